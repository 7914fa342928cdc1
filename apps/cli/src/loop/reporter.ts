/** Prints diagnostics on standard error, one after the other. Loaded at the first one. */
import { compactLine, type Diagnostic, diagnosticLines, type WidthOf } from "@std66/report";
import type { Settings } from "../command-line/shared-options.ts";
import { styleFor } from "../terminal/style.ts";
import type { Output } from "../terminal/output.ts";
import { thousands } from "../text/thousands.ts";

/** Prints diagnostics. */
export interface Reporter {
  /** Whether the column widths of an input's characters are known. */
  isReadyFor(input: string): boolean;
  /** Loads the widths of all characters, which few inputs need. */
  loadWidths(): Promise<void>;
  report(diagnostic: Diagnostic): void;
  /** Prints a diagnostic as one line. */
  reportCompactly(diagnostic: Diagnostic): void;
  /** Prints the closing summary, if there was more than one input. */
  summarize(invalid: number, all: number): void;
}

/** Creates a reporter that prints to an output. */
export async function createReporter(output: Output, settings: Settings): Promise<Reporter> {
  const style = await styleFor(2, settings);
  let anyWidth: WidthOf | undefined;
  const widthOf: WidthOf = (text) => (anyWidth === undefined || isNarrow(text) ? text.length : anyWidth(text));
  let separator = "";
  return {
    isReadyFor: (input) => anyWidth !== undefined || isAscii(input),
    async loadWidths() {
      anyWidth = await anyTextWidth();
    },
    report(diagnostic) {
      output.message(`${separator}${diagnosticLines(diagnostic, style, widthOf).join("\n")}\n`);
      separator = "\n";
    },
    reportCompactly(diagnostic) {
      output.message(`${compactLine(diagnostic, style)}\n`);
    },
    summarize(invalid, all) {
      if (all === 1) return;
      const inputs = `${thousands(invalid)} of ${thousands(all)} inputs`;
      output.message(`${separator}${style.colors.bold(`${inputs} ${invalid === 1 ? "is" : "are"} invalid`)}\n`);
    },
  };
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** Loads the widths of all characters, which most runs do without (docs/decisions/0020). */
export async function anyTextWidth(): Promise<WidthOf> {
  return (await import("string-width")).default;
}

/** Whether a text has only Latin letters and the ellipsis of a cut: then its width is its length (docs/decisions/0020). */
export function isNarrow(text: string): boolean {
  return /^[ -\u02FF…]*$/.test(text);
}
