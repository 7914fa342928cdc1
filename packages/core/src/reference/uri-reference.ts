/**
 * RFC 3986 §3 and §4: a parsed URI-reference with its components.
 *
 * It owns the record of its scan, and slices a component when it is read. The record is in a `#private` slot, which
 * other code cannot write: so an instance is immutable without `Object.freeze`, which would take longer (decision 2).
 * The packages above core read it through `ownRecord`.
 */
import { withoutPasswords } from "../display/mask-reference.ts";
import { BRAND, referenceText } from "../argument/reference-argument.ts";
import { type ScannedText, hostStart, pathStart, piece } from "../scan/scanned-text.ts";
import { isIpv4Address } from "../scan/host.ts";

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

/** The class of both. As a type, users see their union, which `reference.ts` gives the same name. */
export class UriReference {
  /**
   * The text again, as an own property: deep equality in `assert`, vitest, Jest, chai and others compares own
   * properties, and `structuredClone` and spreading copy them. No method of an instance reads it, so overwriting it has
   * no other effect.
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

  /**
   * Makes `instanceof` accept the references of every copy of this package: a program can load its ESM and its
   * CommonJS.
   */
  static [Symbol.hasInstance](value: unknown): value is Uri | RelativeReference {
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

  /**
   * The host; an IP literal includes its brackets (RFC 3986 §3.2.2). Every authority has a host, which may be empty.
   */
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
   * The segments of the path, not decoded (RFC 3986 §3.3). The first one begins after a leading "/". An empty path has
   * none.
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

  /** Whether this is a URI: a reference with a scheme (RFC 3986 §3). `C:/x` is one, of the scheme `C`. */
  isUri(): this is Uri {
    return this.#scanned.schemeEnd !== -1;
  }

  /** Whether this is an absolute-URI: a URI without a fragment, the form of a base URI (RFC 3986 §4.3). */
  isAbsoluteUri(): this is AbsoluteUri {
    return this.isUri() && this.fragment === undefined;
  }

  /** Whether this is a relative reference, without a scheme (RFC 3986 §4.2). */
  isRelativeReference(): this is RelativeReference {
    return !this.isUri();
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

// No instance can be given its own methods by assignment.
Object.freeze(UriReference.prototype);

/** Creates the reference of a well-formed text. The record must not change after that. @internal */
export function fromScan(scanned: ScannedText): Uri | RelativeReference {
  return new (UriReference as unknown as Constructor)(scanned, CONSTRUCT);
}

type Constructor = new (scanned: ScannedText, token: typeof CONSTRUCT) => Uri | RelativeReference;

/**
 * Returns the record of an instance of this copy of the package, to read only; `undefined` for any other value. Not a
 * method: code that could call it could also write the record. @internal
 */
export function ownRecord(value: unknown): ScannedText | undefined {
  return typeof value === "object" && value !== null ? lend(value) : undefined;
}
