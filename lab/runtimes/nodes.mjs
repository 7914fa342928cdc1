// node lab/runtimes/nodes.mjs: prints the paths of the programs of other supported versions of Node, one a line, and installs
// them first. `run bench` measures on them.

import { install } from "./install.mjs";
import { isSupported, runtimes } from "./runtimes.mjs";

/** Those that this repository's own programs support. */
const MAJORS = ["20", "22", "24", "26"];

const present = process.versions.node.split(".", 1)[0];
const names = MAJORS.filter((major) => major !== present).map((major) => `Node ${major}`);
const fault = isSupported ? install(runtimes.flatMap(({ folder }) => folder ?? [])) : undefined;
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  for (const { name, folder, command } of runtimes) {
    if (names.includes(name) && folder !== undefined) console.log(command[0]);
  }
}
