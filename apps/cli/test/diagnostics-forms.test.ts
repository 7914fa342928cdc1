/** `--diagnostics` of the commands that read inputs, and `audit --format compact`. */
import { describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { std66 } from "./run.ts";

/** So many lines with a space in the path, so many with a wrong port, and a valid one. */
const lines = (spaces: number, ports: number): string => "a b\n".repeat(spaces) + "//h:x\n".repeat(ports) + "a\n";

const blocksOf = (stderr: string): number => stderr.match(/^error\[/gmu)?.length ?? 0;

const NOTE = "\nnote: more than 100 errors; the rest are counted (--diagnostics compact prints a line each)\n";

describe("full", () => {
  it("a hundred errors are printed in full, and none is counted", async () => {
    for (const options of [[], ["--diagnostics", "full"]]) {
      const { stderr } = await std66(["check", ...options], { stdin: lines(98, 2) });
      expect(blocksOf(stderr)).toBe(100);
      expect(stderr).toMatch(/\n\n100 of 101 inputs are invalid\n$/u);
    }
  });

  it("from the next one on they are counted, which is said where it begins, and the end has each code", async () => {
    const { stdout, stderr, status } = await std66(["normalize"], { stdin: lines(99, 1301) });
    expect(blocksOf(stderr)).toBe(100);
    expect(stderr.endsWith(`${NOTE}1,400 of 1,401 inputs are invalid: 1,301 port, 99 pchar\n`)).toBe(true);
    expect({ stdout, status }).toEqual({ stdout: `${"\n".repeat(1400)}a\n`, status: 1 });
  });

  it("rows", async () => {
    const { stdout, stderr } = await std66(["check", "--tsv"], { stdin: lines(100, 2) });
    expect(blocksOf(stderr)).toBe(100);
    expect(stderr.endsWith(`${NOTE}102 of 103 inputs are invalid: 100 pchar, 2 port\n`)).toBe(true);
    expect(stdout).toBe(`${"false\n".repeat(102)}true\n`);
  });

  it("the links of a document", async () => {
    const { stderr } = await std66(["extract", "--check", "--as", "html"], {
      stdin: '<a href="a b">x</a>\n'.repeat(101),
    });
    expect(blocksOf(stderr)).toBe(100);
    expect(stderr.endsWith(`${NOTE}101 errors: 101 pchar\n`)).toBe(true);
  });

  it("what ends a run early is counted as well", async () => {
    const { stderr } = await std66(["check", "--max-errors", "101"], { stdin: lines(200, 0) });
    expect(
      stderr.endsWith(`${NOTE}101 of 101 inputs are invalid: 101 pchar\nstopped after 101 inputs, 101 invalid\n`),
    ).toBe(true);
  });
});

it("compact: a line for each, without an end", async () => {
  for (const command of ["check", "normalize", "parse"]) {
    const { stderr } = await std66([command, "--diagnostics", "compact"], { stdin: lines(102, 1) });
    const found = stderr.split("\n");
    expect(found).toHaveLength(104);
    expect(found[0]).toBe("<stdin>:1:2: error[pchar] a space is not allowed in the path");
    expect(found[102]).toMatch(/^<stdin>:103:5: error\[port\] /u);
  }
});

describe("count", () => {
  it.each([
    ["check", lines(2, 1), "3 of 4 inputs are invalid: 2 pchar, 1 port\n"],
    ["check", "a b\n", "1 of 1 input is invalid: 1 pchar\n"],
    ["check", "a b\nc\n", "1 of 2 inputs is invalid: 1 pchar\n"],
    ["check", "a\n", ""],
    ["check --tsv", lines(2, 1), "3 of 4 inputs are invalid: 2 pchar, 1 port\n"],
    ["check --tsv", "a\n", ""],
    ["resolve x:/", lines(1, 0), "1 of 2 inputs is invalid: 1 pchar\n"],
    ["audit", "a\u0000\n\xff\n", "1 of 2 inputs is invalid: 1 utf-8\n"],
    ["decode", "%\n%41\n", "1 of 2 inputs is invalid: 1 pct-encoded\n"],
    // The code of a fault in a password says nothing of it.
    ["check", "http://u:p|q@h/\nhttp://u:p%q@h/\n", "2 of 2 inputs are invalid: 2 userinfo\n"],
  ])("%s %j", async (command, stdin, stderr) => {
    const ended = await std66([...command.split(" "), "--diagnostics", "count"], {
      stdin: Buffer.from(stdin, "latin1"),
    });
    expect(ended.stderr).toBe(stderr);
  });

  it("the answers stay", async () => {
    const { stdout, status } = await std66(["normalize", "--diagnostics", "count"], { stdin: "A:b\na b\nC:d\n" });
    expect({ stdout, status }).toEqual({ stdout: "a:b\n\nc:d\n", status: 1 });
  });
});

describe.each(["full", "compact", "count"])("%s", (form) => {
  it("--quiet says nothing", async () => {
    for (const args of [["normalize"], ["normalize", "--tsv"], ["extract", "--as", "html"]]) {
      const stdin = lines(150, 1) + '<a href="a b">x</a>\n'.repeat(150);
      expect((await std66([...args, "--quiet", "--diagnostics", form], { stdin })).stderr).toBe("");
    }
  });

  it("is refused beside --json, whose records have each error", async () => {
    const { stderr, status } = await std66(["parse", "--json", "--diagnostics", form], { stdin: "a\n" });
    expect(stderr).toMatch(/^error: option '--diagnostics <form>' cannot be used with option '--json'\n/u);
    expect(status).toBe(2);
  });
});

it("--json prints each error", async () => {
  const { stdout, stderr } = await std66(["check", "--json"], { stdin: lines(150, 1) });
  expect(stdout.match(/"error":/gu)).toHaveLength(151);
  expect(stderr).toBe("");
});

it.each(commands.filter(({ inputs }) => inputs !== undefined).map(({ name }) => name))(
  "%s has the option",
  async (name) => {
    expect((await std66([name, "--help"])).stdout).toMatch(/^ {2}--diagnostics <form> /mu);
  },
);

describe("--format where there is none", () => {
  it.each(["compact", "sarif", "github"])("check --format %s says what to write", async (format) => {
    const { stderr, status } = await std66(["check", "--format", format, "a"]);
    expect(stderr).toMatch(
      /^error: unknown option '--format'\n\(Did you mean --diagnostics compact\? audit and extract --check have --format sarif and github; /u,
    );
    expect(status).toBe(2);
  });
});

describe("audit --format", () => {
  const stdin = "http://a/\nhttp://u:secret@0x7f.1/\nhttp://h:25/\n";

  it("compact prints a line for each finding, and no password", async () => {
    const { stdout, stderr, status } = await std66(["audit", "--format", "compact"], { stdin });
    const found = stdout.trimEnd().split("\n");
    for (const line of found) expect(line).toMatch(/^<stdin>:[23]:\d+: (?:info|warning|danger)\[[a-z\d-]+\] \S/u);
    expect(found.at(-1)).toMatch(/^<stdin>:3:10: \w+\[[a-z-]*port[a-z-]*\] /u);
    expect(found.length).toBeGreaterThan(2);
    expect(stdout).not.toContain("secret");
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("full is what it prints without", async () => {
    expect(await std66(["audit", "--format", "full"], { stdin })).toEqual(await std66(["audit"], { stdin }));
  });

  it("with --json-input, places are those of the records", async () => {
    const record = '{"input":"http://h:25/","file":"a.md","line":7,"column":9}\n';
    const { stdout } = await std66(["audit", "--format", "compact", "--json-input"], { stdin: record });
    expect(stdout).toMatch(/^a\.md:7:18: /u);
  });
});
