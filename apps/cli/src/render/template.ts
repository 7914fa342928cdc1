/** Templates: a line per reference, with its components in the places that `{host}` and the like name. */
import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";
import { type Field, FieldError, parseField } from "./template-field.ts";
import { type Reader, readerOf } from "./template-values.ts";

/** A template that cannot be parsed. */
export class TemplateError extends Error {}

/** Fields between texts. There is one more text than fields. */
export interface Template {
  readonly texts: readonly string[];
  readonly fields: readonly Reader[];
}

/** @throws {TemplateError} for an unknown field, a single brace, or an unknown escape */
export function parseTemplate(source: string): Template {
  const texts = [""];
  const fields: Reader[] = [];
  for (const [token, field] of source.matchAll(/\{\{|\}\}|\{([^{}]*)\}|\\[^]?|[{}]|[^{}\\]+/g)) {
    if (field === undefined) {
      texts.push(texts.pop() + literal(token));
    } else {
      fields.push(readerOf(fieldOf(field)));
      texts.push("");
    }
  }
  return { texts, fields };
}

/**
 * Fills a template with the components of a reference. An absent component prints its default, or nothing.
 *
 * @throws {UriSyntaxError} if a component that is to be decoded is not UTF-8; the offset is that in the reference
 */
export function fillTemplate({ texts, fields }: Template, reference: UriReference | IriReference): string {
  let line = texts[0] as string;
  for (let i = 0; i < fields.length; i++) {
    line += (fields[i] as Reader)(reference) + (texts[i + 1] as string);
  }
  return line;
}

function fieldOf(text: string): Field {
  try {
    return parseField(text);
  } catch (error) {
    throw error instanceof FieldError ? new TemplateError(error.message) : error;
  }
}

/** Unescapes a part of the template outside the fields. */
function literal(token: string): string {
  switch (token) {
    case "{{":
      return "{";
    case "}}":
      return "}";
    case "\\t":
      return "\t";
    case "\\n":
      return "\n";
    case "\\\\":
      return "\\";
    case "{":
      throw new TemplateError("A { has no }. Write a literal brace twice: {{.");
    case "}":
      throw new TemplateError("Write a literal brace twice: }}.");
    default:
      if (!token.startsWith("\\")) return token;
      throw new TemplateError(`Unknown escape ${token}. Allowed escapes are \\t, \\n and \\\\.`);
  }
}
