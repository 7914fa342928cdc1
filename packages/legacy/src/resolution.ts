/** What comes of a resolution, and how: the difference between two standards is the difference between what they have done. */
import type { Outcome } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";

/**
 * What an algorithm has done where standards part: by the code of the difference, what it has made of it. Where two standards
 * come to different results, the codes under which they have done different things are the reasons.
 */
export type Acts = Map<ReasonCode, string>;

export interface Resolution {
  readonly outcome: Outcome;
  readonly acts: Acts;
}

export function failed(reason: ReasonCode, message: string): Resolution {
  return { outcome: { kind: "error", reason, message }, acts: new Map() };
}

export function resolved(text: string, acts: Acts): Resolution {
  return { outcome: { kind: "uri", text }, acts };
}
