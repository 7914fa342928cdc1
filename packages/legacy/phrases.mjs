// node phrases.mjs FOLDER: writes test/phrases/phrases.json, by which a test finds a quote in the section that it is
// from, without the texts of the RFCs: a short hash of each three words in a row, for each section that is quoted. A
// quote is there if each three of its words are. FOLDER has rfc1738.txt and so on, as https://www.rfc-editor.org
// publishes them.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashesOf } from "./test/phrases/hashes.mjs";

const QUOTES = new URL("src/compare/quotes.ts", import.meta.url);
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node phrases.mjs FOLDER");

/** @type {Record<string, Record<string, string>>} */
const titles = JSON.parse(readFileSync(new URL("../../tools/checks/rfc-sections.json", import.meta.url), "utf8"));
/** @type {Record<string, Set<string>>} */
const quoted = {};
for (const [, rfc = "", section = ""] of readFileSync(QUOTES, "utf8").matchAll(
  /"RFC (\d+) (?:§|Appendix )([A-G\d.]+)/gu,
)) {
  (quoted[rfc] ??= new Set()).add(section);
}

const phrases = Object.fromEntries(
  Object.entries(quoted).map(([rfc, sections]) => {
    const text = readFileSync(join(folder, `rfc${rfc}.txt`), "latin1");
    const found = sectionsOf(text, titles[rfc] ?? {});
    const names = [...sections];
    names.sort();
    const hashes = names.map((section) => {
      const own = found.get(section);
      if (own === undefined) throw new Error(`RFC ${rfc} has no section ${section}`);
      const ofSection = [...hashesOf(own)];
      ofSection.sort();
      return [section, ofSection.join("")];
    });
    return [rfc, { sha256: createHash("sha256").update(text, "latin1").digest("hex"), ...Object.fromEntries(hashes) }];
  }),
);
writeFileSync(new URL("test/phrases/phrases.json", import.meta.url), `${JSON.stringify(phrases, null, 2)}\n`);

/**
 * The text of each section, without its subsections, headings, and what stands at the top and bottom of a page.
 *
 * @param {string} text
 * @param {Record<string, string>} known the titles by number
 * @returns {Map<string, string>}
 */
function sectionsOf(text, known) {
  const numbers = new Map(Object.entries(known).map(([number, title]) => [`${number} ${title}`, number]));
  /** @type {Map<string, string>} */
  const sections = new Map();
  let current = "";
  for (const line of text.split(/\r?\n/u)) {
    if (/\[Page \d+\]$/u.test(line) || /^RFC \d{4} .* (?:19|20)\d\d$/u.test(line)) continue;
    const heading = /^(?:Appendix )?([A-G]|\d+)((?:\.\d+)*)\.?\s+(\S.*)$/u.exec(line);
    const number = heading === null ? undefined : numbers.get(`${heading[1]}${heading[2]} ${heading[3]?.trim()}`);
    if (number !== undefined) current = number;
    else sections.set(current, `${sections.get(current) ?? ""}${line}\n`);
  }
  return sections;
}
