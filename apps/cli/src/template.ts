/** `--format`: one line for each input, with its components in the template's holes. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { UriReference } from "@std66/core";

/** What can stand in a hole: `{host}`. */
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

/** Fields between texts; there is one text more than there are fields. */
export interface Template {
  readonly texts: readonly string[];
  readonly fields: readonly Field[];
}

/** @throws {InvalidArgumentError} for a field that there is not, a brace by itself, an escape that means nothing */
export function readTemplate(source: string): Template {
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

/** What a template prints of a reference. A component that is not there prints nothing. */
export function fill({ texts, fields }: Template, reference: UriReference): string {
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
  throw new InvalidArgumentError(`There is no field {${name}}, but ${FIELDS.map((known) => `{${known}}`).join(" ")}.`);
}

/** The text that a part of the template outside of the holes stands for. */
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
      throw new InvalidArgumentError(`A brace by itself is written twice: ${token}${token}.`);
    default:
      if (!token.startsWith("\\")) return token;
      throw new InvalidArgumentError(`${token} means nothing, only \\t, \\n and \\\\ do.`);
  }
}
