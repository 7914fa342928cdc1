// The table of docs/evidence/loaders.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { versionOf } from "./tries.mjs";

/** @typedef {{ loader: string, settings: string, isLoaded: boolean, size: number | undefined }} Result */

const page = join(root, "docs/evidence/loaders.md");
/** Stands for them in a row. */
const SETTINGS = "SETTINGS";
const TABLE = /(?<=<!-- loaders -->\n)[^]*(?=<!-- \/loaders -->)/u;

/** @param {readonly Result[]} results */
export function writeTable(results) {
  /** @type {Map<string, string[]>} the settings with which a loader does the same */
  const bySettings = new Map();
  for (const { loader, settings, isLoaded, size } of results) {
    const [before, after] = [
      [loader, versionOf(loader)],
      [isLoaded ? "yes" : "no", kilobytes(size)],
    ];
    const key = [...before, SETTINGS, ...after].join(" | ");
    bySettings.set(key, [...(bySettings.get(key) ?? []), settings]);
  }
  const rows = [...bySettings].map(([key, settings]) => `| ${key.replace(SETTINGS, () => settings.join("; "))} |\n`);
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
