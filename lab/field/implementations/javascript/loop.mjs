// Answers the runner. An exception of the implementation is its refusal.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

/**
 * @param {{ implementation: string, claims: string, version?: string }} about `version`: that of the package by default
 * @param {Readonly<Record<string, (input: Record<string, any>) => unknown>>} operations
 */
export async function serve({ implementation, claims, version = versionOf(implementation) }, operations) {
  const about = { implementation, language: "JavaScript", version, claims, operations: Object.keys(operations) };
  for await (const line of createInterface({ input: process.stdin })) {
    const { cmd, seq, operation, input } = JSON.parse(line);
    if (cmd === "stop") break;
    process.stdout.write(
      `${JSON.stringify(cmd === "start" ? about : { seq, ...answerOf(operations[operation], input) })}\n`,
    );
  }
}

/** @param {((input: any) => unknown) | undefined} operation @param {Record<string, string>} input */
function answerOf(operation, input) {
  try {
    return { result: operation?.(input) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** @param {string} name of a package of the lab */
function versionOf(name) {
  // Not every package exports its manifest.
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
  return JSON.parse(readFileSync(`${folder}package.json`, "utf8")).version;
}
