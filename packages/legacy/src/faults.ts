/** Shared by all dialects: the checks of arguments, and the list of faults of a text for comparing two grammars. */
import type { UriReference } from "@std66/core";
import { isReference, maskFault, nameOf, readFlag, requireOptions, textOf } from "@std66/core/internal";
import type { Components, Dialect, DialectId, DialectOptions, Outcome } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";
import type { DialectTrace } from "./steps.ts";

/** A fault of a text, with its message, and whether a possible password causes it, so that its reason reveals a character. */
export type Fault = readonly [reason: ReasonCode, message: string, isInPassword?: boolean];

/** Lists each fault of a text as if those before it were corrected; empty if the text is valid. */
export type FaultsOf = (text: string) => readonly Fault[];

/** Gives one message to all faults of a possible password: those that the text does not have with another password. */
export function withoutPasswords(ofText: FaultsOf, message: string): FaultsOf {
  return (text) => {
    const faults = ofText(text);
    if (faults.length === 0) return faults;
    const masked = maskFault({ input: text, offset: 0, length: 0, component: "path" }).text;
    if (masked === text) return faults;
    const others = new Set(ofText(masked).map(String));
    return faults.map((fault): Fault => (others.has(String(fault)) ? fault : [fault[0], message, true]));
  };
}

const FAULTS = new WeakMap<object, FaultsOf>();

export const DIALECT_OPTIONS: readonly string[] = ["strict", "excessDots"];
const EXCESS_DOTS: readonly unknown[] = ["keep", "remove", "error", undefined];

/**
 * @throws {TypeError} if an option is unknown
 * @throws {RangeError} if the value of `excessDots` is unknown
 */
export function checkOptions(argument: string, options: DialectOptions, known: readonly string[]): void {
  requireOptions(argument, options, known);
  const { excessDots, strict } = options;
  readFlag(`${argument}.strict`, strict, true);
  if (!EXCESS_DOTS.includes(excessDots)) {
    throw new RangeError(`${argument}.excessDots must be keep, remove or error, not ${nameOf(excessDots)}`);
  }
}

/** A dialect without the checks of arguments: it takes strings only. */
export interface TextDialect<C extends Components, Id extends DialectId> {
  readonly id: Id;
  readonly title: string;
  readonly isValid: (text: string) => boolean;
  readonly parse: (text: string) => C;
  readonly resolve: (base: string, reference: string, options: DialectOptions | undefined) => Outcome;
  readonly trace: (base: string, reference: string, options: DialectOptions | undefined) => DialectTrace;
}

/** Returns the public dialect, which checks its arguments, and registers its faults for the comparisons. */
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
    isValid: (text) => (typeof text === "string" || isReference(text)) && own.isValid(textOf("", text)),
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
