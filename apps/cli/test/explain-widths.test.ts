/** Explanations fit the width, but for words that cannot be broken. */
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

/** The lines that are too wide although they have a place to break. */
async function tooWide(args: readonly string[], width: string): Promise<string[]> {
  const { stdout, status } = await std66(args, { env: { COLUMNS: width } });
  expect(status).toBe(0);
  expect(stdout).not.toBe("");
  return stdout.split("\n").filter((line) => line.length > Number(width));
}

it.each(["40", "60", "80", "120"])("the list of all codes, in %s columns", async (width) => {
  expect(await tooWide(["explain"], width)).toEqual([]);
});

it("the list has each code with its meaning beside it, or below it if the line is too narrow", async () => {
  const wide = (await std66(["explain"], { env: { COLUMNS: "200" } })).stdout;
  expect(wide).toMatch(/^ {2}port {10,}a character that is not allowed in the port$/mu);
  const narrow = (await std66(["explain"], { env: { COLUMNS: "40" } })).stdout;
  expect(narrow).toContain("\n  port\n      a character that is not allowed in\n      the port\n");
  // No word is lost.
  expect(narrow.split(/\s+/u)).toEqual(wide.split(/\s+/u));
});

it("every meaning, in 40 columns: only an example may be wider", async () => {
  const codes = (await std66(["explain", "--json"])).stdout
    .trimEnd()
    .split("\n")
    .map((line): string => JSON.parse(line).code);
  const wide = await tooWide(["explain", ...new Set(codes)], "40");
  // An example is a text or a call, which stays as it is.
  expect(wide.filter((line) => !/^ {4}\S/u.test(line))).toEqual([]);
  expect(codes.length).toBeGreaterThan(100);
});

it("a meaning in 40 columns", async () => {
  const { stdout } = await std66(["explain", "port-leading-zeros", "host-ipv4-rare"], { env: { COLUMNS: "40" } });
  expect(stdout).toContain("  section  RFC 3986 §3.2.3,\n           RFC 3986 §6.2.3\n");
  expect(stdout).toContain("  example  http://good.example:0080/\n");
});

const RESOLVED: readonly (readonly [base: string, reference: string])[] = [
  ["http://a/b/c/d;p?q", "../g"],
  ["http://a", "../../g/."],
  ["foo:/a", "/.//b"],
];

it.each(RESOLVED)("resolve --explain %s %s, in 40 columns", async (base, reference) => {
  expect(await tooWide(["resolve", "--explain", base, reference], "40")).toEqual([]);
});

it("a rule of a resolution goes on further right than its value", async () => {
  const { stdout } = await std66(["resolve", "--explain", "http://a/b/c", "../g"], { env: { COLUMNS: "40" } });
  expect(stdout).toContain('5.2.3  merge: Base.path up to its last\n         "/" + R.path\n       /b/../g\n');
  expect(stdout).toContain("5.2.2  T.path =\n         remove_dot_segments(T.path)\n       /g\n");
});

it.each([
  "http://EXAMPLE.com:80/%7ea/../b",
  "a/../b",
  "news:a/../b",
  `HTTP://${"A".repeat(9)}.b/${"%7e".repeat(5)}/${"%7e".repeat(5)}`,
])("normalize --explain %s, in 40 columns", async (text) => {
  const wide = await tooWide(["normalize", "--explain", text], "40");
  // A URI is a word that cannot be broken.
  expect(wide.filter((line) => / (?!$)/u.test(line.trim()))).toEqual([]);
});

it("compare --explain in 40 columns has the section below the rung, and in 80 beside it", async () => {
  const args = ["compare", "--explain", "http://a/%7e", "http://a/~"];
  const narrow = (await std66(args, { env: { COLUMNS: "40" } })).stdout;
  expect(narrow).toMatch(/^equivalent: percent-encoding\n {2}\(RFC 3986, section 6\.2\.2\.2\)\n a {2}/u);
  const wide = (await std66(args, { env: { COLUMNS: "80" } })).stdout;
  expect(wide).toMatch(/^equivalent: percent-encoding \(RFC 3986, section 6\.2\.2\.2\)\n a {2}/u);
});

it("a change that has no room beside its rung is below it", async () => {
  const { stdout } = await std66(["normalize", "--explain", "http://EXAMPLE.com/a/../b"], { env: { COLUMNS: "40" } });
  expect(stdout).toContain("\n6.2.2.1  case\n         EXAMPLE -> example\n         http://example.com/a/../b\n");
  const { stdout: kept } = await std66(["normalize", "--explain", "a/../b"], { env: { COLUMNS: "40" } });
  expect(kept).toContain("\n6.2.2.3  dot-segments\n         kept: they depend on the base\n");
});
