/** RFC 6570 §2.3: the variables of a template as people write them, in JSON (RFC 8259 §4) or as `NAME=VALUE`. */
import type { TemplateVariables, UriTemplate } from "@std66/template";
import { type Diagnostic, type Location, statedDiagnostic } from "../diagnostics/diagnostic.ts";

/**
 * The JSON object of variables written as `NAME=VALUE`; `undefined` if one is not. A repeated name makes a list.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2.3 | RFC 6570 §2.3}
 */
export function variablesObject(texts: readonly string[]): string | undefined {
  const lists = new Map<string, string[]>();
  for (const text of texts) {
    const equals = text.indexOf("=");
    // No name of a variable begins as an object does.
    if (equals < 1 || text.startsWith("{")) return undefined;
    const name = text.slice(0, equals);
    const list = lists.get(name) ?? [];
    list.push(text.slice(equals + 1));
    lists.set(name, list);
  }
  const values = [...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]);
  return JSON.stringify(Object.fromEntries(values));
}

/**
 * The JSON of variables that are a JSON object, or lines of `NAME=VALUE`, of which blank ones do not count. With the
 * diagnostic of a line that is neither, `json` is the text as it is.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2.3 | RFC 6570 §2.3}
 */
export function variablesIn(text: string, source: string): { readonly json: string; readonly fault?: Diagnostic } {
  if (text.trim().startsWith("{")) return { json: text };
  const lines = text.split(/\r?\n/);
  const written = lines.filter((line) => line.trim() !== "");
  const input = written.find((line) => variablesObject([line]) === undefined);
  if (input === undefined) return { json: variablesObject(written) as string };
  const location = { source, line: lines.indexOf(input) + 1 };
  const statement = { ...NO_OBJECT, reason: "the line is not NAME=VALUE" };
  return { json: text, fault: statedDiagnostic({ location, input, offset: 0, length: input.length, ...statement }) };
}

/**
 * The expansion with a line's variables; `undefined` if it is no JSON object, or a value cannot be expanded.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2.3 | RFC 6570 §2.3}
 */
export function expandLine(template: UriTemplate, line: string): string | undefined {
  const found = expansionOf(template, line);
  return typeof found === "string" ? found : undefined;
}

/**
 * The diagnostic of a line that `expandLine` cannot expand.
 *
 * @throws {Error} if it can
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2.3 | RFC 6570 §2.3}
 */
export function variablesDiagnostic(template: UriTemplate, line: string, location: Location): Diagnostic {
  const found = expansionOf(template, line);
  if (typeof found === "string") throw new Error("a valid input was rejected");
  return statedDiagnostic({ location, input: line, offset: 0, length: line.length, ...found });
}

/** The expansion with a line's variables, or what is wrong with them. */
function expansionOf(template: UriTemplate, line: string): string | typeof NO_OBJECT {
  try {
    const variables: unknown = JSON.parse(line);
    return {}.toString.call(variables) === "[object Object]"
      ? template.expand(variables as TemplateVariables)
      : NO_OBJECT;
  } catch (error) {
    if (error instanceof SyntaxError) return NO_OBJECT;
    if (error instanceof TypeError) return { ...NO_VALUE, reason: error.message.replace(/^expand: /, "") };
    throw error;
  }
}

const NO_OBJECT = {
  code: "json",
  section: "RFC 8259 §4",
  reason: "the line is not a JSON object",
  label: "in this line",
  rule: "variables are the members of a JSON object, or written as NAME=VALUE",
};

const NO_VALUE = {
  code: "variables",
  section: "RFC 6570 §2.3",
  label: "in this object",
  rule: "a value is a string, or a list or an associative array of strings",
};
