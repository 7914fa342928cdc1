// The TypeScript compiler: each way to find the types of a package. The compiled program then runs.

import { join } from "node:path";
import { run } from "../run.mjs";
import { MAIN, REQUIRED, source, works, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/** For each `moduleResolution`: the `module`, the extensions of the sources, and the programs that run the output. */
const RESOLUTIONS = {
  node10: { module: "commonjs", sources: ["ts"], mains: ["cjs"] },
  node16: { module: "node16", sources: ["cts", "mts"], mains: ["cjs", "mjs"] },
  nodenext: { module: "nodenext", sources: ["cts", "mts"], mains: ["cjs", "mjs"] },
  bundler: { module: "esnext", sources: ["cts", "mts"], mains: ["mjs"] },
};

/** @type {{ loader: string, resolutions: (keyof typeof RESOLUTIONS)[] }[]} */
const COMPILERS = [
  { loader: "typescript-5.4", resolutions: ["node10", "node16", "nodenext", "bundler"] },
  // Without `node10`.
  { loader: "typescript-7", resolutions: ["node16", "nodenext", "bundler"] },
];
