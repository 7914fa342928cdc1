// The texts of the parts of the runner: what a report says of each kind of answer, each limit on both sides, each
// message of a fault, and what is escaped more than once.

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportJsonSchema } from "../runner/export.mjs";
import { asciiJson, faultOfAnswer, faultOfStart, seqOf } from "../runner/protocol.mjs";
import { junitReport, terminalReport } from "../runner/report.mjs";
import { CannotRun, verifiedRows } from "../runner/rows.mjs";
import { type Report, type Result, failuresOf } from "../runner/run.mjs";
import { sectionName, sections } from "../runner/sections.mjs";
import { knownFailures } from "../runner/skip.mjs";
import { elementsOf } from "./xml-elements.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-texts-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const wrong: Result = {
  operation: "resolve",
  row: "res-001",
  input: { base: "http://a/", reference: "g" },
  section: "5.2.2",
  expected: "http://a/g",
  outcome: "wrong",
  answer: { result: "http://a/" },
  miss: "5.2.2",
};
const reportOf = (...results: Result[]): Report => ({
  adapter: { implementation: "a", language: "C", version: "1", operations: ["resolve"] },
  notAsked: [],
  empty: [],
  faults: [],
  results,
});
const linesOf = (results: readonly Result[], pitfalls = {}): string[] => {
  const report = reportOf(...results);
  return terminalReport(report, pitfalls, failuresOf(report, new Map())).split("\n");
};
/** What both reports say of one miss. */
const saidOf = (result: Result): readonly [text: string | undefined, junit: string | undefined] => [
  linesOf([result]).find((line) => line.startsWith("    gives ")),
  elementsOf(junitReport(reportOf(result))).find(({ name }) => name === "failure")?.attributes["message"],
];

test.for<readonly [string, Partial<Result>, text: string, junit: string]>([
  ["an error", { answer: { error: "no\u00E9" } }, String.raw`an error ("no\u00e9")`, '"http://a/g"'],
  ["no answer", { outcome: "no answer", answer: { fault: "died" } }, "no answer (it died)", '"http://a/g"'],
  ["a result in place of an error", { expected: undefined }, '"http://a/"', "an error"],
  ["false", { expected: true, answer: { result: false } }, "false", "true"],
  ["pairs", { expected: [["a", null]], answer: { result: [["a", ""]] } }, '[["a",""]]', '[["a",null]]'],
])("a miss with %s: what it gives, and what is right", ([, change, gives, right]) => {
  expect(saidOf({ ...wrong, ...change })).toEqual([
    `    gives ${gives}, not ${right}`,
    `§5.2.2: ${gives}, not ${right}`,
  ]);
});

test("a miss of `relativize` says where its reference leads; an error leads nowhere", () => {
  const input = { base: "http://a/b/c", target: "http://a/b/d" };
  const miss: Result = { ...wrong, operation: "relativize", input, expected: "d", answer: { result: "/d" } };
  expect(saidOf(miss)).toEqual([
    '    gives "/d", which leads to "http://a/d", not to "http://a/b/d"',
    '§5.2.2: "/d", not "d"',
  ]);
  const refused = { ...miss, answer: { error: "no" } };
  expect(saidOf(refused)).toEqual(['    gives an error ("no"), not "d"', '§5.2.2: an error ("no"), not "d"']);
});

test("a miss of `components` says what differs, and a refusal what would be right, in whole", () => {
  const input = { text: "a:b?c" };
  const expected = { scheme: "a", path: "b", query: "c" };
  const miss: Result = { ...wrong, operation: "components", input, expected, section: "3" };
  expect(saidOf({ ...miss, answer: { result: { scheme: "A", path: "b", query: "d" } } })).toEqual([
    '    gives scheme "A", query "d", not scheme "a", query "c"',
    '§5.2.2: scheme "A", query "d", not scheme "a", query "c"',
  ]);
  // A component that the row does not have.
  expect(saidOf({ ...miss, answer: { result: { path: "b", port: "1" } } })[0]).toBe(
    '    gives port "1", not port nothing',
  );
  expect(saidOf({ ...miss, answer: { error: "no" } })[0]).toBe(
    '    gives an error ("no"), not {"scheme":"a","path":"b","query":"c"}',
  );
});

