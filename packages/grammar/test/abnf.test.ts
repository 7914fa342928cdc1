// RFC 2234: tests each form of the notation on small grammars, whose languages can be checked by eye.

import { expect, it } from "vitest";
import { automatonOf, parseAbnf } from "../src/index.ts";

const LETTERS = ["a", "B", "b", "1", ".", '"', ";"];

/** All texts of up to four letters that a rule accepts. */
function taken(abnf: string): readonly string[] {
  const automaton = automatonOf(parseAbnf(abnf), "x");
  const texts = [""];
  for (const text of texts) {
    if (text.length < 4) texts.push(...LETTERS.map((letter) => text + letter));
  }
  return texts.filter((text) => automaton.accepts(text));
}

it.each([
  { section: "RFC 2234 §2.1", abnf: "X = Rule-1\nRULE-1 = %x61", texts: ["a"] },
  { section: "RFC 2234 §2.3", abnf: 'x = "ab"', texts: ["aB", "ab"] },
  { section: "RFC 2234 §2.3", abnf: "x = %d97.98", texts: ["ab"] },
  { section: "RFC 2234 §2.3", abnf: "x = %b1100001", texts: ["a"] },
  { section: "RFC 2234 §2.3", abnf: 'x = ""', texts: [""] },
  { section: "RFC 2234 §3.1", abnf: 'x = "1" "."', texts: ["1."] },
  { section: "RFC 2234 §3.2", abnf: 'x = "1" "." / "."', texts: [".", "1."] },
  { section: "RFC 2234 §3.3", abnf: 'x = "1"\nx =/ "."', texts: ["1", "."] },
  { section: "RFC 2234 §3.4", abnf: "x = %x61-62", texts: ["a", "b"] },
  { section: "RFC 2234 §3.5", abnf: 'x = "1" ( "." / "1" ) "."', texts: ["11.", "1.."] },
  { section: "RFC 2234 §3.6", abnf: 'x = *"1"', texts: ["", "1", "11", "111", "1111"] },
  { section: "RFC 2234 §3.6", abnf: 'x = 3*"1"', texts: ["111", "1111"] },
  { section: "RFC 2234 §3.6", abnf: 'x = *2"1"', texts: ["", "1", "11"] },
  { section: "RFC 2234 §3.6", abnf: 'x = 1*2"1"', texts: ["1", "11"] },
  { section: "RFC 2234 §3.6", abnf: 'x = *1( *2"1" "." ) "1"', texts: ["1", ".1", "1.1", "11.1"] },
  { section: "RFC 2234 §3.7", abnf: 'x = 2"1"', texts: ["11"] },
  { section: "RFC 2234 §3.7", abnf: "x = 0<y>\ny = %x61", texts: [""] },
  { section: "RFC 2234 §3.8", abnf: 'x = [ "1" ] "."', texts: [".", "1."] },
  { section: "RFC 2234 §3.9", abnf: '; a comment = "a"\nx = "1" ; "."\n   "." ; =\n', texts: ["1."] },
  { section: "RFC 2234 §3.9", abnf: 'x = ";"', texts: [";"] },
])("$section $abnf", ({ abnf, texts }) => {
  expect(new Set(taken(abnf))).toEqual(new Set(texts));
});

it("a redefined rule replaces the known one wherever that is used", () => {
  const known = parseAbnf('x = y "1"\ny = "a"');
  expect(automatonOf(parseAbnf('y = "."', known), "x").accepts(".1")).toBe(true);
  expect(automatonOf(known, "x").accepts("a1")).toBe(true);
});

it.each([
  { abnf: 'x "1"', because: "the `=` is missing" },
  { abnf: "x =", because: "an element is missing" },
  { abnf: 'x = ( "1"', because: "a group is not closed" },
  { abnf: 'x = "1" /', because: "an alternative is missing" },
  { abnf: 'x = "1', because: "a literal is not closed" },
  { abnf: "x = &", because: "a character belongs to no token" },
  { abnf: '= "1"', because: "the name is missing" },
  { abnf: 'x = "1"\nX = "."', because: "a rule is defined twice" },
])("parseAbnf rejects $abnf: $because", ({ abnf }) => {
  expect(() => parseAbnf(abnf)).toThrow(SyntaxError);
});

it.each([
  { abnf: "x = y", because: "a rule is missing" },
  { abnf: 'x = "1" [ x ]', because: "a rule is recursive" },
])("automatonOf rejects $abnf: $because", ({ abnf }) => {
  expect(() => automatonOf(parseAbnf(abnf), "x")).toThrow(RangeError);
});
