/** RFC 3987 §3: the text as a URI and as an IRI. */
import { bidiFindings, toIri, toUri } from "@std66/iri";
import { type Answer, type Show, answerTo, visible } from "@std66/report";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf } from "./view-answer.ts";

export function answerOf({ text }: Question, show: Show): ViewAnswer {
  const answer = (result: { toString(): string }): Answer =>
    answerTo([result.toString()], show, ([shown = ""]) => ({ lines: () => [visible(shown)] }));
  const found = bidiFindings(text).map(({ code, message }) => `${code}: ${message}`);
  return {
    blocks: [
      blockOf("As a URI (RFC 3987 §3.1)", answer(toUri(text))),
      blockOf("As an IRI (RFC 3987 §3.2)", answer(toIri(text))),
      ...(found.length > 0 ? [blockOf("Directions (RFC 3987 §4)", found)] : []),
    ],
  };
}
