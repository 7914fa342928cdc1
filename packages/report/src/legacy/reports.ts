/** RFC 3986 Appendix D: what the standards say about a reference or a text, as lines and as a record. */
import { type CompareSyntaxOptions, compareResolution, compareSyntax } from "@std66/legacy";
import type { Json } from "../json.ts";
import type { Style } from "../style.ts";
import { algorithmRecord } from "./algorithm-steps.ts";
import {
  algorithmLines,
  comparedDialects,
  resolvingDialects,
  resolutionTableLines,
  syntaxTableLines,
} from "./compared-dialects.ts";
import type { DialectRequest } from "./dialect-request.ts";
import type { Explained } from "./reasons.ts";
import { othersOf, resolutionTableRecord } from "./resolution-table.ts";
import { syntaxTableRecord } from "./syntax-table.ts";

/** A comparison of standards, for people and for programs. */
export interface DialectReport {
  /** Whether the RFCs shown agree. */
  readonly agree: boolean;
  /** `explained`: the reasons that were explained before, to which those of this report are added. */
  readonly lines: (style: Style, explained?: Explained) => string[];
  readonly record: () => Json;
}

/**
 * What each standard resolves a reference to, and why they differ. `showsSteps`: by the steps of each algorithm.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function resolutionReport(request: DialectRequest, showsSteps = false): DialectReport {
  const { base, input, options } = request;
  const dialects = resolvingDialects(options.dialects);
  const comparison = compareResolution(base, input, { ...options, dialects });
  const linesOf = showsSteps ? algorithmLines : resolutionTableLines;
  return {
    agree: comparison.agree,
    lines: (style, explained) => linesOf(request, comparison, style, explained),
    record: () =>
      showsSteps
        ? algorithmRecord(request, comparison)
        : resolutionTableRecord(base, input, comparison, othersOf(request, comparison)),
  };
}

/**
 * How the grammar of each standard reads a text, and why they differ.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function syntaxReport(input: string, given: CompareSyntaxOptions = {}): DialectReport {
  const options = { ...given, dialects: comparedDialects(input, given.dialects) };
  const comparison = compareSyntax(input, options);
  return {
    agree: comparison.agree,
    lines: (style, explained) => syntaxTableLines({ input, options }, comparison, style, explained),
    record: () => syntaxTableRecord(input, comparison),
  };
}
