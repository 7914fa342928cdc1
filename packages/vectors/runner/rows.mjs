// Reads the rows of data/, which must be those of the release: a score from other rows would not be comparable.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const folder = new URL("../data/", import.meta.url);

/** Ends the run with status 2, and only its message is shown. */
export class CannotRun extends Error {}

/**
 * @param {URL} [from] a folder with the files and SHA256SUMS
 * @returns {(name: string) => any[]} gives the rows of a file, by its name without the extension
 */
export function verifiedRows(from = folder) {
  const edited = [];
  /** @type {Map<string, any>} */
  const files = new Map();
  for (const line of readFileSync(new URL("SHA256SUMS", from), "utf8").trimEnd().split("\n")) {
    const [sum, name = ""] = line.split("  ");
    const text = readFileSync(new URL(name, from));
    if (createHash("sha256").update(text).digest("hex") !== sum) edited.push(name);
    else files.set(name.replace(/\.json$/u, ""), JSON.parse(text.toString("latin1")));
  }
  if (edited.length > 0) {
    throw new CannotRun(
      `${edited.join(", ")}: not as released, by data/SHA256SUMS; a score needs the rows as they are`,
    );
  }
  return (name) => files.get(name);
}
