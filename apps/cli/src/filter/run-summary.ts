/** What is said at the end of a run that did not take all inputs, or that was long. */
import type { Counts } from "./answers.ts";
import { thousands } from "../text/thousands.ts";

/** Why a run ended. */
export type End = "all" | "interrupted" | "too many";

/** A line with its end, or nothing if there is nothing to say. `milliseconds`: set after a long run. */
export function endOf(end: End, { all, invalid }: Counts, milliseconds: number | undefined): string {
  if (end === "interrupted") return `interrupted after ${inputs(all)}\n`;
  if (end === "too many") return `stopped after ${inputs(all)}, ${thousands(invalid)} invalid\n`;
  if (milliseconds === undefined) return "";
  const seconds = milliseconds / 1000;
  const rate = thousands(Math.round(all / seconds));
  return `${inputs(all)}, ${thousands(invalid)} invalid, in ${seconds.toFixed(1)} s (${rate} a second)\n`;
}

function inputs(count: number): string {
  return `${thousands(count)} ${count === 1 ? "input" : "inputs"}`;
}
