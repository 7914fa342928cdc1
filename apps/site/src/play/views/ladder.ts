/** RFC 3986 §6: what each rung of the ladder changes, and on which rung two texts meet. */
import { compare } from "@std66/normalize";
import { compareIri, normalizeIri } from "@std66/iri";
import { type Style, shownTexts, visible } from "@std66/report";
import { comparisonLines, normalizationLines, normalizationRecord } from "@std66/report/normalize";
import { parse } from "@std66/core";
import { isOfIris } from "../is-of-iris.ts";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text, other }: Question, style: Style): ViewAnswer {
  if (isOfIris(other === "" ? [text] : [text, other])) return { blocks: iriBlocks(text, other, style) };
  parse(text);
  const blocks: Block[] = [{ title: "What each rung changes", lines: normalizationLines(text, undefined, style) }];
  if (other !== "") {
    parse(other);
    blocks.push({ title: "Compared", lines: comparisonLines([text, other], compare(text, other), {}, style) });
  } else blocks.push({ title: "Compared", lines: ["Fill in the second text to compare the two."] });
  return { blocks, json: shownTexts([text], style).record(() => normalizationRecord(text, undefined)) };
}

/** RFC 3987 §5.3: the same rungs, without the steps. */
function iriBlocks(text: string, other: string, { show }: Style): Block[] {
  const normal = { title: "Normal form of the IRI", lines: [visible(String(normalizeIri(show(text))))] };
  if (other === "") return [normal];
  const { rung, difference } = compareIri(text, other);
  const verdict = difference === undefined ? `equivalent: ${rung}` : `different: ${difference.component}`;
  return [normal, { title: "Compared", lines: [verdict] }];
}
