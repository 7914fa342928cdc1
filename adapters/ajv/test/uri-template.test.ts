// RFC 6570 §2: templates by its rules, one by one.

import { automatonOf, rfc6570 } from "@std66/grammar";
import fc from "fast-check";
import { expect, it } from "vitest";
import { formats } from "../src/index.ts";

const isTemplate = formats["uri-template"];

it.each([
  "",
  "a",
  "http://example.com/~{username}/",
  "{var}",
  "{hello}{world}",
  "{x,y}",
  "{x,hello,y}",
  "{var:3}",
  "{var:9999}",
  "{list*}",
  "{keys*,list:30,x}",
  "{+path:6}/here",
  "{#x,hello,y}",
  "X{.dom*}",
  "{/var,x}/here",
  "{;x,y,empty}",
  "{?x,y}",
  "{&var:3}",
  // op-reserve: left to later versions, but in the grammar.
  "{=a}",
  "{,a}",
  "{!a}",
  "{@a}",
  "{|a}",
  "{a.b.c}",
  "{_}",
  "{0}",
  "{%41}",
  "{a%2Cb}",
  "a%41b",
  "!#$&()*+,-./0:;=?@A[]_z~",
  "it's",
  "caf\u00E9",
  "\u{1F600}",
  "\uE000\u{F0000}",
])("RFC 6570 §2: %j is a template", (text) => {
  expect(isTemplate(text)).toBe(true);
});

it.each([
  "{",
  "}",
  "{}",
  "{{a}}",
  "{a",
  "a}",
  "{a}}",
  "{a{b}",
  "{+}",
  "{a,}",
  "{,}",
  "{a,,b}",
  "{,+a}",
  "{a b}",
  "{a-b}",
  "{a=b}",
  "{.a.}",
  "{..a}",
  "{a..b}",
  "{a.}",
  "{:3}",
  "{*}",
  "{a:}",
  "{a:0}",
  "{a:01}",
  "{a:10000}",
  "{a:3*}",
  "{a**}",
  "{%}",
  "{%4}",
  "{%GG}",
  "{\u00E9}",
  "%",
  "a%4",
  "a%GG",
  "a b",
  '"',
  "<",
  ">",
  "\\",
  "^",
  "`",
  "|",
  "\n",
  "\u007F",
  "\u0080",
  "\uD800",
  "\uFFFF",
  "\uFDD0",
  "\u{1FFFE}",
])("RFC 6570 §2: %j is not a template", (text) => {
  expect(isTemplate(text)).toBe(false);
});

it("RFC 6570 §2.1: each ASCII character by itself, outside and inside of braces", () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const literals = ascii.filter((character) => isTemplate(character));
  expect(literals.join("")).toBe(
    "!#$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz~",
  );
  const inNames = ascii.filter((character) => isTemplate(`{a${character}a}`));
  expect(inNames.join("")).toBe(",.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz");
  const operators = ascii.filter((character) => isTemplate(`{${character}a}`) && !/[\w]/.test(character));
  expect(operators.join("")).toBe("!#&+,./;=?@|");
});

it("takes linear time, and any value", () => {
  expect(isTemplate("{a}".repeat(3_000_000))).toBe(true);
  expect(isTemplate(`{${"a,".repeat(3_000_000)}a}`)).toBe(true);
  expect(isTemplate(`{${"a".repeat(10_000_000)}:9}`)).toBe(true);
  expect(isTemplate("{".repeat(10_000_000))).toBe(false);
  expect(isTemplate(`{a${":1".repeat(5_000_000)}`)).toBe(false);
  expect(isTemplate(`{a${":1".repeat(5_000_000)}}`)).toBe(false);
  expect(isTemplate("%41".repeat(3_000_000))).toBe(true);
  for (const value of [undefined, null, 1, {}, ["a"]]) expect(isTemplate(value as never)).toBe(false);
});

it("RFC 6570 §2: decides as the automaton of the printed grammar", () => {
  const grammar = automatonOf(rfc6570, "URI-Template");
  const piece = fc.constantFrom(
    ..."{}{}{}ab_0.%,:*+#=|' \u00E9\uD800\uFFFE".split(""),
    "%41",
    "{a}",
    "{?a,b*}",
    "\u{E0000}",
    ":9999",
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 8 }), (text) => {
      expect(isTemplate(text)).toBe(grammar.accepts(text));
    }),
    { numRuns: Math.max(2000, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
