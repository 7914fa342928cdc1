// The proof finds a changed character, and says which text shows it.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { expect, it } from "vitest";

it("R-148 each changed character of faults.json is found with its shortest text", () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "lab/proof/main.mjs"), "grammar", "faults"], {
    encoding: "utf8",
  });
  expect(stdout).not.toContain("NOT FOUND");
  expect(stdout).toContain("grammar faults: 13 of 13 changed characters are found, each with its shortest text");
  expect(status).toBe(0);
}, 300_000);
