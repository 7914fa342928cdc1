/** RFC 3986 Appendix D: what the standards say about a reference or a text, and why they differ. */
import { type CompareResolutionOptions, type CompareSyntaxOptions, compareSyntax, rfc1738 } from "@std66/legacy";
import { type Answer, type Make, type Shown, answerTo, standIns } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { indented } from "../text/wrap.ts";
import { stepsLines, tracesOf } from "./algorithm-steps.ts";
import type { Explained } from "./reasons.ts";
import { resolutionLines, resolutionTableRecord } from "./resolution-table.ts";
import { STANDARDS } from "./standards.ts";
import { syntaxLines, syntaxTableRecord } from "./syntax-table.ts";
import { comparedResolution, comparedSyntax } from "./web.ts";

/** The reasons that were explained before. Those in the lines are added to them. */
interface Explaining extends Shown {
  readonly explained?: Explained;
}

/** `dialects`: default: all that resolve references, without the last draft, which never differs. */
interface DialectOptions extends Explaining, CompareResolutionOptions {
  readonly steps?: boolean | undefined;
}

const SINCE_RFC_1808 = STANDARDS.filter((dialect) => dialect !== "rfc1738");

/**
 * What each standard resolves a reference to, and why they differ, as a table or as the steps of each algorithm.
 * `agree`: whether the RFCs shown do.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function dialects(base: string, input: string, options: DialectOptions = {}): Answer {
  const { show, steps = false, explained = new Set(), ...compared } = options;
  const make: Make = ([from = "", reference = ""]) => {
    const result = comparedResolution(from, reference, { ...compared, dialects: compared.dialects ?? SINCE_RFC_1808 });
    return {
      agree: result.agree,
      lines: (style) => [
        ...(steps ? stepsLines : resolutionLines)(result, style, explained),
        ...passwordNote([base, input], [from, reference], style),
      ],
      record: () => resolutionTableRecord(result, steps ? tracesOf(result) : undefined),
    };
  };
  return answerTo([base, input], show, make, standIns);
}

/**
 * How the grammar of each standard reads a text, and why they differ. `agree`: whether the RFCs shown do. By default,
 * all but the last draft are compared, RFC 1738 only where it says more than that it has no relative form.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function syntax(input: string, options: Explaining & CompareSyntaxOptions = {}): Answer {
  const { show, explained = new Set(), ...compared } = options;
  const make: Make = ([text = ""]) => {
    const dialectsOf = compared.dialects ?? (hasRelativeForm(text) ? STANDARDS : SINCE_RFC_1808);
    const comparison = comparedSyntax(text, { ...compared, dialects: dialectsOf });
    return {
      agree: comparison.agree,
      lines: (style) => [...syntaxLines(comparison, style, explained), ...passwordNote([input], [text], style)],
      record: () => syntaxTableRecord(comparison),
    };
  };
  return answerTo([input], show, make, standIns);
}

/** Whether RFC 1738 says more of a text than that it has no relative form. */
function hasRelativeForm(text: string): boolean {
  const outcome = rfc1738.resolve(text, text);
  return outcome.kind !== "error" || outcome.reason !== "no-relative-form";
}

const NOTE =
  "note: a character of a possible password would change this comparison, which leaves the password out. --show-passwords compares the text as written.";

/** A note if another password would change what a standard says of a text. It names neither standard nor change. */
function passwordNote(
  texts: readonly string[],
  safe: readonly string[],
  { width, colors: { dim } }: Style,
): readonly string[] {
  const matters = texts.some((text, index) => {
    const other = safe[index] as string;
    return other !== text && verdictsOn(other) !== verdictsOn(text);
  });
  return matters ? indented(NOTE, "  ", width).map((line) => dim(line)) : [];
}

function verdictsOn(text: string): string {
  const { rows, differences } = compareSyntax(text);
  return JSON.stringify([rows.map((row) => row.valid || row.reason), differences]);
}
