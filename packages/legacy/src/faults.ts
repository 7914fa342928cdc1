/** What all dialects have in common: their arguments, and all that is wrong with a text, for the comparison of two grammars. */
import type { UriReference } from "@std66/core";
import { isReference, nameOf, requireOptions, textOf } from "@std66/core/internal";
import type { Components, Dialect, DialectId, DialectOptions, Outcome } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";
import type { DialectTrace } from "./steps.ts";

/** What is wrong, and in words. */
export type Fault = readonly [reason: ReasonCode, message: string];

/** Each fault of a text once the ones before it are mended; none where it is valid. */
export type FaultsOf = (text: string) => readonly Fault[];

const FAULTS = new WeakMap<object, FaultsOf>();

export const DIALECT_OPTIONS: readonly string[] = ["strict", "excessDots"];
const EXCESS_DOTS: readonly unknown[] = ["keep", "remove", "error", undefined];

/**
 * @throws {TypeError} for an option that does not exist
 * @throws {RangeError} for a value that `excessDots` does not have
 */
export function checkOptions(argument: string, options: DialectOptions, known: readonly string[]): void {
  requireOptions(argument, options, known);
  const { excessDots } = options;
  if (!EXCESS_DOTS.includes(excessDots)) {
    throw new RangeError(`${argument}.excessDots must be keep, remove or error, not ${nameOf(excessDots)}`);
  }
}

/** A dialect as far as its own standard goes: its arguments are texts already. */
export interface TextDialect<C extends Components, Id extends DialectId> {
  readonly id: Id;
  readonly title: string;
  readonly isValid: (text: string) => boolean;
  readonly parse: (text: string) => C;
  readonly resolve: (base: string, reference: string, options: DialectOptions | undefined) => Outcome;
  readonly trace: (base: string, reference: string, options: DialectOptions | undefined) => DialectTrace;
}

/** The dialect that users get, whose arguments are checked; its faults are noted apart, for the comparisons. */
export function withFaults<C extends Components, Id extends DialectId>(
  own: TextDialect<C, Id>,
  ofText: FaultsOf,
): Dialect<C, Id> {
  const { id, title } = own;
  const check = (
    call: string,
    base: string | UriReference,
    reference: string | UriReference,
    options: DialectOptions | undefined,
  ): [base: string, reference: string, options: DialectOptions | undefined] => {
    if (options !== undefined) checkOptions(`${id}.${call}: options`, options, DIALECT_OPTIONS);
    return [textOf(`${id}.${call}: base`, base), textOf(`${id}.${call}: reference`, reference), options];
  };
  const dialect: Dialect<C, Id> = {
    id,
    title,
    isValid: (text) => (typeof text === "string" || isReference(text)) && own.isValid(String(text)),
    parse: (text) => own.parse(textOf(`${id}.parse: text`, text)),
    resolve: (base, reference, options) => own.resolve(...check("resolve", base, reference, options)),
    trace: (base, reference, options) => own.trace(...check("trace", base, reference, options)),
  };
  FAULTS.set(dialect, ofText);
  return dialect;
}

export function faultsOf(dialect: object, text: string): readonly Fault[] {
  return (FAULTS.get(dialect) as FaultsOf)(text);
}
