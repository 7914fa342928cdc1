// node packages/audit/confusables.mjs [--write]: prints or writes the table of src/host/confusables.ts, which says
// which letters of other scripts look like an ASCII letter, digit or hyphen. The data is Unicode's confusables.txt
// (UTS 39 §4), as unhomoglyph has it.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const require = createRequire(import.meta.url);
/** @type {Readonly<Record<string, string>>} */
const likes = require("unhomoglyph/data.json");
const file = fileURLToPath(new URL("src/host/confusables.ts", import.meta.url));
const rows = /(?<=TABLE = )`[^`]*`/u;

/** What is left in a host after the case is folded: a letter, a digit or a mark, in lowercase. */
const OF_HOSTS = /^[\p{Ll}\p{Lm}\p{Lo}\p{Mn}\p{Nd}]$/u;

/** Returns the rows: an ASCII character in lowercase, then those that look like it. @returns {string} */
export function confusablesTable() {
  /** @type {Record<string, string>} */
  const data = likes;
  /** @type {Map<string, string[]>} */
  const table = new Map();
  for (const [character, like] of Object.entries(data)) {
    if (!/^[-\dA-Za-z]$/u.test(like) || !OF_HOSTS.test(character) || isAscii(character)) continue;
    // An ordinary letter of Turkish.
    if (character === "\u0131") continue;
    if (character.normalize("NFKC").toLowerCase() !== character) continue;
    const ascii = like.toLowerCase();
    table.set(ascii, [...(table.get(ascii) ?? []), character]);
  }
  return (
    [...table]
      // oxlint-disable-next-line unicorn/no-array-sort -- packages are checked as ES2022, which has no other
      .sort(([a], [b]) => (a < b ? -1 : 1))
      // oxlint-disable-next-line unicorn/no-array-sort -- as above
      .map(([ascii, characters]) => ascii + characters.sort().map(escaped).join(""))
      .join("\n")
  );
}

/** @param {string} character */
function isAscii(character) {
  return character < "\u0080";
}

/** As a code point, since editors do not show all of them in reading order. @param {string} character */
function escaped(character) {
  return ` ${/** @type {number} */ (character.codePointAt(0)).toString(16)}`;
}

/** The table in the source file. @returns {string} */
export function writtenTable() {
  return (rows.exec(readFileSync(file, "utf8"))?.[0] ?? "``").slice(1, -1).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: "boolean" } } });
  if (values.write === true) {
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(rows, () => `\`\n${confusablesTable()}\``),
    );
  } else {
    console.log(confusablesTable());
  }
}
