// The script for Hermes: the same as main.ts, without `@std66/legacy`.

import { type Result, run } from "./run.ts";
import { withoutLegacy } from "./without-legacy.ts";

const legacy: Result = { name: "@std66/legacy", passed: 0, failures: [], lacks: "named groups" };

Object.assign(globalThis, { std66Rows: () => JSON.stringify([...run(withoutLegacy), legacy]) });
