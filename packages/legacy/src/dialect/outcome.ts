/** What a resolution gives by one standard. */
import type { Fault } from "./faults.ts";
import type { ReasonCode } from "./reason-code.ts";

/** The result of a resolution. */
export type Outcome =
  | { readonly kind: "uri"; readonly text: string }
  /** RFC 2396's "(current document)". The text is empty, or the fragment with its "#". */
  | { readonly kind: "same-document"; readonly text: string }
  | { readonly kind: "error"; readonly reason: ReasonCode; readonly message: string };

export function failed(reason: ReasonCode, message: string): Outcome {
  return { kind: "error", reason, message };
}

/** The refusal of a fault in the base, which the message names as its place, or else in the reference. */
export function refusedFor(inBase: Fault | undefined, inReference: Fault | undefined): Outcome | undefined {
  if (inBase !== undefined) return failed(inBase.reason, `in the base: ${inBase.message}`);
  return inReference && failed(inReference.reason, inReference.message);
}

export function resolved(text: string): Outcome {
  return { kind: "uri", text };
}

/** The outcome as a text, for comparison. Messages do not count. */
export function resultOf(outcome: Outcome): string {
  return `${outcome.kind} ${outcome.kind === "error" ? outcome.reason : outcome.text}`;
}
