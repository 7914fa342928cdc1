/** RFC 3987 §2.2: decides whether a text is an IRI-reference, and finds the ends of its components. */
import { isUriReference } from "@std66/core";
import { type ScannedText, commonReference, divide, recordOf } from "@std66/core/internal";
import { IPRIVATE, UCSCHAR } from "@std66/resolve/internal";
import { masked } from "./mask.ts";

/** True for most IRI-references: those without a character of two code units. */
const isCommon: (text: string) => boolean = /* @__PURE__ */ commonReference(UCSCHAR, IPRIVATE);

const COLON = 0x3a;

/** Whether a text is an IRI-reference. */
export function matchesIriReference(text: string): boolean {
  return isCommon(text) || isUriReference(masked(text));
}

/** Returns the text with the ends of its components, or `undefined` if it is not an IRI-reference. */
export function scanIri(text: string): ScannedText | undefined {
  if (isCommon(text)) return divided(text);
  const found = recordOf(masked(text));
  if (found === undefined) return undefined;
  const { schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = found;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd };
}

/**
 * Divides a text that is known to be an IRI-reference at its delimiters (RFC 3986 Appendix B). It is not checked again.
 */
export function divided(text: string): ScannedText {
  const undivided = divide(text);
  const { schemeEnd, authorityEnd, pathEnd, queryEnd } = undivided;
  if (authorityEnd === -1) return undivided;
  const at = text.indexOf("@");
  const userinfoEnd = at < authorityEnd ? at : -1;
  let port = authorityEnd;
  while (isDigit(text.charCodeAt(port - 1))) port--;
  const hostEnd = text.charCodeAt(port - 1) === COLON ? port - 1 : authorityEnd;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
