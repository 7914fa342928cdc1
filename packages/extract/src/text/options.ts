/** RFC 3986 Appendix C: the options of extraction. */
import type { Uri } from "@std66/core";
import { RULES, argumentError, nameOf, ownOptions, readFlag } from "@std66/core/internal";

export interface ExtractOptions {
  /**
   * The schemes to find, such as `["https", "urn"]`, in any case. Default: any scheme in angle brackets; elsewhere any
   * scheme before "//", and those that are common without it, such as `mailto` and `urn`.
   */
  readonly schemes?: Iterable<string> | undefined;
  /** The schemes to leave out, such as `["mailto"]`, in any case. Default: none. */
  readonly without?: Iterable<string> | undefined;
  /**
   * The scheme of texts that begin with `www.` and have none, which are then found too: `https`. RFC 3986 §4.5 calls
   * such texts suffix references. Default: they are not found.
   */
  readonly www?: string | undefined;
  /** Whether to count lines and columns. Default: `false`. */
  readonly positions?: boolean | undefined;
  /**
   * Whether to find IRIs (RFC 3987), such as `http://exämple.com/ä`: `text` is the IRI, and `reference` its URI, with
   * the characters outside of ASCII percent-encoded. Default: `false`, a URI ends before such a character.
   */
  readonly iris?: boolean | undefined;
  /**
   * Called for each place where a URI with an authority begins, but is not given, since its host would be cut or its
   * port is not valid; and where one is given, but `iris` would find a longer one, or U+FFFD stands. Decoders put
   * U+FFFD in place of octets that they cannot read, and no IRI has it either.
   */
  readonly omitted?: ((place: OmittedIri) => void) | undefined;
}

/** The place of what is not given, or only in part. */
export interface OmittedIri {
  /** The offset of its first character in the text, in UTF-16 code units. */
  readonly start: number;
  /** The offset of the character at which a URI ends, or its host would be cut. */
  readonly end: number;
  /** What stands there, up to and with that character, unless it is white space. */
  readonly text: string;
  /** The URI that ends before that character; `undefined` if there is none, since it would have another host. */
  readonly uri: Uri | undefined;
  /** `host` if `iris` does not find it either: it is not clear where its host ends, or its port is not valid. */
  readonly reason?: "host";
  /** The line and the column of the first character, counted from 1. Only with the option `positions`. */
  readonly line?: number;
  readonly column?: number;
}

/** The options in use. */
export interface Settings {
  /** In lowercase. */
  readonly schemes: ReadonlySet<string> | undefined;
  /** In lowercase. */
  readonly without: ReadonlySet<string> | undefined;
  readonly www: string | undefined;
  readonly positions: boolean;
  readonly iris: boolean;
  readonly omitted: ((place: OmittedIri) => void) | undefined;
  /** Called where `omitted` is, and for each other URI that more text follows directly. */
  readonly reported?: ((place: ReportedPlace) => void) | undefined;
}

/** The place of what is not given, or only in part, with some of the text that follows. */
export interface ReportedPlace extends OmittedIri {
  readonly isCutShort: boolean;
  /** What follows `text`, up to white space. */
  readonly after: string;
}

/** Reads the options once, before any text. @throws {TypeError} if an option is unknown or of another type */
export function settingsOf(argument: string, options: ExtractOptions | undefined): Settings {
  // `map` passes the index as the second argument: `texts.map(extractUris)`.
  if (options === undefined || typeof options === "number") return DEFAULT;
  const { schemes, without, www, positions, iris, omitted } = ownOptions(argument, options, NAMES);
  if (omitted !== undefined && typeof omitted !== "function") {
    throw argumentError(`${argument}.omitted`, "a function", omitted);
  }
  return {
    schemes: schemesIn(`${argument}.schemes`, schemes),
    without: schemesIn(`${argument}.without`, without),
    www: www === undefined ? undefined : requireScheme(`${argument}.www`, www),
    positions: readFlag(`${argument}.positions`, positions, false),
    iris: readFlag(`${argument}.iris`, iris, false),
    omitted,
  };
}

const NAMES = ["schemes", "without", "www", "positions", "iris", "omitted"];

const DEFAULT: Settings = {
  schemes: undefined,
  without: undefined,
  www: undefined,
  positions: false,
  iris: false,
  omitted: undefined,
};

/** The schemes of an option, in lowercase. */
export function schemesIn(argument: string, names: unknown): ReadonlySet<string> | undefined {
  if (names === undefined) return undefined;
  if (typeof names !== "object" || names === null || !(Symbol.iterator in names)) {
    throw argumentError(argument, "a list of schemes", names);
  }
  const schemes = new Set<string>();
  for (const name of names as Iterable<unknown>) schemes.add(requireScheme(argument, name).toLowerCase());
  return schemes;
}

const SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}$`);

function requireScheme(argument: string, name: unknown): string {
  if (typeof name !== "string") throw argumentError(argument, "a scheme", name);
  if (!SCHEME.test(name)) {
    throw new RangeError(`${argument} must be a scheme without its colon, such as https, not ${nameOf(name)}`);
  }
  return name;
}
