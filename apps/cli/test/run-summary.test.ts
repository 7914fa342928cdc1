/** What is said at the end of a long run of a process. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MAIN, taking } from "./run.ts";

/** The messages about lines that come in two parts, with some time between them. */
const stderrOf = async (terminals: readonly (0 | 1 | 2)[]) => {
  const child = spawn(process.execPath, [...taking(terminals), MAIN, "check", "--valid"]);
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += String(chunk)));
  child.stdin.write("a\n");
  // The first answer shows that the command has started its clock.
  await new Promise((resolve) => child.stdout.once("data", resolve));
  await sleep(1100);
  child.stdin.end("b\n%\n");
  await new Promise((resolve) => child.on("close", resolve));
  return stderr;
};

describe.concurrent("after a run of more than a second", () => {
  it("says how much was read, on a terminal", async () => {
    expect(await stderrOf([2])).toMatch(/3 inputs, 1 invalid, in \d+\.\d s \(\d+ a second\)\n$/u);
  });

  it("says nothing anywhere else", async () => {
    expect(await stderrOf([])).toBe("");
  });
});
