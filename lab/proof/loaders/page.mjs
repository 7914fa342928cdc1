// The table of docs/evidence/loaders.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { versionOf } from "./tries.mjs";

/** @typedef {{ loader: string, settings: string, isLoaded: boolean, size: number | undefined }} Result */

const page = join(root, "docs/evidence/loaders.md");
const TABLE = /(?<=<!-- loaders -->\n)[^]*(?=<!-- \/loaders -->)/u;

/** @param {readonly Result[]} results */
export function writeTable(results) {
  const rows = results.map(({ loader, settings, isLoaded, size }) => {
    const cells = [loader, versionOf(loader), settings, isLoaded ? "yes" : "no", kilobytes(size)];
    return `| ${cells.join(" | ")} |\n`;
  });
  const head = "| loader | version | settings | loads | size of `{ isUri }` |\n| --- | --- | --- | --- | --- |\n";
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(TABLE, () => `\n${head}${rows.join("")}\n`),
  );
  spawnSync("pnpm", ["exec", "oxfmt", page], { cwd: root, stdio: "inherit" });
}

/** @param {number | undefined} bytes */
function kilobytes(bytes) {
  return bytes === undefined ? "" : `${(bytes / 1000).toFixed(1)} kB`;
}
