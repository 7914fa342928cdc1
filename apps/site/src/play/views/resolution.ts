/** RFC 3986 §5: the text as a reference, resolved against the base step by step, and back. */
import { tryParse } from "@std66/core";
import { diagnoseIri, relativizeIri, resolveIri, tryParseIri } from "@std66/iri";
import { relativize, traceResolution } from "@std66/resolve";
import {
  type Style,
  baseDiagnostic,
  quotedIfEmpty,
  resolutionLines,
  resolutionRecord,
  shownTexts,
  visible,
} from "@std66/report";
import { wrappedDiagnostic } from "../diagnostic-lines.ts";
import { isOfIris } from "../is-of-iris.ts";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text, base }: Question, style: Style): ViewAnswer {
  const isIri = isOfIris([text, base]);
  const refusal = isIri ? baseDiagnostic(base, tryParseIri, diagnoseIri) : baseDiagnostic(base);
  if (refusal !== undefined) {
    const title = base === "" ? "A base is needed: fill in the box Base" : "The base";
    return { blocks: [{ title, lines: wrappedDiagnostic(refusal, style) }] };
  }
  const shown = shownTexts([base, text], style);
  // Steps could reveal parts of a password: those of the masked texts are shown.
  const [from = "", reference = ""] = shown.masked;
  if (isIri) {
    const target = resolveIri(from, reference);
    return {
      blocks: [
        { title: "Resolved as an IRI (RFC 3987 §6.5)", lines: [style.colors.bold(visible(String(target)))] },
        { title: "Backwards", lines: [`shortest  ${visible(String(relativizeIri(from, target)))}`] },
      ],
    };
  }
  const trace = traceResolution(from, reference);
  const { result } = trace;
  const blocks: Block[] = [
    { title: "Resolved", lines: [style.colors.bold(String(result))] },
    { title: "Step by step", lines: resolutionLines(from, reference, trace, style) },
  ];
  const back = relativize(from, result);
  const path = relativize(from, result, { form: "path" });
  blocks.push({
    title: "Backwards: references that resolve to it",
    lines: [
      `shortest  ${quotedIfEmpty(String(back))}`,
      `as a path ${quotedIfEmpty(String(path))}`,
      ...(back.isRelativeReference() ? [] : ["No relative reference leads from the base to it."]),
    ],
  });
  const json = tryParse(text) === undefined ? undefined : shown.record(() => resolutionRecord(text, trace));
  return { blocks, json };
}
