/** `std66 template`: expands URI templates, and matches URIs with them (RFC 6570). */
import { Argument } from "@commander-js/extra-typings";
import { isUriReference } from "@std66/core";
import { parseTemplate, type UriTemplate } from "@std66/template";
import {
  expandLine,
  matchRecord,
  templateDiagnostic,
  variablesDiagnostic,
  variablesObject,
} from "@std66/report/template";
import { requireTexts } from "../command-line/operands.ts";
import { ERROR, INVALID, type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { textMapping } from "../loop/answers.ts";
import { rejectArguments } from "../loop/rejections.ts";
import type { Task } from "../loop/task.ts";
import { thousands } from "../text/thousands.ts";

export const DESCRIPTION = `Expand a URI template, and print one URI per line, or match URIs with it (RFC 6570).
match prints the variables of each URI as JSON, and an empty line for a URI that does not match; the exit status is then 1.`;

export const NOTES = `
expand takes NAME=VALUE arguments; a name that is given again makes a list. Or
it takes JSON objects of variables, one per line. match takes only templates
that can be read back without guessing, such as {a}/{b}, but not {a}{b}.

Examples:
  $ std66 template expand '/users/{id}{?tag*}' id=a/b tag=c tag=d
  $ std66 template expand '/search{?q,page}' < variables.jsonl
  $ std66 template match '/users/{id}{?tag*}' '/users/a%2Fb?tag=c&tag=d'`;

export function define(command: Subcommand): void {
  command
    .addArgument(new Argument("<action>", "what to do").choices(["expand", "match"]))
    .argument("<template>", "a URI template, such as /users/{id}")
    .argument("[input...]", "variables, or URIs; @FILE reads them from a file, - from standard input, one per line")
    .action(async (...[action, text, inputs, , self]) => {
      requireTexts(self, inputs);
      const diagnostic = templateDiagnostic(text, action);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic], action === "match" ? ERROR : INVALID);
      const template = parseTemplate(text);
      if (action === "match") return answerInputs(self, inputs, matching(settingsOf(self), template));
      const object = inputs.length === 0 ? undefined : variablesObject(inputs);
      const task = expanding(settingsOf(self), template);
      const diagnose = variablesDiagnostic.bind(undefined, template);
      const operands = object === undefined ? inputs : [object];
      return answerInputs(self, operands, { ...task, diagnose });
    });
}

/** Answers with expansions. Not all are URI-references: literals and `{+a}` keep brackets (RFC 6570 §2.1, §3.2.3). */
function expanding(settings: Settings, template: UriTemplate): Task {
  let others = 0;
  let first = "";
  const task = textMapping(settings, (line) => {
    const expansion = expandLine(template, line);
    if (expansion !== undefined && !isUriReference(expansion)) others++;
    return expansion;
  });
  return {
    ...task,
    answer(line, place) {
      const answer = task.answer(line, place);
      if (first === "" && others > 0) first = `${place.location.source}:${place.location.line}`;
      return answer;
    },
    note() {
      if (others === 0) return undefined;
      return others === 1
        ? `1 expansion is not a URI-reference, at ${first}`
        : `${thousands(others)} expansions are not URI-references, the first at ${first}`;
    },
  };
}

/** Answers with variables; with nothing for a URI that does not match. */
function matching({ json, tsv, end }: Settings, template: UriTemplate): Task {
  let missed = 0;
  const answer = (input: string): string | undefined => {
    const found = template.match(input);
    if (found === undefined && !isUriReference(input)) return undefined;
    if (found === undefined) missed++;
    if (json) return `{"input":${JSON.stringify(input)},"result":${matchRecord(found)}}${end}`;
    return found === undefined ? (tsv ? "" : end) : matchRecord(found) + end;
  };
  return { answer, takesAnyText: true, invalid: { blank: end }, isNo: () => missed > 0 };
}
