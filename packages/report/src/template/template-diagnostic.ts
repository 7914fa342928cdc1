/** RFC 6570 §2 and §1.4: what is wrong with a template, or with a URI that does not match one. */
import { diagnose } from "@std66/core";
import { describeCharacter, excerpt } from "@std66/core/diagnostics";
import {
  type TemplateAmbiguity,
  type TemplateMismatch,
  TemplateSyntaxError,
  type UriTemplate,
  parseTemplate,
} from "@std66/template";
import { templateCodes } from "@std66/template/codes";
import { type Diagnostic, type Location, statedDiagnostic } from "../diagnostics/diagnostic.ts";
import { syntaxDiagnostic } from "../diagnostics/syntax.ts";

/**
 * The diagnostic of a template; `undefined` for one that can be expanded or, to `match`, is reversible.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 */
export function templateDiagnostic(text: string, use: "expand" | "match"): Diagnostic | undefined {
  try {
    const template = parseTemplate(text);
    return use === "expand" || template.ambiguity === undefined ? undefined : irreversible(text, template.ambiguity);
  } catch (error) {
    if (error instanceof TemplateSyntaxError) return malformed(error);
    throw error;
  }
}

const TEMPLATE: Location = { source: "TEMPLATE", line: 1 };

function malformed({ input, offset, length, code, section, message }: TemplateSyntaxError): Diagnostic {
  const { explanation: rule, help } = templateCodes[code];
  // The message goes on with the offset and the section.
  const reason = message.slice(0, message.lastIndexOf(" ("));
  const place = { location: TEMPLATE, input, offset, length };
  return statedDiagnostic({ ...place, code, section, reason, label: foundAt(input, offset), rule, help });
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

const URI: Location = { source: "URI", line: 1 };

/** The diagnostic of a text that is no URI-reference, or that does not match. */
export function mismatchDiagnostic(template: UriTemplate, input: string): Diagnostic {
  const error = diagnose(input);
  if (error !== undefined) return syntaxDiagnostic(error, URI);
  const { reason, offset } = template.mismatch(input) as TemplateMismatch;
  const query = (["any-order", "with-others"] as const).find((each) => template.match(input, { query: each }));
  return statedDiagnostic({
    location: URI,
    input,
    offset,
    length: offset < input.length ? 1 : 0,
    code: "no-match",
    section: "RFC 6570 §1.4",
    reason,
    label: foundAt(input, offset),
    rule: "a URI matches if the template expands to it with some values",
    help: query && `it matches with the option \`query: "${query}"\``,
  });
}

function foundAt(input: string, offset: number): string {
  const { place } = excerpt({ input, offset, length: 0, component: "path" });
  return `found ${describeCharacter(input, offset, place)}`;
}
