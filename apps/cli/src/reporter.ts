/** Problems told on the standard error, one after the other. Loaded when there is one. */
import { type ColorChoice, colorsFor } from "./colors.ts";
import { type Place, type WidthOf, renderDiagnostic } from "./diagnostic.ts";
import type { Output } from "./output.ts";
import type { Problem } from "./problem.ts";
import { thousands } from "./thousands.ts";

export type { Place } from "./diagnostic.ts";

/** Who tells of problems. */
export interface Reporter {
  /** Whether it can tell where the characters of an input stand on a terminal. */
  canTell(input: string): boolean;
  /** Makes it tell of any input. The widths of all characters take a sixth of a start to load, and few inputs need them. */
  learnWidths(): Promise<void>;
  tell(problem: Problem, place: Place): void;
  /** The last word, where there was more than one input. */
  summarize(invalid: number, all: number): void;
}

/** A reporter that prints to an output. */
export async function createReporter(output: Output, choice: ColorChoice): Promise<Reporter> {
  const colors = await colorsFor(2, choice);
  let anyWidth: WidthOf | undefined;
  const widthOf: WidthOf = (text) => (anyWidth === undefined || isNarrow(text) ? text.length : anyWidth(text));
  let separator = "";
  return {
    canTell: (input) => anyWidth !== undefined || isAscii(input),
    async learnWidths() {
      anyWidth = (await import("string-width")).default;
    },
    tell(problem, place) {
      output.message(separator + renderDiagnostic(problem, place, colors, widthOf));
      separator = "\n";
    },
    summarize(invalid, all) {
      if (all === 1) return;
      const inputs = `${thousands(invalid)} of ${thousands(all)} inputs`;
      output.message(`${separator}${colors.bold(`${inputs} ${invalid === 1 ? "is" : "are"} invalid`)}\n`);
    },
  };
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** Latin letters, and the dots where a text was cut: to look up a width takes 20 µs. */
function isNarrow(text: string): boolean {
  return /^[ -\u02FF…]*$/.test(text);
}
