/** RFC 6570 §1.4, §2: the diagnostic of a template that is malformed, or that cannot be matched. */
import { describeCharacter, excerpt } from "@std66/core/diagnostics";
import { type TemplateAmbiguity, TemplateSyntaxError, type UriTemplate, parseTemplate } from "@std66/template";
import { templateCodes } from "@std66/template/codes";
import { type Diagnostic, type Location, statedDiagnostic } from "../diagnostics/diagnostic.ts";

/**
 * `undefined` for a template that can be expanded; to `match`, for one that is reversible.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { templateDiagnostic } from "@std66/report/template";
 * templateDiagnostic("{a}{b}", "expand"); // => undefined
 * templateDiagnostic("{a}{b}", "match")?.message; // => "`{a}` and `{b}` cannot be distinguished (offset 0, RFC 6570 §1.4)"
 * templateDiagnostic("/{user-id}", "expand")?.code; // => "varspec"
 * ```
 */
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
    help: undefined,
  });
}
