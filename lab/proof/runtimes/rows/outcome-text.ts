import type { Outcome } from "@std66/legacy";

/** An outcome as a text to compare, without the message of an error. */
export function outcomeText(outcome: Outcome): string {
  return outcome.kind === "error" ? `error ${outcome.reason}` : `${outcome.kind} ${outcome.text}`;
}
