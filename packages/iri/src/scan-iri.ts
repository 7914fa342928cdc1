/** RFC 3987 §2.2: decides whether a text is an IRI-reference, and finds the ends of its components. */
import {
  PATH,
  QUERY,
  REGEXP_TO,
  type ScannedText,
  SUB_DELIMS,
  UNRESERVED,
  runSource,
  scan,
  scanText,
  unscanned,
} from "@std66/core/internal";
import { IPRIVATE, UCSCHAR } from "./characters.ts";
import { masked } from "./mask.ts";

const REG_NAME = UNRESERVED + SUB_DELIMS + UCSCHAR;

/**
 * Matches most references: those without an IP literal or a character of two code units, and too short to overflow the stack of a
 * regexp. It takes a tenth of the time of masking a text (56 ns against 600). A userinfo continues after a ":", which an
 * `ireg-name` does not contain, so that no text matches in two ways.
 */
const COMMON: RegExp = /* @__PURE__ */ new RegExp(
  /* @__PURE__ */ "^(?:[A-Za-z][-+.A-Za-z0-9]*:|(?![^:/?#]*:))".concat(
    `(?://${/* @__PURE__ */ runSource(REG_NAME)}(?:(?::${/* @__PURE__ */ runSource(`${REG_NAME}:`)})?@`,
    `${/* @__PURE__ */ runSource(REG_NAME)})?(?::[0-9]*)?(?![^/?#])|(?!//))${/* @__PURE__ */ runSource(PATH + UCSCHAR)}`,
    `(?:\\?${/* @__PURE__ */ runSource(QUERY + UCSCHAR + IPRIVATE)})?(?:#${/* @__PURE__ */ runSource(QUERY + UCSCHAR)})?$`,
  ),
);

/** Takes the ends, which no predicate reads, so that none allocates a record. */
const UNREAD: ScannedText = /* @__PURE__ */ unscanned("");

/** Whether a text is an IRI-reference. */
export function matchesIriReference(text: string): boolean {
  return isCommon(text) || scan(masked(text), UNREAD);
}

function isCommon(text: string): boolean {
  return text.length <= REGEXP_TO && COMMON.test(text);
}

/** Returns the text with the ends of its components, or `undefined` if it is not an IRI-reference. */
export function scanIri(text: string): ScannedText | undefined {
  // Every URI-reference is an IRI-reference.
  const scanned = scanText(text);
  if (scanned !== undefined) return scanned;
  if (isCommon(text)) return divided(text);
  const mask = masked(text);
  if (mask === text) return undefined;
  const found = scanText(mask);
  if (found === undefined) return undefined;
  const { schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = found;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd };
}

/** Divides an IRI-reference without an IP literal at its delimiters (RFC 3986 Appendix B). */
function divided(text: string): ScannedText {
  const { length } = text;
  const hash = text.indexOf("#");
  const end = hash === -1 ? length : hash;
  const question = text.slice(0, end).indexOf("?");
  const pathEnd = question === -1 ? end : question;
  // Without a scheme, another delimiter comes before a ":".
  const first = text.search(/[:/?#]/);
  const schemeEnd = text.charAt(first) === ":" ? first : -1;
  let userinfoEnd = -1;
  let hostEnd = -1;
  let authorityEnd = -1;
  if (text.startsWith("//", schemeEnd + 1)) {
    const rest = text.slice(schemeEnd + 3, pathEnd);
    const slash = rest.indexOf("/");
    authorityEnd = slash === -1 ? pathEnd : schemeEnd + 3 + slash;
    const authority = text.slice(schemeEnd + 3, authorityEnd);
    const at = authority.indexOf("@");
    if (at !== -1) userinfoEnd = schemeEnd + 3 + at;
    const port = authority.indexOf(":", at + 1);
    hostEnd = port === -1 ? authorityEnd : schemeEnd + 3 + port;
  }
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd: question === -1 ? -1 : end };
}
