/** RFC 6570 §2: reads a template as literals and expressions, from left to right, each character once. */
import { encode } from "./encode.ts";
import { type Behavior, type TemplateOperator, behaviorOf } from "./operators.ts";
import { type Fault, type TemplateSyntaxErrorCode, templateSyntaxError } from "./template-syntax-error.ts";

/** A variable of a template, where it is written. */
export interface TemplateVariable {
  readonly name: string;
  /** The operator of its expression; `""` if there is none. */
  readonly operator: TemplateOperator;
  /** The length of the prefix, `"*"` for explode, or `undefined`. */
  readonly modifier: number | "*" | undefined;
  /** Where the name begins in the template, in UTF-16 code units. */
  readonly offset: number;
}

export interface Expression {
  /** As written, with its braces. */
  readonly text: string;
  /** Where it begins in the template, in UTF-16 code units. */
  readonly offset: number;
  readonly behavior: Behavior;
  readonly variables: readonly TemplateVariable[];
}

/** A literal, already percent-encoded, or an expression. */
export type Part = string | Expression;

/**
 * The end of a literal: "{", another character that is not in `literals` (RFC 6570 §2.1), or a "%" that begins no
 * triplet. Erratum 6937 adds "'" to them. Of those beyond ASCII, they lack what ucschar and iprivate lack
 * (RFC 3987 §2.2).
 */
const LITERAL_END =
  /[\0- "<>\\^`{|}\x7F-\x9F\uD800-\uDFFF\uFFF0-\uFFFF\u{E0000}-\u{E0FFF}\p{Noncharacter_Code_Point}]|%(?![0-9A-Fa-f]{2})/gu;

const OP_RESERVE = /[=,!@|]/;
/** A run of `varchar` without triplets, or a triplet: a loop over both would need a stack. */
const VARCHARS = /\w+|%[0-9A-Fa-f]{2}/y;
const MAX_LENGTH = /[1-9][0-9]{0,3}/y;

/**
 * Returns the first fault of a text as a template, and adds its parts to `parts`. With `takesReserved`, an operator
 * that is reserved for extensions is no fault.
 */
export function readParts(text: string, takesReserved: boolean, parts?: Part[]): Fault | undefined {
  for (let at = 0; at < text.length;) {
    LITERAL_END.lastIndex = at;
    const end = LITERAL_END.exec(text)?.index ?? text.length;
    if (end > at) parts?.push(encode(text.slice(at, end), true));
    if (end === text.length) return undefined;
    if (text[end] !== "{") return faultOrTriplet(text, end, "literals", ["literals", '"{"', "end of text"]);
    const expression = expressionAt(text, end, takesReserved);
    if ("code" in expression) return expression;
    parts?.push(expression);
    at = end + expression.text.length;
  }
  return undefined;
}

/** @throws {TemplateSyntaxError} at the first fault, which may be an operator that is reserved for extensions */
export function partsOfTemplate(text: string): Part[] {
  const parts: Part[] = [];
  const found = readParts(text, false, parts);
  if (found) throw templateSyntaxError(text, found);
  return parts;
}

function expressionAt(text: string, open: number, takesReserved: boolean): Expression | Fault {
  const character = text.charAt(open + 1);
  const isReserved = OP_RESERVE.test(character);
  if (isReserved && !takesReserved) return fault(text, open + 1, "op-reserve", ["op-level2", "op-level3", "varname"]);
  const behavior = behaviorOf(character);
  const variables: TemplateVariable[] = [];
  let at = open + 1 + (isReserved ? 1 : behavior.operator.length);
  for (;;) {
    const offset = at;
    at = varnameEnd(text, at);
    // A "." is in a name only between two other characters.
    if (at === offset || text[at - 1] === ".") {
      const expected = at === open + 1 ? ["operator", "varname"] : [at === offset ? "varname" : "varchar"];
      return faultOrTriplet(text, at, "varname", expected);
    }
    const name = text.slice(offset, at);
    let modifier: number | "*" | undefined;
    if (text[at] === "*") {
      modifier = "*";
      at++;
    } else if (text[at] === ":") {
      const digits = matchAt(MAX_LENGTH, text, at + 1);
      if (digits === "") return fault(text, at + 1, "max-length", ["%x31-39"]);
      modifier = Number(digits);
      at += 1 + digits.length;
    }
    variables.push({ name, operator: behavior.operator, modifier, offset });
    if (text[at] === "}") return { text: text.slice(open, at + 1), offset: open, behavior, variables };
    if (text[at] !== ",") return faultAfter(text, at, modifier);
    at++;
  }
}

/** Returns where a varname ends; after a ".", if another one or no varchar follows. */
function varnameEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    const { length } = matchAt(VARCHARS, text, at);
    if (length === 0) return at;
    at += length;
    if (text[at] === ".") at++;
  }
}

function faultAfter(text: string, at: number, modifier: number | "*" | undefined): Fault {
  const isShort = typeof modifier === "number" && modifier < 1000;
  const more = modifier === undefined ? ["varchar", '"."', '":"', '"*"'] : isShort ? ["DIGIT"] : [];
  const expected = [...more, '","', '"}"'];
  if (at === text.length || text[at] === "{") return fault(text, at, "expression", expected);
  if (typeof modifier === "number" && /\d/.test(text.charAt(at))) return fault(text, at, "max-length", expected);
  return (modifier === undefined ? faultOrTriplet : fault)(text, at, "varspec", expected);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** Where a triplet may be, a "%" is the fault of one. */
function faultOrTriplet(text: string, at: number, code: TemplateSyntaxErrorCode, expected: readonly string[]): Fault {
  return text[at] === "%" ? fault(text, at, "pct-encoded", ["HEXDIG"]) : fault(text, at, code, expected);
}

function fault(text: string, offset: number, code: TemplateSyntaxErrorCode, expected: readonly string[]): Fault {
  const [character = ""] = text.slice(offset, offset + 2);
  return { code, offset, length: character.length, expected };
}
