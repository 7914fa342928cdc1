// Every loader with every setting that is tried, in the order of the table.

import { readFileSync } from "node:fs";
import { bundlers } from "./bundlers.mjs";
import { jsr } from "./jsr.mjs";
import { compilers } from "./typescript.mjs";
import { testRunners } from "./test-runners.mjs";

/**
 * @typedef {object} Try
 * @property {string} loader a dependency of lab/proof/loaders/package.json, or `node`
 * @property {string} settings
 * @property {(folder: string) => Promise<number | void>} attempt gives the size of `isUri` in bytes, if it bundles; rejects with
 *   what the loader says if it does not load the packages
 */

/** @type {readonly Try[]} */
export const tries = [...testRunners, ...compilers, ...bundlers, jsr];

const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** @param {string} loader @returns {string} */
export function versionOf(loader) {
  return loader === "node" ? process.versions.node : dependencies[loader].replace(/^npm:.*@/u, "");
}
