// The parts of the runner by themselves: each outcome in each report, with and without a known failure, and each fault
// of a message in whole.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultOfAnswer, faultOfStart } from "../runner/protocol.mjs";
import { judge, questionsOf } from "../runner/questions.mjs";
import { junitReport, terminalReport } from "../runner/report.mjs";
import { verifiedRows } from "../runner/rows.mjs";
import { failuresOf } from "../runner/run.mjs";
import { knownFailures } from "../runner/skip.mjs";
import { elementsOf } from "./xml-elements.ts";

const input = { base: "http://a/", reference: "g" };
const about = { operation: "resolve", input, section: "5.2.2", expected: "http://a/g" };
const right = { ...about, outcome: "right", answer: { result: "http://a/g" } } as const;
const wrong = { ...about, outcome: "wrong", answer: { result: "http://a/" }, miss: "5.2.4" } as const;
const none = { ...about, outcome: "no answer", answer: { fault: "did not answer in time" } } as const;
const choice = { ...about, outcome: "choice", answer: { result: "http://a/g" } } as const;
const unsupported = { ...about, outcome: "unsupported", answer: { unsupported: true } } as const;
const outcomes = { right, wrong, none, choice, unsupported };
const known = new Map([right, wrong, none, choice, unsupported].map((_, at) => [`resolve res-10${at}`, "it guesses"]));
/** Each outcome without a known failure, then with one. */
const results = [
  ...Object.values(outcomes).map((each, at) => ({ ...each, row: `res-00${at}` })),
  ...Object.values(outcomes).map((each, at) => ({ ...each, row: `res-10${at}`, known: "it guesses" })),
];
const adapter = { implementation: "a & b", language: "C", version: "1", operations: ["resolve"] };
const report = { adapter, notAsked: [], empty: [], faults: [], results };

test("what fails a run: misses that are not known, and known failures that pass", () => {
  const { misses, passes, unknown } = failuresOf(report, known);
  expect([misses, passes].map((each) => each.map(({ row }) => row))).toEqual([
    ["res-001", "res-002"],
    ["res-100", "res-103"],
  ]);
  expect(unknown).toEqual([]);
});

test("text: each outcome is counted, and each known failure that passes is named", () => {
  expect(terminalReport(report, {}, failuresOf(report, known)).split("\n")).toEqual([
    "a & b 1 (C)",
    "",
    "resolve             §5.2.2             2 of  10 right, 2 by choice, 2 unsupported, 2 wrong, 2 no answer",
    "",
    expect.stringMatching(/^§5\.2\.4: \w/u),
    '  resolve res-001: "http://a/", "g"',
    '    gives "http://a/", not "http://a/g"',
    "",
    expect.stringMatching(/^§5\.2\.2: \w/u),
    '  resolve res-002: "http://a/", "g"',
    '    gives no answer (it did not answer in time), not "http://a/g"',
    "",
    "resolve res-100: passes, but is listed as a known failure",
    "resolve res-103: passes, but is listed as a known failure",
    "",
    "10 rows: 2 right, 2 by choice, 2 missed, 2 known failures",
    "",
  ]);
});

test.for([
  [{ passes: [{ ...right, row: "res-001" }] }, {}, "resolve res-001: passes, but is listed as a known failure"],
  [{ unknown: ["resolve res-9"] }, {}, "resolve res-9: listed as a known failure, but there is no such row"],
  [{}, { empty: ["isUri"] }, "isUri: claimed, but no row of it is supported"],
  [{}, { notAsked: ["isURI"] }, "isURI: claimed, but there is no such operation; PROTOCOL.md has the names"],
] as const)("text: %j and %j have an empty line before them, and one after", ([failures, others, line]) => {
  const all = { misses: [], passes: [], unknown: [], ...failures };
  const rest = { ...report, results: [{ ...right, row: "res-001" }], ...others };
  const count = `resolve             §5.2.2             1 of   1 right`;
  const sum = "1 rows: 1 right, 0 by choice, 0 missed";
  const lines = (each: typeof rest, of: typeof all) => terminalReport(each, {}, of as never).split("\n");
  expect(lines(rest, all)).toEqual(["a & b 1 (C)", "", count, "", line, "", sum, ""]);
  const nothing = { ...report, results: rest.results };
  expect(lines(nothing, { misses: [], passes: [], unknown: [] })).toEqual(["a & b 1 (C)", "", count, "", sum, ""]);
});

test("text: a run that was stopped, what an adapter claims, and one known failure", () => {
  const one = { ...report, adapter: { ...adapter, claims: "RFC 3986" }, stopped: "it died" };
  const lines = terminalReport(
    { ...one, results: [{ ...wrong, row: "res-101", known: "it guesses" }] },
    {},
    {
      misses: [],
      passes: [],
      unknown: [],
    },
  ).split("\n");
  expect([lines[0], lines.at(-2)]).toEqual([
    "a & b 1 (C); claims RFC 3986",
    "1 rows, and the others were not asked: 0 right, 0 by choice, 0 missed, 1 known failure",
  ]);
});

