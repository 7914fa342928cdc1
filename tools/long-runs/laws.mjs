// pnpm run laws [-- CASES] [SEED]: the laws of the packages, over a million generated cases each.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { workspacePackages } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";

const ENTRY = "test/laws/main.ts";

for (const { folder } of workspacePackages()) {
  if (!existsSync(join(folder, ENTRY))) continue;
  const path = await bundle(basename(folder), ENTRY);
  const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
