// Whole reports of the runner, on an adapter that is wrong wherever it can be: each format, and each operation.

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { automatonOf, rfc3986, rfc3987 } from "@std66/grammar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adapter, runner } from "./run-runner.ts";
import { elementsOf } from "./xml-elements.ts";

/** How many rows each operation has, and the sections that decide them, of RFC 3986 unless they name another RFC. */
const OPERATIONS: Readonly<Record<string, readonly [rows: number, sections: string, misses?: string]>> = {
  isUri: [247, "2.1 3 3.1 3.2 3.2.2 3.2.3 3.3 3.4 3.5"],
  isUriReference: [247, "2.1 3.1 3.2 3.2.2 3.2.3 3.3 3.4 3.5 4.1"],
  isAbsoluteUri: [247, "2.1 3.1 3.2 3.2.2 3.2.3 3.3 3.4 3.5 4.3"],
  isRelativeReference: [247, "2.1 3.1 3.2 3.2.2 3.2.3 3.3 3.4 3.5 4.2"],
  isIri: [140, "RFC 3987 2.2"],
  isIriReference: [140, "RFC 3987 2.2"],
  components: [77, "3", "3.3"],
  resolve: [318, "5.2.2 5.2.3 5.2.4"],
  relativize: [267, "5.2.2"],
  removeDotSegments: [4, "5.2.4"],
  normalize: [128, "6.2.2 6.2.2.1 6.2.2.2 6.2.2.3 6.2.3"],
  equivalent: [150, "6.1 6.2.1 6.2.2.1 6.2.2.2 6.2.2.3 6.2.3", "6.1 6.2.1"],
  parseQuery: [53, "3.4"],
  expandTemplate: [127, [2, 3, 4, 5, 6, 7, 8, 9].map((last) => `RFC 6570 3.2.${last}`).join(" ")],
  toUri: [140, "RFC 3987 3.1"],
  toIri: [140, "RFC 3987 3.2"],
};
const NAMES = Object.keys(OPERATIONS);
const sectionsIn = (text: string): string[] => text.match(/(?:RFC \d+ )?\d[.\d]*/gu) ?? [];

interface Result {
  readonly operation: string;
  readonly row: string;
  readonly section: string;
  readonly outcome: string;
  readonly miss?: string;
}

let folder = "";
let ended: Awaited<ReturnType<typeof runner>>;
let results: readonly Result[] = [];
let xml = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "std66-vectors-"));
  const [json, junit] = [join(folder, "report.json"), join(folder, "report.xml")];
  ended = await runner(["run", "--json", json, "--junit", junit, "--", process.execPath, adapter, "all wrong"]);
  ({ results } = JSON.parse(readFileSync(json, "utf8")));
  xml = readFileSync(junit, "utf8");
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("JSON: each operation has its rows and sections, and each wrong answer the section that it misses", () => {
  const found = NAMES.map((name) => {
    const own = results.filter(({ operation }) => operation === name);
    const [sections, misses] = [own.map(({ section }) => section), own.flatMap(({ miss }) => miss ?? [])];
    return [name, own.length, new Set(sections), new Set(misses)];
  });
  expect(found).toEqual(
    NAMES.map((name) => {
      const [rows, sections, misses = sections] = OPERATIONS[name] ?? [0, ""];
      return [name, rows, new Set(sectionsIn(sections)), new Set(sectionsIn(misses))];
    }),
  );
  expect([...new Set(results.map(({ operation }) => operation))]).toEqual(NAMES);
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["wrong", "choice"]));
});

const rowOf = (operation: string, row: string) =>
  results.find((result) => result.operation === operation && result.row === row);

test("JSON: a row has all that a reader needs to judge it", () => {
  expect(rowOf("resolve", "res-003")).toEqual({
    operation: "resolve",
    row: "res-003",
    input: { base: "http://a/b/c/d;p?q", reference: "./g" },
    section: "5.2.4",
    expected: "http://a/b/c/g",
    outcome: "wrong",
    answer: { result: "wrong:wrong" },
    miss: "5.2.4",
  });
  // http://example.com:80/ and http://example.com/, whose difference is a choice
  expect(rowOf("equivalent", "eq-005")).toEqual({
    operation: "equivalent",
    row: "eq-005",
    input: { a: "http://example.com:80/", b: "http://example.com/" },
    section: "6.2.3",
    expected: true,
    outcome: "choice",
    answer: { result: false },
    reasons: ["default-port"],
  });
});

