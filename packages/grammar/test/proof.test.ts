// How a predicate is read, what is refused, and the shortest text of a difference.

import { expect, it } from "vitest";
import {
  type Automaton,
  automatonOf,
  decisionOf,
  inCodeUnits,
  outcomeOf,
  parseAbnf,
  predicateAutomaton,
  regExpAutomaton,
  rfc3987,
  samplesOf,
  shortestDifference,
  unitAutomaton,
} from "../src/index.ts";

const TEXTS = { texts: [["xyz"], ["xyzxyz"]] } as const;

it("a decision has the questions of both answers", () => {
  const last = { question: { kind: "test", source: "c$", flags: "i", of: 0 }, yes: false, no: true };
  expect(decisionOf((text) => /^\d/.test(text) && (text.includes("b") || !/c$/i.test(text)), ["xyz"])).toEqual({
    question: { kind: "test", source: String.raw`^\d`, flags: "", of: 0 },
    yes: { question: { kind: "includes", part: "b", of: 0 }, yes: true, no: last },
    no: false,
  });
});

const isExample = (text: string): boolean => /^[ab]*$/.test(text) && (text.includes("b") || !/aa/.test(text));

it("the automaton of a predicate accepts what the predicate does", () => {
  const automaton = predicateAutomaton(isExample, TEXTS);
  for (const text of ["", "a", "aa", "aab", "b", "c", "bc"]) expect(automaton.accepts(text)).toBe(isExample(text));
});

const methods = () =>
  [RegExp.prototype, String.prototype].flatMap((each) => Object.values(Object.getOwnPropertyDescriptors(each)));

it("the methods are those of the engine again after a decision, and after a refusal", () => {
  const before = methods();
  decisionOf((text) => /a/.test(text), ["xyz"]);
  expect(() => decisionOf((text) => text.startsWith("a"), ["xyz"])).toThrow(/startsWith/);
  const after = methods();
  expect(after.map(({ value, enumerable }) => [value as unknown, enumerable])).toEqual(
    before.map(({ value, enumerable }) => [value as unknown, enumerable]),
  );
});

const sticky = /a/y;
const predicates: readonly (readonly [name: string, predicate: (text: string) => boolean])[] = [
  ["startsWith", (text) => text.startsWith("a")],
  ["charCodeAt", (text) => text.charCodeAt(0) === 0x61],
  ["a regexp's exec", (text) => /a/.exec(text) !== null],
  ["match", (text) => text.match(/a/) !== null],
  ["search", (text) => text.search(/a/) === 0],
  ["replace", (text) => text.replace(/a/, "") === ""],
  ["the characters", (text) => Array.from(text).length > 3],
  ["the test of a part", (text) => /a/.test(`${text}b`)],
  ["the test of a sticky regexp in the middle", (text) => ((sticky.lastIndex = 1), sticky.test(text))],
  ["the test of a global regexp", (text) => /a/g.test(text)],
  ["includes from an index", (text) => text.includes("a", 1)],
  ["a longer part", (text) => text.includes("ab")],
  ["the text within another", (text) => "abc".includes(text)],
  ["other things of other texts", (text) => (text.length > 3 ? /a/ : /b/).test(text)],
  [
    "more than any predicate does",
    (text) => Array.from({ length: 40 }, (_, index) => new RegExp(`a{${index}}`)).every((each) => each.test(text)),
  ],
];

it.each(predicates)("a predicate that asks for %s is refused", (_name, predicate) => {
  const claim = { name: "predicate", rule: "ALPHA", theirs: () => automatonOf(parseAbnf(""), '"a"') };
  expect(outcomeOf({ ...claim, ours: () => predicateAutomaton(predicate, TEXTS) })).toMatchObject({ kind: "unread" });
});

const upper = (text: string): string => text.replace(/[ab]/g, (letter) => letter.toUpperCase());
const isUpperExample = (text: string): boolean => !/^[cd]/.test(text) && /^A*B$/.test(upper(text));

it("questions about a text that is made of the text are answered for what is written", () => {
  const automaton = predicateAutomaton(isUpperExample, {
    texts: [
      ["xaz", "xAz"],
      ["bbx", "BBx"],
    ],
    methods: ["replace", "Symbol(Symbol.replace)", "toUpperCase"],
    rewriting: {
      firsts: [0, 0x61, 0x62, 0x63],
      start: 0,
      kindOf: String,
      alike: { from: 0, to: 0 },
      next: (state, code) => ({ state, written: [code === 0x61 || code === 0x62 ? code - 0x20 : code] }),
      atEnd: () => [],
    },
  });
  const texts = ["", "b", "B", "aab", "aAb", "aba", "ab\n", "cb"];
  expect(texts.filter((text) => automaton.accepts(text))).toEqual(texts.filter(isUpperExample));
});

