// The tables of docs/evidence/rdf.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";

const page = join(root, "docs/evidence/rdf.md");

/** @param {Readonly<Record<string, readonly (readonly string[])[]>>} tables by the names of their places */
export function writeTables(tables) {
  let text = readFileSync(page, "utf8");
  for (const [name, rows] of Object.entries(tables)) {
    const [before, after] = text.split(new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`, "u"));
    if (after === undefined) throw new Error(`docs/evidence/rdf.md must contain <!-- ${name} -->`);
    text = `${before}\n\n${table(rows)}\n\n${after}`;
  }
  writeFileSync(page, text);
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
}

/**
 * One row for the formats with the same result.
 *
 * @param {readonly (readonly string[])[]} rows each begins with a format
 */
export function byResult(rows) {
  /** @type {Map<string, { formats: string[], result: string[] }>} */
  const groups = new Map();
  for (const [format = "", ...result] of rows) {
    const group = groups.get(result.join("\n")) ?? { formats: [], result };
    group.formats.push(format);
    groups.set(result.join("\n"), group);
  }
  return [...groups.values()].map(({ formats, result }) => [formats.join(", "), ...result]);
}

/** @param {readonly (readonly string[])[]} rows the first is the head */
export function table(rows) {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => "---"), ...rest].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
