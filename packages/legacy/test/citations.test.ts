// The citations of the reasons, and so the sections in docs/history.md: each quote is in the RFC, in the section that
// is cited.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reasons } from "../src/index.ts";
import { hashesOf } from "./phrases/hashes.mjs";

/** For each section that is quoted, the hashes of each three words of its text in a row. */
const phrases = JSON.parse(readFileSync(new URL("phrases/phrases.json", import.meta.url), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

const cited = Object.entries(reasons).flatMap(([code, { citations, quotes }]) =>
  citations.map((citation) => [code, citation, quotes[citation] ?? ""] as const),
);
const inRfcs = cited.filter(([, citation]) => !citation.startsWith("URL Standard"));

/** Which of the hashes of a phrase are not in the section. */
function missing(citation: string, phrase: string): readonly string[] {
  const [, rfc = "", section = ""] = /^RFC (\d+) (?:§|Appendix )([A-G\d.]+)/u.exec(citation) ?? [];
  const hashes = phrases[rfc]?.[section];
  if (hashes === undefined) throw new Error(`no phrases of ${citation}: run phrases.mjs`);
  const known = new Set(hashes.match(/.{4}/gu));
  return [...hashesOf(phrase)].filter((hash) => !known.has(hash));
}

it.each(inRfcs)("%s: %s says %j", (_code, citation, quote) => {
  expect(missing(citation, quote)).toEqual([]);
});

it("a phrase with another word, in another order, or of another section is not there", () => {
  const citation = "RFC 3986 §5.1";
  expect(missing(citation, "stripped of any fragment component prior to its use as a base URI")).toEqual([]);
  expect(missing(citation, "stripped of any fragment component before its use as a base URI")).not.toEqual([]);
  expect(missing(citation, "any fragment component stripped of")).not.toEqual([]);
  expect(missing("RFC 3986 §5.3", "stripped of any fragment component prior to its use as a base URI")).not.toEqual([]);
  expect(missing("RFC 3986 §5.2.2", "stripped of any fragment component")).not.toEqual([]);
});

it("each reason has quotes of several sections, and each citation has one", () => {
  expect(cited.filter(([, , quote]) => quote === "")).toEqual([]);
  expect(cited.length).toBeGreaterThan(170);
  expect(
    Object.entries(reasons).flatMap(([code, { quotes, citations }]) =>
      Object.keys(quotes).join() === citations.join() ? [] : [code],
    ),
  ).toEqual([]);
});

it("a rule that a citation names is in the quote", () => {
  const named = cited.flatMap(([, citation, quote]) => {
    const rules = /\((?!last paragraphs|Goals)([^)]+)\)$/u.exec(citation)?.[1];
    return rules === undefined ? [] : rules.split(", ").map((rule) => [citation, quote.includes(`${rule} `)]);
  });
  expect(named.filter(([, isThere]) => isThere !== true)).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});
