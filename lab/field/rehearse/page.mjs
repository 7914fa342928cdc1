// The table of docs/evidence/rehearsal.md, and rehearsal.tsv: each step. The table of docs/evidence/scanners.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { writeRows } from "../../rows.mjs";
import { SNYK } from "./scanners.mjs";

/** @typedef {{ by: string, what: string, said: string, isDone: boolean }} Row */

const page = join(root, "docs/evidence/rehearsal.md");
const TABLE = /(?<=<!-- rehearsal -->\n)[^]*(?=<!-- \/rehearsal -->)/u;

const scanners = join(root, "docs/evidence/scanners.md");
const SCANNERS = /(?<=<!-- scanners -->\n)[^]*(?=<!-- \/scanners -->)/u;

/** @param {readonly Row[]} rows */
export function writeScanners(rows) {
  const lines = rows
    .filter(({ by }) => by === SNYK)
    .map(({ by, what, said, isDone }) => `| ${what} | ${by} | ${isDone ? said : "wrong"} |\n`);
  const table = `\n| lockfile | scanner | reads |\n| --- | --- | --- |\n${lines.join("")}\n`;
  writeFileSync(
    scanners,
    readFileSync(scanners, "utf8").replace(SCANNERS, () => table),
  );
  spawnSync("pnpm", ["exec", "oxfmt", scanners], { cwd: root, stdio: "inherit" });
}

/** @param {readonly Row[]} rows */
export function writePage(rows) {
  const programs = [...new Set(rows.map(({ by }) => by))];
  const lines = programs.map((program) => {
    const own = rows.filter(({ by }) => by === program);
    const failed = own.filter(({ isDone }) => !isDone).map(({ what }) => what.replaceAll("|", "\\|"));
    return `| ${program} | ${own.length} | ${own.length - failed.length} | ${failed.join("; ")} |\n`;
  });
  const table = `\n| by | steps | work | do not work |\n| --- | --- | --- | --- |\n${lines.join("")}\n`;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(TABLE, () => table),
  );
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
  const cells = rows.map(({ by, what, said, isDone }) => [by, what, isDone ? "yes" : "no", said]);
  writeRows("rehearsal", ["by", "what", "works", "result"], cells);
}
