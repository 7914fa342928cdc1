/** RFC 3986 §6: what each rung of the ladder changes, and on which rung two texts meet. */
import { compare } from "@std66/normalize";
import { compareIri, normalizeIri } from "@std66/iri";
import { type Show, answerTo, comparison, normalization, visible } from "@std66/report";
import { parse } from "@std66/core";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf, isOfIris } from "./view-answer.ts";

export function answerOf({ text, other }: Question, show: Show): ViewAnswer {
  if (isOfIris([text, other])) return ofIris(text, other, show);
  parse(text);
  const recorded = normalization(text, { show });
  const compared =
    other === ""
      ? ["Fill in the second text to compare the two."]
      : comparison(text, other, compare(text, String(parse(other))), { show });
  return { blocks: [blockOf("What each rung changes", recorded), blockOf("Compared", compared)], recorded };
}

/** RFC 3987 §5.3: the same rungs, without the steps. */
function ofIris(text: string, other: string, show: Show): ViewAnswer {
  const normal = answerTo([text], show, ([iri = ""]) => ({ lines: () => [visible(String(normalizeIri(iri)))] }));
  const blocks = [blockOf("Normal form of the IRI", normal)];
  if (other === "") return { blocks };
  const { rung, difference } = compareIri(text, other);
  const verdict = difference === undefined ? `equivalent: ${rung}` : `different: ${difference.component}`;
  return { blocks: [...blocks, blockOf("Compared", [verdict])] };
}
