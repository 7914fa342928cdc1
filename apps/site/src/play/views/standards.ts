/** RFC 3986 Appendix D: how four RFCs and the browser's own `URL` read the text, and why they differ. */
import { compareResolution, compareSyntax, otherReadings } from "@std66/legacy";
import { type Style, baseDiagnostic, shownTexts } from "@std66/report";
import {
  type Explained,
  algorithmLines,
  comparedDialects,
  resolvingDialects,
  resolutionTableLines,
  resolutionTableRecord,
  semicolonLines,
  syntaxTableLines,
  syntaxTableRecord,
} from "@std66/report/legacy";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text, base }: Question, style: Style): ViewAnswer {
  // Each reason is explained once.
  const explained: Explained = new Set();
  const blocks: Block[] = [];
  const syntax = compareSyntax(text, { dialects: comparedDialects(text) });
  let json = syntaxTableRecord(text, syntax);
  let steps: readonly string[] = [];
  if (base !== "" && baseDiagnostic(base) === undefined) {
    const dialects = resolvingDialects();
    const request = { base, input: text, options: {} };
    const comparison = compareResolution(base, text, { dialects });
    const lines = resolutionTableLines(request, comparison, style, explained);
    blocks.push({ title: "Resolved against the base", lines });
    steps = algorithmLines(request, comparison, style, new Set(explained));
    json = resolutionTableRecord(base, text, comparison, otherReadings(base, text, { dialects }));
  }
  const lines = syntaxTableLines({ input: text, options: {} }, syntax, style, explained);
  blocks.push({ title: "As each grammar reads the text", lines });
  if (text.includes(";")) blocks.push({ title: "The semicolons through time", lines: semicolonLines(text, style) });
  if (steps.length > 0) blocks.push({ title: "Resolved step by step", lines: steps });
  return { blocks, json: shownTexts([text, base], style).record(() => json) };
}
