/** RFC 3987 §3: the text as a URI and as an IRI. */
import { bidiFindings, toIri, toUri } from "@std66/iri";
import { type Style, quotedIfEmpty, visible } from "@std66/report";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text }: Question, { show }: Style): ViewAnswer {
  const uri = toUri(text);
  const iri = toIri(text);
  const blocks: Block[] = [
    { title: "As a URI (RFC 3987 §3.1)", lines: [quotedIfEmpty(show(String(uri)))] },
    { title: "As an IRI (RFC 3987 §3.2)", lines: [visible(show(String(iri)))] },
  ];
  const findings = bidiFindings(text);
  if (findings.length > 0) {
    blocks.push({
      title: "Directions (RFC 3987 §4)",
      lines: findings.map(({ code, message }) => `${code}: ${message}`),
    });
  }
  return { blocks };
}
