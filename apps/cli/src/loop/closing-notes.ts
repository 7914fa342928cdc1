/** What is said on standard error after the last input. */
import type { Counts, Task, RunEnding } from "./task.ts";
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

const COLON = 0x3a;
const ENDS: ReadonlySet<number | undefined> = new Set(Buffer.from("/?#\r\n\0"));

/** The relative references of a run. */
export class RelativeCount {
  readonly #end: number;
  #count = 0;

  constructor(end: "\n" | "\0") {
    this.#end = end.charCodeAt(0);
  }

  /** Answers as before, and counts. In a relative reference, no colon precedes the first `/`, `?` or `#`. */
  counting(answer: Task["answer"]): Task["answer"] {
    return (input, place) => {
      const text = answer(input, place);
      if (text !== undefined && !/^[^/?#:]*:/.test(input)) this.#count++;
      return text;
    };
  }

  /** Counts among valid lines. */
  readonly addLines = (lines: Uint8Array): void => {
    for (let from = 0; from < lines.length; from = lines.indexOf(this.#end, from) + 1) {
      let at = from;
      while (lines[at] !== COLON && !ENDS.has(lines[at])) at++;
      if (lines[at] !== COLON) this.#count++;
    }
  };

  /** The note. `as`: what the inputs were checked as. */
  noteOn(as: string): NonNullable<RunEnding["note"]> {
    return ({ all }) => {
      const count = this.#count;
      if (count === 0) return "";
      const which = all === 1 ? "the input" : `${thousands(count)} of ${thousands(all)} inputs`;
      const [what, them] =
        count === 1 ? ["is a relative reference, which has", "it"] : ["are relative references, which have", "them"];
      return `note: ${which} ${what} no scheme; --as ${as.replace("-reference", "")} reports ${them} as invalid\n`;
    };
  }
}
