/** RFC 3986 §6: what each rung of the ladder changes, and on which rung two texts meet. */
import { compare } from "@std66/normalize";
import type { Style } from "@std66/report";
import { comparisonLines, normalizationLines, normalizationRecord } from "@std66/report/normalize";
import { parse } from "@std66/core";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text, other }: Question, style: Style): ViewAnswer {
  parse(text);
  const blocks: Block[] = [{ title: "What each rung changes", lines: normalizationLines(text, undefined, style) }];
  if (other !== "") {
    parse(other);
    blocks.push({ title: "Compared", lines: comparisonLines([text, other], compare(text, other), {}, style) });
  } else blocks.push({ title: "Compared", lines: ["Fill in the second text to compare the two."] });
  const isShown = style.show(text) === text;
  return { blocks, json: isShown ? normalizationRecord(text, undefined) : undefined };
}
