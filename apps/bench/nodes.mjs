// The versions of Node on which the bench also runs: those that `run runtimes` installs.

import { install } from "../../tools/runtimes/install.mjs";
import { isSupported, runtimes } from "../../tools/runtimes/runtimes.mjs";

/** Supported by all tools of this repository, of which the bench is one. */
const MAJORS = ["20", "22", "24", "26"];

/** @returns {string[]} the paths of their programs, without the version that runs this */
export function otherNodes() {
  const present = process.versions.node.split(".", 1)[0];
  const wanted = MAJORS.filter((major) => major !== present).map((major) => `Node ${major}`);
  const found = runtimes.filter(({ name, folder }) => wanted.includes(name) && folder !== undefined);
  if (!isSupported || found.length === 0) return [];
  const fault = install(runtimes.flatMap(({ folder }) => folder ?? []));
  if (fault !== undefined) {
    console.error(`bench: ${fault}\nbench: --this-node measures on this version of Node alone`);
    process.exit(1);
  }
  return found.flatMap(({ command: [program] }) => program ?? []);
}
