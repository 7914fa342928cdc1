// The runner: what it asks and says, and that no adapter keeps it from ending.

import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultOfAnswer, faultOfStart } from "../runner/protocol.mjs";
import { judge, operations, questionsOf } from "../runner/questions.mjs";
import { verifiedRows } from "../runner/rows.mjs";
import { resolved } from "../runner/resolve.mjs";
import { sections } from "../runner/sections.mjs";
import { matches } from "./reference/grammar.ts";
import { adapter, asked, main, runner } from "./run-runner.ts";

const rows = verifiedRows();
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-vectors-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.concurrent("an adapter that answers as the rows: every row is right, and each message fits the schema", async () => {
  const log = join(folder, "messages");
  const json = join(folder, "report.json");
  const { status, stdout, stderr } = await runner([
    "run",
    "--json",
    json,
    "--",
    process.execPath,
    adapter,
    "good",
    log,
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const count = Object.keys(operations).flatMap((name) => questionsOf(rows, name)).length;
  expect(stdout).toContain(`\n${count} rows: ${count} right, 0 by choice, 0 missed\n`);
  const sent = readFileSync(log, "utf8");
  expect(sent).toMatch(/^[ -~\n]*$/u);
  const messages = sent.trimEnd().split("\n");
  expect(messages).toHaveLength(count + 2);
  expect(messages.filter((message) => !fits(JSON.parse(message), "start", "run", "stop"))).toEqual([]);
  const report = JSON.parse(readFileSync(json, "utf8")) as { results: { outcome: string }[] };
  expect(report.results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: count }, () => "right"));
});

const { $defs } = JSON.parse(readFileSync(new URL("../protocol.schema.json", import.meta.url), "utf8")) as {
  $defs: Record<string, object>;
};
const ajv = new Ajv2020({ allowUnionTypes: true });
const schemas = new Map(Object.keys($defs).map((name) => [name, ajv.compile({ $defs, $ref: `#/$defs/${name}` })]));
const fits = (message: unknown, ...names: string[]): boolean => names.some((name) => schemas.get(name)!(message));

const started = { implementation: "a", language: "b", version: "1", operations: ["resolve"] };
test.each([
  started,
  { ...started, claims: "RFC 3986" },
  { ...started, operations: [] },
  { ...started, operations: [1] },
  { ...started, operations: "resolve" },
  { ...started, version: 1 },
  { ...started, implementation: "" },
  { ...started, claims: null },
  { ...started, other: 1 },
  { implementation: "a" },
  [started],
  null,
  "start",
])("the answer to start %j: schema and runner agree", (message) => {
  expect(faultOfStart(message) === undefined).toBe(fits(message, "started"));
});

test.each<readonly [string, unknown]>([
  ["isUri", { seq: 1, result: true }],
  ["isUri", { seq: 1, error: "no" }],
  ["isUri", { seq: 1, unsupported: true }],
  ["isUri", { seq: 1, unsupported: false }],
  ["isUri", { seq: 1, error: null }],
  ["isUri", { seq: 1 }],
  ["isUri", { seq: 0, result: true }],
  ["isUri", { seq: 1.5, result: true }],
  ["isUri", { seq: "1", result: true }],
  ["isUri", { seq: 1, result: true, error: "both" }],
  ["isUri", { seq: 1, result: null }],
  ["isUri", { seq: 1, result: true, more: 1 }],
  ["resolve", { seq: 1, result: "http://a/" }],
  ["resolve", { seq: 1, result: 5 }],
  ["components", { seq: 1, result: { path: "" } }],
  ["components", { seq: 1, result: { scheme: "a", query: null, path: "" } }],
  ["components", { seq: 1, result: { scheme: "a" } }],
  ["components", { seq: 1, result: { path: "", port: 80 } }],
  ["components", { seq: 1, result: { path: "", params: "" } }],
  ["parseQuery", { seq: 1, result: [["a", null]] }],
  ["parseQuery", { seq: 1, result: [["a"]] }],
  [
    "parseQuery",
    {
      seq: 1,
      result: [
        ["a", ""],
        ["b", "c"],
      ],
    },
  ],
  ["parseQuery", { seq: 1, result: [] }],
  ["parseQuery", { seq: 1, result: [[null, "a"]] }],
  ["parseQuery", { seq: 1, result: [[]] }],
  ["parseQuery", { seq: 1, result: [["a", "b", "c"]] }],
  [
    "parseQuery",
    {
      seq: 1,
      result: [
        ["a", "b"],
        ["c", 1],
      ],
    },
  ],
  ["parseQuery", { seq: 1, result: ["a"] }],
  ["isUri", [1]],
  ["isUri", null],
])("the answer to %s %j: schema and runner agree", (operation, message) => {
  expect(faultOfAnswer(message, operation) === undefined).toBe(fits(message, "answer"));
});

