/**
 * RFC 3986 §3 and §4.1: finds the fault in a text that is not a `URI-reference`. It starts where the scan stopped, and
 * lists everything that the component there allows.
 */
import { HASH, IS_QUERY } from "../scan/characters.ts";
import { authorityFault, firstSegmentFault, runFault } from "./component-fault.ts";
import { AFTER_AUTHORITY, AFTER_PATH, AFTER_QUERY, END_ONLY, type Fault } from "./fault.ts";
import { runEnd } from "../scan/runs.ts";
import { scanInto } from "../scan/scan.ts";
import { unscanned } from "../scan/scanned-text.ts";
import { type UriSyntaxError, syntaxError } from "./uri-syntax-error.ts";
import { textOf } from "../argument/reference-argument.ts";
import type { UriReference } from "../reference/reference.ts";

/**
 * Returns the error that `parse` would throw for a text, or `undefined` for a valid URI-reference (RFC 3986 §4.1).
 *
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
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

/** The ends show how far the scan read, and so in which component it stopped. @internal */
export function referenceFault(text: string): Fault | undefined {
  const scanned = unscanned(text);
  if (scanInto(text, scanned)) return undefined;
  const { schemeEnd, authorityEnd, pathEnd, queryEnd } = scanned;
  if (authorityEnd === -1 && text.startsWith("//", schemeEnd + 1)) {
    const start = schemeEnd + 3;
    const length = text.slice(start).search(/[/?#]|$/);
    return authorityFault(text, start, start + length, AFTER_AUTHORITY);
  }
  const failureIndex = Math.max(pathEnd, queryEnd);
  if (text.charCodeAt(failureIndex) === HASH) {
    return runFault("fragment", text, runEnd(text, failureIndex + 1, text.length, IS_QUERY), END_ONLY);
  }
  if (queryEnd !== -1) return runFault("query", text, failureIndex, AFTER_QUERY);
  return schemeEnd === -1 && !text.slice(0, failureIndex).includes("/")
    ? firstSegmentFault(text, failureIndex, AFTER_PATH)
    : runFault("path", text, failureIndex, AFTER_PATH);
}
