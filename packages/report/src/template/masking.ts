/** RFC 3986 §3.2.1: a template and the values of its variables, without passwords. */
import type { Show } from "../text/passwords.ts";

/** An expression, in whose braces a ":" is that of a prefix (RFC 6570 §2.4.1). */
export const EXPRESSION = /(\{[^{}]*\})/;

/** What is hidden is in a literal: an expression alone has no password. */
export function shownTemplate(text: string, show: Show): string {
  const parts = text.split(EXPRESSION);
  const numbered = parts.map((part, index) => (index % 2 === 0 ? part : `{${index}}`)).join("");
  return show(numbered).replace(/\{(\d+)\}/g, (_, index: string) => parts[Number(index)] ?? "");
}

/** The JSON of values, with each string in it as it may be shown. */
export function shownValues(json: string, show: Show): string {
  const shown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string") return show(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [show(name), member as unknown]));
  }) as unknown;
  return JSON.stringify(shown);
}