test("a result of another operation is refused, which the schema alone cannot see", () => {
  expect(faultOfAnswer({ seq: 1, result: "true" }, "isUri")).toBe("`result` is not `true` or `false`");
  expect(faultOfAnswer({ seq: 1, result: true }, "components")).toBe(
    "`result` is not a record of components with a `path`",
  );
});

// Each is asked all rows: one bad answer costs one row.
test.concurrent.each([
  [
    "dies",
    /^std66-vectors: resolve res-003: the adapter ended with status 7; its last line on stderr: segmentation fault, nearly\n$/u,
  ],
  [
    "invalid JSON",
    /^std66-vectors: resolve res-003: the adapter answers with invalid JSON: \{\\"seq\\":3,\\"result\\":\n$/u,
  ],
  ["another shape", /^std66-vectors: resolve res-003: the adapter answers with what `result` is not a text\n$/u],
])("an adapter that is %s: a clear line, one row missed, and the run goes on", async (behaviour, line) => {
  const { status, stdout, stderr } = await asked(behaviour, "--timeout", behaviour === "slow" ? "1" : "30");
  expect(stderr).toMatch(line);
  const [, missed = ""] = /, 0 by choice, (\d+) missed\n$/u.exec(stdout) ?? [];
  expect({ status, missed }).toEqual({ status: 1, missed: "1" });
  expect(stdout).toContain("resolve res-003: ");
});

test.concurrent.each([
  [
    "noise",
    /^std66-vectors: resolve res-001: the adapter printed a line that is not a message; .*: loading the tables\n$/u,
  ],
  ["out of order", /^std66-vectors: resolve res-003: the adapter answers question 2, but was asked question 3\n$/u],
])("an adapter with %s: a clear line, and no row missed", async (behaviour, line) => {
  const { status, stdout, stderr } = await asked(behaviour, "--timeout", behaviour === "goes on" ? "1" : "30");
  expect(stderr).toMatch(line);
  expect(stdout).toContain("318 right, 0 by choice, 0 missed");
  expect(status).toBe(0);
});

test.concurrent.each([
  ["ends", "start: the adapter ended with status 3"],
  ["odd start", "start: the adapter answers with what `language` is not a string"],
  ["silent start", "start: the adapter did not answer in time"],
])("an adapter that %s: status 2", async (behaviour, line) => {
  const { status, stdout, stderr } = await asked(behaviour, "--timeout", "0.5");
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: "", stderr: `std66-vectors: ${line}\n` });
});

test.concurrent("a command that cannot be run: status 2", async () => {
  const { status, stderr } = await runner(["run", "--", join(folder, "nothing")]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^std66-vectors: start: the adapter cannot be run: .*ENOENT\n$/u);
});

test.concurrent("an operation that is claimed and then not supported fails; one that does not exist is named", async () => {
  const { status, stdout } = await runner(["run", "--", process.execPath, adapter, "claims"]);
  expect(stdout).toContain("\nresolve: claimed, but no row of it is supported\n");
  expect(stdout).toContain("\nmatchTemplate: claimed, but there is no such operation; PROTOCOL.md has the names\n");
  expect(status).toBe(1);
});

test.concurrent("an adapter that answers twice loses no row: an answer to an earlier question is recognized by its `seq`", async () => {
  const both = ["run", "--only", "isUri", "--only", "components", "--timeout", "30"];
  const { status, stdout, stderr } = await runner([...both, "--", process.execPath, adapter, "twice"]);
  expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toMatchObject({
    status: 0,
    last: expect.stringMatching(/ right, 0 by choice, 0 missed$/u),
  });
  expect(stderr).toContain("the adapter answers question 1, but was asked question 2\n");
  expect(stderr).not.toContain("answers with what");
});

