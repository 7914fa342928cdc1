/** Templates: a line per reference, with its components in the places that `{host}` and the like name. */
import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";

/** The names allowed in braces. */
const FIELDS = [
  "input",
  "scheme",
  "authority",
  "userinfo",
  "host",
  "hostKind",
  "port",
  "path",
  "query",
  "fragment",
] as const;

type Field = (typeof FIELDS)[number];

/** A template that cannot be parsed. */
export class TemplateError extends Error {}

/** Fields between texts. There is one more text than fields. */
export interface Template {
  readonly texts: readonly string[];
  readonly fields: readonly Field[];
}

/** @throws {TemplateError} for an unknown field, a single brace, or an unknown escape */
export function parseTemplate(source: string): Template {
  const texts = [""];
  const fields: Field[] = [];
  for (const [token, name] of source.matchAll(/\{\{|\}\}|\{([^{}]*)\}|\\[^]?|[{}]|[^{}\\]+/g)) {
    if (name === undefined) {
      texts.push(texts.pop() + literal(token));
    } else {
      fields.push(fieldOf(name));
      texts.push("");
    }
  }
  return { texts, fields };
}

/** Fills a template with the components of a reference. An absent component prints nothing. */
export function fillTemplate({ texts, fields }: Template, reference: UriReference | IriReference): string {
  let line = texts[0] as string;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as Field;
    const value = field === "input" ? String(reference) : reference[field];
    line += (value ?? "") + (texts[i + 1] as string);
  }
  return line;
}

function fieldOf(name: string): Field {
  const field = FIELDS.find((candidate) => candidate === name);
  if (field !== undefined) return field;
  throw new TemplateError(
    `Unknown field {${name}}. Allowed fields are ${FIELDS.map((known) => `{${known}}`).join(", ")}.`,
  );
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
    case "}":
      throw new TemplateError(`Write a literal brace twice: ${token}${token}.`);
    default:
      if (!token.startsWith("\\")) return token;
      throw new TemplateError(`Unknown escape ${token}. Allowed escapes are \\t, \\n and \\\\.`);
  }
}
