/** RFC 3986 Appendix D: how four RFCs and the browser's own `URL` read the text, and why they differ. */
import { type Show, baseDiagnostic } from "@std66/report";
import { type Explained, dialects, semicolons, syntax } from "@std66/report/legacy";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf } from "./view-answer.ts";

export function answerOf({ text, base }: Question, show: Show): ViewAnswer {
  // Each reason is explained once, by the first block with it.
  const explained: Explained = new Set();
  const read = syntax(text, { show, explained });
  const ofText = [
    blockOf("As each grammar reads the text", read),
    ...(text.includes(";") ? [blockOf("The semicolons through time", semicolons(text, { show }))] : []),
  ];
  if (baseDiagnostic(base) !== undefined) return { blocks: ofText, recorded: read };
  const resolved = dialects(base, text, { show, explained });
  return {
    blocks: [
      blockOf("Resolved against the base", resolved),
      ...ofText,
      blockOf("Resolved step by step", dialects(base, text, { show, explained, steps: true })),
    ],
    recorded: resolved,
  };
}
