/** RFC 1738 §5, RFC 1808 §2, RFC 2732 §2: the readings by which a text by itself would be read in another way. */
import type { UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { rfc1738 } from "../rfc1738/dialect.ts";
import { type SyntaxComparison, compareSyntax } from "./compare-syntax.ts";
import type { ReadingCode } from "./readings.ts";

/**
 * Returns the readings on which a comparison of grammars depends, in the order of their codes: by the other one, a text
 * would have other components, or be valid where it is not. `comparison`: what `compareSyntax` returns for the text, by
 * default with all dialects.
 *
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc1808#section-2 | RFC 1808 §2}
 * @example
 * ```ts
 * import { syntaxReadings } from "@std66/legacy";
 * syntaxReadings("http://u@h:x/"); // => ["L13", "L16"]
 * ```
 */
export function syntaxReadings(text: string | UriReference, comparison?: SyntaxComparison): readonly ReadingCode[] {
  const given = textOf("syntaxReadings: text", text);
  return [...bearing(given, comparison ?? compareSyntax(given))];
}

function* bearing(text: string, { rows, differences }: SyntaxComparison): Generator<ReadingCode> {
  const isIn = (id: string, valid: boolean): boolean => rows.some((row) => row.dialect === id && row.valid === valid);
  // RFC 2373 Appendix B: its grammar has no IPv4 address right after "::".
  const isLeftToExamples = rows.some(
    (row) => row.dialect === "rfc2396" && row.valid && /^\[::\d+\./.test(row.components.host ?? ""),
  );
  if (differences.some(({ reasons }) => reasons.includes("empty-component-is-absent"))) yield "L1";
  if (isIn("rfc1808", true) && /^[-+.\d][-+.a-z\d]*:/i.test(text)) yield "L5";
  if (isIn("rfc1738", false) && isOtherUrl(text)) yield "L13";
  if (isLeftToExamples) yield "L14";
  if (rows.some(({ dialect }) => dialect === "rfc1808") && verdict(text, "any") !== verdict(text, "server"))
    yield "L16";
}

/** RFC 1738 §5: `otherurl` is `genericurl`, which any scheme without a form of its own has. */
function isOtherUrl(text: string): boolean {
  const scheme = /^[-+.a-z\d]+:/i.exec(text)?.[0];
  return scheme !== undefined && rfc1738.isValid(`x:${text.slice(scheme.length)}`);
}

function verdict(text: string, netLoc: "any" | "server"): boolean | undefined {
  return compareSyntax(text, { dialects: ["rfc1808"], netLoc }).rows[0]?.valid;
}
