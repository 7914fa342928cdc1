// The citations of the reasons, and so the sections in docs/history.md, are those of passages taken from the RFCs by hand.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ReasonCode, reasons } from "../src/index.ts";
import { type Passage, passages } from "./passages.ts";

const CODES = Object.keys(reasons) as readonly ReasonCode[];
/** The titles of all sections, by RFC and number. */
const titles = JSON.parse(
  readFileSync(new URL("../../../tools/checks/rfc-sections.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

it.each(CODES)("the sections of %s are those of its passages", (code) => {
  expect(reasons[code].citations).toEqual(passages[code].map(([citation]) => citation));
});

it("there are passages for these reasons only", () => {
  expect(Object.keys(passages)).toEqual(CODES);
});

it.each(Object.values(passages).flat())("%s is called %s", (citation, title) => {
  const [, rfc = "", section = ""] = /^RFC (\d+) (?:§|Appendix )([A-G\d.]+)/u.exec(citation) ?? [];
  expect(titles[rfc]?.[section]).toBe(rfc === "" ? undefined : title);
});

it("a rule that a citation names is in the passage", () => {
  const named = Object.values(passages).flatMap((list: readonly Passage[]) =>
    list.flatMap(([citation, , quote]) => {
      const rules = /\((?!last paragraphs|Goals)([^)]+)\)$/u.exec(citation)?.[1];
      return rules === undefined ? [] : rules.split(", ").map((rule) => [citation, quote.includes(`${rule} `)]);
    }),
  );
  expect(named.filter(([, isThere]) => isThere !== true)).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});
