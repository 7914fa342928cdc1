/** Which standards to compare on a text, and how a text with a password is shown to each. */
import {
  type CompareSyntaxOptions,
  type DialectId,
  type ResolutionComparison,
  type SyntaxComparison,
  compareResolution,
  compareSyntax,
  rfc1738,
} from "@std66/legacy";
import type { Style } from "../style.ts";
import { shownTexts } from "../text/shown-texts.ts";
import type { DialectRequest } from "./dialect-request.ts";
import { stepsLines } from "./algorithm-steps.ts";
import { passwordNote } from "./password-note.ts";
import type { Explained } from "./reasons.ts";
import { resolutionLines } from "./resolution-table.ts";
import { STANDARDS } from "./standards.ts";
import { syntaxLines } from "./syntax-table.ts";

/** Those that say how to resolve a reference. */
const SINCE_RFC_1808 = STANDARDS.filter((dialect) => dialect !== "rfc1738");

/**
 * The standards whose grammars to compare on a text: those that are chosen, or else all but the last draft, and RFC 1738 only where it says more than that it has no
 * relative form.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function comparedDialects(input: string, chosen?: readonly DialectId[]): readonly DialectId[] {
  if (chosen !== undefined) return chosen;
  const outcome = rfc1738.resolve(input, input);
  return outcome.kind === "error" && outcome.reason === "no-relative-form" ? SINCE_RFC_1808 : STANDARDS;
}

/**
 * The standards to compare on a resolution: those that are chosen, or else all that describe one, without the last draft, which
 * never differs.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc1738#section-2.3 | RFC 1738 §2.3}
 */
export function resolvingDialects(chosen: readonly DialectId[] = SINCE_RFC_1808): readonly DialectId[] {
  return chosen;
}

/**
 * A table of what each standard resolves a reference to, and why they differ. `explained`: the reasons that were explained before,
 * to which those of this table are added.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function resolutionTableLines(
  request: DialectRequest,
  comparison: ResolutionComparison,
  style: Style,
  explained: Explained = new Set(),
): string[] {
  return linesWithoutPasswords(resolutionLines, { request, comparison, style, explained });
}

/**
 * The steps by which each standard resolves a reference, and why the outcomes differ. `explained`: as in `resolutionTableLines`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function algorithmLines(
  request: DialectRequest,
  comparison: ResolutionComparison,
  style: Style,
  explained: Explained = new Set(),
): string[] {
  return linesWithoutPasswords(stepsLines, { request, comparison, style, explained });
}

/** What lines are made of. */
interface Shown {
  readonly request: DialectRequest;
  readonly comparison: ResolutionComparison;
  readonly style: Style;
  readonly explained: Explained;
}

/** Components, steps and reasons could reveal parts of a password: what is shown is a comparison of texts without it. */
function linesWithoutPasswords(linesOf: typeof stepsLines, { request, comparison, style, explained }: Shown): string[] {
  const texts = [request.base, request.input];
  const shown = shownTexts(texts, style);
  if (!shown.isChanged) return linesOf(request, comparison, style, explained);
  const [base = "", input = ""] = shown.safe;
  const { options } = request;
  const dialects = resolvingDialects(options.dialects);
  const compared = compareResolution(base, input, { ...options, dialects });
  return [...linesOf({ base, input, options }, compared, shown.style, explained), ...passwordNote(texts, style)];
}

/**
 * A table of how the grammar of each standard reads a text, and why they differ. `explained`: as in `resolutionTableLines`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function syntaxTableLines(
  { input, options }: { readonly input: string; readonly options: CompareSyntaxOptions },
  comparison: SyntaxComparison,
  style: Style,
  explained: Explained = new Set(),
): string[] {
  const shown = shownTexts([input], style);
  if (!shown.isChanged) return syntaxLines(input, comparison, style, explained);
  const [safe = ""] = shown.safe;
  const compared = compareSyntax(safe, { ...options, dialects: comparedDialects(safe, options.dialects) });
  return [...syntaxLines(safe, compared, shown.style, explained), ...passwordNote([input], style)];
}
