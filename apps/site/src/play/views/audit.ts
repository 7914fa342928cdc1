/** RFC 3986 §7: what is suspicious about the text, and which host each reader sees. */
import { audit } from "@std66/audit";
import type { Show } from "@std66/report";
import { findings, readers } from "@std66/report/audit";
import type { Question } from "../question.ts";
import { type ViewAnswer, blockOf, wrapped } from "./view-answer.ts";

const NOTHING = "Nothing suspicious was found. That does not make a URI safe to act on.";

export function answerOf({ text }: Question, show: Show): ViewAnswer {
  const found = audit(text);
  const recorded = findings(text, found, { show });
  return {
    blocks: [
      blockOf("Findings", found.length === 0 ? [NOTHING] : wrapped(recorded)),
      blockOf("Which host each reader sees", readers(text, { show })),
    ],
    recorded,
  };
}
