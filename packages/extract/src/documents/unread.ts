/** U+FFFD, which stands for octets that are not UTF-8, in the place of a URI. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import type { ReportedPlace } from "../text/options.ts";
import type { DocumentLink } from "./document-link.ts";

/** The fault of a link or of a URI in text that has U+FFFD, which no IRI has either. */
export function unreadFault(input: string): UriSyntaxError {
  // The fault is not a character that `iris` accepts.
  const fault = diagnose(input.replace(/[^\0-\x7F\uFFFD]/g, "~")) as UriSyntaxError;
  const { code, offset, length, component, expected } = fault;
  return syntaxError(input, { code, offset, length, component, expected });
}

/** Whether a URI in text goes on with U+FFFD, which stands for octets that are not UTF-8. */
export function isUnread({ text }: { readonly text: string }): boolean {
  return text.endsWith("\uFFFD");
}

/** What stands in the place of a URI in text that could not be read as a whole. */
export function unreadUri({ text: input, start, end, line = 1, column = 1 }: ReportedPlace): DocumentLink {
  return {
    line,
    column,
    start,
    end: end + 1,
    input,
    result: undefined,
    error: unreadFault(input),
    details: {},
  };
}
