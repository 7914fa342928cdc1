// The fault that RFC 3987 §2.2 implies for a rejected text: its offset, its length, its code if the character is not
// ASCII, and the characters allowed there.

import { type Automaton, automatonOf, parseAbnf, rfc3987 } from "@std66/grammar";
import { iriReference, rule } from "./grammar.ts";

const withoutUserinfo = automatonOf(parseAbnf('iauthority = ihost [ ":" port ]', rfc3987), "IRI-reference");

/** An authority without "@" is read as host and port, although a later "@" could make it userinfo. */
function ruleFor(text: string): Automaton {
  const authority = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/.exec(text)?.[1];
  return authority === undefined || authority.includes("@") ? iriReference : withoutUserinfo;
}

export interface Refusal {
  readonly offset: number;
  readonly length: number;
  readonly isTriplet: boolean;
  readonly code: "ucschar" | "iprivate" | undefined;
  readonly allowed: string;
}

const END = "the end";
/** Every ASCII character, and one of each class that is not ASCII. */
const SAMPLES: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  "\u0080",
  "\u00E9",
  "\uE000",
];

export function refusalOf(text: string): Refusal {
  const automaton = ruleFor(text);
  const end = automaton.viablePrefix(text);
  const triplet = /%[0-9A-Fa-f]?$/.exec(text.slice(Math.max(0, end - 2), end))?.[0];
  const offset = end - (triplet?.length ?? 0);
  const found = end < text.length ? String.fromCodePoint(text.codePointAt(end) as number) : "";
  const length = end - offset + found.length;
  return {
    offset,
    length,
    isTriplet: triplet !== undefined,
    code: triplet === undefined ? codeOf(found) : undefined,
    allowed: allowedFrom(automaton, automaton.run(text.slice(0, offset))),
  };
}

function codeOf(found: string): Refusal["code"] {
  if (rule("iprivate").accepts(found)) return "iprivate";
  return found > "\x7f" && !rule("ucschar").accepts(found) ? "ucschar" : undefined;
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

function allowedFrom(automaton: Automaton, state: number): string {
  const known = allowances.get(automaton) ?? [];
  allowances.set(automaton, known);
  known[state] ??=
    SAMPLES.filter((character) => automaton.isViable(automaton.run(character, state))).join("") +
    (automaton.isAccepting(state) ? END : "");
  return known[state];
}

const allowances = new Map<Automaton, string[]>();
