/** Diagnostics of lines that are not two URIs separated by a tab. */
import type { UriSyntaxError } from "@std66/core";
import { explain, maskFault } from "@std66/core/diagnostics";
import { syntaxError } from "@std66/core/internal";
import {
  type Diagnostic,
  type Location,
  type Statement,
  masked,
  statedDiagnostic,
  syntaxDiagnostic,
} from "@std66/report";

/** The diagnostic of a line that is not two URIs separated by a tab. `diagnose` returns what is wrong with one text. */
export function uriPairDiagnostic(
  line: string,
  location: Location,
  diagnose: (text: string) => UriSyntaxError | undefined,
): Diagnostic {
  const [first, second, third] = line.split("\t", 3) as [string, string?, string?];
  if (second === undefined) {
    const texts = { reason: "the line has one URI instead of two", label: "expected a tab and another URI" };
    return errorIn(line, { location, start: 0, text: first, offset: line.length, length: 0, ...NOT_A_PAIR, ...texts });
  }
  const start = first.length + 1;
  if (third !== undefined) {
    const texts = { reason: "the line has more than two URIs", label: "expected the end of the line" };
    return errorIn(line, { location, start, text: second, offset: second.length, length: 1, ...NOT_A_PAIR, ...texts });
  }
  const error = diagnose(first);
  if (error !== undefined) return errorOfText(line, 0, syntaxDiagnostic(error, location));
  return errorOfText(line, start, syntaxDiagnostic(diagnose(second) as UriSyntaxError, location));
}

/** The format that defines how texts share a line takes the place of a section. */
const NOT_A_PAIR = {
  code: "pair",
  section: "text/tab-separated-values",
  rule: "a pair is two URIs separated by a tab",
} as const;

function errorOfText(line: string, start: number, fault: Diagnostic): Diagnostic {
  const { code, section, component, offset, length, explanation, location, input: text } = fault;
  // The tab may belong to a password, which then ends in the other text.
  const moved = { code: "userinfo", offset: start + offset, length, component: "path", expected: [] } as const;
  const inLine = explain(syntaxError(line, moved));
  const shown = inLine.place === "in password" ? inLine : explanation;
  const error = errorIn(line, { location, start, text, offset, length, ...shown });
  return { ...error, code, section, component };
}

type FaultInText = Omit<Statement, "input"> & { readonly text: string; readonly start: number };

/** Masks each text of the line by itself: a text may have a password that is not recognized after another text. */
function errorIn(line: string, { start, text, offset, length, ...statement }: FaultInText): Diagnostic {
  const before = maskedTexts(line.slice(0, start));
  const fault = maskFault({ input: text, offset, length, component: "path" });
  const input = before + fault.text + maskedTexts(line.slice(start + text.length));
  const at = before.length + fault.offset;
  const error = statedDiagnostic({ ...statement, input, offset: at, length: fault.length });
  // If a password comes before the fault, the offset is not in the message.
  const isShown = at === start + offset && fault.place === undefined;
  const message = isShown ? error.message : `${statement.reason} (${statement.section})`;
  return { ...error, input: line, offset: start + offset, length, message };
}

function maskedTexts(texts: string): string {
  const shown = texts.split("\t").map((text) => masked(text));
  return shown.join("\t");
}
