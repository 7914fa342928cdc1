/** RFC 3986 Appendix C: the URIs of a text, or the links of a document, which is read and never run. */
import { documentLinks } from "@std66/extract/documents";
import { type Style, baseDiagnostic, escapeControls, visible, wrap } from "@std66/report";
import { wrappedDiagnostic } from "../diagnostic-lines.ts";
import type { Block, Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

/** How many are listed. */
const MOST = 1000;

export async function answerOf({ text, base, kind }: Question, style: Style): Promise<ViewAnswer> {
  const refusal = base === "" ? undefined : baseDiagnostic(base);
  if (refusal !== undefined) return { blocks: [{ title: "The base", lines: wrappedDiagnostic(refusal, style) }] };
  const { show, colors } = style;
  const found: string[] = [];
  const refused: string[] = [];
  let count = 0;
  try {
    for await (const { line, column, input, result, error } of documentLinks(
      [text],
      kind,
      base === "" ? {} : { base },
    )) {
      count++;
      if (found.length + refused.length >= MOST) continue;
      const place = colors.dim(`${line}:${column}`.padEnd(9));
      if (result !== undefined) found.push(`${place}${visible(show(result))}`);
      else {
        const why = error === undefined ? "" : escapeControls(show(error.message));
        refused.push(
          `${place}${visible(show(input))}`,
          ...wrap(why, style.width - 9).map((part) => `         ${colors.red(part)}`),
        );
      }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError) || kind !== "json") throw error;
    return { blocks: [{ title: "Not JSON", lines: [error.message] }] };
  }
  const blocks: Block[] = [
    { title: `Found: ${count}`, lines: found.length === 0 ? ["No URI was found."] : found },
    ...(refused.length === 0 ? [] : [{ title: "Links that are not URI-references", lines: refused }]),
  ];
  return { blocks };
}
