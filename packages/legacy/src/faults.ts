/** Why a text is not valid to a standard: all that is wrong, for the comparison of two grammars. */
import type { ReasonCode } from "./reasons.ts";

/** What is wrong, and in words. */
export type Fault = readonly [reason: ReasonCode, message: string];

/** Each fault of a text once the ones before it are mended; none where it is valid. */
export type FaultsOf = (text: string) => readonly Fault[];

const FAULTS = new WeakMap<object, FaultsOf>();

/** The dialect itself, with its faults noted: they are no part of what users get. */
export function withFaults<D extends object>(dialect: D, ofText: FaultsOf): D {
  FAULTS.set(dialect, ofText);
  return dialect;
}

export function faultsOf(dialect: object, text: string): readonly Fault[] {
  return (FAULTS.get(dialect) as FaultsOf)(text);
}
