/** Findings as workflow commands of GitHub. */
import type { Finding } from "@std66/audit";
import { annotation } from "../log/github.ts";
import type { FindingPlace } from "./sarif.ts";

const LEVELS = { info: "notice", warning: "warning", danger: "error" } as const;

/** A line for each finding. */
export function githubAnnotations(found: readonly Finding[], { file, line, column = 1 }: FindingPlace): string[] {
  return found.map(({ code, severity, start, end, message, section }) =>
    annotation(LEVELS[severity], {
      file,
      line,
      column: column + start,
      endColumn: column + end,
      title: code,
      message: `${message} (${section})`,
    }),
  );
}
