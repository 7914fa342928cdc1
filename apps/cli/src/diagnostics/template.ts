/** RFC 6570: the JSON lines of `template` (RFC 8259 §4), and what is wrong with its arguments. */
import { describeCharacter, excerpt } from "@std66/core/diagnostics";
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";
import {
  type MatchedVariables,
  type TemplateAmbiguity,
  TemplateSyntaxError,
  type TemplateVariables,
  type UriTemplate,
  parseTemplate,
} from "@std66/template";
import { templateCodes } from "@std66/template/codes";
import { objectOf } from "../text/json-members.ts";

/** The diagnostic of a template; `undefined` for one that can be expanded or, to `match`, is reversible. */
export function templateDiagnostic(text: string, use: "expand" | "match"): Diagnostic | undefined {
  let template: UriTemplate;
  try {
    template = parseTemplate(text);
  } catch (error) {
    if (error instanceof TemplateSyntaxError) return malformed(error);
    throw error;
  }
  return use === "expand" || template.ambiguity === undefined ? undefined : irreversible(text, template.ambiguity);
}

/** The name of the argument in the usage of the command. */
const TEMPLATE: Location = { source: "TEMPLATE", line: 1 };

function malformed({ input, offset, length, code, section, message }: TemplateSyntaxError): Diagnostic {
  const { explanation, help } = templateCodes[code];
  const { place } = excerpt({ input, offset, length, component: "path" });
  return statedDiagnostic({
    location: TEMPLATE,
    input,
    offset,
    length,
    code,
    section,
    // The message goes on with the offset and the section.
    reason: message.slice(0, message.lastIndexOf(" (")),
    label: `found ${describeCharacter(input, offset, place)}`,
    rule: explanation,
    help,
  });
}

function irreversible(input: string, { reason, offset }: TemplateAmbiguity): Diagnostic {
  return statedDiagnostic({
    location: TEMPLATE,
    input,
    offset,
    length: input.indexOf("}", offset) + 1 - offset,
    code: "not-reversible",
    section: "RFC 6570 §1.4",
    reason,
    label: "a URI does not show where its value ends",
    rule: "expressions are delimited by the ends of the text, or by characters that they cannot have",
  });
}

/** The JSON object of variables written as `NAME=VALUE`; `undefined` if one is not. A repeated name makes a list. */
export function variablesObject(texts: readonly string[]): string | undefined {
  const lists = new Map<string, string[]>();
  for (const text of texts) {
    const equals = text.indexOf("=");
    // No name of a variable begins as an object does.
    if (equals < 1 || text.startsWith("{")) return undefined;
    const name = text.slice(0, equals);
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [text.slice(equals + 1)]);
    else list.push(text.slice(equals + 1));
  }
  return JSON.stringify(
    Object.fromEntries([...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
  );
}

/** The expansion with a line's variables; `undefined` if it is no JSON object, or a value cannot be expanded. */
export function expandLine(template: UriTemplate, line: string): string | undefined {
  const found = expansionOf(template, line);
  return found instanceof TypeError ? undefined : found;
}

/** The diagnostic of a line that `expandLine` cannot expand. @throws {Error} if it can */
export function variablesDiagnostic(template: UriTemplate, line: string, location: Location): Diagnostic {
  const found = expansionOf(template, line);
  if (typeof found === "string") throw new Error("a valid input was rejected");
  const statement = found === undefined ? NO_OBJECT : { ...NO_VALUE, reason: found.message.replace(/^expand: /, "") };
  return statedDiagnostic({ location, input: line, offset: 0, length: line.length, ...statement });
}

/** `undefined` if the line is not a JSON object. */
function expansionOf(template: UriTemplate, line: string): string | TypeError | undefined {
  const variables = objectOf(line);
  if (variables === undefined) return undefined;
  try {
    return template.expand(variables as TemplateVariables);
  } catch (error) {
    if (error instanceof TypeError) return error;
    throw error;
  }
}

const NO_OBJECT = {
  code: "json",
  section: "RFC 8259 §4",
  reason: "the line is not a JSON object",
  label: "in this line",
  rule: "variables are the members of a JSON object",
};

const NO_VALUE = {
  code: "variables",
  section: "RFC 6570 §2.3",
  label: "in this object",
  rule: "a value is a string, or a list or an associative array of strings",
};

/** What a terminal may interpret as a command, or that ends a line or rearranges the text. JSON itself escapes C0. */
const CONTROLS = /[\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** Returns the matched variables as a JSON object that is safe on a terminal, or `null` without a match. */
export function matchRecord(found: MatchedVariables | undefined): string {
  return JSON.stringify(found ?? null).replace(CONTROLS, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
