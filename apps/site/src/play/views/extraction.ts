/** RFC 3986 Appendix C: the URIs of a text, or the links of a document, which is read and never run. */
import { documentLinks } from "@std66/extract/documents";
import { type Answer, type Show, answerTo, baseDiagnostic, escapeControls, visible, wrap } from "@std66/report";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf, diagnosed } from "./view-answer.ts";

/** How many are listed. */
const MOST = 1000;
const PLACE_WIDTH = 9;

/** What was found, and where; of what is refused, why. */
interface Listed {
  readonly place: string;
  readonly text: string;
  readonly why: string;
}

export async function answerOf({ text, base, kind }: Question, show: Show): Promise<ViewAnswer> {
  const refusal = base === "" ? undefined : baseDiagnostic(base);
  if (refusal !== undefined) return { blocks: [blockOf("The base", diagnosed(refusal, show))] };
  const found: Listed[] = [];
  const refused: Listed[] = [];
  let count = 0;
  try {
    const links = documentLinks([text], kind, base === "" ? {} : { base });
    for await (const { line, column, input, result, error } of links) {
      count++;
      if (found.length + refused.length >= MOST) continue;
      const list = result === undefined ? refused : found;
      list.push({ place: `${line}:${column}`, text: result ?? input, why: error?.message ?? "" });
    }
  } catch (error) {
    if (!(error instanceof SyntaxError) || kind !== "json") throw error;
    return { blocks: [blockOf("Not JSON", [error.message])] };
  }
  const answer = (listed: readonly Listed[]): Answer =>
    answerTo(
      listed.flatMap(({ text: each, why }) => [each, why]),
      show,
      (texts) => ({
        lines: ({ colors: { dim, red }, width }) =>
          listed.flatMap(({ place, why }, index) => [
            `${dim(place.padEnd(PLACE_WIDTH))}${visible(texts[2 * index] as string)}`,
            ...(why === "" ? [] : wrap(escapeControls(texts[2 * index + 1] as string), width - PLACE_WIDTH)).map(
              (part) => " ".repeat(PLACE_WIDTH) + red(part),
            ),
          ]),
      }),
    );
  return {
    blocks: [
      blockOf(`Found: ${count}`, found.length === 0 ? ["No URI was found."] : answer(found)),
      ...(refused.length === 0 ? [] : [blockOf("Links that are not URI-references", answer(refused))]),
    ],
  };
}
