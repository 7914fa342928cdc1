/** RFC 6570 §3: expands a template. */
import { argumentError, requireString } from "@std66/core/internal";
import { prefixOf } from "./encode.ts";
import type { Behavior } from "./operators.ts";
import { type Expression, type Part, type TemplateVariable, partsOfTemplate } from "./parse-parts.ts";
import { type Member, type TemplateVariables, SCALAR, encodeValue, membersOf, stringOf, valueError } from "./values.ts";

/**
 * Returns the URI-reference that a template stands for with some values (RFC 6570 §3). A variable without a value is
 * left out. Takes linear time. To expand a template often, parse it once with `parseTemplate`.
 *
 * @throws {TemplateSyntaxError} if `template` is not a URI-Template, or has an operator that is reserved for extensions
 * @throws {TypeError} if `template` is not a string; if a value is not a string, a finite number, a boolean, a list or
 * a map of these; if it has a lone surrogate; if a variable with a prefix has a list or a map
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-3 | RFC 6570 §3}
 * @example
 * ```ts
 * import { expand } from "@std66/template";
 * expand("/search{?q,lang}", { q: "cats & dogs" }); // => "/search?q=cats%20%26%20dogs"
 * expand("{/list*}{?keys*}", { list: ["a", "b"], keys: { x: 1, y: 2 } }); // => "/a/b?x=1&y=2"
 * expand("{base}", { base: Number.NaN }); // throws TypeError
 * ```
 */
export function expand(template: string, variables: TemplateVariables): string {
  requireString("expand: template", template);
  return expandParts(partsOfTemplate(template), variables);
}

/** @throws {TypeError} for a value that cannot be expanded */
export function expandParts(parts: readonly Part[], variables: TemplateVariables): string {
  // The names of a `Map`, or of a list of pairs, are not properties: all variables would be left out.
  if ({}.toString.call(variables) !== "[object Object]") {
    throw argumentError("expand: variables", "an object", variables);
  }
  let text = "";
  for (const part of parts) text += expandPart(part, variables);
  return text;
}

/** The text of a literal or an expression. */
export function expandPart(part: Part, variables: TemplateVariables): string {
  return typeof part === "string" ? part : expandExpression(part, variables);
}

function expandExpression({ behavior, variables }: Expression, values: TemplateVariables): string {
  let text = "";
  let before = behavior.first;
  for (const variable of variables) {
    const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
    if (value === undefined || value === null) continue;
    const expansion =
      typeof value === "object" ? expandMembers(behavior, variable, value) : expandString(behavior, variable, value);
    if (expansion === undefined) continue;
    text += before + expansion;
    before = behavior.separator;
  }
  return text;
}

function expandString(behavior: Behavior, { name, modifier }: TemplateVariable, value: unknown): string {
  const { allowsReserved } = behavior;
  const whole = stringOf(value, name);
  const text = typeof modifier === "number" ? prefixOf(whole, modifier, allowsReserved) : whole;
  return named(behavior, name, encodeValue(text, allowsReserved, name));
}

/**
 * Returns the expansion of a list or a map (RFC 6570 §3.2.1); `undefined` if it has no defined members (RFC 6570 §2.3).
 */
function expandMembers(behavior: Behavior, { name, modifier }: TemplateVariable, value: object): string | undefined {
  if (typeof modifier === "number") throw valueError(`${SCALAR}, since it has the prefix :${modifier}`, value, name);
  const members = membersOf(value, name);
  if (members.length === 0) return undefined;
  const encoded = (text: string): string => encodeValue(text, behavior.allowsReserved, name);
  if (modifier === undefined) {
    const texts = members.map(([key, text]) => (key === undefined ? "" : `${encoded(key)},`) + encoded(text));
    return named(behavior, name, texts.join(","));
  }
  const explode = ([key, text]: Member): string =>
    key === undefined ? named(behavior, name, encoded(text)) : pair(behavior, encoded(key), encoded(text));
  return members.map(explode).join(behavior.separator);
}

function named(behavior: Behavior, name: string, value: string): string {
  return behavior.isNamed ? pair(behavior, name, value) : value;
}

/** An empty value has no "=", unless the expression is of a query (RFC 6570 §3.2.1). */
function pair({ ifEmpty }: Behavior, name: string, value: string): string {
  return name + (value === "" ? ifEmpty : `=${value}`);
}
