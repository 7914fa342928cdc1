/** What `std66 resolve --explain` shows: the files of explanations/, one for each branch of RFC 3986 §5.2. */
import { resolution } from "@std66/vectors";
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

const BASE = "http://a/b/c/d;p?q";

it.each([
  { file: "merge", title: "a relative path, merged", args: [BASE, "../g"] },
  { file: "query", title: "a query alone", args: [BASE, "?y#s"] },
  { file: "empty", title: "nothing at all", args: [BASE, ""] },
  { file: "absolute-path", title: "an absolute path", args: [BASE, "/./g"] },
  { file: "authority", title: "an authority", args: [BASE, "//g/x/.."] },
  { file: "scheme", title: "a scheme", args: [BASE, "http:g"] },
  { file: "lenient", title: "a scheme that is ignored", args: ["--lenient", BASE, "http:g"] },
  { file: "surplus", title: "more .. than there are segments", args: ["http://a", "../../g/."] },
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
])("shows $title", async ({ file, args }) => {
  const { stdout, stderr, status } = await std66(["resolve", "--explain", ...args]);
  await expect(stdout).toMatchFileSnapshot(`explanations/${file}.txt`);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

const examples = resolution.filter(({ source }) => source.startsWith("RFC 3986 5.4"));

it("fits the examples of §5.4 into 80 columns, each with its result in the last line", async () => {
  expect(examples.length).toBeGreaterThan(40);
  const references = examples.map(({ ref }) => ref);
  const { stdout } = await std66(["resolve", "--explain", BASE, ...references]);
  const widest = Math.max(...stdout.split("\n").map((line) => line.length));
  expect(widest).toBeLessThanOrEqual(80);
  const results = stdout.split("\n\n").map((part) => part.trimEnd().split(/\s/u).at(-1));
  expect(results).toEqual(examples.map(({ expect: { rfc3986 } }) => rfc3986));
});

it("tells of a long path what is taken from it, without the buffers", async () => {
  const { stdout } = await std66(["resolve", "--explain", "http://a/", `${"a/".repeat(1000)}../b`]);
  expect(stdout).toContain("        2C:   /a/.. at offset 1998\n");
  expect(stdout.length).toBeLessThan(60_000);
});

it("shows the buffers of a path of up to 500 characters", async () => {
  for (const [length, head] of [
    [500, "THE TWO BUFFERS"],
    [501, "WHAT IT TAKES FROM THE PATH"],
  ] as const) {
    const { stdout } = await std66(["resolve", "--explain", "http://a/", `/${"g".repeat(length - 1)}`]);
    expect(stdout).toContain(`STEP   ${head}\n`);
  }
});

it("shows a value in the line of its rule, where that has 80 columns then", async () => {
  const value = "g".repeat(36);
  const line = `5.2.2  not (R.path == "")                   ${value}\n`;
  expect(line).toHaveLength(81);
  expect((await std66(["resolve", "--explain", "http://a/", value])).stdout).toContain(line);
  const { stdout } = await std66(["resolve", "--explain", "http://a/", `${value}g`]);
  expect(stdout).toContain(`5.2.2  not (R.path == "")\n       ${value}g\n`);
});

it("explains a line of more steps than a call may have arguments, and goes on", async () => {
  const stdin = `${"../".repeat(400_000)}g\nh\n`;
  const { stdout, stderr, status } = await std66(["resolve", "--explain", "http://a/"], { stdin });
  expect(stdout.match(/^5\.3 .*$/gmu)?.map((line) => line.split(" ").at(-1))).toEqual(["http://a/g", "http://a/h"]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("has a record for each input between NULs", async () => {
  const { stdout } = await std66(["resolve", "--explain", "--null", BASE], { stdin: "b c\0g\0" });
  expect(stdout.split("\0").map((record) => record.split("\n").at(-1)?.slice(0, 3))).toEqual(["", "5.3", ""]);
});

it("has nothing in front of a record", async () => {
  const { stdout } = await std66(["resolve", "--explain", "--null", BASE], { stdin: "g\0h\0" });
  expect(stdout.split("\0").map((record) => record.split("\n")[0])).toEqual([`Base   ${BASE}`, `Base   ${BASE}`, ""]);
});

it("takes lines, and leaves out the invalid ones", async () => {
  const { stdout, stderr, status } = await std66(["resolve", "--explain", BASE], { stdin: "g\n%\n?y\n" });
  expect(stdout.match(/^R .*$/gmu)).toEqual(["R      g", "R      ?y"]);
  expect(stderr).toContain(" --> <stdin>:2:1");
  expect(status).toBe(1);
});

it("has the steps in --json, with null for what is not there", async () => {
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
