/** The progress bar as shown on a terminal. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { progressLine } from "../src/terminal/progress.ts";
import { MAIN, taking } from "./run.ts";

describe("the progress", () => {
  it("counts files, and what was read of them", () => {
    expect(progressLine({ bytesRead: 56_740_000, count: 1234, unit: "files", size: 0 })).toBe("1,234 files, 56.7 MB");
    expect(progressLine({ bytesRead: 40_000, count: 1, unit: "files", size: 0 })).toBe("1 file, 0.0 MB");
  });

  it("shows how much of a file has been read", () => {
    expect(progressLine({ bytesRead: 500_000, count: 1234, size: 2_000_000 })).toBe(
      " 25% [========----------------------] of 2.0 MB",
    );
    expect(progressLine({ bytesRead: 0, count: 0, size: 9_960_000 })).toBe(`  0% [${"-".repeat(30)}] of 10.0 MB`);
    // It has grown since.
    expect(progressLine({ bytesRead: 3, count: 0, size: 2 })).toBe(`100% [${"=".repeat(30)}] of 0.0 MB`);
  });

  it("counts lines if the size is unknown", () => {
    expect(progressLine({ bytesRead: 500_000, count: 1234, size: 0 })).toBe("1,234 lines");
  });
});

/**
 * The standard error of a command that reads an invalid line, a valid one more than a second later, and another invalid
 * one. `shown`: what it shows after each of them, before it gets the next one.
 */
async function messagesOf(
  command: string,
  terminals: readonly (0 | 1 | 2)[],
  [first, ...later]: readonly [string, ...string[]],
): Promise<string> {
  const child = spawn(process.execPath, [...taking(terminals), MAIN, command, "--color", "never"]);
  let messages = "";
  child.stderr.on("data", (chunk: Buffer) => (messages += String(chunk)));
  child.stdout.resume();
  const showing = async (text: string) => {
    while (!messages.includes(text)) await new Promise((resolve) => child.stderr.once("data", resolve));
  };
  child.stdin.write("|\n");
  // The first message shows that the command has started its clock.
  await showing(first);
  await sleep(1100);
  for (const line of ["a\n", "a b\n", "c\n"]) {
    child.stdin.write(line);
    await showing(later.shift() ?? "");
  }
  child.stdin.end();
  await new Promise((resolve) => child.on("close", resolve));
  return messages;
}

describe.concurrent("the progress of a command", () => {
  it.each([["parse", [2]] as const, ["check", [2]] as const, ["check", [1, 2]] as const])(
    "progress bar of %s, terminals %j: makes room for a message, and leaves nothing on the screen",
    async (command, terminals) => {
      const messages = await messagesOf(command, terminals, ["error", "\r2 lines", "error[pchar]: a space"]);
      expect(messages).toMatch(/^error\[pchar\][^\r]*\r2 lines/u);
      expect(messages).toContain("\r\u001B[K\nerror[pchar]: a space");
      expect(messages.slice(messages.lastIndexOf("lines"))).toContain("\r\u001B[K");
    },
  );

  it.each([["parse", [1, 2]] as const, ["parse", [0, 2]] as const, ["check", [1]] as const])(
    "progress bar of %s, terminals %j: not shown",
    async (command, terminals) => {
      expect(await messagesOf(command, terminals, ["error", "", "error[pchar]: a space"])).not.toContain("\r");
    },
  );

  it("is not shown with --quiet", async () => {
    const child = spawn(process.execPath, [...taking([2]), MAIN, "normalize", "--quiet"]);
    let messages = "";
    child.stderr.on("data", (chunk: Buffer) => (messages += String(chunk)));
    const answerTo = async (line: string) => {
      const answer = new Promise((resolve) => child.stdout.once("data", resolve));
      child.stdin.write(line);
      await answer;
    };
    // The first answer shows that the command has started its clock.
    await answerTo("a\n");
    await sleep(1100);
    for (const line of ["b\n", "c\n"]) await answerTo(line);
    child.stdin.end();
    await new Promise((resolve) => child.on("close", resolve));
    expect(messages).toBe("");
  });
});