test.concurrent("the JUnit report is XML, whatever the names of the adapter have in them", async () => {
  const junit = join(folder, "control.xml");
  const { status } = await asked("control characters", "--timeout", "30", "--junit", junit);
  expect(status).toBe(0);
  const xml = readFileSync(junit, "utf8");
  // XML 1.0 §2.2 has the characters.
  expect(xml).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
  expect(xml).toContain('<testsuites name="the\uFFFD\uFFFD\uFFFD\uFFFD rows 1">');
});

test.concurrent("a miss names its section, with its text, and both results", async () => {
  const junit = join(folder, "report.xml");
  const { status, stdout } = await asked("wrong", "--junit", junit);
  expect(stdout).toContain(`\n§5.2.4: remove_dot_segments: a routine`);
  expect(stdout).toContain(
    `  resolve res-003: "http://a/b/c/d;p?q", "./g"\n    gives "http://wrong/", not "http://a/b/c/g"\n`,
  );
  expect(status).toBe(1);
  const xml = readFileSync(junit, "utf8");
  expect(xml).toContain('<testsuite name="resolve" tests="318" failures="1" skipped="0">');
  expect(xml).toContain(
    '<failure message="§5.2.4: &quot;http://wrong/&quot;, not &quot;http://a/b/c/g&quot;">remove_dot_segments: ',
  );
});

function skipFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test.concurrent("a known failure does not count; one that passes fails", async () => {
  const known = skipFile("known", "# it guesses\n# wildly\nresolve res-003\n");
  const { status, stdout } = await asked("wrong", "--skip", known);
  expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({
    status: 0,
    last: "318 rows: 317 right, 0 by choice, 0 missed, 1 known failure",
  });
  const passing = await asked("good", "--skip", known);
  expect(passing.status).toBe(1);
  expect(passing.stdout).toContain("\nresolve res-003: passes, but is listed as a known failure\n");
  const absent = await asked("good", "--skip", skipFile("absent", "# gone\nresolve res-9999\n"));
  expect(absent.status).toBe(1);
  expect(absent.stdout).toContain("\nresolve res-9999: listed as a known failure, but there is no such row\n");
});

test.concurrent.each([
  ["resolve res-003\n", "1: expected a comment above it with the reason"],
  ["# why\nresolve res-003\n\nresolve res-004\n", "4: expected a comment above it with the reason"],
  ["# why\nres-003\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve res-003\nresolve res-003\n", "3: `resolve res-003` is listed twice"],
])("a file of known failures %j: status 2", async (text, fault) => {
  const file = skipFile(`faulty-${text.length}`, text);
  const { status, stderr } = await asked("good", "--skip", file);
  expect({ status, stderr }).toEqual({ status: 2, stderr: `std66-vectors: ${file}:${fault}\n` });
});

test.concurrent.each([
  [["run"], "expected: run"],
  [["run", "--", ""], "expected: run"],
  [["walk", "--", "x"], "expected: run"],
  [["run", "--only", "parse", "--", "x"], "--only: no operation `parse`; there are isUri, "],
  [["run", "--timeout", "0", "--", "x"], "--timeout: expected a number of seconds"],
  [["run", "--quiet", "--", "x"], "Unknown option '--quiet'"],
  [["run", "--skip", "missing", "--", "x"], "ENOENT"],
])("%j: status 2, and no adapter is started", async (args, fault) => {
  const { status, stderr } = await runner(args);
  expect(status).toBe(2);
  expect(stderr).toContain(`std66-vectors: ${fault}`);
});

