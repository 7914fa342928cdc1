// A file of known failures: `resolve res-012` on a line, below a comment with the reason.

import { readFileSync } from "node:fs";
import { CannotRun } from "./rows.mjs";

/**
 * @param {string} file
 * @returns {Map<string, string>} the reason of each `OPERATION ROW`; one reason is for all lines up to the next blank
 * line or comment
 */
export function knownFailures(file) {
  /** @type {Map<string, string>} */
  const known = new Map();
  let reason = "";
  let isComment = false;
  for (const [index, line] of read(file).split(/\r?\n/u).entries()) {
    const text = line.trim();
    const fault = (/** @type {string} */ what) => new CannotRun(`${file}:${index + 1}: ${what}`);
    if (text.startsWith("#")) {
      const words = text.slice(1).trim();
      reason = isComment ? `${reason} ${words}`.trim() : words;
      isComment = true;
      continue;
    }
    isComment = false;
    if (text === "") reason = "";
    else if (!/^\w+ [a-z]+-\d+$/u.test(text)) throw fault("expected an operation and the id of a row");
    else if (reason === "") throw fault("expected a comment above it with the reason");
    else if (known.has(text)) throw fault(`\`${text}\` is listed twice`);
    else known.set(text, reason);
  }
  return known;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}
