/** The progress bar as shown on a terminal. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MAIN, taking } from "./run.ts";

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
