/** The help pages at every width: no line is wider, examples come first, and `-h` is short. */
import { describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { std66 } from "./run.ts";

const PAGES = [[], ...commands.map(({ name }) => [name]), ["complete"]];
const WIDTHS = ["40", "60", "80", "100", "120"];

describe.concurrent.each(PAGES.map((args) => [args.join(" "), args] as const))("std66 %s", (_name, args) => {
  it.each(WIDTHS)("no line is wider than %s", async (width) => {
    for (const flag of ["--help", "-h"]) {
      const { stdout, status } = await std66([...args, flag], { env: { COLUMNS: width } });
      expect(stdout.split("\n").filter((line) => line.length > Number(width))).toEqual([]);
      expect(status).toBe(0);
      // Rows have their text beside them where there is room for it.
      if (Number(width) >= 60 && flag === "--help") expect(stdout).toMatch(/^ {2}-h, --help {2,}show help/mu);
    }
  });

  it("has examples before arguments, commands and options, without the width in a pipe as with 80", async () => {
    const { stdout } = await std66([...args, "--help"]);
    const at = (title: string) => stdout.search(new RegExp(`^${title}:$`, "mu"));
    expect(at("Examples")).toBeGreaterThan(0);
    for (const title of ["Arguments", "Commands", "Options", "Input options", "Global options"]) {
      if (at(title) !== -1) expect(at("Examples")).toBeLessThan(at(title));
    }
    expect(stdout.match(/^Examples:$/gmu)).toHaveLength(1);
    expect((await std66([...args, "--help"], { env: { COLUMNS: "80" } })).stdout).toBe(stdout);
  });

  it("-h is a part of --help, with the examples and the options of its own", async () => {
    const [short, whole] = await Promise.all([std66([...args, "-h"]), std66([...args, "--help"])]);
    expect(short.stdout.length).toBeLessThan(whole.stdout.length);
    expect(examples(short.stdout)).toEqual(examples(whole.stdout));
    expect(short.stdout).not.toMatch(
      /^(?:Input|Global) options:$|^ {2}(?:--max-errors|--json-input|-q, --quiet {2,}say nothing)/mu,
    );
    expect(short.stdout.trimEnd().split("\n").at(-1)).toBe(`${["std66", ...args].join(" ")} --help says more.`);
    expect({ stderr: short.stderr, status: short.status }).toEqual({ stderr: "", status: 0 });
  });
});

it("a page fits the terminal to which it is printed, unless COLUMNS has another width", async () => {
  for (const columns of [50, 100]) {
    const { stdout } = await std66(["compare", "--help"], { terminals: [1], columns, env: { COLUMNS: "" } });
    expect(longest(stdout)).toBeLessThanOrEqual(columns);
    expect(longest(stdout)).toBeGreaterThan(columns - 10);
  }
  const asked = await std66(["compare", "--help"], { terminals: [1], columns: 50, env: { COLUMNS: "60" } });
  expect(asked).toEqual(await std66(["compare", "--help"], { env: { COLUMNS: "60" } }));
  // What is piped or kept is the same everywhere.
  const piped = await std66(["compare", "--help"], { terminals: [0, 2], columns: 50, env: { COLUMNS: "" } });
  expect(piped).toEqual(await std66(["compare", "--help"], { env: { COLUMNS: "80" } }));
});

it("the exit statuses are in one column", async () => {
  for (const name of ["audit", "compare", "legacy"]) {
    const { stdout } = await std66([name, "--help"]);
    expect(stdout).toMatch(/^Exit status:\n {2}0 {2}\S.*\n {2}1 {2}\S.*\n {2}2 {2}\S/mu);
  }
});

it("an example that is too wide goes on after a backslash, and is the same to a shell", async () => {
  const wide = await std66(["set", "--help"], { env: { COLUMNS: "200" } });
  const narrow = await std66(["set", "--help"], { env: { COLUMNS: "40" } });
  expect(narrow.stdout).toContain("  $ std66 set --scheme https \\\n      --unset port \\\n");
  expect(examples(narrow.stdout)).toEqual(examples(wide.stdout));
});

function longest(page: string): number {
  return Math.max(...page.split("\n").map(({ length }) => length));
}

/** The examples of a page, each on one line. */
function examples(page: string): readonly string[] | null {
  return page.replace(/ \\\n {6}/gu, " ").match(/^ {2}\$ .*$/gmu);
}
