/** RFC 6570 §3: what a template expands to, and which expression gives which part of it. */
import { type TemplateOperator, type TemplateVariables, type UriTemplate, parseTemplate } from "@std66/template";
import { type Answer, type Shown, answerTo } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { masked } from "../text/passwords.ts";
import { quotedIfEmpty, visible } from "../text/visible.ts";
import { wrap } from "../text/wrap.ts";
import { EXPRESSION, shownTemplate, shownValues } from "./masking.ts";

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

/** A literal or an expression, and what it expands to. */
interface Part {
  readonly template: string;
  readonly text: string;
  /** What happens in an expression, such as "explode", with the sections. */
  readonly notes: readonly string[];
}

/**
 * The expansion of a template. Lines: the URI-reference, then each part of the template with what it expands to.
 * Record: `input`, the `level`, the `result`, and the `parts`.
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
export function expansion(template: UriTemplate, variables: TemplateVariables, { show = masked }: Shown = {}): Answer {
  const expanded = template.expand(variables);
  const written = JSON.stringify(variables);
  const safe = (text: string): string => {
    if (text === template.text) return shownTemplate(text, show);
    return text === written ? shownValues(text, show) : show(text);
  };
  return answerTo(
    [template.text, written, expanded],
    show,
    ([text = "", json = ""], shown) => {
      const { level } = parseTemplate(text);
      const values = JSON.parse(json) as TemplateVariables;
      const parts = partsOf(text, values);
      const result = parts.map((part) => part.text).join("");
      return {
        lines: (style) => [
          style.colors.bold(quotedIfEmpty(shown(result))),
          "",
          // A part may be one of a password that only all of them make.
          ...(shown(result) === result ? partLines(parts, style) : ["Its parts may be those of a password."]),
          ...unusedLines(text, values, style),
        ],
        record: () =>
          JSON.stringify({
            input: text,
            level,
            result,
            parts: parts.map((part) => ({ template: part.template, result: part.text })),
          }),
      };
    },
    { safe, show },
  );
}

function partsOf(text: string, values: TemplateVariables): Part[] {
  return text
    .split(EXPRESSION)
    .filter((template) => template !== "")
    .map((template) => {
      const parsed = parseTemplate(template);
      const notes = parsed.variables.slice(0, 1).map(({ operator }) => EXPANSIONS[operator]);
      for (const { name, modifier } of parsed.variables) {
        if (modifier === "*") notes.push(`${name}*: explode (RFC 6570 §2.4.2)`);
        else if (modifier !== undefined) notes.push(`${name}:${modifier}: prefix (RFC 6570 §2.4.1)`);
        // Where there is a value, even an empty one, a query has its name.
        if (parseTemplate(`{?${name}}`).expand(values) === "") notes.push(`${name} has no value (RFC 6570 §2.3)`);
      }
      return { template, text: parsed.expand(values), notes };
    });
}

/** The widest first column. */
const MOST = 24;

function partLines(parts: readonly Part[], { width, colors: { dim } }: Style): string[] {
  const terms = parts.map(({ template, notes }) => (notes.length === 0 ? "literal" : template));
  const column = terms.reduce((widest, { length }) => (length > MOST ? widest : Math.max(widest, length)), 0) + 2;
  return parts.flatMap(({ text, notes }, index) => {
    const term = terms[index] as string;
    const first = text === "" ? dim("nothing") : text;
    return [
      ...(term.length > MOST ? [term, " ".repeat(column) + first] : [term.padEnd(column) + first]),
      ...notes.flatMap((note) => wrap(note, width - column).map((line) => " ".repeat(column) + dim(line))),
    ];
  });
}

/** Names of values that the template does not have, such as misspelled ones. */
function unusedLines(text: string, values: TemplateVariables, { width }: Style): string[] {
  const names = new Set(parseTemplate(text).variables.map(({ name }) => name));
  const unused = Object.keys(values).filter((name) => !names.has(name));
  return unused.length === 0 ? [] : ["", ...wrap(`Not in the template: ${unused.map(visible).join(", ")}`, width)];
}
