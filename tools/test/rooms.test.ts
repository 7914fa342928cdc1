// Checks the drawing of imports in docs/architecture.md, and that it can be made of core.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing } from "../rooms.mjs";
import { root } from "../workspace.mjs";

test("docs/architecture.md has the drawing that `run rooms` prints of the command", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  expect(/^## Inside the command\n[^]*?```text\n([^]*?)\n```/mu.exec(page)?.[1]).toBe(drawing("apps/cli/src"));
});

test("no files of core import each other in a circle", () => {
  expect(drawing("packages/core/src")).toMatch(/^index +-> [^]*^characters$/mu);
});
