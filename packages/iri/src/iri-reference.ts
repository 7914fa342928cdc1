/**
 * RFC 3987 §2.2: a parsed IRI-reference with its components.
 *
 * It owns the record of its scan. A getter makes a `UriReference` of the record, whose own getter slices the text: that is as fast
 * as slicing here, since V8 keeps no object that only one getter reads.
 */
import { type HostKind, type UriReference, isUriReference } from "@std66/core";
import { type ScannedText, fromScan as componentsOf, maskPasswords } from "@std66/core/internal";
import { BIDI_FORMATTING } from "./characters.ts";
import { BRAND, iriText } from "./iri-argument.ts";

/** Private token: only this module can construct instances. */
const CONSTRUCT: unique symbol = Symbol();

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
 * An IRI-reference (RFC 3987 §2.2) with its text and components, unchanged. `undefined` means that a component is not present,
 * `""` that it is empty. Nothing is decoded, lowercased or normalized. `parseIri` creates instances, which are immutable.
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
   * The text again, as an own property: deep equality in `assert`, vitest, Jest, chai and others compares own properties, and
   * `structuredClone` and spreading copy them. No method of an instance reads it, so overwriting it has no other effect.
   */
  declare readonly text: string;

  readonly #scanned: ScannedText;

  /** Not private, since types of test libraries take only public constructors. */
  constructor(scanned: never, token: never);
  constructor(scanned: ScannedText, token: typeof CONSTRUCT) {
    if (token !== CONSTRUCT) throw new TypeError("IriReference: use `parseIri`");
    this.text = scanned.text;
    this.#scanned = scanned;
  }

  /** Makes `instanceof` accept the references of every copy of this package: a program can load its ESM and its CommonJS. */
  static [Symbol.hasInstance](value: unknown): value is IriReference {
    // A constructor lowered by Babel asks before the private fields exist.
    return this.prototype.isPrototypeOf(value as object) || iriText(value) !== undefined;
  }

  /** The scheme without its ":" (RFC 3986 §3.1). It is ASCII. */
  get scheme(): string | undefined {
    return componentsOf(this.#scanned).scheme;
  }

  /** The authority without its "//": userinfo, host and port (RFC 3986 §3.2). */
  get authority(): string | undefined {
    return componentsOf(this.#scanned).authority;
  }

  /** The userinfo without its "@" (RFC 3986 §3.2.1). A password in it is a security risk (RFC 3986 §7.5). */
  get userinfo(): string | undefined {
    return componentsOf(this.#scanned).userinfo;
  }

  /** The host; an IP literal includes its brackets (RFC 3986 §3.2.2). Every authority has a host, which may be empty. */
  get host(): string | undefined {
    return componentsOf(this.#scanned).host;
  }

  /** The form of the host: the first of the four that matches (RFC 3986 §3.2.2). `reg-name` also stands for `ireg-name`. */
  get hostKind(): HostKind | undefined {
    return componentsOf(this.#scanned).hostKind;
  }

  /** The port without its ":", as text (RFC 3986 §3.2.3). */
  get port(): string | undefined {
    return componentsOf(this.#scanned).port;
  }

  /** The path: always present, but it may be empty (RFC 3986 §3.3). */
  get path(): string {
    return componentsOf(this.#scanned).path;
  }

  /** The query without its "?" (RFC 3986 §3.4). Only a query may have characters of private use (RFC 3987 §2.2). */
  get query(): string | undefined {
    return componentsOf(this.#scanned).query;
  }

  /** The fragment without its "#" (RFC 3986 §3.5). */
  get fragment(): string | undefined {
    return componentsOf(this.#scanned).fragment;
  }

  /** The segments of the path, not decoded (RFC 3986 §3.3). The first one begins after a leading "/". An empty path has none. */
  get segments(): readonly string[] {
    return componentsOf(this.#scanned).segments;
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
    return isUriReference(this.#scanned.text);
  }

  /** The text. `String` finds this before `toString`, which it would look up in two prototypes. @internal */
  [Symbol.toPrimitive](): string {
    return this.toString();
  }

  /** Returns the text exactly as it was parsed (RFC 3986 §5.3). */
  toString(): string {
    // A property-by-property copy, such as by lodash's `cloneDeep`, has the prototype but not the private field.
    return this[BRAND] ?? this.text;
  }

  /** Returns the text: in JSON, an IRI is a string. */
  toJSON(): string {
    return this.toString();
  }

  /** The text, for every copy of this package. @internal */
  get [BRAND](): string | undefined {
    return #scanned in (this as object) ? this.#scanned.text : undefined;
  }

  /** The output of `console.log`, with a password masked (RFC 3986 §3.2.1) and bidi formatting visible. @internal */
  [INSPECT](): string {
    return `IriReference <${escapeBidi(maskPasswords(String(this)))}>`;
  }
}

/** Writes the characters that reorder others, such as U+202E, as `\u{202e}`. */
function escapeBidi(text: string): string {
  return text.replace(BIDI_FORMATTING, (each) => `\\u{${each.charCodeAt(0).toString(16)}}`);
}

// No instance can be given its own methods by assignment.
Object.freeze(IriReference.prototype);

/** Creates the reference of a well-formed text. The record must not be used elsewhere. */
export function fromScan(scanned: ScannedText): IriReference {
  return new (IriReference as unknown as Constructor)(scanned, CONSTRUCT);
}

type Constructor = new (scanned: ScannedText, token: typeof CONSTRUCT) => IriReference;

/** Whether a value is an instance of this copy of the package, and can be returned unchanged. */
export function isOwnIri(value: unknown): value is IriReference {
  return iriText(value) !== undefined && (value as IriReference).constructor === IriReference;
}

/** Returns the reference itself if it has this text, or the one of the record. */
export function sameOr(given: string | IriReference | UriReference, scanned: ScannedText): IriReference {
  return isOwnIri(given) && String(given) === scanned.text ? given : fromScan(scanned);
}
