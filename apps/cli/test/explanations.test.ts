/** The output of `std66 resolve --explain`: the files of explanations/, one for each branch of RFC 3986 §5.2. */
import { resolution } from "@std66/vectors";
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

const BASE = "http://a/b/c/d;p?q";

it.each([
  { file: "merge", title: "a relative path, merged", args: [BASE, "../g"] },
  { file: "query", title: "only a query", args: [BASE, "?y#s"] },
  { file: "empty", title: "an empty reference", args: [BASE, ""] },
  { file: "absolute-path", title: "an absolute path", args: [BASE, "/./g"] },
  { file: "authority", title: "an authority", args: [BASE, "//g/x/.."] },
  { file: "scheme", title: "a scheme", args: [BASE, "http:g"] },
  { file: "lenient", title: "an ignored scheme", args: ["--lenient", BASE, "http:g"] },
  { file: "surplus", title: "more .. than segments", args: ["http://a", "../../g/."] },
  { file: "guard", title: "a path that would be read as an authority", args: ["foo:/a", "/.//b"] },
  { file: "rfc", title: "the illustrations of §5.2.4", args: ["x:", "/a/b/c/./../../g", "mid/content=5/../6"] },
  {
    file: "two-lines",
    title: "buffers one below the other",
    args: ["http://example.com/docs/guides/intro.html", "../reference/api/index.html"],
  },
  {
    file: "wide",
    title: "buffers too wide for 80 columns",
    args: ["http://a/", `${"segment/".repeat(9)}../${"another/".repeat(3)}`],
  },
])("resolve --explain: $title", async ({ file, args }) => {
  const { stdout, stderr, status } = await std66(["resolve", "--explain", ...args]);
  await expect(stdout).toMatchFileSnapshot(`explanations/${file}.txt`);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

const examples = resolution.filter(({ source }) => source.startsWith("RFC 3986 5.4"));

it("the examples of §5.4 fit into 80 columns, each with its result on the last line", async () => {
  expect(examples.length).toBeGreaterThan(40);
  const references = examples.map(({ ref }) => ref);
  const { stdout } = await std66(["resolve", "--explain", BASE, ...references]);
  const widest = Math.max(...stdout.split("\n").map((line) => line.length));
  expect(widest).toBeLessThanOrEqual(80);
  const results = stdout.split("\n\n").map((part) => part.trimEnd().split(/\s/u).at(-1));
  expect(results).toEqual(examples.map(({ expect: { rfc3986 } }) => rfc3986));
});

it("a long path is explained without the buffers", async () => {
  const { stdout } = await std66(["resolve", "--explain", "http://a/", `${"a/".repeat(1000)}../b`]);
  expect(stdout).toContain("        2C:   /a/.. at offset 1998\n");
  expect(stdout.length).toBeLessThan(60_000);
});

it("the buffers of a path of up to 500 characters are shown", async () => {
  for (const [length, head] of [
    [500, "THE TWO BUFFERS"],
    [501, "TAKEN FROM THE PATH"],
  ] as const) {
    const { stdout } = await std66(["resolve", "--explain", "http://a/", `/${"g".repeat(length - 1)}`]);
    expect(stdout).toContain(`STEP   ${head}\n`);
  }
});

it("a value is on the line of its rule if both fit into 80 columns", async () => {
  const value = "g".repeat(36);
  const line = `5.2.2  not (R.path == "")                   ${value}\n`;
  expect(line).toHaveLength(81);
  expect((await std66(["resolve", "--explain", "http://a/", value])).stdout).toContain(line);
  const { stdout } = await std66(["resolve", "--explain", "http://a/", `${value}g`]);
  expect(stdout).toContain(`5.2.2  not (R.path == "")\n       ${value}g\n`);
});

it("--explain continues after a line with more steps than a call may have arguments", async () => {
  const stdin = `${"../".repeat(400_000)}g\nh\n`;
  const { stdout, stderr, status } = await std66(["resolve", "--explain", "http://a/"], { stdin });
  expect(stdout.match(/^5\.3 .*$/gmu)?.map((line) => line.split(" ").at(-1))).toEqual(["http://a/g", "http://a/h"]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("--null: each input has a record", async () => {
  const { stdout } = await std66(["resolve", "--explain", "--null", BASE], { stdin: "b c\0g\0" });
  expect(stdout.split("\0").map((record) => record.split("\n").at(-1)?.slice(0, 3))).toEqual(["", "5.3", ""]);
});

it("--null: no empty line before a record", async () => {
  const { stdout } = await std66(["resolve", "--explain", "--null", BASE], { stdin: "g\0h\0" });
  expect(stdout.split("\0").map((record) => record.split("\n")[0])).toEqual([`Base   ${BASE}`, `Base   ${BASE}`, ""]);
});

it("an invalid line has no explanation", async () => {
  const { stdout, stderr, status } = await std66(["resolve", "--explain", BASE], { stdin: "g\n%\n?y\n" });
  expect(stdout.match(/^R .*$/gmu)).toEqual(["R      g", "R      ?y"]);
  expect(stderr).toContain(" --> <stdin>:2:1");
  expect(status).toBe(1);
});

it("--json prints the steps, with null for absent members", async () => {
  const { stdout } = await std66(["resolve", "--explain", "--json", BASE, "../g", "%"]);
  const [first, second] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ input: "../g", result: "http://a/b/g" });
  expect(first.steps[0]).toEqual({
    section: "RFC 3986 §5.2.2",
    rule: "not defined(R.scheme)",
    component: "scheme",
    value: null,
  });
  expect(first.steps).toContainEqual({
    section: "RFC 3986 §5.2.4",
    rule: "2C",
    component: "path",
    value: "/c/..",
    offset: 2,
  });
  expect(second).toMatchObject({ input: "%", error: { code: "pct-encoded" } });
});
