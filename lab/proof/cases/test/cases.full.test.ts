// Each case finds its wrong checker; that the JSON Schema test suite does not is shown by `run proof cases SUITE`.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("each case is right, and finds a wrong checker", { timeout: 120_000 }, () => {
  const program = fileURLToPath(new URL("../main.mjs", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: "utf8" });
  expect(stdout.match(/^ {2}NO: .*$/gmu)).toBeNull();
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("cases: 34 of 34 are right, and find a checker that is wrong");
  expect(status).toBe(0);
});
