/**
 * RFC 3986 §3 and §4: a parsed URI-reference with its components.
 *
 * It owns the record of its scan, and slices a component when it is read. The record is in a `#private` slot, which other code
 * cannot write: so an instance is immutable without `Object.freeze`, which would take longer (decision 2). The packages above core
 * read it through `ownRecord`.
 */
import { AUTHORITY_PARTS, type UriComponents } from "./components.ts";
import { withoutPasswords } from "./mask-password.ts";
import { besideParts, ownComponents, recompose } from "./recompose.ts";
import { BRAND, referenceText } from "./reference-argument.ts";
import { type ScannedText, hostStart, pathStart } from "./scanned-text.ts";
import { isIpv4Address } from "./host.ts";

/** Which alternative of `host` matches first (RFC 3986 §3.2.2). */
export type HostKind = "ipv4" | "ipv6" | "ipvfuture" | "reg-name";

/** Private token: only this module can construct instances. */
const CONSTRUCT: unique symbol = Symbol();

/** Reads the private record. The class assigns it, since only code inside of the class can. */
let lend!: (value: object) => ScannedText | undefined;

/** Node's `console.log` calls the method of this name. */
const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** A URI-reference that has a scheme (RFC 3986 §3). */
export interface Uri extends UriReference {
  readonly scheme: string;
}

/** A URI without a fragment: the form of a base URI (RFC 3986 §4.3). */
export interface AbsoluteUri extends Uri {
  readonly fragment: undefined;
}

/** A URI-reference without a scheme (RFC 3986 §4.2). */
export interface RelativeReference extends UriReference {
  readonly scheme: undefined;
}

/**
 * A URI-reference (RFC 3986 §4.1) with its text and components, unchanged. `undefined` means that a component is not present,
 * `""` that it is empty. Nothing is decoded, lowercased or repaired. `parse` and `build` create instances, which are immutable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * const uri = parse("foo://example.com:8042/over/there?name=ferret#nose");
 * uri.authority; // => "example.com:8042"
 * uri.path; // => "/over/there"
 * uri.fragment; // => "nose"
 * uri.userinfo; // => undefined
 * ```
 */
export class UriReference {
  /**
   * The text again, as an own property: deep equality in `assert`, vitest, Jest, chai and others compares own properties, and
   * `structuredClone` and spreading copy them. No method of an instance reads it, so overwriting it has no other effect.
   */
  declare readonly text: string;

  readonly #scanned: ScannedText;

  /** A field, since the bundler of React Native does not parse a static block. */
  static readonly #lend = (lend = (value) => (#scanned in value ? value.#scanned : undefined));

  /** Not private, since types of test libraries take only public constructors. */
  constructor(scanned: never, token: never);
  constructor(scanned: ScannedText, token: typeof CONSTRUCT) {
    if (token !== CONSTRUCT) throw new TypeError("UriReference: use `parse` or `build`");
    this.text = scanned.text;
    this.#scanned = scanned;
  }

  /** Makes `instanceof` accept the references of every copy of this package: a program can load its ESM and its CommonJS. */
  static [Symbol.hasInstance](value: unknown): value is UriReference {
    // A constructor lowered by Babel asks before the private fields exist.
    return this.prototype.isPrototypeOf(value as object) || referenceText(value) !== undefined;
  }

