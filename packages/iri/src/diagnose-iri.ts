/**
 * RFC 3987 §2.2: finds the fault in a text that is not an IRI-reference. It is the fault of the masked text, in the
 * terms of IRIs.
 */
import { type UriReference, type UriSyntaxError, diagnose } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import { isIprivate, isUcschar } from "@std66/resolve/internal";
import { requireInput } from "./iri-argument.ts";
import type { IriReference } from "./iri-reference.ts";
import { masked } from "./mask.ts";

/**
 * Returns the error that `parseIri` would throw for a text, or `undefined` for a valid IRI-reference (RFC 3987 §2.2).
 * The codes are those of `diagnose`, and two more: `ucschar` for a character that no IRI may hold, and `iprivate` for a
 * character of private use outside of a query.
 *
 * @throws {TypeError} if `text` is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { diagnoseIri } from "@std66/iri";
 * diagnoseIri("http://example.org/rosé"); // => undefined
 * diagnoseIri("http://example.org/\uE000")?.code; // => "iprivate"
 * diagnoseIri("http://example.org/\uFFFF")?.code; // => "ucschar"
 * diagnoseIri("http://example.org/ros é")?.offset; // => 22
 * ```
 */
export function diagnoseIri(text: string | IriReference | UriReference): UriSyntaxError | undefined {
  return diagnoseText(requireInput("diagnoseIri: text", text));
}

const SECTION = "RFC 3987 §2.2";

/** The codes of the rules that RFC 3987 widens. The others are those of RFC 3986. */
const WIDENED: readonly string[] = ["authority", "userinfo", "reg-name", "pchar", "path-noscheme", "query", "fragment"];

/** The message begins with `prefix`, such as `resolveIri: base: `, if there is one. @internal */
export function diagnoseText(text: string, prefix?: string): UriSyntaxError | undefined {
  const error = diagnose(masked(text));
  if (error === undefined) return undefined;
  const { offset, component } = error;
  const found = text.codePointAt(offset) ?? 0;
  const code = codeOf(found) ?? error.code;
  const isWidened = WIDENED.includes(error.code);
  const section = code === error.code && !isWidened ? undefined : SECTION;
  // The mask has one character for each half of a pair.
  const last = offset + error.length - 1;
  const length = error.length && last - offset + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  // In an IP literal, the elements are those of RFC 3986.
  const expected = isWidened ? error.expected.flatMap((element) => widened(element, component)) : error.expected;
  return syntaxError(text, { code, offset, length, component, expected }, section, undefined, prefix);
}

/** The code for a character that is not ASCII. */
function codeOf(code: number): "ucschar" | "iprivate" | undefined {
  if (isIprivate(code)) return "iprivate";
  return code > 0x7f && !isUcschar(code) ? "ucschar" : undefined;
}

/** The elements of RFC 3987 that include those of RFC 3986. */
function widened(element: string, component: string | undefined): readonly string[] {
  if (element === "unreserved") return ["iunreserved"];
  if (element !== "pchar") return [element];
  return component === "query" ? ["ipchar", "iprivate"] : ["ipchar"];
}
