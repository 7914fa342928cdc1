/** RFC 6570 §2.3: variables that come as a JSON object (RFC 8259 §4) in a line. */
import type { TemplateVariables, UriTemplate } from "@std66/template";
import { type Diagnostic, type Location, statedDiagnostic } from "../diagnostics/diagnostic.ts";
import { objectOf } from "../inputs/json-lines.ts";

/**
 * Returns the expansion of a template with the variables of a line; `undefined` if the line is not a JSON object, or has a value that
 * cannot be expanded.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-3 | RFC 6570 §3}
 * @example
 * ```ts
 * import { expandLine, variablesDiagnostic } from "@std66/report/template";
 * import { parseTemplate } from "@std66/template";
 * const template = parseTemplate("/users/{id}{?tags*}");
 * expandLine(template, '{"id":"a/b","tags":["c","d"]}'); // => "/users/a%2Fb?tags=c&tags=d"
 * expandLine(template, '{"tags":[{}]}'); // => undefined
 * variablesDiagnostic(template, '{"tags":[{}]}', { source: "a.jsonl", line: 3 }).code; // => "variables"
 * ```
 */
export function expandLine(template: UriTemplate, line: string): string | undefined {
  const found = expansionOf(template, line);
  return found instanceof TypeError ? undefined : found;
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
  const statement = found === undefined ? NO_OBJECT : { ...NO_VALUE, reason: found.message.replace(/^expand: /, "") };
  return statedDiagnostic({ location, input: line, offset: 0, length: line.length, help: undefined, ...statement });
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

/**
 * Returns the JSON object of variables that are written as `NAME=VALUE`, as arguments of a command are; `undefined` if one is not. A
 * name that is there again makes a list.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2.3 | RFC 6570 §2.3}
 * @example
 * ```ts
 * import { variablesObject } from "@std66/report/template";
 * variablesObject(["id=a=b", "tag=c", "tag=d"]); // => '{"id":"a=b","tag":["c","d"]}'
 * variablesObject(["id"]); // => undefined
 * ```
 */
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
