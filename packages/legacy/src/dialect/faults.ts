/** The faults of a text by one standard, and how their messages keep a password secret. */
import { maskFault } from "@std66/core/diagnostics";
import type { GrammarOptions } from "./dialect-options.ts";
import type { ReasonCode } from "./reason-code.ts";

/** A fault of a text. */
export interface Fault {
  readonly reason: ReasonCode;
  readonly message: string;
  /** Whether a possible password causes the fault, so that its reason reveals a character. */
  readonly isInPassword?: boolean;
}

/** Lists each fault of a text as if those before it were corrected; empty if the text is valid. */
export type FaultsOf = (text: string, options?: GrammarOptions) => readonly Fault[];

/** Gives one message to all faults of a possible password: those that the text does not have with another password. */
export function withoutPasswords(
  text: string,
  faultsOf: (text: string) => readonly Fault[],
  message: string,
): readonly Fault[] {
  const faults = faultsOf(text);
  if (faults.length === 0) return faults;
  const masked = maskFault({ input: text, offset: 0, length: 0, component: "path" }).text;
  if (masked === text) return faults;
  const outside = new Set(faultsOf(masked).map(keyOf));
  return faults.map((fault) =>
    outside.has(keyOf(fault)) ? fault : { reason: fault.reason, message, isInPassword: true },
  );
}

function keyOf({ reason, message }: Fault): string {
  return `${reason} ${message}`;
}
