// pnpm run conformance:legacy: tests the validity checks of RFC 1808 and 2396 against the grammars printed there, at length.

import { spawnSync } from "node:child_process";
import { bundle } from "./bundle.mjs";

const { status } = spawnSync(process.execPath, [await bundle("legacy", "test/grammars/main.ts")], { stdio: "inherit" });
process.exitCode = status ?? 1;
