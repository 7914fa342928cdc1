/** What a resolution gives by one standard. */
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

export function resolved(text: string): Outcome {
  return { kind: "uri", text };
}

/** The outcome as a text, for comparison. Messages do not count. */
export function resultOf(outcome: Outcome): string {
  return `${outcome.kind} ${outcome.kind === "error" ? outcome.reason : outcome.text}`;
}
