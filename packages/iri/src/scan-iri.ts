/** RFC 3987 §2.2: decides whether a text is an IRI-reference, and finds the ends of its components. */
import {
  PATH,
  QUERY,
  REGEXP_TO,
  type ScannedText,
  SUB_DELIMS,
  UNRESERVED,
  divide,
  ipLiteralEnd,
  runSource,
  scan,
  scanText,
  unscanned,
} from "@std66/core/internal";
import { IPRIVATE, UCSCHAR } from "./characters.ts";
import { masked } from "./mask.ts";

const REG_NAME = UNRESERVED + SUB_DELIMS + UCSCHAR;

/**
 * Matches most references, those without a character of two code units, and too short to overflow the stack of a regexp. Masking
 * a text takes far longer. What is inside of an IP literal is left to `ipLiteralEnd`. A userinfo
 * continues after a ":", which an `ireg-name` does not contain, so that no text matches in two ways.
 */
const COMMON: RegExp = /* @__PURE__ */ new RegExp(
  /* @__PURE__ */ "^(?:[A-Za-z][-+.A-Za-z0-9]*:|(?![^:/?#]*:))".concat(
    `(?://${/* @__PURE__ */ runSource(REG_NAME)}(?:(?::${/* @__PURE__ */ runSource(`${REG_NAME}:`)})?@`,
    `${/* @__PURE__ */ runSource(REG_NAME)})?(?:\\[[^\\]]*\\])?(?::[0-9]*)?(?![^/?#])|(?!//))${/* @__PURE__ */ runSource(PATH + UCSCHAR)}`,
    `(?:\\?${/* @__PURE__ */ runSource(QUERY + UCSCHAR + IPRIVATE)})?(?:#${/* @__PURE__ */ runSource(QUERY + UCSCHAR)})?$`,
  ),
);

const COLON = 0x3a;

/** Takes the ends, which no predicate reads, so that none allocates a record. */
const UNREAD: ScannedText = /* @__PURE__ */ unscanned("");

/** Whether a text is an IRI-reference. */
export function matchesIriReference(text: string): boolean {
  return isCommon(text) || scan(masked(text), UNREAD);
}

function isCommon(text: string): boolean {
  if (text.length > REGEXP_TO || !COMMON.test(text)) return false;
  const literal = text.indexOf("[");
  // A literal is a whole host: after "//" or "@".
  return literal === -1 || (/[/@]/.test(text.charAt(literal - 1)) && ipLiteralEnd(text, literal) !== -1);
}

/** Returns the text with the ends of its components, or `undefined` if it is not an IRI-reference. */
export function scanIri(text: string): ScannedText | undefined {
  if (isCommon(text)) return divided(text);
  const found = scanText(masked(text));
  if (found === undefined) return undefined;
  const { schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = found;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd };
}

/** Divides an IRI-reference at its delimiters (RFC 3986 Appendix B). */
function divided(text: string): ScannedText {
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
