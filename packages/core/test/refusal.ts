// The fault that RFC 3986 Appendix A implies for a rejected text: its offset, its length, and the characters allowed
// there.

import { type Automaton, automatonOf, parseAbnf, rfc3986 } from "@std66/grammar";
import { rule } from "./appendix-a.ts";
import { partsOf } from "./division.ts";

/** The rule that a text is checked against. */
export type Judged =
  | "URI-reference"
  | "scheme"
  | "authority"
  | "userinfo"
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment";

const withoutUserinfo = parseAbnf('authority = host [ ":" port ]', rfc3986);
const PLAIN = {
  "URI-reference": automatonOf(withoutUserinfo, "URI-reference"),
  authority: automatonOf(withoutUserinfo, "authority"),
} as const;

/** An authority without "@" is read as host and port, although a later "@" could make it userinfo. */
function ruleFor(judged: Judged, text: string): Automaton {
  if (judged !== "authority" && judged !== "URI-reference") return rule(judged);
  const authority = judged === "authority" ? text : partsOf(text).authority;
  return authority === undefined || authority.includes("@") ? rule(judged) : PLAIN[judged];
}

/** The fault in a text that its rule rejects. */
export interface Refusal {
  /** End of the longest prefix of any valid text; a malformed triplet is reported at its "%". */
  readonly offset: number;
  readonly length: number;
  readonly isTriplet: boolean;
  /** Everything allowed there: ASCII characters, and `END`. */
  readonly allowed: string;
}

const END = "\u0080";
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

export function refusalOf(judged: Judged, text: string): Refusal {
  const automaton = ruleFor(judged, text);
  const end = automaton.viablePrefix(text);
  const triplet = /%[0-9A-Fa-f]?$/.exec(text.slice(Math.max(0, end - 2), end))?.[0];
  const offset = end - (triplet?.length ?? 0);
  const found = end < text.length ? String.fromCodePoint(text.codePointAt(end) as number) : "";
  const length = end - offset + found.length;
  return {
    offset,
    length,
    isTriplet: triplet !== undefined,
    allowed: allowedFrom(automaton, automaton.run(text.slice(0, offset))),
  };
}

/** The characters that the elements of `expected` begin with, in the same form. */
export function firstOf(expected: readonly string[]): string {
  const key = expected.join(" / ");
  const known = firsts.get(key);
  if (known !== undefined) return known;
  const elements = expected.filter((element) => element !== "end of text").join(" / ");
  const first = elements === "" ? "" : allowedFrom(rule(elements), 0);
  const found = elements.length === key.length ? first : first + END;
  firsts.set(key, found);
  return found;
}

const firsts = new Map<string, string>();

/** The characters that lead to a viable state, and `END` if the state is accepting. */
function allowedFrom(automaton: Automaton, state: number): string {
  const known = allowances.get(automaton) ?? [];
  allowances.set(automaton, known);
  known[state] ??=
    ASCII.filter((character) => automaton.isViable(automaton.next(state, character.charCodeAt(0)))).join("") +
    (automaton.isAccepting(state) ? END : "");
  return known[state];
}

const allowances = new Map<Automaton, string[]>();
