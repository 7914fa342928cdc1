/** RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2.2: the choices that a standard leaves to a parser or to a reader. */
import { nameOf, ownOptions, readFlag } from "@std66/core/internal";

export interface DialectOptions {
  /**
   * `false` ignores a reference's scheme if the base has the same (RFC 2396 §5.2 step 3, RFC 3986 §5.2.2, reading L17).
   * Default: `true`.
   */
  readonly strict?: boolean | undefined;
  /** How `rfc2396` treats a ".." above the root, a choice that RFC 2396 §5.2 step 6g leaves open. Default: `keep`. */
  readonly excessDots?: "keep" | "remove" | "error" | undefined;
  /**
   * Whether `rfc2396` refuses a relative reference against an opaque base, as its §5 says of documents, or resolves it
   * by the steps of its §5.2 (reading L7). Default: `refuse`.
   */
  readonly opaqueBase?: "refuse" | "resolve" | undefined;
  /**
   * Which references are "entirely empty" in `rfc1808` (§4 step 2a, reading L3): those with empty `components`, as in
   * `?` and `#`, or only the empty `text`. Default: `components`.
   */
  readonly emptyReference?: "components" | "text" | undefined;
  /**
   * Where `rfc1808` writes a slash after a network location without one (§4 step 7, reading L2): before anything but a
   * fragment, as its §2.2 demands, or only before a path. Default: `as-needed`.
   */
  readonly netLocSlash?: "as-needed" | "before-path" | undefined;
}

/** With the readings that only `otherReadings` chooses. */
export interface DialectChoices extends DialectOptions {
  /**
   * RFC 1808 §4 step 6c, RFC 2396 §5.2 step 6e, reading L12: whether an empty segment `goes` with a "..". Default:
   * `goes`.
   */
  readonly emptySegment?: "goes" | "stays" | undefined;
}

/** The variants of a grammar. */
export interface GrammarOptions {
  /** Whether `rfc2396` includes RFC 2732, which allows brackets. Default: `true`. */
  readonly rfc2732?: boolean | undefined;
  /**
   * What `rfc1808` allows as a network location: `any` sequence of the characters in its §2.2, or a `server` by
   * RFC 1738 §3.1, to which its §2.1 refers (reading L16). Default: `any`.
   */
  readonly netLoc?: "any" | "server" | undefined;
}

type AllOptions = DialectOptions & GrammarOptions;

/** The options that have a list of values. */
type Choice = Exclude<keyof AllOptions, "strict" | "rfc2732">;

/** The values of each option, the default first. */
export const VALUES: { readonly [Name in Choice]: readonly NonNullable<AllOptions[Name]>[] } = {
  excessDots: ["keep", "remove", "error"],
  opaqueBase: ["refuse", "resolve"],
  emptyReference: ["components", "text"],
  netLocSlash: ["as-needed", "before-path"],
  netLoc: ["any", "server"],
};

export const DIALECT_OPTIONS: readonly (keyof DialectOptions)[] = [
  "strict",
  "excessDots",
  "opaqueBase",
  "emptyReference",
  "netLocSlash",
];
export const GRAMMAR_OPTIONS: readonly (keyof GrammarOptions)[] = ["rfc2732", "netLoc"];

/**
 * Returns a copy of the options that inherits nothing. Checks those of a dialect, and that there are none but the known
 * ones.
 *
 * @throws {TypeError} if an option is unknown, or `strict` or `rfc2732` is not a boolean
 * @throws {RangeError} if the value of another option is unknown
 */
export function ownDialectOptions<T extends AllOptions>(argument: string, options: T, known: readonly string[]): T {
  const own: T = ownOptions(argument, options, known);
  readFlag(`${argument}.strict`, own.strict, true);
  readFlag(`${argument}.rfc2732`, own.rfc2732, true);
  for (const [name, values] of Object.entries(VALUES)) {
    const value: unknown = own[name as Choice];
    if (value === undefined || (values as readonly unknown[]).includes(value)) continue;
    const allowed = `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
    throw new RangeError(`${argument}.${name} must be ${allowed}, not ${nameOf(value)}`);
  }
  return own;
}

/** The options that a dialect has when it resolves. */
export function resolutionOptionsOf(options: DialectOptions): DialectOptions {
  const { strict, excessDots, opaqueBase, emptyReference, netLocSlash } = options;
  return { strict, excessDots, opaqueBase, emptyReference, netLocSlash };
}