test.for([198, 199])("a value of %i characters and its quotes: up to 200 are shown", (length) => {
  const value = JSON.stringify("x".repeat(length));
  const shown = length === 198 ? value : `${value.slice(0, 197)}...`;
  expect(saidOf({ ...wrong, answer: { result: "x".repeat(length) } })[0]).toBe(`    gives ${shown}, not "http://a/g"`);
});

test.for([
  [3, []],
  [4, ["  and 1 more, which --json has"]],
  [5, ["  and 2 more, which --json has"]],
] as const)("of %i misses of a section, three are shown", ([count, more]) => {
  const misses = Array.from({ length: count }, (_, at) => ({ ...wrong, row: `res-10${at}` }));
  const lines = linesOf([
    ...misses,
    { ...wrong, miss: "5.2.4", row: "res-200" },
    { ...wrong, row: "res-300", outcome: "right" },
  ]);
  expect(lines.filter((line) => line.startsWith("  ") && !line.startsWith("    "))).toEqual([
    ...[0, 1, 2].map((at) => `  resolve res-10${at}: "http://a/", "g"`),
    ...more,
    '  resolve res-200: "http://a/", "g"',
  ]);
});

test("of the reasons of a miss, each that is a pitfall is said", () => {
  const pitfalls = { "one-pass": { summary: "Once" }, "two-passes": { summary: "Twice" }, other: { summary: "No" } };
  const lines = linesOf([{ ...wrong, reasons: ["one-pass", "difference", "two-passes"] }], pitfalls);
  const at = lines.indexOf('    gives "http://a/", not "http://a/g"');
  expect(lines.slice(at + 1, at + 4)).toEqual(["    Once", "    Twice", ""]);
});

test("a section has its RFC and its sentence; one without a sentence has its number alone", () => {
  expect(sectionName("3.1")).toBe("§3.1");
  expect(sectionName("RFC 3987 3.1")).toBe("RFC 3987 §3.1");
  expect(linesOf([{ ...wrong, miss: "RFC 3987 3.1" }])).toContain(`RFC 3987 §3.1: ${sections["RFC 3987 3.1"]}`);
  expect(linesOf([{ ...wrong, miss: "1.1" }])).toContain("§1.1: ");
  const failure = elementsOf(junitReport(reportOf({ ...wrong, miss: "1.1" }))).find(({ name }) => name === "failure");
  expect(failure?.text).toBe("");
});

test("JUnit: whatever a name, an input or an answer has in it twice, the text is the same", () => {
  const odd = `<a&b>"&"<'é😀'>\u0001\u0002`;
  const report = reportOf({
    ...wrong,
    operation: odd,
    input: { text: odd },
    answer: { fault: odd },
    outcome: "no answer",
  });
  const xml = junitReport({ ...report, adapter: { ...report.adapter, implementation: odd } });
  const readable = odd.replace("\u0001\u0002", "\uFFFD\uFFFD");
  const elements = elementsOf(xml);
  const attribute = (element: string, name: string) => elements.find((each) => each.name === element)?.attributes[name];
  expect(attribute("testsuites", "name")).toBe(`${readable} 1`);
  expect(attribute("testsuite", "name")).toBe(readable);
  expect(attribute("testcase", "classname")).toBe(readable);
  expect(attribute("testcase", "name")).toBe(
    String.raw`res-001 (§5.2.2) "<a&b>\"&\"<'\u00e9\ud83d\ude00'>\u0001\u0002"`,
  );
  expect(attribute("failure", "message")).toBe(`§5.2.2: no answer (it ${readable}), not "http://a/g"`);
});