test("text: a line for each operation and section, and the sum", () => {
  const { status, stdout, stderr } = ended;
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines.slice(0, 2)).toEqual(["the rows 1 (JavaScript)", ""]);
  const table = lines.slice(2, lines.indexOf("", 2)).map((line) => {
    const row = /^(\w+) +(?:(RFC \d+) )?§(\S+) +0 of +(\d+) right, (?:(\d+) by choice(?:, )?)?(?:(\d+) wrong)?$/u;
    const [, operation = "", rfc, section = "", all, choices = "0", wrong = "0"] = row.exec(line) ?? [line];
    return { operation, section: rfc === undefined ? section : `${rfc} ${section}`, sums: [all, choices, wrong] };
  });
  for (const name of NAMES) {
    const own = table.filter(({ operation }) => operation === name);
    const [rows, sections] = OPERATIONS[name] ?? [0, ""];
    const inTable = own.map(({ section }) => section);
    expect([name, inTable.length, new Set(inTable)]).toEqual([
      name,
      new Set(inTable).size,
      new Set(sectionsIn(sections)),
    ]);
    const [all = 0, choices = 0, wrong = 0] = [0, 1, 2].map((at) =>
      own.reduce((sum, { sums }) => sum + Number(sums[at]), 0),
    );
    expect([name, all, choices + wrong]).toEqual([name, rows, rows]);
  }
  expect(table.map(({ operation }) => operation)).toEqual(
    NAMES.flatMap((name) => table.filter(({ operation }) => operation === name).map(() => name)),
  );
  expect(stdout).toMatch(/\n\n2672 rows: 0 right, 105 by choice, 2567 missed\n$/u);
});

test("text: a section shows its sentence, at most three misses, and how many more there are", () => {
  const [, ...blocks] = ended.stdout.trimEnd().split("\n\n").slice(1, -1);
  const misses = blocks.map((block) => {
    const [title = "", ...lines] = block.split("\n");
    expect(title).toMatch(/^(?:RFC (?:3987|6570) )?§\d[.\d]*: [A-Zr].*\.$/u);
    const shown = lines.filter((line) => /^ {2}\w+ [a-z]+-\d+: /u.test(line));
    const gives = lines.filter((line) => /^ {4}gives .*, (?:not|which leads to) /u.test(line));
    expect(gives.length).toBe(shown.length);
    const [, more = "0"] = /^ {2}and (\d+) more, which --json has$/u.exec(lines.at(-1) ?? "") ?? [];
    expect(shown.length).toBe(more === "0" ? shown.length : 3);
    return shown.length + Number(more);
  });
  expect(misses.reduce((sum, count) => sum + count, 0)).toBe(2567);
  expect(new Set(blocks.map((block) => block.split(":")[0])).size).toBe(blocks.length);
  // One miss alone says nothing of more.
  expect(ended.stdout).toContain('\n  equivalent eq-078: "http://h/a", "http://h/a"\n    gives false, not true\n\n');
});

test("text: a reason of a row is said, and only the components that differ are shown", async () => {
  expect(ended.stdout).toContain(
    '  normalize eq-005: "http://example.com:80/"\n    gives "wrong:wrong", not "http://example.com:80/"\n' +
      "    An empty port or the scheme's default port can be removed\n",
  );
  const one = ["run", "--only", "components", "--", process.execPath, adapter, "all wrong"];
  const { stdout } = await runner(one);
  // The section is that of the path, and not of the row, which is §3.
  expect(stdout.match(/^§\S+: /gmu)).toEqual(["§3.3: "]);
  expect(stdout).toContain(
    '  components cmp-001: "foo://example.com:8042/over/there?name=ferret#nose"\n' +
      '    gives path "wrong", query "wrong", not path "/over/there", query "name=ferret"\n',
  );
});

