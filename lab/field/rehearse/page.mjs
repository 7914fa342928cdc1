// The table of docs/evidence/rehearsal.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";

/** @typedef {{ by: string, what: string, said: string, isDone: boolean }} Row */

const page = join(root, "docs/evidence/rehearsal.md");
const TABLE = /(?<=<!-- rehearsal -->\n)[^]*(?=<!-- \/rehearsal -->)/u;

/** @param {readonly Row[]} rows */
export function writePage(rows) {
  const lines = rows.map(
    ({ by, what, said, isDone }) => `| ${by} | ${what.replaceAll("|", "\\|")} | ${isDone ? "yes" : "no"} | ${said} |\n`,
  );
  const table = `\n| by | what | works | result |\n| --- | --- | --- | --- |\n${lines.join("")}\n`;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(TABLE, () => table),
  );
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
}
