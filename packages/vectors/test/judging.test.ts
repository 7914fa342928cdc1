// What a row asks, in whole, and what counts as right, a choice or wrong: each operation, with answers that are almost
// right.

import { expect, test } from "vitest";
import { judge, operations, questionsOf } from "../runner/questions.mjs";
import { parts, resolved } from "../runner/resolve.mjs";

/** The question of one row that is written here. */
function asked(operation: string, row: object, ...others: object[]) {
  const [first, ...more] = questionsOf(() => [row, ...others], operation);
  if (first === undefined) throw new Error(`${operation} asks nothing`);
  return { first, more };
}
const judged = (operation: string, row: object, answer: { readonly result?: unknown; readonly error?: string }) =>
  judge(asked(operation, { id: "x-1", ...row }).first, answer);
const outcome = (...args: Parameters<typeof judged>): string => judged(...args).outcome;

test("the question of a row has its section, inputs, right answer, choices and reasons", () => {
  const reasons = ["default-port"];
  const none = { choices: [], reasons: [] };
  const table: readonly [string, object, object][] = [
    [
      "isUri",
      { text: "a:b", uri: true, uriReference: true, reasons },
      { section: "3", input: { text: "a:b" }, right: true, choices: [], reasons },
    ],
    [
      "components",
      { text: "a:b", scheme: "a", path: "b", query: null, reasons },
      { section: "3", input: { text: "a:b" }, right: { scheme: "a", path: "b", query: null }, choices: [], reasons },
    ],
    [
      "resolve",
      {
        base: "http://a/b/../c",
        ref: "?d",
        expect: {
          rfc3986: "http://a/b/../c?d",
          rfc3986nonstrict: "n:",
          rfc3986unguarded: "u:",
          rfc3986normalizedBase: ["b:", "c:"],
        },
        reasons,
      },
      {
        section: "5.2.2",
        input: { base: "http://a/b/../c", reference: "?d" },
        right: "http://a/b/../c?d",
        choices: ["n:", "u:", "b:", "c:"],
        reasons,
      },
    ],
    [
      "resolve",
      { base: "http://a/b", ref: "c", expect: { rfc3986: "http://a/c" }, reasons },
      { section: "5.2.3", input: { base: "http://a/b", reference: "c" }, right: "http://a/c", choices: [], reasons },
    ],
    [
      "relativize",
      { base: "http://a/b", ref: "c", expect: { rfc3986: "http://a/c" }, reasons },
      { section: "5.2.2", input: { base: "http://a/b", target: "http://a/c" }, right: "c", choices: [], reasons },
    ],
    [
      "removeDotSegments",
      { check: { type: "dots", in: "/a/./b", out: "/a/b" } },
      { section: "5.2.4", input: { text: "/a/./b" }, right: "/a/b", ...none },
    ],
    [
      "normalize",
      { a: "http://a", syntaxBased: "http://a", schemeBased: "http://a/", rung: "scheme", reasons },
      { section: "6.2.3", input: { text: "http://a" }, right: "http://a", choices: ["http://a/"], reasons },
    ],
    [
      "equivalent",
      { a: "http://a", b: "http://a/", rung: "scheme", reasons },
      { section: "6.2.3", input: { a: "http://a", b: "http://a/" }, right: true, choices: [false], reasons },
    ],
    [
      "parseQuery",
      { part: "query", text: "a=1&b", parameters: [["a", "1"]], reasons },
      { section: "3.4", input: { text: "a=1&b" }, right: [["a", "1"]], choices: [], reasons },
    ],
    [
      "expandTemplate",
      { template: "{?a*}", variables: { a: { b: "1" } }, expansion: "?b=1", reordered: ["?c=1"] },
      {
        section: "RFC 6570 3.2.8",
        input: { template: "{?a*}", variables: { a: { b: "1" } } },
        right: "?b=1",
        choices: ["?c=1"],
        reasons: [],
      },
    ],
    [
      "toUri",
      { text: "http://é/", rule: "IRI", uri: "http://%C3%A9/" },
      { section: "RFC 3987 3.1", input: { text: "http://é/" }, right: "http://%C3%A9/", ...none },
    ],
    [
      "toIri",
      { text: "http://é/", rule: "IRI", uri: "http://%C3%A9/" },
      { section: "RFC 3987 3.2", input: { text: "http://é/" }, right: "http://é/", ...none },
    ],
  ];
  for (const [operation, row, expected] of table)
    expect(asked(operation, { id: "x-1", ...row })).toEqual({
      first: { operation, row: "x-1", ...expected },
      more: [],
    });
  expect(questionsOf(() => [{ id: "x-1", text: "a:b" }], "isURI")).toEqual([]);
});

