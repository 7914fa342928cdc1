/** The output of `std66 normalize --explain`, and the memory of `--unique`. */
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

it("--explain shows the changes of each rung, and the text after it", async () => {
  const { stdout, stderr, status } = await std66([
    "normalize",
    "--explain",
    "HTTP://Ex.COM:80/%7euser/../a%2fb?%41%42",
  ]);
  expect(stdout).toBe(`HTTP://Ex.COM:80/%7euser/../a%2fb?%41%42
6.2.2.1  case              HTTP -> http, E -> e, COM -> com, and 2 more
         http://ex.com:80/%7Euser/../a%2Fb?%41%42
6.2.2.2  percent-encoding  %7E -> ~, %41%42 -> AB
         http://ex.com:80/~user/../a%2Fb?AB
6.2.2.3  dot-segments      /~user/../a%2Fb -> /a%2Fb
         http://ex.com:80/a%2Fb?AB
6.2.3    scheme            :80 -> ""
         http://ex.com/a%2Fb?AB
`);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

it("--explain names rungs without changes, and separates inputs by an empty line", async () => {
  const { stdout } = await std66(["normalize", "--explain", "--rungs", "scheme,case", "", "A:"]);
  expect(stdout).toBe(`""
6.2.2.1  case              nothing to do
6.2.3    scheme            nothing to do

A:
6.2.2.1  case              A -> a
         a:
6.2.3    scheme            nothing to do
`);
});

it.each([
  ["urn:isbn:1/../x", 'kept: "/" is not hierarchical in urn'],
  ["Mailto:..", 'kept: "/" is not hierarchical in Mailto'],
  ["javascript:a/.", 'kept: "/" is not hierarchical in javascript'],
  ["../a", "kept: they depend on the base"],
  ["a/..", "kept: they depend on the base"],
  ["urn:a.b/...", "nothing to do"],
  ["http://h/..a/.b", "nothing to do"],
  [".a", "nothing to do"],
  // Without its "/.", the path would begin with "//", as only an authority does (RFC 3986 §3.3).
  ["x:/.//a", "nothing to do"],
])("--explain gives the reason if dot-segments of %s stay", async (text, why) => {
  const { stdout } = await std66(["normalize", "--explain", "--rungs", "dot-segments", text]);
  expect(stdout).toBe(`${text}\n6.2.2.3  dot-segments      ${why}\n`);
});

it("--check --explain explains only URIs that are not normal", async () => {
  const { stdout, status } = await std66(["normalize", "--check", "--explain", "--rungs", "case", "a:", "B:"]);
  expect(stdout).toBe("B:\n6.2.2.1  case              B -> b\n         b:\n");
  expect(status).toBe(1);
});

it("--explain marks changes with colors enabled", async () => {
  const args = ["normalize", "--explain", "--rungs", "percent-encoding", "--color", "always", "%41b%43"];
  const { stdout } = await std66(args);
  const [, , result] = stdout.split("\n");
  const [bold, underline] = ["\u001B[1m", "\u001B[4m"];
  expect(result?.split(bold).length).toBe(3);
  expect(result).toContain(`${bold}${underline}A`);
  expect(result).toContain(`${bold}${underline}C`);
});

it("--explain shortens long pieces, so that their lines fit into 80 columns", async () => {
  const { stdout } = await std66(["normalize", "--explain", `http://a/${"segment/".repeat(20)}${"../".repeat(20)}`]);
  const shown = stdout.split("\n").filter((line) => /^\d/u.test(line));
  expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(80);
});

it("--explain continues after an invalid line", async () => {
  const { stdout, stderr, status } = await std66(["normalize", "--explain", "--rungs", "case"], {
    stdin: "A:\n%\nb:\n",
  });
  expect(stdout.match(/^\w:$/gmu)).toEqual(["A:", "b:"]);
  expect(stderr).toContain(" --> <stdin>:2:1");
  expect(status).toBe(1);
});

it("--unique distinguishes many long texts", async () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `http://example.com/${"x".repeat(200)}/${index % 40_000}`);
  const { stdout, status } = await std66(["normalize", "--unique"], { stdin: `${lines.join("\n")}\n` });
  expect(stdout).toBe(`${lines.slice(0, 40_000).join("\n")}\n`);
  expect(status).toBe(0);
});
