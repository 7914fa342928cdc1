/** What is said on standard error after the last input. */
import type { Counts, Task } from "./task.ts";
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

/** Answers as before, and counts the relative references. Then says how many there were. `as`: what the inputs were checked as. */
export function notingRelative(answer: Task["answer"], as: string): Pick<Task, "answer" | "ending"> {
  let count = 0;
  return {
    answer(input, place) {
      const text = answer(input, place);
      // In a relative reference, no colon precedes the first `/`, `?` or `#`.
      if (text !== undefined && !/^[^/?#:]*:/.test(input)) count++;
      return text;
    },
    ending: { note: ({ all }) => (count === 0 ? "" : relativeNote(count, all, as.replace("-reference", ""))) },
  };
}

function relativeNote(count: number, all: number, as: string): string {
  const which = all === 1 ? "the input" : `${thousands(count)} of ${thousands(all)} inputs`;
  const [what, them] =
    count === 1 ? ["is a relative reference, which has", "it"] : ["are relative references, which have", "them"];
  return `note: ${which} ${what} no scheme; --as ${as} reports ${them} as invalid\n`;
}
