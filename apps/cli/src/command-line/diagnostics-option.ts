/** RFC 3986 §4.1: the form of diagnostics of invalid inputs, as options name it. */
import { Option } from "@commander-js/extra-typings";

const FORMS = ["full", "compact", "count"] as const;

/** In whole, a line each, or only counted. */
export type DiagnosticsForm = (typeof FORMS)[number];

/** How many errors are printed in full. The others are only counted, since people do not read so many. */
export const MOST_IN_FULL = 100;

/** For a command that reports faults. */
export const diagnosticsOption = () =>
  new Option(
    "--diagnostics <form>",
    `print the first ${MOST_IN_FULL} errors in full, all of them compact in a line each, or only their count (default: full)`,
  ).choices(FORMS);
