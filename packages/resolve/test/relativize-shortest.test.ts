// What `relativize` gives for all short pairs, compared with all short references.

import { isUri, isUriReference, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { relativize, resolverFor } from "../src/index.ts";

/** All texts of these letters up to a length, shorter ones first. */
function textsOf(letters: string, maxLength: number): string[] {
  const texts = [""];
  let last = texts;
  for (let length = 1; length <= maxLength; length++) {
    last = last.flatMap((text) => Array.from(letters, (letter) => text + letter));
    texts.push(...last);
  }
  return texts;
}

const behind = (beginning: string, texts: readonly string[]): string[] => texts.map((text) => beginning + text);

/** All references of these letters up to a length, optionally after one of these prefixes. */
function referencesOf(letters: string, beginnings: readonly string[], maxLength: number): string[] {
  const texts = ["", ...beginnings].flatMap((beginning) =>
    behind(beginning, textsOf(letters, maxLength - beginning.length)),
  );
  const byLength = Array.from({ length: maxLength + 1 }, (_, length) => texts.filter((text) => text.length === length));
  return byLength.flat().filter((text) => isUriReference(text));
}

/** Rates how much of the base a reference keeps. */
function rank(reference: string): number {
  const { scheme, authority, path: own } = parse(reference);
  if (scheme !== undefined) return 0;
  if (authority !== undefined) return 1;
  if (own.startsWith("/")) return 2;
  return own === "" ? 4 : 3;
}

interface Space {
  readonly bases: readonly string[];
  readonly targets: readonly string[];
  /** All candidates up to `maxLength`, shorter ones first. */
  readonly references: readonly string[];
  readonly maxLength: number;
}

/** Resolves all references against each base, and compares the best ones with the results of `relativize`. */
function checkShortest({ bases, targets, references, maxLength }: Space): void {
  const faults: unknown[] = [];
  const ranked = references.map((text) => ({ text, keeps: rank(text) }));
  for (const base of bases.filter((text) => isUri(text))) {
    const fromBase = resolverFor(base);
    const best = new Map<string, { readonly text: string; readonly keeps: number }>();
    for (const reference of ranked) {
      const result = String(fromBase(reference.text));
      const other = best.get(result);
      const keepsMore = other?.text.length === reference.text.length && other.keeps < reference.keeps;
      if (other === undefined || keepsMore) best.set(result, reference);
    }
    for (const target of targets) {
      if (!isUriReference(target)) continue;
      const found = String(relativize(base, target));
      const wanted = best.has(target) ? target : String(fromBase(target));
      const reference = best.get(wanted);
      const isShortest = reference === undefined ? found.length > maxLength : found.length === reference.text.length;
      const keepsMost = reference === undefined || rank(found) === reference.keeps || keepsNoPath(base, reference.text);
      if (String(fromBase(found)) !== wanted || !isShortest || !keepsMost) {
        faults.push([base, target, found, reference?.text]);
      }
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
}

/** A reference that leads out of a rootless path keeps nothing of it, like one that begins with "/". */
function keepsNoPath(base: string, reference: string): boolean {
  return /^s:[^/]/.test(base) && reference.startsWith("..");
}

describe("R-101 of all references up to a length, none is shorter, or as short and keeps more of the base", () => {
  const PATHS = "a/.";
  const LETTERS = "a/.?:";

  it("relativize gives the shortest reference: paths of up to four letters", () => {
    checkShortest({
      bases: behind("s:", textsOf(PATHS, 4)),
      targets: behind("s:", textsOf(LETTERS, 4)),
      references: referencesOf(LETTERS, ["s:"], 5),
      maxLength: 5,
    });
  });

  it("relativize gives the shortest reference: paths with queries and colons", () => {
    checkShortest({
      bases: behind("s:", textsOf(LETTERS, 3)),
      targets: behind("s:", textsOf(LETTERS, 4)),
      references: referencesOf(LETTERS, ["s:"], 4),
      maxLength: 4,
    });
  });

  it("relativize gives the shortest reference: paths after an authority", () => {
    checkShortest({
      bases: behind("s://h", [...textsOf(PATHS, 4), "?", "?a", "/?", "/?a", "/a?", "/a/?a"]),
      targets: behind("s://h", textsOf(LETTERS, 4)),
      references: referencesOf(LETTERS, ["//h"], 5),
      maxLength: 5,
    });
  });

  it("relativize gives the shortest reference: paths with fragments", () => {
    const tails = textsOf("/a?#", 4);
    checkShortest({
      bases: behind("s:", textsOf("/a?#", 3)),
      targets: [...behind("s:", tails), ...tails],
      references: referencesOf("/a?#.", ["s:"], 4),
      maxLength: 4,
    });
  });

  it("relativize gives the shortest reference: bases and targets of all forms", () => {
    const beginnings = ["s:", "t:", "s://", "s://h", "s:/.//", "s://h/aa/", "s:/aa/", "s:aa/"];
    const forms = beginnings.flatMap((beginning) => behind(beginning, textsOf(PATHS, 2)));
    checkShortest({
      bases: forms,
      targets: [...forms, ...textsOf(PATHS, 3)],
      references: referencesOf("a/.", ["s:", "t:", "//h", "s://h", "t://h"], 7),
      maxLength: 7,
    });
  });
});
