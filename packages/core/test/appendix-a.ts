// RFC 3986 Appendix A as the oracle: what it takes, what a text that it takes consists of, and where it refuses another.
// Nothing here comes from the parser: the rules are the RFC's text, read as ABNF.

import { Automaton, automatonOf, parseAbnf, rfc3986 } from "@std66/grammar";

/** The automaton of what a rule takes, or of other elements of the grammar. */
export function rule(elements: string): Automaton {
  return automatonOf(rfc3986, elements);
}

export const uriReference = rule("URI-reference");
export const uri = rule("URI");
export const absoluteUri = rule("absolute-URI");
export const relativeRef = rule("relative-ref");
/** All four productions of RFC 3986 §4. */
export const productions: readonly Automaton[] = [uriReference, uri, absoluteUri, relativeRef];

/** The forms of a host in the order of the rule: the first that matches is meant (RFC 3986 §3.2.2). */
const HOST_KINDS = [
  ["ipv6", rule('"[" IPv6address "]"')],
  ["ipvfuture", rule('"[" IPvFuture "]"')],
  ["ipv4", rule("IPv4address")],
  ["reg-name", rule("reg-name")],
] as const;

/** RFC 3986 Appendix B, to the letter: it divides every text, well-formed or not. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#([^]*))?/;

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

function partsOf(text: string): Parts {
  const found = APPENDIX_B.exec(text) as RegExpExecArray;
  return { scheme: found[2], authority: found[4], path: found[5] as string, query: found[7], fragment: found[9] };
}

/** The components of a well-formed text: its parts, and those of its authority by the one division that the rules allow. */
export function componentsOf(text: string) {
  const parts = partsOf(text);
  return { ...parts, ...(parts.authority === undefined ? NO_AUTHORITY : dividedAuthority(parts.authority)) };
}

const NO_AUTHORITY = { userinfo: undefined, host: undefined, port: undefined, hostKind: undefined };

/** authority = [ userinfo "@" ] host [ ":" port ] */
function dividedAuthority(text: string) {
  const divisions = [-1, ...indexesOf("@", text)].flatMap((at) =>
    [...indexesOf(":", text).filter((colon) => colon > at), text.length].map((colon) => ({
      userinfo: at < 0 ? undefined : text.slice(0, at),
      host: text.slice(at + 1, colon),
      port: colon === text.length ? undefined : text.slice(colon + 1),
    })),
  );
  const allowed = divisions.filter(
    ({ userinfo = "", host, port = "" }) =>
      rule("userinfo").accepts(userinfo) && rule("host").accepts(host) && rule("port").accepts(port),
  );
  const [only, another] = allowed;
  if (only === undefined || another !== undefined) throw new Error(`${text} can be divided in ${allowed.length} ways`);
  return { ...only, hostKind: HOST_KINDS.find(([, kind]) => kind.accepts(only.host))?.[0] };
}

function indexesOf(character: string, text: string): readonly number[] {
  return Array.from(text.matchAll(new RegExp(character, "g")), ({ index }) => index);
}

/** As what a text is judged. */
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

/** An authority without "@" is judged as host and port, although a later "@" could have made it userinfo. */
function ruleFor(judged: Judged, text: string): Automaton {
  if (judged !== "authority" && judged !== "URI-reference") return rule(judged);
  const authority = judged === "authority" ? text : partsOf(text).authority;
  return authority === undefined || authority.includes("@") ? rule(judged) : PLAIN[judged];
}

/** What is wrong with a text that its rule refuses. */
export interface Refusal {
  /** Where the longest prefix ends that some valid text begins with; a malformed triplet is told at its "%". */
  readonly offset: number;
  readonly length: number;
  readonly isTriplet: boolean;
  /** What could have stood there: ASCII characters, and `END`. */
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

/** What the elements of `expected` begin with, likewise. */
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

/** The characters that lead on from a state, and `END` where nothing has to. */
function allowedFrom(automaton: Automaton, state: number): string {
  const known = allowances.get(automaton) ?? [];
  allowances.set(automaton, known);
  known[state] ??=
    ASCII.filter((character) => automaton.isViable(automaton.next(state, character.charCodeAt(0)))).join("") +
    (automaton.isAccepting(state) ? END : "");
  return known[state];
}

const allowances = new Map<Automaton, string[]>();

/**
 * The component that a reader would say an offset of a refused text is in. Appendix B divides any text; in an authority, the
 * userinfo goes to the "@", the host from there to its "]" or to the ":", and the port is the rest. What stands before the
 * first ":" and is no scheme is a path's first segment (§4.2); a second "@" is nobody's but the authority's.
 */
export function componentAt(text: string, offset: number): string {
  const parts = partsOf(text);
  const schemeLength = parts.scheme === undefined ? 0 : parts.scheme.length + 1;
  if (offset < schemeLength) return "path";
  if (parts.authority !== undefined) {
    const inAuthority = offset - schemeLength - 2;
    if (inAuthority <= parts.authority.length) return componentInAuthority(parts.authority, inAuthority);
  }
  const hash = text.indexOf("#");
  if (hash >= 0 && offset > hash) return "fragment";
  const mark = text.indexOf("?");
  return mark >= 0 && offset > mark ? "query" : "path";
}

function componentInAuthority(text: string, offset: number): string {
  const at = text.indexOf("@");
  if (offset <= at && !text.startsWith("[")) return "userinfo";
  const start = text.startsWith("[") ? 0 : at + 1;
  if (text.startsWith("[", start)) {
    const bracket = text.indexOf("]", start);
    const isPort = bracket >= 0 && text[bracket + 1] === ":" && offset > bracket + 1;
    return isPort ? "port" : "host";
  }
  const colon = text.indexOf(":", start);
  if (colon >= 0 && offset > colon) return "port";
  return text[offset] === "@" ? "authority" : "host";
}
