// The rows of a page of docs/evidence, as data: tab-separated fields, which a test adds up to what the page says.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";

/**
 * Writes docs/evidence/NAME.tsv.
 *
 * @param {string} name of the page
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function writeRows(name, head, rows) {
  writeFileSync(join(root, `docs/evidence/${name}.tsv`), rowsText(head, rows));
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function rowsText(head, rows) {
  return [head, ...rows].map((cells) => `${cells.map((cell) => field(String(cell))).join("\t")}\n`).join("");
}

/** @param {string} text with neither a tab nor a line end, which would end the field */
function field(text) {
  return text.replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}
