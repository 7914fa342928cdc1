/**
 * RFC 3986 §3 and §4.1: one pass over a text, which decides whether it is a `URI-reference` and records the ends of its
 * components. The caller owns the record. Only the digits of the port, the first number of an IPv4 address within an
 * IPv6 address, and triplets before a malformed one are read twice.
 */
import {
  AT_SIGN,
  COLON,
  HASH,
  IS_ALPHA,
  IS_DIGIT,
  IS_PATH,
  IS_REG_NAME,
  IS_SCHEME,
  LEFT_BRACKET,
  PERCENT,
  QUESTION_MARK,
  SLASH,
  isAt,
  isIn,
  isTripletAt,
} from "./characters.ts";
import { ipLiteralEnd } from "./host.ts";
import { delimitedEnd, longRunEnd, runEnd } from "./runs.ts";
import type { Ends } from "./scanned-text.ts";

/**
 * Scans any text into a record that the caller has made: URI-reference = URI / relative-ref
 *
 * Returns whether the whole text matches. Sets the ends of the components that are present, of which `unscanned`
 * has set none. If the text does not match, they show how far it was read.
 *
 *     foo://user@host:8042/over/there?name=ferret#nose
 *        ^ schemeEnd                 ^ pathEnd
 *               ^ userinfoEnd                    ^ queryEnd
 *                    ^ hostEnd
 *                         ^ authorityEnd
 */
export function scanInto(text: string, ends: Ends): boolean {
  const length = text.length;
  let i = 0;
  let schemeEnd = -1;
  if (isAt(text, 0, IS_ALPHA)) {
    i = runEnd(text, 1, length, IS_SCHEME);
    if (i < length && text.charCodeAt(i) === COLON) ends.schemeEnd = schemeEnd = i++;
  }
  if (schemeEnd === -1) {
    // Without a scheme, at most the first segment has been read. It has no ":" (path-noscheme, RFC 3986 §4.2).
    i = runEnd(text, i, length, IS_REG_NAME);
    while (i < length && text.charCodeAt(i) === AT_SIGN) {
      i = runEnd(text, i + 1, length, IS_REG_NAME);
    }
    if (i < length && text.charCodeAt(i) === COLON) {
      ends.pathEnd = i;
      return false;
    }
  }
  if (i === schemeEnd + 1 && i + 1 < length && text.charCodeAt(i) === SLASH && text.charCodeAt(i + 1) === SLASH) {
    i = scanAuthority(text, i + 2, ends);
    if (i === -1) return false;
    ends.authorityEnd = i;
  }
  i = longRunEnd(text, i, IS_PATH);
  ends.pathEnd = i;
  i = delimitedEnd(text, i, QUESTION_MARK);
  if (i > ends.pathEnd) ends.queryEnd = i;
  return delimitedEnd(text, i, HASH) === length;
}

/**
 * authority = [ userinfo "@" ] host [ ":" port ]. Returns its end, at a "/", "?", "#" or the end of the text, or -1. A
 * ":" may belong to the userinfo, and is the port's only if no "@" follows.
 *
 *     http://user:pass@[::1]:8042/
 *            ^ start        ^ ipLiteralEnd, and the ":" of the port
 *                ^ colon, until the "@" clears it
 */
export function scanAuthority(text: string, start: number, ends: Ends): number {
  const length = text.length;
  let i = start;
  let host = start;
  let colon = -1;
  for (; i < length; i++) {
    const code = text.charCodeAt(i);
    if (isIn(code, IS_REG_NAME)) continue;
    if (code === COLON) {
      if (colon === -1) colon = i;
    } else if (code === PERCENT && isTripletAt(text, i)) {
      i += 2;
    } else if (code === AT_SIGN) {
      if (host !== start) return -1;
      ends.userinfoEnd = i;
      host = i + 1;
      colon = -1;
    } else if (code === LEFT_BRACKET && i === host) {
      // -1 if it is malformed: `charCodeAt(-1)` is then NaN, which rejects the authority.
      i = ipLiteralEnd(text, i);
      break;
    } else {
      break;
    }
  }
  if (colon !== -1) i = colon;
  ends.hostEnd = i;
  if (i < length && text.charCodeAt(i) === COLON) {
    i = runEnd(text, i + 1, length, IS_DIGIT);
  }
  if (i === length) return i;
  const next = text.charCodeAt(i);
  return next === SLASH || next === QUESTION_MARK || next === HASH ? i : -1;
}