const rule = (elements: string): Automaton => automatonOf(parseAbnf(""), elements);

it.each([
  ['"a"', '"a"', undefined],
  ['*( "ab" )', '[ 1*( "ab" ) ]', undefined],
  ['"1"', '"2"', "1"],
  ['*"1"', '1*"1"', ""],
  ['*5"1"', '*6"1"', "111111"],
  ['"1" *"2" "3"', '"1" *3"2" "3"', "122223"],
  ["%x30-39", "%x30-38", "9"],
  ["%xE000-F8FF", "%xE000-F8FE", "\uf8ff"],
])("the shortest text that only one of %s and %s accepts is %j", (one, other, text) => {
  expect(shortestDifference(rule(one), rule(other))).toBe(text);
  expect(shortestDifference(rule(other), rule(one))).toBe(text);
});

it("an outcome says whether ours accepts the text", () => {
  const claim = { name: "ours", rule: "theirs", ours: () => rule('1*2"1"'), theirs: () => rule('1*"1"') };
  expect(outcomeOf(claim)).toEqual({ kind: "different", text: "111", isOurs: false });
  expect(outcomeOf({ ...claim, ours: claim.theirs, theirs: claim.ours })).toEqual({
    kind: "different",
    text: "111",
    isOurs: true,
  });
  expect(outcomeOf({ ...claim, ours: claim.theirs })).toEqual({ kind: "equal", states: 3 });
  expect(outcomeOf({ ...claim, ours: () => regExpAutomaton({ source: "^1+\\b", flags: "" }) })).toMatchObject({
    kind: "unread",
  });
});

it.each([
  [
    "%xE000-10FFFF",
    ["\ue000", "\uffff", "\u{10000}", "\u{103ff}", "\u{10400}", "\u{10ffff}"],
    ["\ud7ff", "\ud800", "\udc00", "\udc00\ud800"],
  ],
  ["%x103FE-10401", ["\u{103fe}", "\u{103ff}", "\u{10400}", "\u{10401}"], ["\u{103fd}", "\u{10402}", "\u{10000}"]],
  ["%x1F600-1F600", ["\u{1f600}"], ["\u{1f5ff}", "\u{1f601}", "\ud83d", "\ude00"]],
  [
    "%x20000-2FFFD",
    ["\u{20000}", "\u{2abcd}", "\u{2fbff}", "\u{2fc00}", "\u{2fffd}"],
    ["\u{1ffff}", "\u{2fffe}", "\u{2ffff}", "\u{30000}"],
  ],
])("%s in code units", (elements, accepted, refused) => {
  const automaton = automatonOf(inCodeUnits(parseAbnf(`one = ${elements}`)), "one");
  const isAccepted = (text: string): boolean =>
    automaton.isAccepting(text.split("").reduce((state, unit) => automaton.next(state, unit.charCodeAt(0)), 0));
  expect(accepted.filter((text) => !isAccepted(text))).toEqual([]);
  expect(refused.filter(isAccepted)).toEqual([]);
});

it("ucschar in code units is ucschar, for each code point", () => {
  const points = automatonOf(rfc3987, "ucschar");
  const units = automatonOf(inCodeUnits(rfc3987), "ucschar");
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10_ffff; code++) {
    const text = String.fromCodePoint(code);
    let state = 0;
    for (let index = 0; index < text.length; index++) state = units.next(state, text.charCodeAt(index));
    if (units.isAccepting(state) !== points.isAccepting(points.next(0, code))) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

it("a class of code units is its automaton", () => {
  const automaton = unitAutomaton((code) => code >= 0x30 && code <= 0x39);
  expect(shortestDifference(automaton, rule("%x30-39"))).toBeUndefined();
});

it("samples have each character first, and are as long as they say", () => {
  const { short, long } = samplesOf("abc", 100);
  expect(new Set(short.map(([first]) => first))).toEqual(new Set(["a", "b", "c"]));
  expect([Math.max(...short.map(({ length }) => length)), Math.min(...long.map(({ length }) => length))]).toEqual([
    100, 101,
  ]);
});
