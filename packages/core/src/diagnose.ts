/**
 * RFC 3986 §3 and §4.1: finds the fault in a text that is not a `URI-reference`. It starts where the scan stopped, and lists
 * everything that the component there allows.
 */
import { authorityFault, firstSegmentFault, runFault } from "./component-fault.ts";
import { AFTER_AUTHORITY, AFTER_PATH, AFTER_QUERY, ALONE, type Fault } from "./fault.ts";
import { authorityEnd, pathEnd, queryEnd, scan, schemeEnd, stop } from "./scan.ts";
import { type UriSyntaxError, syntaxError } from "./uri-syntax-error.ts";
import { textOf } from "./reference-argument.ts";
import type { UriReference } from "./uri-reference.ts";

/**
 * Returns the error that `parse` would throw for a text, or `undefined` for a valid URI-reference (RFC 3986 §4.1).
 *
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * diagnose("http://example.com/"); // => undefined
 * diagnose("http://example.com/100%/done")?.code; // => "pct-encoded"
 * diagnose("http://example.com/100%/done")?.offset; // => 22
 * ```
 */
export function diagnose(text: string | UriReference): UriSyntaxError | undefined {
  const input = textOf("diagnose: text", text);
  const fault = referenceFault(input);
  return fault === undefined ? undefined : syntaxError(input, fault);
}

/** The ends recorded by the scan show in which component it stopped. */
function referenceFault(text: string): Fault | undefined {
  if (scan(text)) return undefined;
  if (authorityEnd === -1 && text.startsWith("//", schemeEnd + 1)) {
    const start = schemeEnd + 3;
    const length = text.slice(start).search(/[/?#]|$/);
    return authorityFault(text, start, start + length, AFTER_AUTHORITY);
  }
  if (stop === queryEnd) return runFault("query", text, stop, AFTER_QUERY);
  if (stop > pathEnd) return runFault("fragment", text, stop, ALONE);
  return schemeEnd === -1 && !text.slice(0, stop).includes("/")
    ? firstSegmentFault(text, stop, AFTER_PATH)
    : runFault("path", text, stop, AFTER_PATH);
}
