/**
 * RFC 3987 §2.2: a parsed IRI-reference with its components.
 *
 * It owns the record of its scan, and slices a component when it is read.
 */
import { type HostKind, tryParse } from "@std66/core";
import { maskReference } from "@std66/core/diagnostics";
import { type ScannedText, hostStart, pathStart } from "@std66/core/internal";
import { BIDI_FORMATTING, WIDE } from "./characters.ts";
import { BRAND, iriText } from "./iri-argument.ts";

/** Private token: only this module can construct instances. */
const CONSTRUCT: unique symbol = Symbol();

/** Reads the private record. The class assigns it, since only code inside of the class can. */
let lend!: (value: object) => ScannedText | undefined;

/** Node's `console.log` calls the method of this name. */
const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** An IRI-reference that has a scheme (RFC 3987 §2.2). */
export interface Iri extends IriReference {
  readonly scheme: string;
}

/** An IRI without a fragment: the form of a base IRI (RFC 3987 §2.2). */
export interface AbsoluteIri extends Iri {
  readonly fragment: undefined;
}

/** An IRI-reference without a scheme (RFC 3987 §2.2). */
export interface RelativeIriReference extends IriReference {
  readonly scheme: undefined;
}

/**
 * An IRI-reference (RFC 3987 §2.2) with its text and components, unchanged. `undefined` means that a component is not
 * present, `""` that it is empty. Nothing is decoded, lowercased or normalized. `parseIri` creates instances, which are
 * immutable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { parseIri } from "@std66/iri";
 * const iri = parseIri("http://résumé.example.org:8042/日本?q#ü");
 * iri.host; // => "résumé.example.org"
 * iri.path; // => "/日本"
 * iri.fragment; // => "ü"
 * iri.isUriReference(); // => false
 * ```
 */
export class IriReference {
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
    if (token !== CONSTRUCT) throw new TypeError("IriReference: use `parseIri`");
    this.text = scanned.text;
    this.#scanned = scanned;
  }

  /**
   * Makes `instanceof` accept the references of every copy of this package: a program can load its ESM and its
   * CommonJS.
   */
  static [Symbol.hasInstance](value: unknown): value is IriReference {
    // A constructor lowered by Babel asks before the private fields exist.
    return this.prototype.isPrototypeOf(value as object) || iriText(value) !== undefined;
  }

  /** The scheme without its ":" (RFC 3986 §3.1). It is ASCII. */
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

  /**
   * The form of the host: the first of the four that matches (RFC 3986 §3.2.2). `reg-name` also stands for `ireg-name`.
   */
  get hostKind(): HostKind | undefined {
    const { host } = this;
    // A host of ASCII is one of a URI.
    return host === undefined ? undefined : (tryParse(`//${host}`)?.hostKind ?? "reg-name");
  }

  /** The port without its ":", as text (RFC 3986 §3.2.3). */
  get port(): string | undefined {
    const { hostEnd, authorityEnd } = this.#scanned;
    return piece(this.#scanned, hostEnd + 1, hostEnd < authorityEnd ? authorityEnd : -1);
  }

  /** The path: always present, but it may be empty (RFC 3986 §3.3). */
  get path(): string {
    return piece(this.#scanned, pathStart(this.#scanned), this.#scanned.pathEnd) as string;
  }

  /** The query without its "?" (RFC 3986 §3.4). Only a query may have characters of private use (RFC 3987 §2.2). */
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
   */
  get segments(): readonly string[] {
    const { path } = this;
    return path === "" ? [] : path.replace(/^\//, "").split("/");
  }

  /** Whether this is an IRI: a reference with a scheme (RFC 3987 §2.2). */
  isIri(): this is Iri {
    return this.#scanned.schemeEnd !== -1;
  }

  /** Whether this is an absolute-IRI: an IRI without a fragment, the form of a base IRI (RFC 3987 §2.2). */
  isAbsoluteIri(): this is AbsoluteIri {
    return this.isIri() && this.fragment === undefined;
  }

  /** Whether this is a relative reference, without a scheme (RFC 3987 §2.2). */
  isRelativeReference(): this is RelativeIriReference {
    return this.#scanned.schemeEnd === -1;
  }

  /** Whether this is also a URI-reference: whether it is ASCII (RFC 3987 §3.1). */
  isUriReference(): boolean {
    // The grammar of RFC 3987 has only characters beyond ASCII more.
    return !WIDE.test(this.#scanned.text);
  }

  /** The text. `String` finds this before `toString`, which it would look up in two prototypes. @internal */
  [Symbol.toPrimitive](): string {
    return this.toString();
  }

  /** Returns the text exactly as it was parsed (RFC 3986 §5.3). */
  toString(): string {
    // A property-by-property copy, such as by lodash's `cloneDeep`, has the prototype but not the private field.
    return (IriReference.#lend(this) ?? this).text;
  }

  /** Returns the text: in JSON, an IRI is a string. */
  toJSON(): string {
    return this.toString();
  }

  /** The text, for every copy of this package. @internal */
  get [BRAND](): string | undefined {
    return IriReference.#lend(this)?.text;
  }

  /** The output of `console.log`, with a password masked (RFC 3986 §3.2.1) and bidi formatting visible. @internal */
  [INSPECT](): string {
    return `IriReference <${escapeBidi(maskReference(String(this)))}>`;
  }
}

function piece({ text }: ScannedText, start: number, end: number): string | undefined {
  return end === -1 ? undefined : text.slice(start, end);
}

/** Writes the characters that reorder others, such as U+202E, as `\u{202e}`. */
function escapeBidi(text: string): string {
  return text.replace(BIDI_FORMATTING, (each) => `\\u{${each.charCodeAt(0).toString(16)}}`);
}

// No instance can be given its own methods by assignment.
Object.freeze(IriReference.prototype);

/** Creates the reference of a well-formed text. The record must not change after that. */
function fromScan(scanned: ScannedText): IriReference {
  return new (IriReference as unknown as Constructor)(scanned, CONSTRUCT);
}

type Constructor = new (scanned: ScannedText, token: typeof CONSTRUCT) => IriReference;

/**
 * Returns the record of an instance of this copy of the package, to read only; `undefined` for any other value.
 * @internal
 */
export function ownRecord(value: unknown): ScannedText | undefined {
  return typeof value === "object" && value !== null ? lend(value) : undefined;
}

/**
 * Returns the reference of a record: `given` itself, if it is an instance of this copy of the package with that text.
 * @internal
 */
export function referenceOf(scanned: ScannedText, given: unknown): IriReference {
  return ownRecord(given)?.text === scanned.text ? (given as IriReference) : fromScan(scanned);
}