test("JUnit: failures and what is skipped are counted, each with why", () => {
  const elements = elementsOf(junitReport(report));
  expect(elements.filter(({ name }) => name === "testsuites")).toMatchObject([{ attributes: { name: "a & b 1" } }]);
  expect(elements.filter(({ name }) => name === "testsuite")).toMatchObject([
    { attributes: { name: "resolve", tests: "10", failures: "4", skipped: "4" } },
  ]);
  const why = (name: string) =>
    elements.filter((each) => each.name === name).map(({ attributes }) => attributes["message"]);
  expect(why("failure")).toEqual([
    '§5.2.4: "http://a/", not "http://a/g"',
    '§5.2.2: no answer (it did not answer in time), not "http://a/g"',
    "passes, but is listed as a known failure",
    "passes, but is listed as a known failure",
  ]);
  expect(why("skipped")).toEqual(["unsupported", "it guesses", "it guesses", "it guesses"]);
});

test("JUnit: each character that XML reserves is escaped, however often it is there", () => {
  const implementation = `<a> <b> & & "c" "d" 'e'`;
  const [suites] = elementsOf(junitReport({ ...report, adapter: { ...adapter, implementation } }));
  expect(suites).toMatchObject({ name: "testsuites", attributes: { name: `${implementation} 1` } });
});

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-parts-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.for(["\n", "\r\n"])("known failures have the comment above them as their reason; lines end in %j", (end) => {
  const file = join(folder, `known-${end.length}`);
  const lines = [
    "# it guesses",
    "#  wildly ",
    "resolve res-001",
    "isUri val-002",
    "# and here",
    "isUri val-003",
    "",
    "",
  ];
  writeFileSync(file, lines.join(end));
  expect([...knownFailures(file)]).toEqual([
    ["resolve res-001", "it guesses wildly"],
    ["isUri val-002", "it guesses wildly"],
    ["isUri val-003", "and here"],
  ]);
  writeFileSync(file, [...lines, "isUri val-004"].join(end));
  expect(() => knownFailures(file)).toThrow(`${file}:9: expected a comment above it with the reason`);
});

test.for([
  [[], "is not an object"],
  [null, "is not an object"],
  [{ ...adapter, implementation: 1 }, "`implementation` is not a string"],
  [{ ...adapter, language: "" }, "`language` is not a string"],
  [{ ...adapter, version: undefined }, "`version` is not a string"],
  [{ ...adapter, claims: 1 }, "`claims` is not a string"],
  [{ ...adapter, operations: [] }, "`operations` is not a list of names"],
  [{ ...adapter, operations: ["isUri", 1] }, "`operations` is not a list of names"],
])("the answer to start %j: what is wrong with it", ([message, fault]) => {
  expect(faultOfStart(message)).toBe(fault);
});

test.for([
  [[], "isUri", "is not an object"],
  [{ seq: 0, result: true }, "isUri", "`seq` is not the number of a question"],
  [{ seq: 1 }, "isUri", "has not exactly one of `result`, `error` and `unsupported`"],
  [{ seq: 1, result: true, error: "" }, "isUri", "has not exactly one of `result`, `error` and `unsupported`"],
  [{ seq: 1, error: 1 }, "isUri", "`error` is not a string"],
  [{ seq: 1, unsupported: 1 }, "isUri", "`unsupported` is not `true`"],
  [{ seq: 1, result: 1 }, "isUri", "`result` is not `true` or `false`"],
  [{ seq: 1, result: 1 }, "equivalent", "`result` is not `true` or `false`"],
  [{ seq: 1, result: 1 }, "resolve", "`result` is not a text"],
  [{ seq: 1, result: 1 }, "components", "`result` is not a record of components with a `path`"],
] as const)("the answer %j to %s: what is wrong with it", ([message, operation, fault]) => {
  expect(faultOfAnswer(message, operation)).toBe(fault);
});

test("a component that one side lacks is wrong, in either direction; case of scheme and host is a choice", () => {
  const all = questionsOf(verifiedRows(), "components");
  const judged = (row: string, changes: object) => {
    const question = all.find((each) => each.row === row);
    if (question === undefined) throw new Error(`no row ${row}`);
    return judge(question, { result: { ...(question.right as object), ...changes } });
  };
  // foo://example.com:8042/over/there?name=ferret#nose
  expect(judged("cmp-001", {})).toEqual({ outcome: "right", section: "3" });
  expect(judged("cmp-001", { query: null })).toEqual({ outcome: "wrong", section: "3.4" });
  expect(judged("cmp-001", { userinfo: "u" })).toEqual({ outcome: "wrong", section: "3.2.1" });
  expect(judged("cmp-001", { userinfo: "null" })).toEqual({ outcome: "wrong", section: "3.2.1" });
  expect(judged("cmp-001", { scheme: "FOO", host: "EXAMPLE.com", authority: "Example.COM:8042" })).toEqual({
    outcome: "choice",
    section: "3",
  });
  expect(judged("cmp-001", { path: "/OVER/there" })).toEqual({ outcome: "wrong", section: "3.3" });
  expect(judged("cmp-001", { fragment: "NOSE" })).toEqual({ outcome: "wrong", section: "3.5" });
});

test.for(["scheme", "authority", "host", "userinfo"])("a %s that is absent is not the text `null`", (name) => {
  const question = { operation: "components", row: "cmp-001", section: "3", input: {}, choices: [], reasons: [] };
  const outcomeOf = (expected: string | null, given: string | null) =>
    judge({ ...question, right: { [name]: expected, path: "" } }, { result: { [name]: given, path: "" } }).outcome;
  expect(outcomeOf("null", null)).toBe("wrong");
  expect(outcomeOf(null, "null")).toBe("wrong");
  expect(outcomeOf(null, null)).toBe("right");
  expect(outcomeOf("null", "null")).toBe("right");
});
