/**
 * RFC 3987 §2.2 by the grammar of RFC 3986: each code unit of an allowed non-ASCII character becomes "~", which is
 * `unreserved`, but in no scheme, port or hexadecimal number. The masked text is a URI-reference exactly if the text is
 * an IRI-reference, and its components have the same ends.
 */
import { ASTRAL_IPRIVATE, ASTRAL_UCSCHAR, IPRIVATE, UCSCHAR } from "@std66/resolve/internal";
import { WIDE } from "./characters.ts";
import { inPieces } from "./pieces.ts";

const SURROGATE = /[\uD800-\uDFFF]/;
const UNITS: RegExp = /* @__PURE__ */ new RegExp(`[${UCSCHAR}]`, "g");
const PAIRS: RegExp = /* @__PURE__ */ new RegExp(`[${ASTRAL_UCSCHAR}]`, "gu");
const UNITS_OF_QUERY: RegExp = /* @__PURE__ */ new RegExp(`[${UCSCHAR}${IPRIVATE}]`, "g");
const PAIRS_OF_QUERY: RegExp = /* @__PURE__ */ new RegExp(`[${ASTRAL_UCSCHAR}${ASTRAL_IPRIVATE}]`, "gu");

/** Returns the text with its allowed characters masked. Any others stay, where the grammar of URIs rejects them. */
export function masked(text: string): string {
  if (!WIDE.test(text)) return text;
  const hash = endOf(text, text.indexOf("#"));
  const question = Math.min(hash, endOf(text, text.indexOf("?")));
  const whole =
    inPieces(text.slice(0, question), maskPlain) +
    inPieces(text.slice(question, hash), maskQuery) +
    inPieces(text.slice(hash), maskPlain);
  // An IP literal is ASCII, although IPvFuture allows `unreserved`.
  const open = text.indexOf("[");
  if (open === -1) return whole;
  const close = endOf(text, text.indexOf("]", open));
  return whole.slice(0, open) + text.slice(open, close) + whole.slice(close);
}

function endOf(text: string, index: number): number {
  return index === -1 ? text.length : index;
}

function maskPlain(part: string): string {
  return maskPart(part, UNITS, PAIRS);
}

function maskQuery(part: string): string {
  return maskPart(part, UNITS_OF_QUERY, PAIRS_OF_QUERY);
}

function maskPart(part: string, units: RegExp, pairs: RegExp): string {
  const result = part.replace(units, "~");
  return SURROGATE.test(result) ? result.replace(pairs, "~~") : result;
}
