/** RFC 3986 §3: the text to audit, with its components as a browser would find them. */
import { type ComponentName, type UriReference, type UriSyntaxError, diagnose, split, tryParse } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { canonicalHost } from "./canonical-host.ts";
import type { FoundPlace } from "./finding.ts";
import type { Part, Parts } from "./part.ts";
import { SECRET, secretUnits, secretStretches, masked } from "./secret-stretches.ts";
import { type HostFacts, hostFacts } from "./host-facts.ts";
import { type Reading, readings } from "./readers.ts";
import { SPECIAL, repair } from "./repair.ts";

/** Everything that the rules look at. */
export interface Subject {
  /** The text as given. */
  readonly given: string;
  /** The text as given if it is a URI-reference, otherwise repaired. */
  readonly text: string;
  /** `undefined` for a URI-reference. */
  readonly error: UriSyntaxError | undefined;
  /** In lowercase; `undefined` if there is none. */
  readonly scheme: string | undefined;
  readonly parts: Parts;
  /** The slashes before the authority, where a scheme of the web has not exactly two. */
  readonly slashes: string | undefined;
  readonly host: HostFacts | undefined;
  /** What each reader sees in the text as given. */
  readonly readings: readonly ComparableReading[];
  /** Makes a place of a part, or of the whole text if there is no part. */
  readonly at: (part: Part | undefined, from: number, to: number, message: string) => FoundPlace;
  /** Whether a place of the text as given has anything of a possible secret (RFC 3986 §7.5). */
  readonly hasSecret: (start: number, end: number) => boolean;
  /** The text as given, with a mask for each possible secret. */
  readonly masked: () => string;
}

/** A reading, and its host in the form in which hosts are compared. */
export interface ComparableReading extends Reading {
  readonly canonical: string | undefined;
}

/**
 * Takes a text apart. `argument` is its name in an error's message. A reference that was parsed is not parsed again.
 *
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`
 */
export function subjectOf(argument: string, uri: string | UriReference): Subject {
  const given = textOf(argument, uri);
  const reference = tryParse(uri);
  const error = reference === undefined ? diagnose(given) : undefined;
  const repaired = error === undefined ? undefined : repair(given);
  const text = repaired?.text ?? given;
  const { parts, slashes } = partsOf(text);
  const origin = repaired?.originOf ?? ((offset: number) => offset);
  let known: Uint8Array | undefined;
  const secrets = (): Uint8Array => (known ??= secretUnits(given.length, secretStretches(text, parts, !error), origin));
  return {
    given,
    text,
    error,
    scheme: parts.scheme?.text.toLowerCase(),
    parts,
    slashes,
    host: parts.host && hostFacts(parts.host.text),
    readings: withCanonicalHosts(readings(reference ?? given)),
    at(part, from, to, message) {
      const start = (part?.start ?? 0) + from;
      const end = (part?.start ?? 0) + to;
      // The end of a place is the one after its last character: what was removed after it does not belong to it.
      const last = end > start ? origin(end - 1) + 1 : origin(start);
      return { component: part?.component, start: origin(start), end: last, message };
    },
    hasSecret: (start, end) => secrets().subarray(start, end).includes(SECRET),
    masked: () => masked(given, secrets()),
  };
}

/** Most readers see the same host, which may be long. */
function withCanonicalHosts(list: readonly Reading[]): ComparableReading[] {
  const known = new Map<string, string>();
  return list.map((reading) => {
    const { host } = reading;
    if (host === undefined) return { ...reading, canonical: undefined };
    const canonical = known.get(host) ?? canonicalHost(host);
    known.set(host, canonical);
    return { ...reading, canonical };
  });
}

/** Takes any text apart, as Appendix B does. For schemes of the web, the authority follows any number of slashes. */
function partsOf(text: string): Pick<Subject, "parts" | "slashes"> {
  // Without a prototype: an absent part is `undefined`, whatever `Object.prototype` has.
  const parts: { [Name in ComponentName]?: Part } = Object.create(null) as {};
  const add = (component: ComponentName, from: number, to: number): void => {
    parts[component] = { component, text: text.slice(from, to), start: from };
  };
  const { scheme } = split(text);
  if (scheme !== undefined) add("scheme", 0, scheme.length);
  const afterScheme = scheme === undefined ? 0 : scheme.length + 1;
  let start = afterScheme;
  while (text.charAt(start) === "/") start++;
  const count = start - afterScheme;
  const isOfWeb = scheme === undefined ? count > 2 : isWeb(scheme.toLowerCase());
  let pathStart = afterScheme;
  if (isOfWeb || count >= 2) {
    if (!isOfWeb) start = afterScheme + 2;
    pathStart = endBefore(text, start, /[/?#]/g);
    addAuthority(text, start, pathStart, add);
  }
  const queryStart = endBefore(text, pathStart, /[?#]/g);
  const fragmentStart = endBefore(text, queryStart, /#/g);
  const path: Part = { component: "path", text: text.slice(pathStart, queryStart), start: pathStart };
  if (queryStart < fragmentStart) add("query", queryStart + 1, fragmentStart);
  if (fragmentStart < text.length) add("fragment", fragmentStart + 1, text.length);
  const slashes = isOfWeb && count !== 2 ? text.slice(afterScheme, start) : undefined;
  return { parts: Object.assign(parts, { path }), slashes };
}

/** Whether a browser finds an authority after any number of slashes. */
export function isWeb(scheme = ""): boolean {
  return scheme !== "file" && SPECIAL.includes(scheme);
}

/** The userinfo ends at the last "@", as in a browser. */
function addAuthority(
  text: string,
  start: number,
  end: number,
  add: (component: ComponentName, from: number, to: number) => void,
): void {
  add("authority", start, end);
  const at = text.slice(start, end).lastIndexOf("@");
  const host = start + at + 1;
  if (at !== -1) add("userinfo", start, start + at);
  const bracket = text.charAt(host) === "[" ? text.slice(host, end).indexOf("]") : -1;
  const colon = text.slice(host, end).indexOf(":", Math.max(0, bracket));
  add("host", host, colon === -1 ? end : host + colon);
  if (colon !== -1) add("port", host + colon + 1, end);
}

/** Where the first of these characters is at or after an offset; otherwise the end of the text. */
function endBefore(text: string, from: number, delimiters: RegExp): number {
  delimiters.lastIndex = from;
  return delimiters.exec(text)?.index ?? text.length;
}