test("JUnit: XML with a suite for each operation, a case for each row, and a failure for each miss", () => {
  const elements = elementsOf(xml);
  expect(elements.filter(({ name }) => name === "testsuites")).toMatchObject([{ attributes: { name: "the rows 1" } }]);
  const wrongOf = (name: string) =>
    results.filter(({ operation, outcome }) => operation === name && outcome === "wrong").length;
  expect(elements.filter(({ name }) => name === "testsuite").map(({ attributes }) => attributes)).toEqual(
    NAMES.map((name) => ({
      name,
      tests: String(OPERATIONS[name]?.[0]),
      failures: String(wrongOf(name)),
      skipped: "0",
    })),
  );
  const cases = elements.filter(({ name }) => name === "testcase");
  expect(cases.map(({ attributes: { classname } }) => classname)).toEqual(results.map(({ operation }) => operation));
  expect(cases[0]?.attributes).toEqual({ classname: "isUri", name: 'val-001 (§3) "http://example.com/"' });
  const failures = elements.filter(({ name }) => name === "failure");
  expect(failures).toHaveLength(2567);
  expect(failures[0]).toMatchObject({
    attributes: { message: "§3: false, not true" },
    text: "The scheme and path components are required, though the path may be empty (no characters).",
  });
  expect(elements.filter(({ name }) => name === "skipped")).toEqual([]);
});

test("export json-schema: each text is valid where the rule of the RFC matches, and nowhere else", async () => {
  const out = join(folder, "formats");
  expect(await runner(["export", "json-schema", out])).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(readdirSync(out)).toHaveLength(4);
  for (const [format, grammar, rule] of [
    ["uri", rfc3986, "URI"],
    ["uri-reference", rfc3986, "URI-reference"],
    ["iri", rfc3987, "IRI"],
    ["iri-reference", rfc3987, "IRI-reference"],
  ] as const) {
    const [group, ...others] = JSON.parse(readFileSync(join(out, `${format}.json`), "utf8")) as {
      readonly schema: { readonly format: string };
      readonly tests: readonly { readonly data: string; readonly valid: boolean }[];
    }[];
    expect([group?.schema.format, others]).toEqual([format, []]);
    const tests = group?.tests ?? [];
    const automaton = automatonOf(grammar, rule);
    expect(tests.filter(({ data, valid }) => automaton.accepts(data) !== valid)).toEqual([]);
    expect(new Set(tests.map(({ valid }) => valid))).toEqual(new Set([true, false]));
    expect(new Set(tests.map(({ data }) => data)).size).toBeGreaterThan(100);
  }
});

test("a known failure that names nothing fails the run by its name", async () => {
  // No operation, another case, no row, and a row of another operation.
  const names = ["resolv res-003", "Resolve res-003", "resolve res-03", "resolve val-003"];
  const file = join(folder, "known and misspelled");
  writeFileSync(file, `# misspelled\n${names.join("\n")}\n`);
  const args = ["run", "--only", "resolve", "--skip", file, "--", process.execPath, adapter, "good"];
  const { status, stdout } = await runner(args);
  expect(status).toBe(1);
  const said = names.map((name) => `${name}: listed as a known failure, but there is no such row\n`);
  expect(stdout).toContain(`\n${said.join("")}\n318 rows: 318 right`);
});

test("a known failure of an operation that was not asked is no fault: one file serves every run", async () => {
  const file = join(folder, "known of another");
  writeFileSync(file, "# of another operation\nisUri val-001\nisUri val-002\n");
  const args = ["run", "--only", "resolve", "--skip", file, "--", process.execPath, adapter, "good"];
  expect(await runner(args)).toMatchObject({ status: 0, stderr: "" });
});

test.each([
  ["0.001", 2, "start: the adapter did not answer in time"],
  ["3600", 0, ""],
  ["3600.5", 2, "--timeout: expected a number of seconds, at most 3600"],
  ["-1", 2, "--timeout: expected a number of seconds, at most 3600"],
  ["1s", 2, "--timeout: expected a number of seconds, at most 3600"],
  ["", 2, "--timeout: expected a number of seconds, at most 3600"],
  ["Infinity", 2, "--timeout: expected a number of seconds, at most 3600"],
  ["NaN", 2, "--timeout: expected a number of seconds, at most 3600"],
])("--timeout=%s: status %i", async (seconds, status, fault) => {
  const behaviour = status === 0 ? "good" : "silent start";
  const args = ["run", "--only", "removeDotSegments", `--timeout=${seconds}`, "--", process.execPath, adapter];
  const { stderr, ...rest } = await runner([...args, behaviour]);
  expect(rest.status).toBe(status);
  expect(stderr).toBe(fault === "" ? "" : `std66-vectors: ${fault}\n`);
});
