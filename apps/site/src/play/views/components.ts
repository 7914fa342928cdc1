/** RFC 3986 §3: the components of a text, drawn, or where it ceases to be a URI-reference, and why. */
import { diagnose, tryParse } from "@std66/core";
import { diagnoseIri, tryParseIri } from "@std66/iri";
import { type Style, componentsRecord, diagnosticRecord, shownTexts, syntaxDiagnostic, visible } from "@std66/report";
import { componentDrawing, componentPieces } from "@std66/report/drawing";
import { parameterLines } from "@std66/report/parameters";
import { wrappedDiagnostic } from "../diagnostic-lines.ts";
import type { Piece, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

/** How many pieces are listed, and how much of each. */
const MOST = 200;
const MOST_CHARACTERS = 500;
/** The longest record, in characters of the text. */
const LONGEST = 100_000;

const PLACE = { source: "text", line: 1 };

export function answerOf({ text }: Question, style: Style): ViewAnswer {
  const reference = tryParse(text) ?? tryParseIri(text);
  const error = diagnose(text);
  const blocks = [];
  if (error !== undefined) {
    const title = reference === undefined ? "Not a URI-reference" : "Why it is not a URI-reference";
    blocks.push({ title, lines: wrappedDiagnostic(syntaxDiagnostic(error, PLACE), style) });
    const iriError = diagnoseIri(text);
    if (iriError !== undefined && iriError.offset !== error.offset) {
      blocks.push({
        title: "Why it is not an IRI-reference",
        lines: wrappedDiagnostic(syntaxDiagnostic(iriError, PLACE), style),
      });
    }
  } else if (text.length <= LONGEST && /[;?]/.test(text)) {
    blocks.push({ title: "Parameters, decoded", lines: parameterLines(text, { invalid: "keep" }, style) });
  }
  const shown = shownTexts([text], style);
  if (reference === undefined) {
    const json =
      error === undefined || text.length > LONGEST
        ? undefined
        : shown.record(() => diagnosticRecord(syntaxDiagnostic(error, PLACE)));
    return { blocks, json };
  }
  const pieces: Piece[] = [];
  for (const { name, text: piece, hostKind, rule, section } of componentPieces(reference, style.show)) {
    if (pieces.length === MOST) break;
    const cut = piece.length > MOST_CHARACTERS ? `${piece.slice(0, MOST_CHARACTERS)}…` : piece;
    pieces.push({ name: hostKind === undefined ? name : `${name}, ${hostKind}`, text: visible(cut), rule, section });
  }
  return {
    blocks,
    // Its cells are wider than those of text.
    drawing: componentDrawing(reference, { show: style.show, width: Math.floor(style.width * 0.8) }),
    pieces,
    json: text.length > LONGEST ? undefined : shown.record(() => componentsRecord(reference)),
  };
}
