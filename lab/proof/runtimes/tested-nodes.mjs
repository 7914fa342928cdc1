// The versions of Node on which CI runs the whole test suite: those of the matrix of .github/workflows/ci.yml.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";

const workflow = readFileSync(join(root, ".github/workflows/ci.yml"), "utf8");
const [, list] = /^ +node: \[([\d, ]+)\]$/mu.exec(workflow) ?? [];
if (list === undefined) throw new Error("ci.yml has no matrix of the versions of Node");

/** @type {readonly string[]} */
export const TESTED_NODES = list.split(", ");