test("JUnit: a suite has the counts of its operation alone, in the order in which they were asked", () => {
  const known = "it guesses";
  const results: Result[] = [
    { ...wrong, operation: "toUri" },
    { ...wrong, row: "res-002", outcome: "right" },
    { ...wrong, operation: "toUri", row: "iri-002", known },
    { ...wrong, operation: "toUri", row: "iri-003", outcome: "unsupported", answer: { unsupported: true }, known },
  ];
  const elements = elementsOf(junitReport(reportOf(...results)));
  expect(elements.filter(({ name }) => name === "testsuite").map(({ attributes }) => attributes)).toEqual([
    { name: "toUri", tests: "3", failures: "1", skipped: "2" },
    { name: "resolve", tests: "1", failures: "0", skipped: "0" },
  ]);
  expect(elements.filter(({ name }) => name === "skipped").map(({ attributes }) => attributes["message"])).toEqual([
    known,
    known,
  ]);
});

test("known failures that name nothing: of an operation that was asked, or of none that there is", () => {
  const names = ["resolve res-001", "resolve res-009", "toUri iri-001", "toURI iri-001", "toString iri-001"];
  const { unknown } = failuresOf(reportOf(wrong), new Map(names.map((name) => [name, "why"])));
  expect(unknown).toEqual(["resolve res-009", "toURI iri-001", "toString iri-001"]);
});

test("a member that is not in the protocol is named, of a start and of an answer", () => {
  const start = { implementation: "a", language: "b", version: "1", operations: ["isUri"], claims: "RFC 3986" };
  expect(faultOfStart(start)).toBeUndefined();
  expect(faultOfStart({ ...start, "o\u00E9": 1 })).toBe('has an unknown member "o\u00E9"');
  expect(faultOfAnswer({ seq: 1, result: true, why: "" }, "isUri")).toBe('has an unknown member "why"');
});

test("the number of a question is a safe integer from 1", () => {
  const seqs = [1, 2, Number.MAX_SAFE_INTEGER];
  expect(seqs.map((seq) => seqOf({ seq }))).toEqual(seqs);
  const others = [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, "1", null, undefined, [1]];
  expect(others.map((seq) => seqOf({ seq }))).toEqual(others.map(() => undefined));
  expect([null, [], "1", 1].map((value) => seqOf(value))).toEqual([undefined, undefined, undefined, undefined]);
});

const faultsOfResults = (operation: string, ...results: unknown[]) =>
  results.map((result) => faultOfAnswer({ seq: 1, result }, operation));

test("a result has the shape of its operation, in each member", () => {
  const names = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];
  const texts = Object.fromEntries(names.map((name) => [name, name]));
  const nulls = { ...Object.fromEntries(names.map((name) => [name, null])), path: "" };
  expect(faultsOfResults("components", texts, nulls, { path: "" })).toEqual([undefined, undefined, undefined]);
  const record = "`result` is not a record of components with a `path`";
  const odd = [
    null,
    [],
    "",
    {},
    { path: null },
    { ...texts, port: 1 },
    { ...texts, query: undefined },
    { ...texts, toString: "" },
  ];
  expect(faultsOfResults("components", ...odd)).toEqual(odd.map(() => record));
  expect(
    faultsOfResults(
      "parseQuery",
      [],
      [
        ["a", null],
        ["", "b"],
      ],
    ),
  ).toEqual([undefined, undefined]);
  const lists = [
    null,
    {},
    "",
    [["a", "b"], ["a"]],
    [["a", "b", "c"]],
    [["a", 1]],
    [[1, "a"]],
    [{ 0: "a", 1: "b", length: 2 }],
  ];
  expect(faultsOfResults("parseQuery", ...lists)).toEqual(lists.map(() => "`result` is not a list of pairs"));
  for (const operation of ["isUri", "isRelativeReference", "equivalent"]) {
    expect(faultsOfResults(operation, true, false, "true")).toEqual([
      undefined,
      undefined,
      "`result` is not `true` or `false`",
    ]);
  }
  for (const operation of ["resolve", "toIri", "normalize"]) {
    expect(faultsOfResults(operation, "", true, null)).toEqual([
      undefined,
      "`result` is not a text",
      "`result` is not a text",
    ]);
  }
});

