/**
 * RFC 3987 §2.2 by the grammar of RFC 3986: each code unit of an allowed non-ASCII character becomes "~", which is `unreserved`,
 * but in no scheme, port or hexadecimal number. The masked text is a URI-reference exactly if the text is an IRI-reference, and its
 * components have the same ends.
 */
import { ASTRAL_IPRIVATE, ASTRAL_UCSCHAR, IPRIVATE, UCSCHAR, WIDE } from "./characters.ts";

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
    plain(text.slice(0, question)) +
    inPieces(text.slice(question, hash), UNITS_OF_QUERY, PAIRS_OF_QUERY) +
    plain(text.slice(hash));
  // An IP literal is ASCII, although IPvFuture allows `unreserved`.
  const open = text.indexOf("[");
  if (open === -1) return whole;
  const close = endOf(text, text.indexOf("]", open));
  return whole.slice(0, open) + text.slice(open, close) + whole.slice(close);
}

function endOf(text: string, index: number): number {
  return index === -1 ? text.length : index;
}

function plain(part: string): string {
  return inPieces(part, UNITS, PAIRS);
}

/** Masks in pieces, since `replace` keeps all matches until it is done. No piece ends between two surrogates. */
function inPieces(part: string, units: RegExp, pairs: RegExp): string {
  if (part.length < 10_000) return maskPart(part, units, pairs);
  return (part.match(/[^]{1,9999}/gu) as string[]).map((piece) => maskPart(piece, units, pairs)).join("");
}

function maskPart(part: string, units: RegExp, pairs: RegExp): string {
  const result = part.replace(units, "~");
  return SURROGATE.test(result) ? result.replace(pairs, "~~") : result;
}
