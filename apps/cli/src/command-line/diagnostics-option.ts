/** RFC 3986 §4.1: the form of diagnostics of invalid inputs, as options name it. */
import { choice } from "./input-options.ts";

const FORMS = ["full", "compact", "count"] as const;

/** In whole, a line each, or only counted. */
export type DiagnosticsForm = (typeof FORMS)[number];

/** For a command that reports faults. */
export const diagnosticsOption = () =>
  choice(
    "--diagnostics <form>",
    "print errors in full, compact as one line each, or only their count (default: full)",
    FORMS,
  );
