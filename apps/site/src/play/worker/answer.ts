/**
 * Answers what the playground is asked, by the libraries and in the words of `@std66/report`. Runs in a worker of the
 * page.
 */
import { UriSyntaxError, tryParse } from "@std66/core";
import { tryParseIri } from "@std66/iri";
import { type Show, type Style, asWritten, masked, syntaxDiagnostic } from "@std66/report";
import { markingColors } from "../marks.ts";
import type { Answer, Block, Question, View } from "../question.ts";
import { type ViewAnswer, type Viewer, blockOf, diagnosed } from "../views/view-answer.ts";
import { answerOf as componentsOf } from "../views/components.ts";

/** The longest text that is explained step by step. Longer ones are parsed and searched only. */
const LONGEST = 100_000;
const TAKE_ANY_LENGTH: readonly View[] = ["components", "extraction"];

/** How much of an answer is shown. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 4000;

/** All but the first are loaded when they are first used. */
const VIEWERS: Readonly<Record<View, () => Promise<{ readonly answerOf: Viewer }>>> = {
  components: () => Promise.resolve({ answerOf: componentsOf }),
  resolution: () => import("../views/resolution.ts"),
  ladder: () => import("../views/ladder.ts"),
  standards: () => import("../views/standards.ts"),
  audit: () => import("../views/audit.ts"),
  iri: () => import("../views/iri.ts"),
  encoding: () => import("../views/encoding.ts"),
  template: () => import("../views/template.ts"),
  extraction: () => import("../views/extraction.ts"),
};

/** Never rejects for any input: what a library throws is part of the answer. */
export async function answer(question: Question): Promise<Answer> {
  const style = { width: question.width, colors: markingColors };
  const show = question.hasPasswords ? asWritten : masked;
  const verdict = verdictOf(question.text);
  try {
    const answered = await viewAnswer(question, show);
    return { ...verdict, ...answered.verdict, ...laidOut(answered, style) };
  } catch (error) {
    return { ...verdict, ...laidOut({ blocks: [errorBlock(error, show)] }, style) };
  }
}

async function viewAnswer(question: Question, show: Show): Promise<ViewAnswer> {
  const { view, text, base, other, values } = question;
  if (Math.max(text.length, base.length, other.length, values.length) > LONGEST && !TAKE_ANY_LENGTH.includes(view)) {
    return { blocks: [blockOf("", [`This view takes texts of up to ${LONGEST} characters.`])] };
  }
  const { answerOf } = await VIEWERS[view]();
  return answerOf(question, show);
}

function laidOut({ blocks, recorded, drawn, pieces = [] }: ViewAnswer, style: Style) {
  return {
    // Its cells are wider than those of text.
    drawing: drawn?.lines({ ...style, width: Math.floor(style.width * 0.8) }).join(""),
    pieces,
    json: recorded?.record(),
    blocks: blocks.map(({ title, said }) => shortened({ title, lines: said.lines(style) })),
  };
}

/** What a library says of a text that it does not take. */
function errorBlock(error: unknown, show: Show): ViewAnswer["blocks"][number] {
  if (!(error instanceof UriSyntaxError)) return blockOf("", [`This could not be answered: ${show(String(error))}`]);
  return blockOf("", diagnosed(syntaxDiagnostic(error, { source: "text", line: 1 }), show));
}

function verdictOf(text: string): { readonly verdict: string; readonly isValid: boolean } {
  const uri = tryParse(text);
  if (uri?.isUri() === true)
    return { verdict: uri.isAbsoluteUri() ? "An absolute-URI: a URI without a fragment." : "A URI.", isValid: true };
  if (uri !== undefined) {
    const what = text === "" ? "The empty text is a relative reference" : "A relative reference";
    return { verdict: `${what}: a URI-reference without a scheme.`, isValid: true };
  }
  const iri = tryParseIri(text);
  if (iri !== undefined)
    return { verdict: "An IRI, but not a URI: it has characters that are not ASCII.", isValid: true };
  return { verdict: "Not a URI-reference, and not an IRI-reference.", isValid: false };
}

function shortened({ title, lines }: Block): Block {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) =>
      line.length > MOST_CHARACTERS
        ? `${line.slice(0, MOST_CHARACTERS)}… (${line.length - MOST_CHARACTERS} more characters)`
        : line,
    );
  const more = lines.length - shown.length;
  return { title, lines: more > 0 ? [...shown, `… (${more} more lines)`] : shown };
}
