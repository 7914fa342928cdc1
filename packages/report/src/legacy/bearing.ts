/** RFC 1808 §2, RFC 2396 §3: the readings that bear on a table, since by the other one a cell would be another. */
import { type ReadingCode, type SyntaxComparison, compareSyntax, rfc1738 } from "@std66/legacy";
import { isShown } from "./standards.ts";
import type { ComparedResolution } from "./web.ts";

/** Those by which a resolution has another outcome. The other reading of G1 has a row of its own. */
export function readingsOfResolution({ rows, others }: ComparedResolution): ReadonlySet<ReadingCode> {
  const codes = others.map(({ reading }) => reading);
  return new Set(isShown("std66", rows) ? [...codes, "G1"] : codes);
}

/** Those of a text by itself: other components, or another verdict. */
export function readingsOfSyntax(input: string, comparison: SyntaxComparison): ReadonlySet<ReadingCode> {
  return new Set(bearing(input, comparison));
}

function* bearing(input: string, { rows, differences }: SyntaxComparison): Generator<ReadingCode> {
  const isValidIn = (id: string): boolean => rows.some(({ dialect, valid }) => dialect === id && valid);
  if (differences.some(({ reasons }) => reasons.includes("empty-component-is-absent"))) yield "L1";
  if (isValidIn("rfc1808") && /^[-+.\d][-+.a-z\d]*:/i.test(input)) yield "L5";
  if (rows.some(({ dialect, valid }) => dialect === "rfc1738" && !valid) && isOtherUrl(input)) yield "L13";
  if (rows.some((row) => row.dialect === "rfc2396" && row.valid && isLeftToExamples(row.components.host))) yield "L14";
  if (isShown("rfc1808", rows) && verdict(input, "any") !== verdict(input, "server")) yield "L16";
}

/** RFC 1738 §5: `otherurl` is `genericurl`, which any scheme without a form of its own has. */
function isOtherUrl(input: string): boolean {
  const scheme = /^[-+.a-z\d]+:/i.exec(input)?.[0];
  return scheme !== undefined && rfc1738.isValid(`x:${input.slice(scheme.length)}`);
}

/** RFC 2373 Appendix B: its grammar has no IPv4 address right after "::". */
function isLeftToExamples(host: string | undefined): boolean {
  return host !== undefined && /^\[::\d+\./.test(host);
}

function verdict(input: string, netLoc: "any" | "server"): boolean | undefined {
  return compareSyntax(input, { dialects: ["rfc1808"], netLoc }).rows[0]?.valid;
}