test.concurrent("a reader that closes the pipe, such as `head`, is no error", async () => {
  const child = spawn(process.execPath, [main, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let stderr = "";
  child.stderr.on("data", (data) => (stderr += String(data)));
  const status = await new Promise((resolve) => child.on("close", resolve));
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test.concurrent("--help and --version", async () => {
  expect(await runner(["--help"])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^usage: std66-vectors run/u),
  });
  expect(await runner(["--version"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/u) });
});

test.concurrent("export json-schema: groups of tests, each valid where the rule of the RFC matches", async () => {
  const out = join(folder, "formats");
  expect(await runner(["export", "json-schema", out])).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(readdirSync(out)).toEqual(["iri-reference.json", "iri.json", "uri-reference.json", "uri.json"]);
  const groups = JSON.parse(readFileSync(join(out, "uri.json"), "utf8")) as {
    readonly schema: unknown;
    readonly tests: readonly { readonly description: string; readonly data: string; readonly valid: boolean }[];
  }[];
  expect(groups.map(({ schema }) => schema)).toEqual([
    { $schema: "https://json-schema.org/draft/2020-12/schema", format: "uri" },
  ]);
  const tests = groups.flatMap((group) => group.tests);
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter(({ data, valid }) => matches("URI", data) !== valid)).toEqual([]);
  expect(tests[0]).toEqual({ description: "val-001, §3", data: "http://example.com/", valid: true });
  expect(await runner(["export", "json-schema", main])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/EEXIST/u),
  });
  expect(await runner(["export", "yaml", out])).toMatchObject({ status: 2 });
});

test("data/SHA256SUMS has every file as it is; after a change: node packages/vectors/checksums.mjs --write", () => {
  const sums = readFileSync(new URL("../data/SHA256SUMS", import.meta.url), "utf8");
  const names = readdirSync(new URL("../data/", import.meta.url)).filter((name) => name !== "SHA256SUMS");
  expect([...sums.matchAll(/^[0-9a-f]{64} {2}(.*)$/gmu)].map(([, name]) => name)).toEqual(names);
  expect(rows("resolution")).toHaveLength(318);
});

test("an edited file is named", () => {
  const copy = join(folder, "data");
  mkdirSync(copy);
  const data = new URL("../data/", import.meta.url);
  for (const name of readdirSync(data)) copyFileSync(new URL(name, data), join(copy, name));
  expect(() => verifiedRows(pathToFileURL(`${copy}/`))).not.toThrow();
  writeFileSync(join(copy, "validity.json"), "[]\n");
  expect(() => verifiedRows(pathToFileURL(`${copy}/`))).toThrow("validity.json: not as released, by data/SHA256SUMS");
});

test("each question has a section with a text, and each operation has questions", () => {
  for (const operation of Object.keys(operations)) {
    const questions = questionsOf(rows, operation);
    expect([operation, questions.length > 0]).toEqual([operation, true]);
    expect(questions.filter(({ section }) => sections[section] === undefined)).toEqual([]);
  }
});

test("a reference is right if it leads from the base to the target, whatever it is", () => {
  const resolution = rows("resolution") as readonly { base: string; ref: string; expect: { rfc3986: string } }[];
  expect(resolution.filter(({ base, ref, expect: { rfc3986 } }) => resolved(base, ref) !== rfc3986)).toEqual([]);
  expect(["../..", "../.", "./..", "a/../..", "a/..//b"].map((path) => resolved("http:", path))).toEqual([
    "http:",
    "http:",
    "http:",
    "http:/",
    "http:/.//b",
  ]);
  // http://a/b/c/d;p?q to http://a/b/c/g
  const right = ["g", "./g", "/b/c/g", "//a/b/c/g", "http://a/b/c/g"];
  const answers = [...right, "//A/b/c/g", "../g", "http:g", ""];
  const outcomes = answers.map((result) => judge(question("relativize", "res-002"), { result }).outcome);
  expect(outcomes).toEqual([...right.map(() => "right"), "choice", "wrong", "wrong", "wrong"]);
});

test.each([
  ["100%", 3, "2.1"],
  ["a:%", 2, "2.1"],
  ["1a:b", 0, "3.1"],
  ["a^:b", 1, "3.1"],
  // The first character of a part, and no longer the part before it.
  ["a:^b", 2, "3.3"],
  ["a:^/b?c", 2, "3.3"],
  ["^", 0, "3.3"],
  ["//h^/b", 3, "3.2"],
  ["//h/^b", 4, "3.3"],
  ["//[::1", 6, "3.2.2"],
  ["//[::g]/b", 5, "3.2.2"],
  ["a?^", 2, "3.4"],
  ["a?b^#c", 3, "3.4"],
  ["a#b#c", 3, "3.5"],
  ["//h:65536x", undefined, "3.2.3"],
])("%j, which is wrong at %j, belongs to §%s", (text, errorOffset, section) => {
  const row = { id: "val-001", text, uri: false, uriReference: false, errorOffset };
  expect(questionsOf(() => [row], "isUri").map((each) => each.section)).toEqual([section]);
});

