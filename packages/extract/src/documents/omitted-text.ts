/** RFC 3986 Appendix C: what stands where a URI in text is not given, or only in part, and what is wrong there. */
import { type UriSyntaxError, diagnose, diagnoseAs } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import { lastOf } from "../text/following.ts";
import type { OmittedIri } from "../text/options.ts";
import type { DocumentLink, OmittedText } from "./document-link.ts";
import type { SpanOf } from "./omitted-place.ts";

/** What stands at a place. `after`: the text that follows it. With `iris`, what an IRI may have is not its fault. */
export function omittedText(
  { start, end, text }: Pick<OmittedIri, "start" | "end" | "text">,
  after: string,
  iris: boolean,
): OmittedText {
  const last = lastOf(text, end - start);
  const before = givenPart({ start, end, text });
  const rest = last + after;
  const read = iris ? before.replace(/[^\0-\x7F]/g, "~") : before;
  return { start, end: end + rest.length, input: before + rest, error: faultOf(read + rest, before + rest) };
}

/** What stands at a place of which only a decoded text is known. */
export function omittedValue(
  input: string,
  { start, end }: Pick<OmittedText, "start" | "end">,
  iris: boolean,
): OmittedText {
  return { start, end, input, error: faultOf(iris ? input.replace(/[^\0-\x7F]/g, "~") : input, input) };
}

/** What stands before the character that is wrong. */
export function givenPart({ start, end, text }: Pick<OmittedIri, "start" | "end" | "text">): string {
  return text.slice(0, text.length - lastOf(text, end - start).length);
}

/** An `http` URI without a host is a URI, but not one of its scheme (RFC 9110 §4.2). */
const HAS_NO_HOST = /^https?:\/\/(?:[^/?#]*@)?(?::\d*)?(?:[/?#]|$)/i;

/** The fault of a text, as that of the text as written. */
function faultOf(read: string, input: string): UriSyntaxError | undefined {
  const fault = diagnose(read) ?? (HAS_NO_HOST.test(read) ? diagnoseAs(read, "http-uri") : undefined);
  if (fault === undefined || read === input) return fault;
  const { code, offset, length, component, expected } = fault;
  return syntaxError(input, { code, offset, length, component, expected });
}

/**
 * The offset in the document of the character that is at fault; `undefined` if the document has the text as it is, or
 * if there is no fault. `start` and `end`: the place of the text as written. `from`: its offset in the decoded text.
 */
export function faultOffset(
  document: string,
  { start, end, input, error }: Pick<DocumentLink, "start" | "end" | "input" | "error">,
  from: number,
  spanOf: SpanOf,
): number | undefined {
  if (error === undefined || document.slice(start, end) === input) return undefined;
  const { offset } = error;
  return offset < input.length ? spanOf(from + offset, from + offset + 1).start : end;
}
