/** RFC 6570: what a URI template expands to with values, and the values that a URI has for it. */
import type { Show } from "@std66/report";
import {
  expandLine,
  expansion,
  matching,
  templateDiagnostic,
  variablesDiagnostic,
  variablesIn,
} from "@std66/report/template";
import { type TemplateVariables, parseTemplate } from "@std66/template";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf, diagnosed, wrapped } from "./view-answer.ts";

/** The longest expansion, by the number of variables and the length of their values. */
const LONGEST = 10_000_000;

export function answerOf({ text, values, other }: Question, show: Show): ViewAnswer {
  const malformed = templateDiagnostic(text, "expand");
  if (malformed !== undefined) {
    const verdict = { verdict: "Not a URI template.", isValid: false };
    return { verdict, blocks: [blockOf("Why it is not a URI template", diagnosed(malformed, show))] };
  }
  const template = parseTemplate(text);
  const { variables, level, isReversible } = template;
  const matchable = isReversible ? "can be matched" : "cannot be matched without guessing";
  const verdict = { verdict: `A URI template of level ${level} (RFC 6570 §1.2). It ${matchable}.`, isValid: true };
  const { json, fault } = variablesIn(values, "values");
  if (json.length * variables.length > LONGEST) {
    return { verdict, blocks: [blockOf("", ["The values are too long for so many variables."])] };
  }
  const isExpanded = fault === undefined && expandLine(template, json) !== undefined;
  const expanded = isExpanded
    ? expansion(template, JSON.parse(json) as TemplateVariables, { show })
    : diagnosed(fault ?? variablesDiagnostic(template, json, { source: "values", line: 1 }), show);
  const block = blockOf(isExpanded ? "Expanded" : "The values", expanded);
  const matched = other === "" ? [] : [blockOf("Matched with the URI", wrapped(matching(template, other, { show })))];
  return { verdict, blocks: values === "" ? [...matched, block] : [block, ...matched], recorded: expanded };
}
