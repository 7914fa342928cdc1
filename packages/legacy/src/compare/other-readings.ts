/** RFC 1808 §4, RFC 2396 §5.2: the outcomes of a resolution by the other readings of the text, where they differ. */
import type { UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { selectDialects } from "./compare.ts";
import { COMPARE_OPTIONS, type CompareResolutionOptions } from "./compare-resolution.ts";
import { VALUES, ownDialectOptions, resolutionOptionsOf } from "../dialect/dialect-options.ts";
import type { DialectId } from "../dialect/dialect.ts";
import type { DialectOptions } from "../dialect/dialect-options.ts";
import { dialects } from "./dialects.ts";
import { type Outcome, resultOf } from "../dialect/outcome.ts";
import type { ReadingCode } from "./readings.ts";
import { readingsWithoutOption } from "./readings-without-option.ts";

/** What a standard gives if its text is read in another way. */
export interface OtherReading {
  readonly dialect: DialectId;
  /** The place where the text leaves room, a key of `readings`. */
  readonly reading: ReadingCode;
  /** The option that chooses this reading, if there is one. */
  readonly options?: DialectOptions;
  readonly outcome: Outcome;
}

type Choice = "netLocSlash" | "emptyReference" | "opaqueBase" | "excessDots" | "strict";

const CHOICES: readonly (readonly [dialect: DialectId, reading: ReadingCode, option: Choice])[] = [
  ["rfc1808", "L2", "netLocSlash"],
  ["rfc1808", "L3", "emptyReference"],
  ["rfc2396", "L7", "opaqueBase"],
  ["rfc2396", "L8", "excessDots"],
  ["rfc2396", "L17", "strict"],
  ["rfc2396bis07", "L17", "strict"],
  ["rfc3986", "L17", "strict"],
];

/**
 * Resolves a reference by the other readings of each standard, and returns those that give another outcome than the one
 * that is taken, in the order of their codes. Reading G1 is not among them: `compareResolution` has it in the row
 * `std66`.
 *
 * @throws {RangeError} if a dialect does not exist, or the value of an option is unknown
 * @throws {TypeError} if the base or the reference is neither a string nor a `UriReference`, or an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc2396#section-5 | RFC 2396 §5}
 * @example
 * ```ts
 * import { otherReadings } from "@std66/legacy";
 * const [other] = otherReadings("foo:a/b", "../c");
 * other?.reading; // => "L7"
 * other?.options; // => { opaqueBase: "resolve" }
 * other?.outcome; // => { kind: "uri", text: "foo:c" }
 * ```
 */
export function otherReadings(
  base: string | UriReference,
  reference: string | UriReference,
  options: CompareResolutionOptions = {},
): readonly OtherReading[] {
  const own = ownDialectOptions("otherReadings: options", options, COMPARE_OPTIONS);
  const texts = { base: textOf("otherReadings: base", base), reference: textOf("otherReadings: reference", reference) };
  return selectDialects("otherReadings: options.dialects", own.dialects).flatMap((dialect) => {
    const chosen = dialects[dialect].resolve(texts.base, texts.reference, resolutionOptionsOf(own));
    const others = [
      ...byOption(dialect, texts.base, texts.reference, own),
      ...readingsWithoutOption(dialect, chosen, { ...texts, options: own }).map(([reading, outcome]): OtherReading => ({
        dialect,
        reading,
        outcome,
      })),
    ];
    return others
      .filter(({ outcome }) => resultOf(outcome) !== resultOf(chosen))
      .sort((one, other) => numberOf(one) - numberOf(other));
  });
}

function byOption(dialect: DialectId, base: string, reference: string, own: CompareResolutionOptions): OtherReading[] {
  const given = resolutionOptionsOf(own);
  return CHOICES.filter(([of]) => of === dialect).flatMap(([, reading, option]) =>
    (option === "strict" ? [true, false] : VALUES[option]).map((value): OtherReading => {
      const options: DialectOptions = { [option]: value };
      return {
        dialect,
        reading,
        options,
        outcome: dialects[dialect].resolve(base, reference, { ...given, ...options }),
      };
    }),
  );
}

function numberOf({ reading }: OtherReading): number {
  return Number(reading.slice(1));
}
