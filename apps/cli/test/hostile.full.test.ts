/** Hostile input: each line has an answer, and there is never a stack trace. */
import { describe, expect, it } from "vitest";
import { type CommandLine, canBe, commands, inTurn, optioned, withOptions } from "./hostile/commands.ts";
import { CONTROLS, faultsOfRuns } from "./hostile/expectations.ts";
import { type Input, medley, shortInputs } from "./hostile/inputs.ts";
import { std66 } from "./run.ts";

/** Adds a test for each command line. `pnpm run proof hostile` has more of them, with longer inputs and many seeds. */
function tests(input: Input, lines: readonly CommandLine[]): void {
  it.each(lines.map((command) => [command.args.join(" "), command] as const))("%s", async (_title, command) => {
    const run = (args: readonly string[]) => std66(args, { stdin: input.octets });
    expect(await faultsOfRuns(command, input.octets, run)).toEqual([]);
  });
}

describe.concurrent.each(shortInputs.map((input, turn) => ({ ...input, turn })))("$title", ({ turn, ...input }) => {
  tests(input, inTurn(commands, turn));
});

describe.concurrent.each([[[]], [["--json"]]])("a little of each kind %j", (options) => {
  const lines = [...commands, ...optioned].filter((line) => canBe(line, options));
  tests(
    medley,
    lines.map((line) => withOptions(line, options)),
  );
});

describe.concurrent("a wrong command line is reported in one line, without its control characters", () => {
  it.each([
    [["chekc", "a"]],
    [["__proto__"]],
    [["constructor", "a"]],
    [["help", "toString"]],
    [["check", "--__proto__"]],
    [["--json=x", "check"]],
    [["parse", "--format", "{constructor}", "a"]],
    [["parse", "--format", "{", "a"]],
    [["parse", "--format", "{__proto__}", "--json", "a"]],
    [["normalize", "--rungs", "", "a"]],
    [["normalize", "--rungs", "case,,scheme", "a"]],
    [["compare", "--rungs", "__proto__", "a", "b"]],
    [["legacy", "--dialects", "toString", "a"]],
    [["legacy", "--excess-dots", "valueOf", "http://a/", "b"]],
    [["check", "--color", "constructor", "a"]],
    [["\u001B[2J"]],
    [["check", "--\u202E"]],
    [["parse", "--format", "{\u001B[2J}"]],
    [["normalize", "--rungs", "\u009B31m"]],
    [["legacy", "--dialects", "\u001B]0;t\u0007", "a"]],
    [["relativize"]],
    [["compare", "a", "b", "c"]],
  ])("%j", async (args) => {
    const { stdout, stderr, status } = await std66(args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    // The error, a possible suggestion, and a pointer to the help.
    expect(stderr).toMatch(/^error: [^\n]+\n(?:\(Did you mean [^\n]+\)\n)?\(run `std66 [^\n]*--help` for usage\)\n$/u);
    expect(stderr).not.toMatch(/^ +at |\bbug\b|Error|undefined|\[object/mu);
    expect(stderr).not.toMatch(CONTROLS);
  });
});
