/** RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2.2: the choices that a standard leaves to a parser or to a reader. */
import { nameOf, ownOptions, readFlag } from "@std66/core/internal";
import type { DialectOptions, GrammarOptions } from "./dialect.ts";

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
 * Returns a copy of the options that inherits nothing. Checks those of a dialect, and that there are none but the known ones.
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
