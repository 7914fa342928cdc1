/** RFC 6570 §3, §1.4: what a template expands to and how, and the values with which it expands to a URI. */
import {
  type MatchedVariables,
  type TemplateOperator,
  type TemplateVariables,
  type UriTemplate,
  parseTemplate,
} from "@std66/template";
import { type Answer, type Make, type Shown, answerTo } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { diagnosis } from "../diagnostics/diagnosis.ts";
import type { Show } from "../text/passwords.ts";
import { CONTROLS, quotedIfEmpty, visible } from "../text/visible.ts";
import { wrap } from "../text/wrap.ts";
import { mismatchDiagnostic, templateDiagnostic } from "./template-diagnostic.ts";

/** What the RFC calls the expansion of each operator, and where. */
const EXPANSIONS: Readonly<Record<TemplateOperator, string>> = {
  "": "simple string expansion (RFC 6570 §3.2.2)",
  "+": "reserved expansion (RFC 6570 §3.2.3)",
  "#": "fragment expansion (RFC 6570 §3.2.4)",
  ".": "label expansion (RFC 6570 §3.2.5)",
  "/": "path segment expansion (RFC 6570 §3.2.6)",
  ";": "path-style parameter expansion (RFC 6570 §3.2.7)",
  "?": "form-style query expansion (RFC 6570 §3.2.8)",
  "&": "form-style query continuation (RFC 6570 §3.2.9)",
};

/**
 * The expansion of a template. Lines: the URI-reference, then each part of the template with what it expands to.
 * Record: `input`, `level` and `result`.
 *
 * @throws {TypeError} for a value that cannot be expanded
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-3 | RFC 6570 §3}
 * @example
 * ```ts
 * import { parseTemplate } from "@std66/template";
 * import { plainStyle } from "@std66/report";
 * import { expansion } from "@std66/report/template";
 * const { lines } = expansion(parseTemplate("/users/{id}"), { id: "a/b" });
 * lines(plainStyle).slice(0, 4); // => ["/users/a%2Fb", "", "literal  /users/", "{id}     a%2Fb"]
 * ```
 */
export function expansion(template: UriTemplate, values: TemplateVariables, { show }: Shown = {}): Answer {
  const { text: input, level } = template;
  const result = template.expand(values);
  return valuesAnswer([input, result], values, show, {
    lines: (style) => [style.colors.bold(quotedIfEmpty(result)), "", ...partLines(template, values, style)],
    record: () => ({ input, level, result }),
  });
}

/** The widest first column. */
const MOST = 24;

const termOf = (part: string): string => (part.startsWith("{") ? part : "literal");

function partLines({ text, variables }: UriTemplate, values: TemplateVariables, { width, colors }: Style): string[] {
  const parts = text.split(/(\{[^{}]*\})/).filter((part) => part !== "");
  const widths = parts.map((part) => termOf(part).length).filter((length) => length <= MOST);
  const column = 2 + widths.reduce((widest, each) => Math.max(widest, each), 0);
  const indent = " ".repeat(column);
  const names = new Set(variables.map(({ name }) => name));
  const unused = Object.keys(values).filter((name) => !names.has(name));
  return [
    ...parts.flatMap((part) => {
      const term = termOf(part);
      const expanded = parseTemplate(part).expand(values) || colors.dim("nothing");
      const notes = notesOn(part, values).flatMap((note) => wrap(note, width - column));
      return [
        ...(term.length > MOST ? [term, indent + expanded] : [term.padEnd(column) + expanded]),
        ...notes.map((line) => indent + colors.dim(line)),
      ];
    }),
    ...(unused.length === 0 ? [] : ["", ...wrap(`Not in the template: ${unused.map(visible).join(", ")}`, width)]),
  ];
}

/** What happens in an expression; nothing for a literal. */
function notesOn(part: string, values: TemplateVariables): string[] {
  const { variables } = parseTemplate(part);
  const named = (note: string, isMeant: (variable: (typeof variables)[number]) => boolean): string[] => {
    const names = variables.filter(isMeant).map(({ name }) => name);
    return names.length === 0 ? [] : [note.replace(":", `: ${names.join(", ")}`)];
  };
  return [
    ...variables.slice(0, 1).map(({ operator }) => EXPANSIONS[operator]),
    ...named("explode: (RFC 6570 §2.4.2)", ({ modifier }) => modifier === "*"),
    ...named("prefix: (RFC 6570 §2.4.1)", ({ modifier }) => typeof modifier === "number"),
    // Where there is a value, even an empty one, a query has its name.
    ...named("no value: (RFC 6570 §2.3)", ({ name }) => parseTemplate(`{?${name}}`).expand(values) === ""),
  ];
}

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
export function matching(template: UriTemplate, uri: string, { show }: Shown = {}): Answer {
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

/**
 * The matched variables as a JSON object that is safe on a terminal, or `null` without a match.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
 */
export function matchRecord(found: MatchedVariables | undefined): string {
  return safeJson(found ?? null);
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const HIDDEN = "Not shown: the template or a value may have a password.";

/** An answer that is shown as a whole, or not at all if a text, or a string in `values`, may have a password. */
function valuesAnswer(texts: string[], values: object, show: Show | undefined, content: ReturnType<Make>): Answer {
  JSON.stringify(values, (name, value: unknown) => {
    texts.push(name, typeof value === "string" ? value : "");
    return value;
  });
  return answerTo(texts, show, (shown) =>
    shown.every((text, index) => text === texts[index]) ? content : { lines: () => [HIDDEN] },
  );
}
