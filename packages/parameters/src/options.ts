/** RFC 3986 §3.3 and §3.4 leave the syntax of parameters to the producer of a URI: what a caller can choose. */
import { nameOf, ownOptions } from "@std66/core/internal";

export interface DecodingOptions {
  /**
   * What happens to triplets that are not UTF-8, and to a "%" without two hexadecimal digits: `error` throws a
   * `UriSyntaxError`, `keep` leaves them as text. Default: `error`.
   */
  readonly invalid?: "error" | "keep" | undefined;
}

export interface QueryOptions extends DecodingOptions {
  /** The characters between two pairs. With `&;`, both separate, and new pairs get a `&`. Default: `&`. */
  readonly separators?: "&" | ";" | "&;" | undefined;
  /** Whether a `+` is a plus sign, as in RFC 3986, or a space, as in data of HTML forms. Default: `literal`. */
  readonly plus?: "literal" | "space" | undefined;
}

export interface PairOptions extends QueryOptions {
  /**
   * Whether the value is data, which is encoded, or `encoded`, which is written as it is. The functions that take a URI
   * throw for a value that no query contains, such as `a#b`; those that take a query leave that check to `change` or
   * `build`. Default: `data`.
   */
  readonly value?: "data" | "encoded" | undefined;
}

/**
 * The syntax that the options choose. They are read once, and before any text, since reading them may run user-supplied
 * code.
 */
export interface ParameterSyntax {
  readonly separators: "&" | ";" | "&;";
  readonly plusIsSpace: boolean;
  readonly keepsInvalid: boolean;
  readonly valueIsEncoded: boolean;
}

const DEFAULT_SYNTAX: ParameterSyntax = {
  separators: "&",
  plusIsSpace: false,
  keepsInvalid: false,
  valueIsEncoded: false,
};

const CHOICES = {
  separators: ["&", ";", "&;"],
  plus: ["literal", "space"],
  invalid: ["error", "keep"],
  value: ["data", "encoded"],
} as const;

/**
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if an option is unknown; the message begins with `argument`, such as `parseQuery: options`
 */
export function querySyntax(argument: string, options: QueryOptions | undefined): ParameterSyntax {
  return syntaxOf(argument, options, ["separators", "plus", "invalid"]);
}

/** Like `querySyntax`, for a pair to write. */
export function pairSyntax(argument: string, options: PairOptions | undefined): ParameterSyntax {
  return syntaxOf(argument, options, ["separators", "plus", "invalid", "value"]);
}

/** Like `querySyntax`, for a segment. */
export function segmentSyntax(argument: string, options: DecodingOptions | undefined): ParameterSyntax {
  return syntaxOf(argument, options, ["invalid"]);
}

function syntaxOf(argument: string, options: PairOptions | undefined, names: readonly Name[]): ParameterSyntax {
  // `map` passes the index as the second argument: `segments.map(parseSegment)`.
  if (options === undefined || typeof options === "number") return DEFAULT_SYNTAX;
  const given = ownOptions(argument, options, names);
  return {
    separators: chosen(argument, given, "separators"),
    plusIsSpace: chosen(argument, given, "plus") === "space",
    keepsInvalid: chosen(argument, given, "invalid") === "keep",
    valueIsEncoded: chosen(argument, given, "value") === "encoded",
  };
}

type Name = keyof typeof CHOICES;

/** The value of an option; the first choice if it is absent. */
function chosen<N extends Name>(argument: string, options: PairOptions, name: N): (typeof CHOICES)[N][number] {
  const choices: readonly string[] = CHOICES[name];
  const value: unknown = options[name] === undefined ? choices[0] : options[name];
  if (!choices.includes(value as string)) {
    const list = choices.map((choice) => `\`${choice}\``).join(", ");
    throw new RangeError(`${argument}.${name} must be one of ${list}, not ${nameOf(value)}`);
  }
  return value as (typeof CHOICES)[N][number];
}

/** The separator of a pair that is added. */
export function separatorOf({ separators }: ParameterSyntax): "&" | ";" {
  return separators === ";" ? ";" : "&";
}
