// node lab/proof/runtimes/nodes.mjs [MAJOR]: prints the paths of the programs of other supported versions of Node, one
// a line, and installs them first; or of the one that is named, which fails if there is none. `run field bench`
// measures on them, and .ci/run tests on one.

import { existsSync } from "node:fs";
import { ownArguments } from "@std66/tools/arguments.mjs";
import { install } from "./install.mjs";
import { isSupported, runtimes } from "./runtimes.mjs";
import { TESTED_NODES } from "./tested-nodes.mjs";

const [wanted] = ownArguments(import.meta.url).operands;
const present = process.versions.node.split(".", 1)[0];
const majors = wanted === undefined ? TESTED_NODES.filter((major) => major !== present) : [wanted];
const names = majors.map((major) => `Node ${major}`);
const fault = isSupported ? install(runtimes.flatMap(({ folder }) => folder ?? [])) : undefined;
const programs = runtimes.flatMap(({ name, folder, command: [program = ""] }) =>
  names.includes(name) && folder !== undefined && existsSync(program) ? [program] : [],
);
if (fault !== undefined || (wanted !== undefined && programs.length === 0)) {
  console.error(fault ?? `no Node ${wanted} for ${process.platform} on ${process.arch}`);
  process.exitCode = 1;
} else for (const program of programs) console.log(program);
