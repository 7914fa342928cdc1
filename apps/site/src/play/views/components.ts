/** RFC 3986 §3: the components of a text, drawn, or where it ceases to be a URI-reference, and why. */
import { diagnose, tryParse } from "@std66/core";
import { diagnoseIri, tryParseIri } from "@std66/iri";
import { type Show, components, parameters, syntaxDiagnostic, visible } from "@std66/report";
import { componentPieces, drawing } from "@std66/report/drawing";
import type { Piece, Question } from "../question.ts";
import { type ViewAnswer, blockOf, diagnosed } from "./view-answer.ts";

/** How many pieces are listed, and how much of each. */
const MOST = 200;
const MOST_CHARACTERS = 500;
/** The longest record, in characters of the text. */
const LONGEST = 100_000;

const PLACE = { source: "text", line: 1 };

export function answerOf({ text }: Question, show: Show): ViewAnswer {
  const isShort = text.length <= LONGEST;
  const reference = tryParse(text) ?? tryParseIri(text);
  const error = diagnose(text);
  const fault = error && diagnosed(syntaxDiagnostic(error, PLACE), show);
  const blocks = [];
  if (fault !== undefined) {
    blocks.push(blockOf(reference === undefined ? "Not a URI-reference" : "Why it is not a URI-reference", fault));
    const iriError = diagnoseIri(text);
    if (iriError !== undefined && iriError.offset !== error?.offset) {
      blocks.push(blockOf("Why it is not an IRI-reference", diagnosed(syntaxDiagnostic(iriError, PLACE), show)));
    }
  } else if (isShort && /[;?]/.test(text)) {
    blocks.push(blockOf("Parameters, decoded", parameters(text, { show, invalid: "keep" })));
  }
  if (reference === undefined) return { blocks, recorded: isShort ? fault : undefined };
  const pieces: Piece[] = [];
  for (const { name, text: piece, hostKind, rule, section } of componentPieces(reference, show)) {
    if (pieces.length === MOST) break;
    const cut = piece.length > MOST_CHARACTERS ? `${piece.slice(0, MOST_CHARACTERS)}…` : piece;
    pieces.push({ name: hostKind === undefined ? name : `${name}, ${hostKind}`, text: visible(cut), rule, section });
  }
  return {
    blocks,
    drawn: drawing(reference, { show }),
    pieces,
    recorded: isShort ? components(reference, { show }) : undefined,
  };
}
