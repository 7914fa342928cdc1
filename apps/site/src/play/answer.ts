/** Answers what the playground is asked, by the libraries and in the words of `@std66/report`. Runs in a worker of the page. */
import { UriSyntaxError, tryParse } from "@std66/core";
import { diagnoseIri, tryParseIri } from "@std66/iri";
import { type Style, asWritten, masked, syntaxDiagnostic } from "@std66/report";
import { wrappedDiagnostic } from "./diagnostic-lines.ts";
import { markingColors } from "./marks.ts";
import type { Answer, Block, Question, View } from "./question.ts";
import type { ViewAnswer } from "./view-answer.ts";
import { answerOf as componentsOf } from "./views/components.ts";

/** The longest text that is explained step by step. Longer ones are parsed and searched only. */
const LONGEST = 100_000;
const TAKE_ANY_LENGTH: readonly View[] = ["components", "extraction"];

/** How much of an answer is shown. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 4000;

type Viewer = (question: Question, style: Style) => ViewAnswer | Promise<ViewAnswer>;

/** All but the first are loaded when they are first used. */
const VIEWERS: Readonly<Record<View, () => Promise<{ readonly answerOf: Viewer }>>> = {
  components: () => Promise.resolve({ answerOf: componentsOf }),
  resolution: () => import("./views/resolution.ts"),
  ladder: () => import("./views/ladder.ts"),
  standards: () => import("./views/standards.ts"),
  audit: () => import("./views/audit.ts"),
  iri: () => import("./views/iri.ts"),
  encoding: () => import("./views/encoding.ts"),
  extraction: () => import("./views/extraction.ts"),
};

/** Never rejects for any input: what a library throws is part of the answer. */
export async function answer(question: Question): Promise<Answer> {
  const style = { width: question.width, colors: markingColors, show: question.hasPasswords ? asWritten : masked };
  const verdict = verdictOf(question.text);
  const { blocks, ...rest } = await viewAnswer(question, style);
  return { drawing: undefined, pieces: [], json: undefined, ...verdict, ...rest, blocks: blocks.map(shortened) };
}

async function viewAnswer(question: Question, style: Style): Promise<ViewAnswer> {
  const { view, text, base, other } = question;
  if (Math.max(text.length, base.length, other.length) > LONGEST && !TAKE_ANY_LENGTH.includes(view)) {
    return { blocks: [{ title: "", lines: [`This view takes texts of up to ${LONGEST} characters.`] }] };
  }
  try {
    const { answerOf } = await VIEWERS[view]();
    return await answerOf(question, style);
  } catch (error) {
    return { blocks: [{ title: "", lines: linesOfError(error, style) }] };
  }
}

/** What a library says of a text that it does not take. */
function linesOfError(error: unknown, style: Style): string[] {
  if (error instanceof UriSyntaxError) {
    return wrappedDiagnostic(syntaxDiagnostic(error, { source: "text", line: 1 }), style);
  }
  return [`This could not be answered: ${style.show(String(error))}`];
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
  const isIriFault = diagnoseIri(text) !== undefined;
  return { verdict: `Not a URI-reference${isIriFault ? ", and not an IRI-reference" : ""}.`, isValid: false };
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