test("JSON is in printable ASCII, each unit of UTF-16 with four digits, and lines stay lines", () => {
  expect(asciiJson(" ~é\u007F\u0080😀\u0001\uFFFFé")).toBe(
    String.raw`" ~\u00e9\u007f\u0080\ud83d\ude00\u0001\uffff\u00e9"`,
  );
  expect(asciiJson([{ é: "\n" }], 2)).toBe('[\n  {\n    "\\u00e9": "\\n"\n  }\n]');
});

const exportedGroup = (format: string, ...lines: string[]) => `[
    {
        "description": "rows of @std66/vectors for the format ${format}",
        "schema": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "format": "${format}"
        },
        "tests": [
            {
                ${lines.join(",\n                ")}
            }
        ]
    }
]
`;

test("the formats that are exported: one group each, in printable ASCII, indented as the suite has it", () => {
  const out = join(folder, "new", "formats");
  const all: Record<string, readonly object[]> = {
    validity: [{ id: "val-001", text: "a:é", uri: false, uriReference: false, errorOffset: 2 }],
    iris: [{ id: "iri-001", text: "é:é", rule: "IRI" }],
  };
  exportJsonSchema((name) => [...(all[name] ?? [])], out);
  expect(readdirSync(out)).toEqual(["iri-reference.json", "iri.json", "uri-reference.json", "uri.json"]);
  const uri = ['"description": "val-001, §3.3"', String.raw`"data": "a:\u00e9"`, '"valid": false'];
  const iri = ['"description": "iri-001, RFC 3987 §2.2"', String.raw`"data": "\u00e9:\u00e9"`, '"valid": true'];
  for (const [format, lines] of Object.entries({ uri, "uri-reference": uri, iri, "iri-reference": iri })) {
    expect(readFileSync(join(out, `${format}.json`), "utf8")).toBe(
      exportedGroup(format, ...lines.map((line) => line.replace("§", String.raw`\u00a7`))),
    );
  }
});

test.for([
  ["# why\nresolve res-003 x\n", "2: expected an operation and the id of a row"],
  ["# why\nan resolve res-003\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve  res-003\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve RES-003\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve res-\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve res-003a\n", "2: expected an operation and the id of a row"],
  ["# why\nresolve -003\n", "2: expected an operation and the id of a row"],
  ["#\nresolve res-003\n", "2: expected a comment above it with the reason"],
  ["# why\n#\n\nresolve res-003\n", "4: expected a comment above it with the reason"],
  ["# why\n\n# \nresolve res-003\n", "4: expected a comment above it with the reason"],
  ["# why\nresolve res-003\n# again\n  resolve res-003  \n", "4: `resolve res-003` is listed twice"],
] as const)("known failures %j: what is wrong, and where", ([text, fault]) => {
  const file = join(folder, "known");
  writeFileSync(file, text);
  expect(() => knownFailures(file)).toThrow(new CannotRun(`${file}:${fault}`));
});

test("a reason is all the comment lines above, also an empty one among them, and ends at the next comment", () => {
  const file = join(folder, "reasons");
  writeFileSync(file, "#it\n#\n  # guesses\n\tresolve res-001\t\nresolve res-0002\n#but\nto_uri2 iri-1\n");
  expect([...knownFailures(file)]).toEqual([
    ["resolve res-001", "it guesses"],
    ["resolve res-0002", "it guesses"],
    ["to_uri2 iri-1", "but"],
  ]);
  expect(() => knownFailures(join(folder, "nothing"))).toThrow(CannotRun);
  expect(() => knownFailures(join(folder, "nothing"))).toThrow(/ENOENT/u);
});

test("each file that is not as released is named, with what it means", () => {
  const copy = join(folder, "data");
  mkdirSync(copy);
  const data = new URL("../data/", import.meta.url);
  for (const name of readdirSync(data)) copyFileSync(new URL(name, data), join(copy, name));
  for (const name of ["iris.json", "validity.json"]) writeFileSync(join(copy, name), "[]\n");
  expect(() => verifiedRows(pathToFileURL(`${copy}/`))).toThrow(
    new CannotRun("iris.json, validity.json: not as released, by data/SHA256SUMS; a score needs the rows as they are"),
  );
});
