/** RFC 3986 §5: the text as a reference, resolved against the base step by step, and back. */
import { diagnoseIri, relativizeIri, resolveIri, tryParseIri } from "@std66/iri";
import { relativize, resolve } from "@std66/resolve";
import type { Answer, Show, Style } from "@std66/report";
import { answerTo, baseDiagnostic, quotedIfEmpty, resolution, visible } from "@std66/report";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf, diagnosed, isOfIris } from "./view-answer.ts";

export function answerOf({ text, base }: Question, show: Show): ViewAnswer {
  const isIri = isOfIris([text, base]);
  const refusal = isIri ? baseDiagnostic(base, tryParseIri, diagnoseIri) : baseDiagnostic(base);
  if (refusal !== undefined) {
    return {
      blocks: [blockOf(base === "" ? "A base is needed: fill in the box Base" : "The base", diagnosed(refusal, show))],
    };
  }
  const said = (lines: (from: string, reference: string, style: Style) => readonly string[]): Answer =>
    answerTo([base, text], show, ([from = "", reference = ""]) => ({
      lines: (style) => lines(from, reference, style),
    }));
  const target = (resolved: (from: string, reference: string) => { toString(): string }): Answer =>
    said((from, reference, { colors }) => [colors.bold(visible(resolved(from, reference).toString()))]);
  if (isIri) {
    return {
      blocks: [
        blockOf("Resolved as an IRI (RFC 3987 §6.5)", target(resolveIri)),
        blockOf("Backwards", said(backIriLines)),
      ],
    };
  }
  const recorded = resolution(base, text, { show });
  return {
    blocks: [
      blockOf("Resolved", target(resolve)),
      blockOf("Step by step", recorded),
      blockOf("Backwards: references that resolve to it", said(backLines)),
    ],
    recorded,
  };
}

function backIriLines(base: string, reference: string): readonly string[] {
  return [`shortest  ${visible(String(relativizeIri(base, resolveIri(base, reference))))}`];
}

function backLines(base: string, reference: string): readonly string[] {
  const target = resolve(base, reference);
  const shortest = relativize(base, target);
  return [
    `shortest  ${quotedIfEmpty(String(shortest))}`,
    `as a path ${quotedIfEmpty(String(relativize(base, target, { form: "path" })))}`,
    ...(shortest.isRelativeReference() ? [] : ["No relative reference leads from the base to it."]),
  ];
}
