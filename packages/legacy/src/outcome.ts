/** The two most common outcomes of a resolution. */
import type { Outcome } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";

export function failed(reason: ReasonCode, message: string): Outcome {
  return { kind: "error", reason, message };
}

export function resolved(text: string): Outcome {
  return { kind: "uri", text };
}
