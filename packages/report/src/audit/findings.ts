/** RFC 3986 §7: the findings in an input, as JSON and as diagnostics, which mask passwords and other secrets. */
import { type Finding, rules } from "@std66/audit";
import { replaceStretches, secretStretchesOf } from "@std66/audit/internal";
import { MASK } from "@std66/core/diagnostics";
import { type Diagnostic, type Location, statedDiagnostic } from "../diagnostics/diagnostic.ts";
import { type WidthOf, compactLine, diagnosticLines } from "../diagnostics/diagnosis.ts";
import { type Answer, type Make, type Shown, answerTo, textByText } from "../answer/answer.ts";

const MARKED = 60;

/** Where the input is, and how wide its characters are. */
interface FindingOptions extends Shown {
  readonly location?: Location | undefined;
  /** Where in its line the input begins, counted from 1. Default: 1. */
  readonly column?: number | undefined;
  readonly widthOf?: WidthOf | undefined;
  /** Whether a finding takes one line: `links.txt:12:23: danger[code] …`. Default: false. */
  readonly compact?: boolean | undefined;
}

/**
 * What is suspicious about a text: `found` is what `audit` returns. Lines: a diagnostic for each finding, with an empty
 * line between two. Record: the findings, with `null` for what is absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function findings(input: string, found: readonly Finding[], options: FindingOptions = {}): Answer {
  const { show, location = { source: "text", line: 1 }, column = 1, widthOf, compact = false } = options;
  const make: Make = () => ({
    lines(style) {
      const { text, shownAt } = withoutSecrets(input);
      const diagnostics = found.map(({ code, severity, section, start, end, message }): Diagnostic => {
        const rule = rules.find((each) => each.code === code) as (typeof rules)[number];
        const offset = shownAt(start);
        const diagnostic = statedDiagnostic({
          severity,
          location,
          input: text,
          offset,
          length: Math.min(MARKED, shownAt(end) - offset),
          code,
          section,
          // What is wrong is the same for all findings of a rule; the label says what was found.
          reason: compact ? message : rule.summary,
          label: message,
          rule: rule.explanation.replace(/\.$/, ""),
          help: rule.help,
        });
        const { explanation } = diagnostic;
        return { ...diagnostic, explanation: { ...explanation, column: explanation.column + column - 1 } };
      });
      if (compact) return diagnostics.map((each) => compactLine(each, style));
      return diagnostics.flatMap((each) => ["", ...diagnosticLines(each, style, widthOf)]).slice(1);
    },
    record: () => ({ input, findings: found }),
  });
  return answerTo([input], show, make, textByText);
}

/** The input with a mask for each possible secret, whatever was found, and where its offsets are then. */
function withoutSecrets(input: string): { readonly text: string; readonly shownAt: (offset: number) => number } {
  const stretches = secretStretchesOf(input);
  return {
    text: replaceStretches(input, stretches, MASK),
    shownAt(offset) {
      let saved = 0;
      for (const [start, end] of stretches) {
        if (offset < end) return Math.min(offset, start) - saved;
        saved += end - start - MASK.length;
      }
      return offset - saved;
    },
  };
}