  /** The scheme without its ":" (RFC 3986 §3.1). */
  get scheme(): string | undefined {
    return piece(this.#scanned, 0, this.#scanned.schemeEnd);
  }

  /** The authority without its "//": userinfo, host and port (RFC 3986 §3.2). */
  get authority(): string | undefined {
    return piece(this.#scanned, this.#scanned.schemeEnd + 3, this.#scanned.authorityEnd);
  }

  /** The userinfo without its "@" (RFC 3986 §3.2.1). A password in it is a security risk (RFC 3986 §7.5). */
  get userinfo(): string | undefined {
    return piece(this.#scanned, this.#scanned.schemeEnd + 3, this.#scanned.userinfoEnd);
  }

  /** The host; an IP literal includes its brackets (RFC 3986 §3.2.2). Every authority has a host, which may be empty. */
  get host(): string | undefined {
    return piece(this.#scanned, hostStart(this.#scanned), this.#scanned.hostEnd);
  }

  /** The form of the host: the first of the four that matches (RFC 3986 §3.2.2). */
  get hostKind(): HostKind | undefined {
    const { host } = this;
    if (host === undefined) return undefined;
    if (host.startsWith("[")) return /^.v/i.test(host) ? "ipvfuture" : "ipv6";
    return isIpv4Address(host) ? "ipv4" : "reg-name";
  }

  /** The port without its ":", as text (RFC 3986 §3.2.3). It is `""` in `http://a:/`, and keeps leading zeros. */
  get port(): string | undefined {
    const { hostEnd, authorityEnd } = this.#scanned;
    return piece(this.#scanned, hostEnd + 1, hostEnd < authorityEnd ? authorityEnd : -1);
  }

  /** The path: always present, but it may be empty (RFC 3986 §3.3). */
  get path(): string {
    return piece(this.#scanned, pathStart(this.#scanned), this.#scanned.pathEnd) as string;
  }

  /** The query without its "?" (RFC 3986 §3.4). */
  get query(): string | undefined {
    return piece(this.#scanned, this.#scanned.pathEnd + 1, this.#scanned.queryEnd);
  }

  /** The fragment without its "#" (RFC 3986 §3.5). */
  get fragment(): string | undefined {
    const { text, pathEnd, queryEnd } = this.#scanned;
    const end = Math.max(pathEnd, queryEnd);
    return piece(this.#scanned, end + 1, end < text.length ? text.length : -1);
  }

  /**
   * The segments of the path, not decoded (RFC 3986 §3.3). The first one begins after a leading "/". An empty path has none.
   *
   * @example
   * ```ts
   * import { parse } from "@std66/core";
   * parse("/a/b%2Fc/").segments; // => ["a", "b%2Fc", ""]
   * parse("a").segments; // => ["a"]
   * parse("http://h").segments; // => []
   * ```
   */
  get segments(): readonly string[] {
    const { path } = this;
    return path === "" ? [] : path.replace(/^\//, "").split("/");
  }

  /** Whether this is a URI: a reference with a scheme (RFC 3986 §3). */
  isUri(): this is Uri {
    return this.#scanned.schemeEnd !== -1;
  }

  /** Whether this is an absolute-URI: a URI without a fragment, the form of a base URI (RFC 3986 §4.3). */
  isAbsoluteUri(): this is AbsoluteUri {
    return this.isUri() && this.fragment === undefined;
  }

  /** Whether this is a relative reference, without a scheme (RFC 3986 §4.2). */
  isRelativeReference(): this is RelativeReference {
    return this.#scanned.schemeEnd === -1;
  }

  /**
   * Returns this reference with some components changed. A name with the value `undefined` removes its component; the path
   * becomes empty.
   *
   * @throws {UriSyntaxError} if a component is malformed, or if the result would parse differently
   * @throws {TypeError} for `authority` together with one of its parts, userinfo or a port without a host, or an unknown name
   * @example
   * ```ts
   * import { parse } from "@std66/core";
   * const uri = parse("http://example.com/a?b#c");
   * String(uri.with({ host: "example.org", fragment: undefined })); // => "http://example.org/a?b"
   * uri.with({ path: "a" }); // throws UriSyntaxError
   * ```
   */
  with(changes: UriComponents): UriReference {
    const given = ownComponents("with: changes", changes);
    const { scheme, path, query, fragment } = this;
    const takesAuthority = "authority" in given;
    if (takesAuthority && AUTHORITY_PARTS.some((name) => name in given)) throw besideParts("with");
    const { userinfo, host, port } = takesAuthority ? given : this;
    // Every name is set, since this record inherits from `Object.prototype`.
    const kept = { scheme, authority: undefined, userinfo, host, port, path, query, fragment };
    const result = recompose("with", { ...kept, ...given });
    return result.text === this.#scanned.text ? this : fromScan(result);
  }

  /** The text. `String` finds this before `toString`, which it would look up in two prototypes. @internal */
  [Symbol.toPrimitive](): string {
    return this.toString();
  }

  /** Returns the text exactly as it was parsed or built (RFC 3986 §5.3). */
  toString(): string {
    // A property-by-property copy, such as by lodash's `cloneDeep`, has the prototype but not the private field.
    return (UriReference.#lend(this) ?? this).text;
  }

  /** Returns the text: in JSON, a URI is a string. */
  toJSON(): string {
    return this.toString();
  }

  /** The text, for every copy of this package. @internal */
  get [BRAND](): string | undefined {
    return UriReference.#lend(this)?.text;
  }

  /** The output of `console.log`, with a password masked (RFC 3986 §3.2.1). @internal */
  [INSPECT](): string {
    return `UriReference <${withoutPasswords(String(this))}>`;
  }
}

/** A private method would add a field to each instance, and a check to each read. */
function piece({ text }: ScannedText, start: number, end: number): string | undefined {
  return end === -1 ? undefined : text.slice(start, end);
}

// No instance can be given its own methods by assignment.
Object.freeze(UriReference.prototype);

/** Creates the reference of a well-formed text. The record must not change after that. */
export function fromScan(scanned: ScannedText): UriReference {
  return new (UriReference as unknown as Constructor)(scanned, CONSTRUCT);
}

type Constructor = new (scanned: ScannedText, token: typeof CONSTRUCT) => UriReference;

/**
 * Returns the record of an instance of this copy of the package, to read only; `undefined` for any other value. Not a method: code
 * that could call it could also write the record.
 */
export function ownRecord(value: unknown): ScannedText | undefined {
  return typeof value === "object" && value !== null ? lend(value) : undefined;
}

/** Returns the reference of a record: `given` itself, if it is an instance of this copy of the package with that text. */
export function referenceOf(scanned: ScannedText, given?: unknown): UriReference {
  return ownRecord(given)?.text === scanned.text ? (given as UriReference) : fromScan(scanned);
}
