// node clients.mjs [--write]: writes src/client-readings.ts from the rows of @std66/vectors, without the readings that
// are not those of a client: the columns of the RFCs, and of a proposal. Without `--write`, fails if the file has
// others.

import { readFileSync, writeFileSync } from "node:fs";

/** In the order of the pages. */
const NAMES = [
  "Netscape Navigator 4.03",
  "Lynx 2.7.1",
  "Internet Explorer 3.01",
  "NCSA Mosaic 2.6",
  "libwww-perl 5.14",
];

const file = new URL("src/client-readings.ts", import.meta.url);
/** @type {readonly { base: string, ref: string, readings: readonly { text: string, by: readonly string[] }[] }[]} */
const rows = JSON.parse(readFileSync(new URL("../vectors/data/clients.json", import.meta.url), "utf8"));
const pages = [...new Set(rows.map(({ base }) => base))].map((base) => {
  const lines = rows
    .filter((row) => row.base === base)
    .map(({ ref, readings }) => {
      const texts = readings.flatMap(({ text, by }) => {
        const numbers = NAMES.flatMap((name, index) => (by.includes(name) ? [index] : [])).join("");
        return numbers === "" ? [] : [text, numbers];
      });
      return `    ${JSON.stringify([ref, ...texts]).replaceAll('","', '", "')},\n`;
    });
  return `  [\n    ${JSON.stringify(base)},\n${lines.join("")}  ],\n`;
});
const code = `// Written by clients.mjs from data/clients.json of @std66/vectors, which says where it is from.

/** In the order of the pages: each has a number, from 0. */
export const NAMES = [
${NAMES.map((name) => `  ${JSON.stringify(name)},\n`).join("")}] as const;

/** A page each: its base, and for each reference the results, each with the numbers of the clients that gave it. */
export const PAGES: readonly (readonly [base: string, ...(readonly [reference: string, ...string[]])[]])[] = [
${pages.join("")}];
`;
if (process.argv.includes("--write")) writeFileSync(file, code);
else if (readFileSync(file, "utf8") !== code) {
  console.error(
    "packages/legacy/src/client-readings.ts: not as the rows say. Run: node packages/legacy/clients.mjs --write",
  );
  process.exitCode = 1;
}
