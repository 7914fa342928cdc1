// The script that every runtime runs. It sets a global function, as not every runtime has modules or a console.

import { packages } from "./packages.ts";
import { run } from "./run.ts";

Object.assign(globalThis, { std66Rows: () => JSON.stringify(run(packages)) });
