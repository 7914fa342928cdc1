/** RFC 3986 §3 as plain objects, in the form that uri-js introduced. */

/** The components of a reference. All are optional, and can be changed. */
export interface UriComponents {
  scheme?: string;
  userinfo?: string;
  /** An IPv6 address has no brackets here. */
  host?: string;
  /**
   * The zone identifier of an IPv6 address in `host`, after its "%". Without it, an identifier that begins with "25"
   * loses these.
   */
  ipv6Zone?: string;
  /** A number, or a text if it is not a safe number. */
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  /** `same-document`, `relative`, `absolute` or `uri`. */
  reference?: string;
  /** What is wrong. */
  error?: string;
  /** Of `urn`. */
  nid?: string;
  nss?: string;
  uuid?: string;
  /** Of `ws` and `wss`. */
  secure?: boolean;
  resourceName?: string;
  /** Of `mailto`. */
  to?: string[];
  subject?: string;
  body?: string;
  headers?: { [name: string]: string };
}

export interface UriOptions {
  /** The scheme by whose rules the reference is read. */
  scheme?: string;
  /** The kind of reference that is expected; `suffix`: a reference without its scheme and "//" (RFC 3986 §4.5). */
  reference?: string;
  /** Ignores the scheme of a reference if it is that of the base (RFC 3986 §5.2.2). */
  tolerant?: boolean;
  /** Keeps dot-segments. */
  absolutePath?: boolean;
  /** Keeps characters outside of ASCII (RFC 3987). */
  iri?: boolean;
  unicodeSupport?: boolean;
  /** Converts the host to ASCII (UTS 46). */
  domainHost?: boolean;
  /** Writes the path as given: it encodes only what would end it. */
  skipEscape?: boolean;
  nid?: string;
}

/** The rules of a scheme. */
export interface SchemeHandler {
  scheme: string;
  parse?: (components: UriComponents, options: UriOptions) => UriComponents;
  /** `areParsed`: whether the components were parsed from a text, not set by a program. */
  serialize?: (components: UriComponents, options: UriOptions, areParsed?: boolean) => UriComponents;
  unicodeSupport?: boolean;
  domainHost?: boolean;
  absolutePath?: boolean;
  skipNormalize?: boolean;
}

export type Schemes = { [scheme: string]: SchemeHandler };

/** The components while they are worked on: each may be absent. */
export type MutableComponents = { -readonly [Name in keyof UriComponents]: UriComponents[Name] | undefined };
