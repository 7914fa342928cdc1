// node packages/normalize/data/generate.mjs [--write]: checks, or writes, src/scheme-facts.ts, which has the facts of
// schemes.txt.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const table = new URL("schemes.txt", import.meta.url);
const target = new URL("../src/scheme-facts.ts", import.meta.url);

/** A scheme, its facts, and its sources. A title is in quotes. */
const ROW = /^[a-z][-+.a-z\d]*(?: \d+)?(?: \/)?(?: opaque)?(?: \d+:\d+(?:\.\d+)*| IANA| "[^"]+")+$/u;

/** The source file that belongs to a table, or throws for a row without the form. @param {string} [text] */
export function generated(text = readFileSync(table, "utf8")) {
  const rows = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const schemes = new Map(rows.map((row) => [/** @type {string} */ (row.split(" ", 1)[0]), factsOf(row)]));
  if (schemes.size < rows.length) throw new Error("schemes.txt: a scheme has two rows");
  const all = [...schemes];
  const titles = all.flatMap(([, { sources }]) => sources.filter((source) => source.startsWith('"')));
  const cited = all.filter(([, { sources }]) => !sources.some((source) => source.startsWith('"')));
  const named = all.filter(([, { sources }]) => sources.some((source) => source.startsWith('"')));
  if (named.some(([, { sources }]) => sources.length > 1)) throw new Error("schemes.txt: a title is the only source");
  return `/**
 * RFC 3986 §3.2.3 and §6.2.3: the facts about schemes and their sources, written by data/generate.mjs from
 * data/schemes.txt.
 */

/** Each row has a scheme and its default port; a "/" means that an empty path is equivalent to "/". */
export const PORTS = \`${all.flatMap(([scheme, { port, slash }]) => (port === undefined ? [] : [[scheme, port, ...slash].join(" ")])).join("\n")}\`;

/** The schemes in whose rootless paths "/" does not separate levels of a hierarchy. */
export const OPAQUE = "${all.flatMap(([scheme, { isOpaque }]) => (isOpaque ? [scheme] : [])).join(" ")}";

/** Each row has a scheme and the sources of its rules: an RFC and section, or IANA. */
export const SOURCES = \`${cited.map(([scheme, { sources }]) => [scheme, ...sources].join(" ")).join("\n")}\`;

/** Sources that are not RFCs, by the word in a row, or by the scheme, which then has no row. */
export const TITLES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["IANA", "IANA service names"],
${named.map(([scheme], i) => `  ["${scheme}", ${titles[i]}],`).join("\n")}
]);
`;
}

/** @param {string} row */
function factsOf(row) {
  if (!ROW.test(row)) throw new Error(`schemes.txt: a row has a scheme, facts and sources, not \`${row}\``);
  const [, ...words] = /** @type {string[]} */ (row.match(/"[^"]*"|\S+/gu));
  return {
    port: words.find((word) => /^\d+$/u.test(word)),
    slash: words.filter((word) => word === "/"),
    isOpaque: words.includes("opaque"),
    sources: words.filter((word) => /[:A-Z"]/u.test(word)),
  };
}

/** The source file as it is. */
export function written() {
  return readFileSync(target, "utf8");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--write")) writeFileSync(target, generated());
  else if (written() !== generated()) {
    console.error("packages/normalize/src/scheme-facts.ts is not that of data/schemes.txt: run with --write");
    process.exitCode = 1;
  }
}
