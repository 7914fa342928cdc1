/** RFC 3986 §3: the text to audit, with its components as a browser would find them. */
import { maskFault } from "@std66/core/diagnostics";
import { type ComponentName, type UriReference, type UriSyntaxError, diagnose, split, tryParse } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { canonicalHost } from "../host/canonical-host.ts";
import type { FoundPlace } from "./finding.ts";
import type { Part, Parts, Stretch } from "../text/part.ts";
import { SECRET, masked, secretStretches, secretUnits, stretchesIn, tokensIn } from "../secrets/secret-stretches.ts";
import { type HostFacts, hostFacts } from "../host/host-facts.ts";
import { isOfNetwork } from "../host/network-schemes.ts";
import { type Reading, readings } from "./readers.ts";
import { type Repaired, SPECIAL, repair } from "../text/repair.ts";
import { type Unusual, unusualIn } from "./unusual.ts";

/** A reading, and its host in the form in which hosts are compared. */
export interface ComparableReading extends Reading {
  readonly canonical: string | undefined;
}

/** Everything that the rules look at. What only a few of them need is made when the first one asks. */
export class Subject {
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
  readonly unusual: Unusual;
  readonly #uri: string | UriReference;
  readonly #repaired: Repaired | undefined;
  #host: HostFacts | undefined;
  #readings: readonly ComparableReading[] | undefined;
  #secrets: Uint8Array | undefined;
  #shown: string | undefined;

  /**
   * Takes a text apart. `argument` is its name in an error's message. A reference that was parsed is not parsed again.
   *
   * @throws {TypeError} if `uri` is neither a string nor a `UriReference`
   */
  constructor(argument: string, uri: string | UriReference) {
    this.given = textOf(argument, uri);
    const reference = tryParse(uri);
    this.error = reference === undefined ? diagnose(this.given) : undefined;
    this.#uri = reference ?? this.given;
    this.#repaired = this.error && repair(this.given);
    this.text = this.#repaired?.text ?? this.given;
    const { parts, slashes } = divisionOf(this.text);
    this.parts = parts;
    this.slashes = slashes;
    this.scheme = parts.scheme?.text.toLowerCase();
    this.unusual = unusualIn(this.text, !this.error, this.scheme, parts);
  }

  get host(): HostFacts | undefined {
    return (this.#host ??= this.parts.host && hostFacts(this.parts.host.text, isOfNetwork(this.scheme)));
  }

  /** What each reader sees in the text as given. */
  get readings(): readonly ComparableReading[] {
    return (this.#readings ??= readings(this.#uri).map(comparable));
  }

  /** Makes a place of a part, or of the whole text if there is no part. */
  at(part: Part | undefined, from: number, to: number, message: string): FoundPlace {
    const start = (part?.start ?? 0) + from;
    const end = (part?.start ?? 0) + to;
    // The end of a place is the one after its last character: what was removed after it does not belong to it.
    const last = end > start ? this.#originOf(end - 1) + 1 : this.#originOf(start);
    return { component: part?.component, start: this.#originOf(start), end: last, message };
  }

  /** Whether a place of the text as given has anything of a possible secret (RFC 3986 §7.5). */
  hasSecret(start: number, end: number): boolean {
    return this.#secretUnits().subarray(start, end).includes(SECRET);
  }

  /** The text as given, with a mask for each possible secret. */
  masked(): string {
    return masked(this.given, this.#secretUnits());
  }

  /** The same, with a mask for all that may be a password of a text that was meant as a reference. */
  get shown(): string {
    return (this.#shown ??= maskFault({ input: this.masked(), offset: 0, length: 0, component: "path" }).text);
  }

  /** Where the text as given has possible secrets, in order and apart. */
  secrets(): Stretch[] {
    return stretchesIn(this.#secretUnits());
  }

  /** Where the text as given has tokens, in order and apart. */
  tokens(): Stretch[] {
    return stretchesIn(this.#unitsOf(tokensIn(this.text, this.parts)));
  }

  #originOf(offset: number): number {
    return this.#repaired?.originOf(offset) ?? offset;
  }

  #secretUnits(): Uint8Array {
    return (this.#secrets ??= this.#unitsOf(secretStretches(this.text, this.parts, !this.error)));
  }

  #unitsOf(stretches: Iterable<Stretch>): Uint8Array {
    return secretUnits(this.given.length, stretches, (offset) => this.#originOf(offset));
  }
}

function comparable(reading: Reading): ComparableReading {
  return { ...reading, canonical: reading.host && canonicalHost(reading.host) };
}

/** Takes any text apart, as Appendix B does. For schemes of the web, the authority follows any number of slashes. */
function divisionOf(text: string): Pick<Subject, "parts" | "slashes"> {
  const whole = { text, start: 0 };
  const { scheme } = split(text);
  const afterScheme = scheme === undefined ? 0 : scheme.length + 1;
  let start = afterScheme;
  while (text.charAt(start) === "/") start++;
  const count = start - afterScheme;
  const isOfWeb = scheme === undefined ? count > 2 : isWeb(scheme.toLowerCase());
  if (!isOfWeb) start = afterScheme + 2;
  const authority =
    isOfWeb || count >= 2 ? slice("authority", whole, start, endBefore(text, start, /[/?#]/g)) : undefined;
  const pathStart = authority === undefined ? afterScheme : start + authority.text.length;
  const queryStart = endBefore(text, pathStart, /[?#]/g);
  const fragmentStart = endBefore(text, queryStart, /#/g);
  const { userinfo, host, port } = authority === undefined ? NO_AUTHORITY : partsOfAuthority(authority);
  const parts: Parts = {
    scheme: scheme === undefined ? undefined : slice("scheme", whole, 0, scheme.length),
    authority,
    userinfo,
    host,
    port,
    path: slice("path", whole, pathStart, queryStart),
    query: queryStart < fragmentStart ? slice("query", whole, queryStart + 1, fragmentStart) : undefined,
    fragment: fragmentStart < text.length ? slice("fragment", whole, fragmentStart + 1, text.length) : undefined,
  };
  return { parts, slashes: isOfWeb && count !== 2 ? text.slice(afterScheme, start) : undefined };
}

function slice(
  component: ComponentName,
  { text, start }: Pick<Part, "text" | "start">,
  from: number,
  to: number,
): Part {
  return { component, text: text.slice(from, to), start: start + from };
}

/** Whether a browser finds an authority after any number of slashes. */
export function isWeb(scheme = ""): boolean {
  return scheme !== "file" && SPECIAL.includes(scheme);
}

const NO_AUTHORITY: Pick<Parts, "userinfo" | "host" | "port"> = {
  userinfo: undefined,
  host: undefined,
  port: undefined,
};

/** The userinfo ends at the last "@", as in a browser. */
function partsOfAuthority(authority: Part): Pick<Parts, "userinfo" | "host" | "port"> {
  const { text } = authority;
  const at = text.lastIndexOf("@");
  const bracket = text.charAt(at + 1) === "[" ? text.indexOf("]", at + 1) : -1;
  const colon = text.indexOf(":", Math.max(at + 1, bracket));
  return {
    userinfo: at === -1 ? undefined : slice("userinfo", authority, 0, at),
    host: slice("host", authority, at + 1, colon === -1 ? text.length : colon),
    port: colon === -1 ? undefined : slice("port", authority, colon + 1, text.length),
  };
}

/** Where the first of these characters is at or after an offset; otherwise the end of the text. */
function endBefore(text: string, from: number, delimiters: RegExp): number {
  delimiters.lastIndex = from;
  return delimiters.exec(text)?.index ?? text.length;
}
