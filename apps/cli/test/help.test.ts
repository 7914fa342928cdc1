/** The help and version output. examples.test.ts tries the examples. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { std66 } from "./run.ts";

const names = commands.map(({ name }) => name);

it("--version prints the version of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    readonly version: string;
  };
  expect(await std66(["--version"])).toEqual({ stdout: `${version}\n`, stderr: "", status: 0 });
});

it("--help lists every command", async () => {
  const { stdout, stderr, status } = await std66(["--help"]);
  for (const { name, summary } of commands) expect(stdout).toMatch(new RegExp(`^ +${name} +${summary}$`, "mu"));
  expect(stdout).toContain("Exit status:");
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("without a command, the same help goes to standard error, with status 2", async () => {
  const { stdout } = await std66(["--help"]);
  expect(await std66([])).toEqual({ stdout: "", stderr: stdout, status: 2 });
});

it("what -h and --quiet do, and which findings audit denies", async () => {
  const audit = (await std66(["audit", "--help"], { env: { COLUMNS: "200" } })).stdout;
  expect(audit).toMatch(/^ {2}-h, --help {2,}show help: -h the essentials, --help everything$/mu);
  // An invalid base is said, and wrong usage and unread files are.
  expect(audit).toMatch(/^ {2}-q, --quiet {2,}print nothing about inputs on standard error$/mu);
  // Without --deny, what is denied depends on --hosts, --public, --schemes and --ports.
  expect(audit).toContain(
    "--deny denies findings of this severity or higher. Without it, nothing is denied, except that --hosts, --public, --schemes and --ports deny dangers.",
  );
  expect(audit).toMatch(/^ {2}0 {2}no finding is denied\n {2}1 {2}a finding is denied, or an input line is /mu);
  expect(audit.match(/nothing is denied/giu)).toHaveLength(1);
});

it.each([undefined, ...names])("no page has two empty lines in a row, or ends with one: %s", async (name) => {
  for (const option of ["-h", "--help"]) {
    const { stdout } = await std66(name === undefined ? [option] : [name, option]);
    expect(stdout).toMatch(/[^\n]\n$/u);
    expect(stdout).not.toContain("\n\n\n");
  }
});

it("help help prints the general help", async () => {
  const [help, of] = await Promise.all([std66(["--help"]), std66(["help", "help"])]);
  expect(of).toEqual(help);
});

it("help with an unknown command is wrong usage", async () => {
  const { stdout, stderr, status } = await std66(["help", "nope"]);
  expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
  expect(stderr).toContain("unknown command 'nope'");
});

describe.concurrent.each(names)("%s --help", (name) => {
  it("shows the usage, the shared options, and examples", async () => {
    const { stdout, status } = await std66([name, "--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(`Usage: std66 ${name} [options]`);
    for (const option of ["--json", "--null", "--color", "--show-passwords", "--version"])
      expect(stdout).toContain(option);
    expect(stdout.match(/^ {2}\$ std66 .+$/gmu)?.length).toBeGreaterThan(1);
  });

  it("prints the same as the help command", async () => {
    const [help, option] = await Promise.all([std66(["help", name]), std66([name, "--help"])]);
    expect(help).toEqual(option);
  });
});
