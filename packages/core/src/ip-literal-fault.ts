/**
 * RFC 3986 §3.2.2: where an `IP-literal` goes wrong, and what could have stood there.
 *
 * The nine alternatives of `IPv6address`, read from left to right: how many groups are complete, whether "::" has been,
 * and what the group or octet at hand consists of decide what may come next.
 */
import {
  COLON,
  DOT,
  IS_DIGIT,
  IS_HEXDIG,
  IS_USERINFO,
  PERCENT,
  RIGHT_BRACKET,
  isAt,
} from "./characters.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { type Fault, faultAt } from "./fault.ts";
import { isIPvFutureAt } from "./ip-literal.ts";

/** The fault of the literal whose "[" stands at `start`, in an authority that ends at `end`; none if it is well-formed. */
export function ipLiteralFault(text: string, start: number, end: number): Fault | undefined {
  return isIPvFutureAt(text, start + 1)
    ? ipvFutureFault(text, start + 1, end)
    : ipv6AddressFault(text, start + 1, end);
}

function literalFault(
  text: string,
  offset: number,
  end: number,
  code: UriSyntaxErrorCode,
  expected: readonly string[],
): Fault {
  return faultAt(text, offset, offset === end ? "ip-literal-unclosed" : code, "host", expected);
}

function ipvFutureFault(text: string, start: number, end: number): Fault | undefined {
  let i = start + 1;
  while (isAt(text, i, IS_HEXDIG)) i++;
  if (i === start + 1) return literalFault(text, i, end, "ipvfuture", ["HEXDIG"]);
  if (text.charCodeAt(i) !== DOT) {
    return literalFault(text, i, end, "ipvfuture", ["HEXDIG", '"."']);
  }
  const address = ++i;
  while (isAt(text, i, IS_USERINFO)) i++;
  if (i > address && text.charCodeAt(i) === RIGHT_BRACKET) return undefined;
  const expected = ["unreserved", "sub-delims", '":"'];
  if (i > address) expected.push('"]"');
  return literalFault(text, i, end, "ipvfuture", expected);
}

const GROUPS = 8;

function ipv6AddressFault(text: string, start: number, end: number): Fault | undefined {
  let groups = 0;
  let elided = false;
  let i = start;
  for (;;) {
    // Where a group may begin: at the start, behind "::", or behind the ":" of the group before.
    const afterElision = i > start && elided && text.charCodeAt(i - 2) === COLON;
    const mayElide = !elided && (i > start || text.charCodeAt(i) === COLON);
    if (mayElide && text.charCodeAt(i) === COLON) {
      if (i === start && text.charCodeAt(++i) !== COLON) {
        return literalFault(text, i, end, codeOf(text, i, "ipv6-address"), ['":"']);
      }
      i++;
      elided = true;
      continue;
    }
    const full = groups === GROUPS - 1 && elided;
    const group = i;
    while (!full && i < group + 4 && isAt(text, i, IS_HEXDIG)) i++;
    if (i === group) {
      if (afterElision && text.charCodeAt(i) === RIGHT_BRACKET) return undefined;
      const expected = full ? [] : ["HEXDIG"];
      if (!elided) expected.push('":"');
      if (afterElision) expected.push('"]"');
      if (i === start) expected.push('"v"');
      return literalFault(text, i, end, codeWithoutGroup(text, i, elided, full), expected);
    }
    const room = GROUPS - (elided ? 1 : 0) - groups - 1;
    const mayBeIPv4 =
      (elided ? room >= 1 : room === 1) && isDecOctet(text.slice(group, i));
    const mayEnd = elided || room === 0;
    const next = text.charCodeAt(i);
    if (next === COLON && room > 0) {
      groups++;
      i++;
    } else if (next === RIGHT_BRACKET && mayEnd) {
      return undefined;
    } else if (next === DOT && mayBeIPv4) {
      return octetsFault(text, i + 1, end);
    } else {
      const expected = i < group + 4 ? ["HEXDIG"] : [];
      if (room > 0) expected.push('":"');
      if (mayBeIPv4) expected.push('"."');
      if (mayEnd) expected.push('"]"');
      return literalFault(text, i, end, codeAfterGroup(text, i, group, room, elided), expected);
    }
  }
}

function codeWithoutGroup(
  text: string,
  offset: number,
  elided: boolean,
  full: boolean,
): UriSyntaxErrorCode {
  if (elided && text.charCodeAt(offset) === COLON) return "ipv6-address-elision";
  if (full && isAt(text, offset, IS_HEXDIG)) return "ipv6-address-long";
  return codeOf(text, offset, "ipv6-address");
}

function codeAfterGroup(
  text: string,
  offset: number,
  group: number,
  room: number,
  elided: boolean,
): UriSyntaxErrorCode {
  if (isAt(text, offset, IS_HEXDIG)) return "h16";
  switch (text.charCodeAt(offset)) {
    case COLON:
      return "ipv6-address-long";
    case RIGHT_BRACKET:
      return "ipv6-address-short";
    case DOT:
      // Where an IPv4 address may stand, its first octet is at fault.
      return (elided ? room >= 1 : room === 1) && isAt(text, group, IS_DIGIT)
        ? "dec-octet"
        : "ls32";
    default:
      return codeOf(text, offset, "ipv6-address");
  }
}

/** A "%" in an IPv6 address is meant to begin a zone identifier. */
function codeOf(text: string, offset: number, code: UriSyntaxErrorCode): UriSyntaxErrorCode {
  return text.charCodeAt(offset) === PERCENT ? "ipv6-address-zone" : code;
}

/** The second to the fourth octet of an IPv4address within an IPv6address. */
function octetsFault(text: string, start: number, end: number): Fault | undefined {
  let i = start;
  for (let octet = 2; ; octet++) {
    const first = i;
    while (isAt(text, i, IS_DIGIT) && isDecOctet(text.slice(first, i + 1))) i++;
    const separator = octet < 4 ? DOT : RIGHT_BRACKET;
    if (i > first && text.charCodeAt(i) === separator) {
      if (octet === 4) return undefined;
      i++;
      continue;
    }
    const expected = digitsAfter(text.slice(first, i));
    if (i > first) expected.push(octet < 4 ? '"."' : '"]"');
    const code = isAt(text, i, IS_DIGIT) ? "dec-octet" : codeOf(text, i, "ipv4-address");
    return literalFault(text, i, end, code, expected);
  }
}

/** dec-octet: 0 to 255 without leading zeros. */
function isDecOctet(text: string): boolean {
  return /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/.test(text);
}

/** The digits with which a dec-octet that begins so can go on. */
function digitsAfter(octet: string): string[] {
  if (octet === "25") return ["%x30-35"];
  return octet === "" || /^(?:[1-9]|1\d|2[0-4])$/.test(octet) ? ["DIGIT"] : [];
}
