/** The texts that the command has of its own, as files to read: what codes mean, and the tour of the standards. */
import { diagnose, isUriReference } from "@std66/core";
import picocolors from "picocolors";
import { afterEach, describe, expect, it } from "vitest";
import { kindOf } from "../src/diagnostics/kind.ts";
import { KINDS } from "../src/text/productions.ts";
import { tourBlocks } from "../src/render/dialects/tour.ts";
import { listLines, meaningLines } from "../src/render/explanation-lines.ts";
import { layOutFor } from "../src/render/width.ts";
import { allMeanings } from "../src/render/explanations.ts";

const colors = picocolors.createColors(false);
const own = allMeanings().filter(({ kind }) => kind === "error" || kind === "input" || kind === "bidi");

afterEach(() => {
  layOutFor(undefined);
});

const isKind = (code: string): boolean => KINDS.some((kind) => kind === code);

describe("what codes mean", () => {
  it("is a page for each", async () => {
    const pages = own.map((meaning) => `${meaningLines(meaning, colors).join("\n")}\n`);
    await expect(pages.join("\n")).toMatchFileSnapshot("texts/meanings.txt");
  });

  const ofTexts = own.filter(
    ({ kind, code, example = "" }) =>
      kind === "error" && !example.includes("(") && !example.includes("`") && !isKind(code),
  );
  it.each(ofTexts)(
    "$code has an example, and a similar text without it",
    ({ code, example = "", counterexample = "" }) => {
      expect(diagnose(example)?.code).toBe(code);
      expect(isUriReference(counterexample)).toBe(true);
    },
  );

  it.each(KINDS.filter((kind) => !kind.endsWith("-reference")))("%s has examples that it tells apart", async (name) => {
    const { matches } = await kindOf(name);
    const { example = "", counterexample = "" } = own.find(({ code, kind }) => kind === "error" && code === name) ?? {};
    expect([matches(example), matches(counterexample)]).toEqual([false, true]);
  });

  it("is listed in groups, each code once, with the codes aligned", () => {
    const [any] = own;
    if (any === undefined) throw new Error("no codes");
    expect(
      listLines([
        { ...any, kind: "reason", code: "a", summary: "one" },
        { ...any, kind: "error", code: "bcd", summary: "two" },
        { ...any, kind: "input", code: "bcd", summary: "three" },
        { ...any, kind: "input", code: "e", summary: "four" },
        { ...any, kind: "error", code: "f", summary: "five" },
      ]),
    ).toEqual([
      "Errors in the syntax of URIs and IRIs:",
      "  bcd  two; or three",
      "  f    five",
      "",
      "Errors in the input of the command:",
      "  e    four",
      "",
      "Reasons of std66 legacy:",
      "  a    one",
    ]);
  });

  it("lists every code once, by what it means and not by one text that has it", () => {
    const all = allMeanings();
    // Each code is then on one line.
    layOutFor("200");
    const lines = listLines(all).filter((line) => line.startsWith("  "));
    const codes = lines.map((line) => line.trim().split(" ", 1)[0]);
    expect(codes).toEqual([...new Set(codes)]);
    expect(new Set(codes)).toEqual(new Set(all.map(({ code }) => code)));
    expect(lines.filter((line) => /  (?:`[^`]`|a space|U\+[\dA-F]+) is not allowed|  U\+/u.test(line))).toEqual([]);
  });
});

it("the tour of the standards", async () => {
  await expect(`${tourBlocks(colors).join("\n\n")}\n`).toMatchFileSnapshot("texts/tour.txt");
});
