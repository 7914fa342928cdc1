// RFC 6570 §2: the parser against the automaton of the printed grammar.

import { automatonOf, rfc6570 } from "@std66/grammar";
import fc from "fast-check";
import { expect, it } from "vitest";
import { TemplateSyntaxError, isUriTemplate, parseTemplate } from "../src/index.ts";
import { casesOf } from "./cases.ts";
import { INNER, KINDS, textsOf } from "./short-texts.ts";

const grammar = automatonOf(rfc6570, "URI-Template");
/** Without the operators that are reserved for extensions. */
const known = automatonOf(rfc6570, '*( literals / "{" [ op-level2 / op-level3 ] variable-list "}" )');

/**
 * Checks the decision on a text, and where an error is. A call of `expect` for each of a million texts would take long.
 */
function checkText(text: string): void {
  const isValid = known.accepts(text);
  const error = errorOf(text);
  if (isUriTemplate(text) !== grammar.accepts(text) || isValid !== (error === undefined)) {
    expect(text).toBe("decided as the grammar does");
  }
  if (error !== undefined && !isAtFault(error, text))
    expect([text, error.code, error.offset]).toBe("where the grammar ends");
}

function isAtFault({ code, offset, length, input }: TemplateSyntaxError, text: string): boolean {
  const viable = known.viablePrefix(text);
  // A "%" that begins no triplet is itself the fault.
  const percent = /%[0-9A-Fa-f]?$/.exec(text.slice(0, viable))?.index ?? viable;
  const isReserved = grammar.viablePrefix(text) > viable && text[viable - 1] === "{";
  const width = offset === text.length ? 0 : String.fromCodePoint(text.codePointAt(offset)!).length;
  return (
    offset === (code === "pct-encoded" ? percent : viable) &&
    length === width &&
    input === text &&
    (code === "op-reserve") === isReserved
  );
}

function errorOf(text: string): TemplateSyntaxError | undefined {
  try {
    parseTemplate(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof TemplateSyntaxError)) throw error;
    return error;
  }
}

it("R-301 all texts of up to 4 letters, one of each kind", () => {
  for (const text of textsOf(KINDS, 4)) checkText(text);
});

it("R-301 all expressions of up to 3 letters", () => {
  for (const text of textsOf(INNER, 3)) {
    checkText(`{${text}}`);
    checkText(`{${text}`);
  }
});

it("R-302 characters as a literal, as an operator, in a name and after one", () => {
  for (let code = 0; code < 0x10_ffff; code += code < 0x200 ? 1 : 251) {
    const character = String.fromCodePoint(code);
    for (const text of [character, `{${character}a}`, `{a${character}b}`, `{a:${character}}`, `{a*${character}}`]) {
      checkText(text);
    }
  }
});

it.each([
  0xa0, 0xd7ff, 0xe000, 0xf8ff, 0xf900, 0xfdcf, 0xfdf0, 0xffef, 0x1_fffd, 0xe_1000, 0xe_fffd, 0xf_fffd, 0x10_fffd,
])("R-302 U+%x is a literal", (code) => checkText(String.fromCodePoint(code)));

it("R-301 generated templates, and templates with a character changed", () => {
  const piece = fc.constantFrom(
    ..."{}{}{}ab_09%.,:*+#/;?&=!@|'\u00E9 \"<>\\^`~-".split(""),
    "%41",
    "%e",
    "{a}",
    "{+a:3}",
    "{?a,b*}",
    "\uD800",
    "\u{1F600}",
    "\u{E0000}",
    ":10000",
    ":9999",
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
      checkText(text);
    }),
    { numRuns: casesOf(3000) },
  );
});

it.each([undefined, null, 1, {}, ["a"]])("%o is no template", (value) => {
  expect(isUriTemplate(value)).toBe(false);
});
