/** `--quiet` and `--exit-zero`, of every command that takes inputs. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { shell, std66 } from "./run.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-quiet-"));
  writeFileSync(join(folder, "bad.txt"), "a b\nc d\n");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Each command with two bad inputs and a good one, what it answers, and its status. */
const ROWS = [
  ["parse --format {path}", ["a b", "c", "%"], ["", "c", ""], 1],
  ["check --invalid", ["a b", "c", "%"], ["a b", "%"], 1],
  ["resolve x:/", ["a b", "c", "%"], ["", "x:/c", ""], 1],
  ["relativize x:/", ["a b", "x:/c", "%"], ["", "c", ""], 1],
  ["normalize", ["a b", "c", "%"], ["", "c", ""], 1],
  ["compare", ["a b", "c\tc", "%"], ["", "identical", ""], 2],
  [
    "legacy --dialects rfc3986",
    ["\xff", "", "\xff"],
    ['""', "    RFC 3986      valid", '                  path  ""'],
    1,
  ],
  ["set --host h", ["a b", "//a", "%"], ["", "//h", ""], 1],
  ["params --get a", ["a b", "?a=1", "%"], ["1"], 1],
  ["encode", ["\xff", "a", "\xff"], ["", "a", ""], 1],
  ["decode", ["%", "%61", "%ff"], ["", "a", ""], 1],
  ["iri --to-uri", ["a b", "c", "%"], ["", "c", ""], 1],
  ["file --to-path --platform posix", ["a b", "file:///c", "%"], ["", "/c", ""], 1],
  ["template expand {a}", ["a b", '{"a":"c"}', "%"], ["", "c", ""], 1],
  ["audit --format github", ["\xff", "c", "\xff"], [], 1],
] as const;

const REASON = /^error/mu;

it("the rows have every command that takes inputs, but extract, whose inputs are documents", () => {
  const taking = commands.flatMap(({ name, inputs }) => (inputs === undefined ? [] : [name]));
  expect(new Set([...ROWS.map(([command]) => command.split(" ", 1)[0]), "extract"])).toEqual(new Set(taking));
});

describe.concurrent.each(ROWS)("std66 %s", (command, lines, answers, status) => {
  const args = command.split(" ");
  const stdin = Buffer.from(lines.map((line) => `${line}\n`).join(""), "latin1");
  const stdout = answers.map((line) => `${line}\n`).join("");

  it("--quiet answers the same and says nothing", async () => {
    for (const option of ["--quiet", "-q"]) {
      if (args[0] === "check") continue;
      expect(await std66([...args, option], { stdin })).toEqual({ stdout, stderr: "", status });
      expect(await std66([...args, option], { stdin, terminals: [2] })).toEqual({ stdout, stderr: "", status });
    }
  });

  it("--exit-zero ends with 0, and says as much as before", async () => {
    const ended = await std66([...args, "--exit-zero"], { stdin });
    expect({ stdout: ended.stdout, status: ended.status }).toEqual({ stdout, status: 0 });
    if (args[0] !== "check") expect(ended.stderr).toMatch(REASON);
  });

  it("an unreadable file and wrong usage end with 2, and are said", async () => {
    const options = args[0] === "check" ? ["--exit-zero"] : ["--exit-zero", "--quiet"];
    const unreadable = await std66([...args, ...options, "-f", join(folder, "nope")]);
    expect(unreadable.stderr).toMatch(/^error: cannot read .*: no such file/u);
    const wrong = await std66([...args, ...options, "--nope"]);
    expect(wrong.stderr).toMatch(/^error: unknown option '--nope'/u);
    expect([unreadable.status, wrong.status]).toEqual([2, 2]);
  });
});

it("check --quiet prints no answer, and --exit-zero no reason to fail", async () => {
  expect(await std66(["check", "--quiet", "a b", "c d"])).toEqual({ stdout: "", stderr: "", status: 1 });
  expect(await std66(["check", "--quiet", "--exit-zero", "a b", "c d"])).toEqual({ stdout: "", stderr: "", status: 0 });
});

it("compare: invalid arguments", async () => {
  expect(await std66(["compare", "--quiet", "a b", "c d"])).toEqual({ stdout: "", stderr: "", status: 2 });
  expect(await std66(["compare", "--quiet", "--exit-zero", "a b", "c d"])).toEqual({
    stdout: "",
    stderr: "",
    status: 0,
  });
});

it("a no stays one: --exit-zero is about invalid inputs", async () => {
  for (const args of [
    ["compare", "a", "b"],
    ["normalize", "--check", "a%7e", "a%2e"],
    ["params", "--get", "x", "a", "b"],
    ["audit", "--deny", "info", "http://0x7f.1/", "http://0x7f.2/"],
  ]) {
    expect((await std66([...args, "--exit-zero"])).status).toBe(1);
  }
});

it("an invalid base is said, since nothing is answered", async () => {
  const { stdout, stderr, status } = await std66(["resolve", "--quiet", "--exit-zero", "a b", "c", "d"]);
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
  expect(stderr).toMatch(REASON);
});

it("--json has its errors in the answers", async () => {
  const { stdout, stderr, status } = await std66(["resolve", "--json", "--quiet", "--exit-zero", "x:/", "a b", "c d"]);
  expect(stdout.match(/"error":/gu)).toHaveLength(2);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("--json-input: no note on lost members", async () => {
  const stdin = '{"input":"a","result":1}\n{"input":"b","result":2}\n';
  const args = ["resolve", "--json", "--json-input", "x:/"];
  expect((await std66(args, { stdin })).stderr).toMatch(/^note: /u);
  expect((await std66([...args, "--quiet"], { stdin })).stderr).toBe("");
});

describe.skipIf(process.platform === "win32")("extract", () => {
  const html = '<a href="a b">x</a><a href="c d">y</a><a href="z">z</a>';

  it("--quiet and --exit-zero", async () => {
    const line = "std66 extract --as html";
    const ended = await shell(line, { stdin: html });
    expect(ended.stderr.match(/^error\[/gmu)).toHaveLength(2);
    expect(ended).toMatchObject({ stdout: "z\n", status: 1 });
    expect(await shell(`${line} --quiet`, { stdin: html })).toEqual({ stdout: "z\n", stderr: "", status: 1 });
    expect(await shell(`${line} --quiet --exit-zero`, { stdin: html })).toEqual({
      stdout: "z\n",
      stderr: "",
      status: 0,
    });
    const nope = await shell(`${line} --quiet --exit-zero '${folder}/nope'`);
    expect(nope.status).toBe(2);
    expect(nope.stderr).toMatch(/^error: cannot read /u);
  });
});
