// Tests that each mutant that may survive can still be made: its file is there, and so is the text that it replaces.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "@std66/tools/workspace.mjs";

interface Survivors {
  readonly file: string;
  readonly why: string;
  readonly mutants: readonly string[];
}

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const survivors = JSON.parse(read("lab/proof/mutation/survivors.json")) as readonly Survivors[];

/** What a mutant may replace: the text, or its replacement, may itself have an arrow. */
function originals(mutant: string): string[] {
  const pieces = mutant.split(" => ");
  return pieces.slice(1).map((_, index) => pieces.slice(0, index + 1).join(" => "));
}

function isGone(file: string, mutant: string, times: number): boolean {
  if (!existsSync(join(root, file))) return true;
  const source = read(file);
  return !originals(mutant).some((original) => original !== "" && source.split(original).length > times);
}

test("each survivor has a file with its text, as often as it is listed, and a reason", () => {
  const listed = survivors.flatMap(({ file, mutants }) => mutants.map((mutant) => ({ file, mutant })));
  const gone = listed.filter(({ file, mutant }) => {
    const times = listed.filter((other) => other.file === file && other.mutant === mutant).length;
    return isGone(file, mutant, times);
  });
  expect(gone).toEqual([]);
  expect(survivors.filter(({ why, mutants }) => why.trim() === "" || mutants.length === 0)).toEqual([]);
});

test("a text that is gone, or is there less often, is found", () => {
  const file = "packages/core/src/parse/parse.ts";
  expect(isGone(file, "export function parse( => x", 1)).toBe(false);
  expect(isGone(file, "export function parse( => x", 2)).toBe(true);
  expect(isGone(file, "export function parsed( => x", 1)).toBe(true);
  expect(isGone("packages/core/src/parsed.ts", "export function parse( => x", 1)).toBe(true);
  expect(originals("(a) => b => c")).toEqual(["(a)", "(a) => b"]);
});
