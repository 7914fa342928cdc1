/** RFC 6570 §1.4: the values with which a template expands to a URI, or why there are none. */
import type { MatchedVariables, UriTemplate } from "@std66/template";
import type { Answer, Shown } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { diagnosis } from "../diagnostics/diagnosis.ts";
import { masked } from "../text/passwords.ts";
import { mismatchDiagnostic, templateDiagnostic } from "./template-diagnostic.ts";
import { valuesAnswer } from "./values-answer.ts";

/**
 * The values that a URI has for a template. Lines: each variable with its value as JSON. Record: `input`, and the
 * `result` of `match`. Without a match, the diagnostic that says why.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
 * @example
 * ```ts
 * import { parseTemplate } from "@std66/template";
 * import { plainStyle } from "@std66/report";
 * import { matching } from "@std66/report/template";
 * const template = parseTemplate("/users/{id}{?page}");
 * matching(template, "/users/a%2Fb?page=2").lines(plainStyle); // => ['id    "a/b"', 'page  "2"']
 * matching(template, "/user/a").lines(plainStyle)[0]; // => "error[no-match]: the literal `/users/` is expected"
 * ```
 */
export function matching(template: UriTemplate, uri: string, { show = masked }: Shown = {}): Answer {
  const refusal = templateDiagnostic(template.text, "match");
  if (refusal !== undefined) return diagnosis(refusal, { show });
  const found = template.match(uri);
  if (found === undefined) return diagnosis(mismatchDiagnostic(template, uri), { show });
  return valuesAnswer([template.text, uri], found, show, {
    lines: (style) => valueLines(found, style),
    record: () => `{"input":${JSON.stringify(uri)},"result":${matchRecord(found)}}`,
  });
}

function valueLines(variables: MatchedVariables, { colors: { dim } }: Style): string[] {
  const entries = Object.entries(variables);
  if (entries.length === 0) return ["It matches, and no variable has a value."];
  const column = Math.max(...entries.map(([name]) => name.length)) + 2;
  return entries.map(([name, value]) => dim(name.padEnd(column)) + safeJson(value));
}

/** What a terminal may interpret as a command, or that ends a line or rearranges the text. JSON itself escapes C0. */
const CONTROLS = /[\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * The matched variables as a JSON object that is safe on a terminal, or `null` without a match.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
 */
export function matchRecord(found: MatchedVariables | undefined): string {
  return safeJson(found ?? null);
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(CONTROLS, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
