// The versions of the contenders.

import { readFileSync } from "node:fs";

const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** @param {{ name: string, from?: string }} contender @returns {string} */
export function versionOf({ name, from = name }) {
  if (from.startsWith("node:")) return `Node ${process.versions.node}`;
  return dependencies[name] ?? "this repository";
}
