/** RFC 3986 §7: what is suspicious about the text, and which host each reader sees. */
import { audit } from "@std66/audit";
import { type Style, shownTexts } from "@std66/report";
import { findingDiagnostics, findingsRecord, readerLines } from "@std66/report/audit";
import { wrappedDiagnostic } from "../diagnostic-lines.ts";
import type { Question } from "../question.ts";
import type { ViewAnswer } from "../view-answer.ts";

export function answerOf({ text }: Question, style: Style): ViewAnswer {
  const findings = audit(text);
  const diagnostics = findingDiagnostics(text, findings, { source: "text", line: 1 });
  const lines = diagnostics.flatMap((diagnostic) => [...wrappedDiagnostic(diagnostic, style), ""]).slice(0, -1);
  return {
    blocks: [
      {
        title: "Findings",
        lines: lines.length === 0 ? ["Nothing suspicious was found. That does not make a URI safe to act on."] : lines,
      },
      { title: "Which host each reader sees", lines: readerLines(text, style) },
    ],
    json: shownTexts([text], style).record(() => findingsRecord(text, findings)),
  };
}
