// The files of the JSON Schema test suite for a format: read, and with cases added.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ description: string, comment?: string, data: unknown, valid: boolean }} Test */

/**
 * @param {string} suite
 * @param {string} format
 * @returns {string[]} one for each draft that has it
 */
export function filesOf(suite, format) {
  // A link names the newest draft once more.
  return readdirSync(join(suite, "tests"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((draft) =>
      ["format", "optional/format"].map((folder) => join(suite, "tests", draft, folder, `${format}.json`)),
    )
    .filter(existsSync);
}

/** @param {string} file @returns {Test[]} */
export function testsOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).flatMap((/** @type {{ tests: Test[] }} */ { tests }) => tests);
}

/**
 * The text of a file with further tests in its last group, laid out as the others.
 *
 * @param {string} text
 * @param {readonly Test[]} tests
 */
export function withTests(text, tests) {
  const end = /\n *\]\n *\}\n\]\s*$/u.exec(text);
  if (end === null) throw new Error("the last group of the file has no end that is laid out as usual");
  const added = tests.map((test) =>
    `,\n${JSON.stringify(test, null, 4)}`.replaceAll(/\n(?=.)/gu, `\n${" ".repeat(12)}`),
  );
  return text.slice(0, end.index) + ascii(added.join("")) + text.slice(end.index);
}

/** @param {string} text @returns {string} with escapes for what a reader would not see */
export function ascii(text) {
  return text.replaceAll(
    /[^\0-~\xA1-\xAC\xAE-\xFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