test("the inputs of each operation have the names of PROTOCOL.md", () => {
  expect(Object.fromEntries(Object.entries(operations).map(([name, { input }]) => [name, input.join(" ")]))).toEqual({
    ...Object.fromEntries(
      ["isUri", "isUriReference", "isAbsoluteUri", "isRelativeReference", "isIri", "isIriReference"].map((name) => [
        name,
        "text",
      ]),
    ),
    components: "text",
    resolve: "base reference",
    relativize: "base target",
    removeDotSegments: "text",
    normalize: "text",
    equivalent: "a b",
    parseQuery: "text",
    expandTemplate: "template variables",
    toUri: "text",
    toIri: "text",
  });
});

test("each predicate asks its own field, and a text of no rule of RFC 3987 is neither an IRI nor a reference", () => {
  const row = { text: "a", uri: 1, uriReference: 2, absoluteUri: 3, relativeReference: 4 };
  const names = ["isUri", "isUriReference", "isAbsoluteUri", "isRelativeReference"];
  expect(names.map((name) => asked(name, row).first.right)).toEqual([1, 2, 3, 4]);
  expect(names.map((name) => asked(name, row).first.section)).toEqual(["3", "4.1", "4.3", "4.2"]);
  const rules = ["absolute-IRI", "IRI", "irelative-ref", null];
  expect(rules.map((rule) => asked("isIri", { text: "a", rule }).first.right)).toEqual([true, true, false, false]);
  expect(rules.map((rule) => asked("isIriReference", { text: "a", rule }).first.right)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  for (const name of ["toUri", "toIri"]) {
    expect(rules.map((rule) => asked(name, { text: "a", rule }).first.right)).toEqual(["a", "a", "a", undefined]);
  }
});

test.for([
  ["1a:b", 0, "3.1"],
  [":a", 0, "3.3"],
  ["a b:c", 1, "3.1"],
  ["a:b c", 3, "3.3"],
  ["a:%zz", 2, "2.1"],
  ["a://%z/", 4, "2.1"],
  ["a://h h/p", 5, "3.2"],
  ["a://h h", 5, "3.2"],
  ["a://[::g]/", 7, "3.2.2"],
  ["a://h]/", 5, "3.2"],
  ["a://h/p|", 7, "3.3"],
  ["a://h/p|?q", 7, "3.3"],
  ["//h/p|#f", 5, "3.3"],
  ["a?b|#c", 3, "3.4"],
  ["a?b|", 3, "3.4"],
  ["?|", 1, "3.4"],
  ["#a#", 2, "3.5"],
  ["a://h/p?q#f#", 11, "3.5"],
  ["http://h:80x/", undefined, "3.2.3"],
] as const)("%j, which is wrong at %s, is of §%s", ([text, errorOffset, section]) => {
  const row = { text, uri: false, uriReference: false, ...(errorOffset === undefined ? {} : { errorOffset }) };
  expect(asked("isUri", row).first.section).toBe(section);
});

test.for([
  ["http://a/b/c", "", "5.2.2"],
  ["http://a/b/c", "?y", "5.2.2"],
  ["http://a/b/c", "#s", "5.2.2"],
  ["http://a/b/c", "g", "5.2.3"],
  ["http://a/b/c", "g.", "5.2.3"],
  ["http://a/b/c", ".g/..h", "5.2.3"],
  ["http://a/b/c", "/g", "5.2.2"],
  ["http://a/b/c", "//g/h", "5.2.2"],
  ["http://a/b/c", "x:g", "5.2.2"],
  ["http://a/b/c", ".", "5.2.4"],
  ["http://a/b/c", "..", "5.2.4"],
  ["http://a/b/c", "./g", "5.2.4"],
  ["http://a/b/c", "g/..", "5.2.4"],
  ["http://a/b/c", "g/../h", "5.2.4"],
  ["http://a/b/c", "/./g", "5.2.4"],
  ["http://a/b/c", "//g/.", "5.2.4"],
  ["http://a/b/c", "x:../g", "5.2.4"],
  ["http://a/../c", "g", "5.2.4"],
  ["http://a/../c", "?y", "5.2.2"],
  ["http://a/b/..", "g", "5.2.3"],
] as const)("%j and %j are of §%s", ([base, ref, section]) => {
  expect(asked("resolve", { base, ref, expect: { rfc3986: "" } }).first.section).toBe(section);
});

test("a rung has its section; that of `normalize` is of the syntax where the texts differ or are equal", () => {
  const rungs = ["none", "identical", "syntax", "case", "percent-encoding", "dot-segments", "scheme", "protocol"];
  const row = { a: "a:b", b: "a:b", syntaxBased: "a:b" };
  const sectionsOf = (operation: string) => rungs.map((rung) => asked(operation, { ...row, rung }).first.section);
  const above = ["6.2.2", "6.2.2.1", "6.2.2.2", "6.2.2.3", "6.2.3", "6.2"];
  expect(sectionsOf("equivalent")).toEqual(["6.1", "6.2.1", ...above]);
  expect(sectionsOf("normalize")).toEqual(["6.2.2", "6.2.2", ...above]);
});

const idsAsked = (operation: string, all: readonly object[]) =>
  questionsOf(() => [...all], operation).map(({ row }) => row);

test("what is not asked: relative references where a URI is needed, assumptions, other parts, half a surrogate", () => {
  const uri = { a: "a:b", b: "a:c", rung: "none", syntaxBased: "a:b" };
  const rows = (...all: object[]) => all.map((row, at) => ({ id: `x-${at}`, ...uri, ...row }));
  const pairs = rows({}, { a: "/b" }, { b: "/c" }, { assumption: "N7" });
  expect(idsAsked("normalize", pairs)).toEqual(["x-0", "x-2"]);
  expect(idsAsked("equivalent", pairs)).toEqual(["x-0", "x-3"]);
  const query = { part: "query", text: "a", parameters: [] };
  const queries = [{}, { part: "path" }, { separators: ";" }, { plus: "space" }];
  expect(idsAsked("parseQuery", rows(...queries.map((row) => ({ ...query, ...row }))))).toEqual(["x-0"]);
  expect(
    idsAsked("removeDotSegments", rows({ check: null }, { check: { type: "decode" } }, { check: { type: "dots" } })),
  ).toEqual(["x-2"]);
  const texts = ["a", "\uD83D\uDE00", "\uD83D", "\uDE00", "\uDE00\uD83D", "a\uD83Db", "a\uDE00b", "\uD83D\uD83D\uDE00"];
  expect(idsAsked("components", rows(...texts.map((text) => ({ text }))))).toEqual(["x-0", "x-1"]);
  const targets = ["a:/c", "a:/d", "a:/c"].map((rfc3986) => ({ base: "a:/b", ref: "c", expect: { rfc3986 } }));
  expect(idsAsked("relativize", rows(...targets, { ...targets[0], base: "a:/e" }))).toEqual(["x-0", "x-1", "x-3"]);
});

const predicateRow = (uri: boolean) => ({ text: "a", uri, uriReference: true });

test("a refusal is right where the text is to be refused, also by a predicate, and nowhere else", () => {
  const error = { error: "no" };
  expect(judged("isUri", predicateRow(false), error)).toEqual({ outcome: "right", section: "3" });
  expect(judged("isUri", predicateRow(true), error)).toEqual({ outcome: "wrong", section: "3" });
  expect(judged("toUri", { text: " ", rule: null }, error)).toEqual({ outcome: "right", section: "RFC 3987 3.1" });
  expect(judged("toIri", { text: " ", rule: null }, error)).toEqual({ outcome: "right", section: "RFC 3987 3.2" });
  expect(judged("toUri", { text: "a", rule: "IRI" }, error)).toEqual({ outcome: "wrong", section: "RFC 3987 3.1" });
  const query = { part: "query", text: "%FF" };
  expect(judged("parseQuery", { ...query, parameters: null }, error)).toEqual({ outcome: "right", section: "3.4" });
  expect(judged("parseQuery", { ...query, parameters: [] }, error)).toEqual({ outcome: "wrong", section: "3.4" });
  expect(judged("parseQuery", { ...query, parameters: null }, { result: [] }).outcome).toBe("wrong");
  expect(judged("toUri", { text: " ", rule: null }, { result: " " }).outcome).toBe("wrong");
  const components = { text: "a:b", scheme: "a", path: "b" };
  expect(judged("components", components, error)).toEqual({ outcome: "wrong", section: "3" });
  const target = { base: "a:/b", ref: "c", expect: { rfc3986: "a:/c" } };
  expect(judged("relativize", target, error)).toEqual({ outcome: "wrong", section: "5.2.2" });
});

test("the case of scheme and host is a choice of `resolve` and `relativize`, and of nothing else", () => {
  const [right, lowered] = ["HTTP://User:PASS@HOST:80/A?B#C", "http://User:PASS@host:80/A?B#C"];
  const row = { base: "x:", ref: right, expect: { rfc3986: right } };
  const others = [
    "http://user:PASS@host:80/A?B#C",
    "http://User:pass@host:80/A?B#C",
    "http://User:PASS@host:80/a?B#C",
    "http://User:PASS@host:80/A?b#C",
    "http://User:PASS@host:80/A?B#c",
  ];
  for (const operation of ["resolve", "relativize"]) {
    expect(outcome(operation, row, { result: right })).toBe("right");
    expect(outcome(operation, row, { result: lowered })).toBe("choice");
    expect(others.map((result) => outcome(operation, row, { result }))).toEqual(others.map(() => "wrong"));
  }
  const iri = { text: right, rule: "IRI" };
  expect(["toUri", "toIri"].map((name) => outcome(name, iri, { result: lowered }))).toEqual(["wrong", "wrong"]);
  const normal = { a: right, rung: "case", syntaxBased: lowered };
  expect([lowered, right].map((result) => outcome("normalize", normal, { result }))).toEqual(["right", "wrong"]);
  const template = { template: "{+a}", variables: { a: right }, expansion: right };
  expect(outcome("expandTemplate", template, { result: lowered })).toBe("wrong");
  const dots = { check: { type: "dots", in: "/A/.", out: "/A/" } };
  expect(["/A/", "/a/"].map((result) => outcome("removeDotSegments", dots, { result }))).toEqual(["right", "wrong"]);
});

test("every choice of a row counts, the second as the first", () => {
  const choices = { rfc3986nonstrict: "n:", rfc3986unguarded: "u:", rfc3986normalizedBase: ["b:", "c:"] };
  const row = { base: "a:", ref: "r:", expect: { rfc3986: "r:", ...choices } };
  const results = ["r:", "n:", "u:", "b:", "c:", "d:", ""];
  expect(results.map((result) => outcome("resolve", row, { result }))).toEqual([
    "right",
    ...Array.from({ length: 4 }, () => "choice"),
    "wrong",
    "wrong",
  ]);
  const template = { template: "{a}", variables: {}, expansion: "1", reordered: ["2", "3"] };
  expect(["1", "2", "3", "4"].map((result) => outcome("expandTemplate", template, { result }))).toEqual([
    "right",
    "choice",
    "choice",
    "wrong",
  ]);
});

const outcomesOfPair = (rung: string, more = {}) =>
  [true, false].map((result) => outcome("equivalent", { a: "a:b", b: "a:c", rung, ...more }, { result }));

test("`equivalent`: false is a choice between texts that differ, and true where no rung says so is a fault", () => {
  expect(outcomesOfPair("none")).toEqual(["wrong", "right"]);
  expect(outcomesOfPair("identical")).toEqual(["right", "wrong"]);
  expect(outcomesOfPair("case")).toEqual(["right", "choice"]);
  expect(outcomesOfPair("scheme")).toEqual(["right", "choice"]);
  expect(outcomesOfPair("none", { assumption: "N7" })).toEqual(["choice", "right"]);
  expect(outcomesOfPair("identical", { assumption: "N7" })).toEqual(["right", "choice"]);
});

test("a component that the adapter does not give does not count; each that differs has its section", () => {
  const row = {
    text: "S://U@H:1/P?Q#F",
    scheme: "S",
    authority: "U@H:1",
    userinfo: "U",
    host: "H",
    port: "1",
    path: "/P",
    query: "Q",
    fragment: "F",
  };
  const given = (result: object) => judged("components", row, { result });
  expect(given({ path: "/P" })).toEqual({ outcome: "right", section: "3" });
  expect(given({ path: "/P", scheme: "s", host: "h", authority: "U@h:1" })).toEqual({
    outcome: "choice",
    section: "3",
  });
  for (const [name, section, value] of [
    ["scheme", "3.1", "t"],
    ["authority", "3.2", "u@H:1"],
    ["userinfo", "3.2.1", "u"],
    ["host", "3.2.2", "i"],
    ["port", "3.2.3", "2"],
    ["path", "3.3", "/p"],
    ["query", "3.4", "q"],
    ["fragment", "3.5", "f"],
  ] as const) {
    expect(given({ path: "/P", [name]: value })).toEqual({ outcome: "wrong", section });
    expect(given({ path: "/P", [name]: null })).toEqual({ outcome: "wrong", section });
  }
  // The first in the order of a URI decides, whatever the order of the record.
  expect(given({ fragment: "f", query: "q", path: "/P" })).toEqual({ outcome: "wrong", section: "3.4" });
  const absent = { text: "p", scheme: null, host: null, path: "p", query: null };
  for (const [name, section] of [
    ["scheme", "3.1"],
    ["host", "3.2.2"],
    ["query", "3.4"],
  ] as const) {
    expect(judged("components", absent, { result: { path: "p", [name]: "" } })).toEqual({ outcome: "wrong", section });
    expect(judged("components", absent, { result: { path: "p", [name]: "null" } }).outcome).toBe("wrong");
  }
});

test("parts of a text have their delimiters, and what resolution makes of them (§5.2)", () => {
  expect(parts("a:b:c//d?e?f#g#h\n#")).toEqual({
    scheme: "a:",
    authority: "",
    path: "b:c//d",
    query: "?e?f",
    fragment: "#g#h\n#",
  });
  expect(parts("//a//b")).toEqual({ scheme: "", authority: "//a", path: "//b", query: "", fragment: "" });
  for (const [base, reference, target] of [
    ["s://a/b?q#f", "", "s://a/b?q"],
    ["s://a/b?q#f", "#g", "s://a/b?q#g"],
    ["s://a/b?q#f", "?", "s://a/b?"],
    ["s://a/b?q#f", "c", "s://a/c"],
    ["s://a?q#f", "c/./d", "s://a/c/d"],
    ["s:a/b", "../../c", "s:/c"],
    ["s:a/b", "//c/../d", "s://c/d"],
    ["s://a/b", "t:./../c", "t:c"],
    ["s:/a", "/.//b", "s:/.//b"],
    ["s://h/a", "/.//b", "s://h//b"],
    ["s://h/a/b/", "../..", "s://h/"],
    ["s://h/a/b/", "./.", "s://h/a/b/"],
    ["s://h", "..", "s://h/"],
    ["s://h/a", ".../..b/.c/d..", "s://h/.../..b/.c/d.."],
  ] as const)
    expect([base, reference, resolved(base, reference)]).toEqual([base, reference, target]);
});