test("a template belongs to the section of its operator", () => {
  const ofTemplates = questionsOf(rows, "expandTemplate");
  const sectionsOfOperators = ofTemplates.map(({ input, section }) => [
    /\{([+#./;?&]?)/u.exec(String(input["template"]))?.[1],
    section,
  ]);
  expect(Object.fromEntries(sectionsOfOperators)).toEqual({
    "": "RFC 6570 3.2.2",
    "+": "RFC 6570 3.2.3",
    "#": "RFC 6570 3.2.4",
    ".": "RFC 6570 3.2.5",
    "/": "RFC 6570 3.2.6",
    ";": "RFC 6570 3.2.7",
    "?": "RFC 6570 3.2.8",
    "&": "RFC 6570 3.2.9",
  });
});

const question = (operation: string, row: string) => questionsOf(rows, operation).find((one) => one.row === row)!;

test("what the RFC leaves open is a choice: a scheme that is ignored (§5.2.2), case (§3.1, §3.2.2), rungs (§6.2)", () => {
  const outcome = (operation: string, row: string, result: unknown) =>
    judge(question(operation, row), { result }).outcome;
  expect(outcome("resolve", "res-042", "http:g")).toBe("right");
  expect(outcome("resolve", "res-042", "http://a/b/c/g")).toBe("choice");
  expect(outcome("resolve", "res-042", "http://a/g")).toBe("wrong");
  // http://a/b/../c and ?y
  expect(outcome("resolve", "res-267", "http://a/b/../c?y")).toBe("right");
  expect(outcome("resolve", "res-267", "http://a/c?y")).toBe("choice");
  // HTTP://www.EXAMPLE.com/ and http://www.example.com/
  expect(outcome("equivalent", "eq-002", false)).toBe("choice");
  // http://example.com/? and http://example.com/
  expect(outcome("equivalent", "eq-006", true)).toBe("wrong");
  // {?keys}
  expect(outcome("expandTemplate", "tpl-063", "?keys=comma,%2C,dot,.,semi,%3B")).toBe("choice");
  expect(outcome("expandTemplate", "tpl-063", "?keys=comma,dot,semi,%2C,.,%3B")).toBe("wrong");
  // data:text/plain,a/../b and data:text/b, which only N7 keeps apart
  expect(outcome("equivalent", "eq-083", true)).toBe("choice");
  expect(questionsOf(rows, "normalize").map(({ row }) => row)).not.toContain("eq-083");
  // http://example.com, for which only §6.2.3 has a slash
  expect(outcome("normalize", "eq-003", "http://example.com")).toBe("right");
  expect(outcome("normalize", "eq-003", "http://example.com/")).toBe("choice");
  // HTTP://H/
  const components = { scheme: "http", authority: "h", host: "h", path: "/" };
  expect(outcome("components", "cmp-055", components)).toBe("choice");
  expect(outcome("components", "cmp-055", { ...components, path: "" })).toBe("wrong");
  expect(judge(question("components", "cmp-018"), { result: { query: null, path: "/" } })).toEqual({
    outcome: "wrong",
    section: "3.4",
  });
});

test("an error is right where a text is to be refused, and only there", () => {
  const outcomes = questionsOf(rows, "isUri").map((one) => [one.right, judge(one, { error: "no" }).outcome]);
  expect(new Set(outcomes.map(String))).toEqual(new Set(["true,wrong", "false,right"]));
  expect(judge(question("resolve", "res-001"), { error: "no" }).outcome).toBe("wrong");
});

test.runIf(spawnSync("python3", ["--version"]).status === 0)("the adapter in the README runs", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, code = ""] = /^```python\n([^]*?)^```$/mu.exec(readme) ?? [];
  const file = join(folder, "adapter.py");
  writeFileSync(file, code);
  const { stderr, stdout } = await runner(["run", "--", "python3", file]);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^urllib\.parse \S+ \(Python\)\n\ncomponents /u);
});
