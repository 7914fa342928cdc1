// The proof rests on a reader of ABNF. This compares what it reads with what another reader does, rule by rule: `abnf`
// of npm, which was written by others from RFC 5234.

import { readFileSync } from "node:fs";
import {
  type Grammar,
  automatonOf,
  inCodeUnits,
  parseAbnf,
  rfc3986,
  rfc3987,
  shortestDifference,
} from "@std66/grammar";
import { parseString } from "abnf";
import { expect, it } from "vitest";

/** A node of `abnf`. It has the members of its type. */
interface Node {
  readonly type: string;
  readonly name: string;
  readonly str: string;
  readonly base: number;
  readonly first: number;
  readonly last: number;
  readonly alts: readonly Node[];
  readonly elements: readonly Node[];
  readonly alt: Node;
  readonly el: Node;
  readonly rep: { readonly min: number; readonly max: number | null };
}

type Element = Grammar extends ReadonlyMap<string, infer Each> ? Each : never;

/** One text for each meaning: groups of one element, and literals of one character, are written as what they have. */
function written(element: Element): string {
  switch (element.kind) {
    case "characters":
      return `${element.from}-${element.to}`;
    case "rule":
      return element.name;
    case "repetition":
      return `${element.least}*${element.most}${written(element.element)}`;
    case "alternatives":
    case "concatenation":
  }
  const parts = element.elements.map(written);
  return element.kind === "concatenation" ? sequence(parts) : choice(parts);
}

/** What the other reader has read, as ours gives it. */
function elementOf(node: Node): Element {
  switch (node.type) {
    case "ruleref":
      return { kind: "rule", name: node.name.toLowerCase() };
    // Prose that names a rule stands for that rule, as in `0<pchar>`.
    case "prose":
      return { kind: "rule", name: node.str.toLowerCase() };
    case "alternation":
      return { kind: "alternatives", elements: node.alts.map(elementOf) };
    case "concatenation":
      return { kind: "concatenation", elements: node.elements.map(elementOf) };
    case "group":
      return elementOf(node.alt);
    case "option":
      return { kind: "repetition", element: elementOf(node.alt), least: 0, most: 1 };
    case "repetition":
      return { kind: "repetition", element: elementOf(node.el), least: node.rep.min, most: node.rep.max ?? Infinity };
    case "range":
      return { kind: "characters", from: node.first, to: node.last };
    case "caseInsensitveString":
      return { kind: "concatenation", elements: node.str.split("").map(eitherCase) };
    case "caseSensitveString":
      return { kind: "concatenation", elements: node.str.split("").map(character) };
    default:
      throw new Error(`a node of the type ${node.type}`);
  }
}

function eitherCase(letter: string): Element {
  return { kind: "alternatives", elements: [letter.toLowerCase(), letter.toUpperCase()].map(character) };
}

function character(unit: string): Element {
  return { kind: "characters", from: unit.charCodeAt(0), to: unit.charCodeAt(0) };
}

function sequence(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(" ")})`;
}

/** Of the same alternative twice, as of the two cases of a digit, there is one. */
function choice(parts: readonly string[]): string {
  const different = [...new Set(parts)];
  return different.length === 1 ? (different[0] as string) : `[${different.join(" / ")}]`;
}

function readByOther(text: string): Grammar {
  const { defs } = parseString(text, "grammar");
  return new Map(Object.values(defs).map(({ name, def }) => [name.toLowerCase(), elementOf(def as Node)]));
}

function allWritten(grammar: Grammar, except: readonly string[] = []): Record<string, string> {
  const rules = [...grammar].filter(([name]) => !except.includes(name));
  return Object.fromEntries(rules.map(([name, element]) => [name, written(element)]));
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../../packages/grammar/data/${name}.abnf`, import.meta.url), "utf8");

/** The other reader writes the characters of two code units as pairs of these. */
const WIDE = ["ucschar", "iprivate"];

it.each([
  ["rfc3986", rfc3986, 39],
  ["rfc3987", rfc3987, 42],
] as const)("another reader of ABNF reads the rules of %s alike", (name, grammar, count) => {
  const others = readByOther(textOf(name));
  expect(allWritten(grammar, WIDE)).toEqual(allWritten(others, WIDE));
  expect([grammar.size, others.size]).toEqual([count, count]);
});

it.each(WIDE)("another reader of ABNF reads `%s` alike, in code units", (rule) => {
  const others = automatonOf(readByOther(textOf("rfc3987")), rule);
  expect(shortestDifference(automatonOf(inCodeUnits(rfc3987), rule), others)).toBeUndefined();
});

it.each([
  ['one = "a" / "b"', 'one = "a" "b"'],
  ["one = 1*2DIGIT", "one = 2*2DIGIT"],
  ["one = %x30-39", "one = %x30-38"],
  ['one = *( "a" / "b" )', 'one = *"a" / "b"'],
  ['one = [ "a" ] "b"', 'one = [ "a" "b" ]'],
  ['one = "k"', "one = %x6B"],
])("both readers read %j alike, and %j otherwise", (one, other) => {
  const [ours, others] = [parseAbnf(one), readByOther(`${one}\n`)].map((grammar) => allWritten(grammar));
  expect(others).toEqual(ours);
  expect(allWritten(readByOther(`${other}\n`))).not.toEqual(ours);
});
