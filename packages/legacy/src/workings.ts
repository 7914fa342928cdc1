/** What a dialect does inside, for the comparisons: more than its outcomes and verdicts show. */
import type { DialectOptions } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";
import type { Resolution } from "./resolution.ts";

/** Why a text is not valid; `undefined` where it is. */
export type Fault = readonly [reason: ReasonCode, message: string] | undefined;

export interface Workings {
  readonly resolve: (base: string, reference: string, options: DialectOptions) => Resolution;
  readonly fault: (text: string) => Fault;
}

const WORKINGS = new WeakMap<object, Workings>();

/** The dialect itself, with its workings noted: they are no part of what users get. */
export function withWorkings<D extends object>(dialect: D, workings: Workings): D {
  WORKINGS.set(dialect, workings);
  return dialect;
}

export function workingsOf(dialect: object): Workings {
  return WORKINGS.get(dialect) as Workings;
}
