// The automata of regexps, judged by the engine's own regexps, and what is refused.

import fc from "fast-check";
import { expect, it } from "vitest";
import { regExpAutomaton } from "../src/index.ts";

const LETTERS = ["a", "b", "1", "K", "k", "\u212a", "\n", ":", "\ud83d"];

/** All texts of up to a length. */
function textsUpTo(length: number): string[] {
  const texts = [""];
  for (let from = 0, left = length; left > 0; left--) {
    const to = texts.length;
    for (; from < to; from++) for (const letter of LETTERS) texts.push(`${texts[from]}${letter}`);
  }
  return texts;
}

const TEXTS = textsUpTo(4);

/** The texts about which the automaton and the engine disagree. The automaton reads code units. */
function disagreements(regexp: RegExp, texts = TEXTS): string[] {
  const automaton = regExpAutomaton(regexp);
  return texts.filter((text) => {
    let state = 0;
    for (const unit of text.split("")) state = automaton.next(state, unit.charCodeAt(0));
    regexp.lastIndex = 0;
    return automaton.isAccepting(state) !== regexp.test(text);
  });
}

it.each([
  /a/,
  /^a/,
  /a$/,
  /^$/,
  /^(?:a|b)*$/,
  /^(?:a?){3}b{2,}$/,
  /^a{1,2}?1+?$/,
  /(?:^a|1)b/,
  /^(?:a(?!b))*b?$/,
  /^(?=ab)..$/,
  /^(?!a*b)[ab]*1/,
  /^(?=a(?!b)).*$/,
  /(?=a$)/,
  /(?!a|b)(?:1|a)$/,
  /^(?:(?=a)|b)*$/,
  /^(?:a(?=b|$)|b(?!b)){2}/,
  /^.$/,
  /^.$/s,
  /^[^a]$/,
  new RegExp("^[^]*a[]*$"),
  /^\w\W\d?\D$/,
  /^[\w:]+$/,
  /^[:-a]$/,
  /^[a\-b]$/,
  /k/i,
  /^[^k]$/i,
  /^[j-l]+$/i,
  /^\x61\u0062$/,
  /ab/y,
  /a|b1/y,
  /^a(?:b)*\n/,
])("%s matches what the engine's does", (regexp) => {
  expect(disagreements(regexp)).toEqual([]);
});

const { source } = fc.letrec<Record<"source" | "term" | "atom", string>>((tie) => ({
  source: fc
    .array(fc.array(tie("term"), { maxLength: 4 }), { minLength: 1, maxLength: 2 })
    .map((choices) => choices.map((terms) => terms.join("")).join("|")),
  term: fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(tie("atom"), fc.constantFrom("", "", "*", "+", "?", "*?", "{2}", "{1,2}", "{2,}"))
        .map((both) => both.join("")),
    },
    fc
      .tuple(fc.constantFrom("(?=", "(?!"), tie("atom"), tie("atom"))
      .map(([open, ...atoms]) => `${open}${atoms.join("")})`),
    fc.constant("$"),
  ),
  atom: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("a", "b", "1", "[ab]", "[^a]", ".", String.raw`\d`, String.raw`\w`, ":") },
    tie("source").map((inner) => `(?:${inner})`),
  ),
}));

it("any regexp of these parts matches what the engine's does", () => {
  const short = textsUpTo(3).filter((text) => /^[ab1:]*$/.test(text));
  fc.assert(
    fc.property(source, fc.boolean(), fc.constantFrom("", "i", "y", "s"), (all, isAnchored, flags) => {
      fc.pre(all.length < 40);
      expect([all, flags, disagreements(new RegExp(isAnchored ? `^(?:${all})` : all, flags), short)]).toEqual([
        all,
        flags,
        [],
      ]);
    }),
  );
});

it.each([
  String.raw`(a)\1`,
  String.raw`\ba`,
  String.raw`\Ba`,
  String.raw`\s`,
  String.raw`\p`,
  String.raw`\cA`,
  String.raw`\u{61}`,
  String.raw`\x6`,
  String.raw`\e`,
  String.raw`[\b]`,
  String.raw`[\d-a]`,
  String.raw`\k<a>`,
  "(?<=a)b",
  "(?<!a)b",
  "(?<a>b)",
  "(?=^a)",
  "(?!b|^a)",
  "(?=a)*",
  "a{,2}",
  "a]",
  "{",
])("%s is refused, although the engine knows it", (each) => {
  expect(() => new RegExp(each)).not.toThrow();
  expect(() => regExpAutomaton({ source: each, flags: "" })).toThrow(SyntaxError);
  // Not only at the start.
  expect(() => regExpAutomaton({ source: `a(?:b|${each})`, flags: "" })).toThrow(SyntaxError);
});

it.each(["m", "u", "v", "g", "d", "im"])("the flags `%s` are refused", (flags) => {
  expect(() => regExpAutomaton({ source: "a", flags })).toThrow(/flag/);
});

it.each(["a**", "(a", "a)", "[a", "a{2,1}", "[b-a]", "*", "\\"])("%s, which is no regexp, is refused", (each) => {
  expect(() => new RegExp(each)).toThrow(SyntaxError);
  expect(() => regExpAutomaton({ source: each, flags: "" })).toThrow(SyntaxError);
});
