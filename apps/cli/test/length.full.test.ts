/** Inputs whose output would be too long are rejected, and the inputs after them have answers. */
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

describe.concurrent("more than a million segments and parameters", () => {
  const stdin = `a:${"/;".repeat(500_000)};\nx:y\n`;

  it.each([
    ["resolve", "--explain", "http://a/"],
    ["legacy", "http://a/", "-"],
    ["legacy", "-"],
    ["params", "--history"],
  ])("are rejected by %s %s", async (...args) => {
    const { stdout, stderr, status } = await std66(args, { stdin });
    expect(stdout.match(/^\S.*$/gmu)?.length).toBeLessThan(20);
    expect(stdout).toContain("x:y");
    expect(stderr).toMatch(/^error\[length\]: more than 1,000,000 slashes and semicolons\n +--> <stdin>:1:1000003\n/u);
    expect(status).toBe(1);
  });

  it("are rejected by params, which counts ampersands as well", async () => {
    for (const line of [`a:${"/;".repeat(500_000)};`, `?${"&".repeat(1_000_001)}`]) {
      const { stdout, stderr, status } = await std66(["params"], { stdin: `${line}\nx:y\n` });
      expect(stdout).toBe('x:y\n  path\n    y  "y"\n');
      expect(stderr).toMatch(/^error\[length\]: more than 1,000,000 slashes, semicolons and ampersands\n/u);
      expect(status).toBe(1);
    }
  });

  it("--json: a line of more than a million segments has a line of output, and so has the next line", async () => {
    const { stdout, stderr, status } = await std66(["resolve", "--explain", "--json", "http://a/"], { stdin });
    const [first, second] = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(first).toMatchObject({ error: { code: "length", offset: 1_000_002, component: null } });
    expect(second).toMatchObject({ input: "x:y", result: "x:y" });
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
  });

  it("exactly a million are accepted", async () => {
    const { stderr, status } = await std66(["legacy", "--dialects", "rfc1808", "-"], {
      stdin: stdin.replace(";\n", "\n"),
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });
});

it("a line that is too long is shown decoded", async () => {
  const stdin = `é${"/".repeat(1_000_001)}\n`;
  const [text, json] = await Promise.all([
    std66(["legacy", "-"], { stdin }),
    std66(["legacy", "--json", "-"], { stdin }),
  ]);
  expect(text.stderr).toMatch(/^error\[length\].*\n +--> <stdin>:1:1000002\n/u);
  expect((JSON.parse(json.stdout) as { readonly input: string }).input === stdin.trimEnd()).toBe(true);
});

describe("parse answers long inputs in pieces", () => {
  const long = `//h/${"a/".repeat(500_000)}?q`;
  // Long after short, short after long, and long after long, where an invalid one may be between them.
  const stdin = `${long}\nx:y\n${long}%\n${long}\n${long}\n`;

  it("with --json, in lines as of short ones", async () => {
    const { stdout, status } = await std66(["parse", "--json"], { stdin });
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { readonly input: string; readonly segments?: readonly string[] });
    expect(records.map(({ input }) => input.length)).toEqual([
      long.length,
      3,
      long.length + 1,
      long.length,
      long.length,
    ]);
    expect(records[0]).toMatchObject({ scheme: null, host: "h", path: long.slice(3, -2), query: "q", fragment: null });
    expect(records[0]?.segments).toEqual(long.slice(4, -2).split("/"));
    expect(status).toBe(1);
  });

  it("in blocks, and with --null", async () => {
    const [lines, records] = await Promise.all([
      std66(["parse"], { stdin }),
      std66(["parse", "--null"], { stdin: stdin.replaceAll("\n", "\0") }),
    ]);
    const short = "x:y\n  scheme     x\n  path       y\n";
    const block = `${long}\n  authority  h\n  host       h  (reg-name)\n  path       ${long.slice(3, -2)}\n  query      q\n`;
    expect(lines.stdout === [block, short, block, block].join("\n")).toBe(true);
    expect(lines.status).toBe(1);
    const ends = [block, short, "\n", block, block].map((text) => `${text.slice(0, -1)}\0`);
    expect(records.stdout === ends.join("")).toBe(true);
  });
});

it("an answer too long for a string is an error", async () => {
  const format = "{input}".repeat(1000);
  const stdin = `${"a".repeat(600_000)}\nb\n`;
  const { stdout, stderr, status } = await std66(["parse", "--format", format], { stdin });
  expect(stdout).toBe(`\n${"b".repeat(1000)}\n`);
  expect(stderr).toMatch(/^error\[length\]: the output is too long\n +--> <stdin>:1:1\n/u);
  expect(status).toBe(1);
});
