// Runs a parser on the documents of its format, in a folder of installed parsers.

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ subjects: Record<string, string>, quads: number, ms: number, error?: string }} Result */

/** In seconds, for the documents of a format. */
export const TIME_LIMIT = 20;

/**
 * @param {string} folder
 * @param {import("./formats.mjs").Format} format
 * @param {string} base
 * @param {readonly (readonly string[])[]} documents the references of each
 * @returns {Promise<Result[]>} of each document, or of those before the limit
 */
export async function results(folder, format, base, documents) {
  const files = documents.map((references, at) => {
    const file = join(folder, `document-${at}`);
    writeFileSync(file, format.write(base, references));
    return file;
  });
  const options = JSON.stringify({ ...format.options, baseIRI: base });
  const args = ["parse.mjs", format.parser, format.export, options, ...files];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    timeout: TIME_LIMIT * 1000,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) printed += chunk;
  return printed
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
