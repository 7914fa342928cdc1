/**
 * RFC 3986 §3.2.2: `IP-literal`, `IPv6address`, `IPvFuture` and `IPv4address`, each as a function from where it begins to
 * where it ends, or -1. What has to follow is the caller's affair.
 */
import {
  COLON,
  DOT,
  IS_DIGIT,
  IS_HEXDIG,
  IS_USERINFO,
  LEFT_BRACKET,
  RIGHT_BRACKET,
  isAt,
} from "./characters.ts";

const ZERO = 0x30;

/** IP-literal = "[" ( IPv6address / IPvFuture ) "]" */
export function ipLiteralEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== LEFT_BRACKET) return -1;
  const end = isIPvFutureAt(text, start + 1)
    ? ipvFutureEnd(text, start + 1)
    : ipv6AddressEnd(text, start + 1);
  return end >= 0 && text.charCodeAt(end) === RIGHT_BRACKET ? end + 1 : -1;
}

/** Whether the literal whose bracket is followed by `index` is an IPvFuture: its "v" may be of either case (RFC 2234). */
export function isIPvFutureAt(text: string, index: number): boolean {
  return (text.charCodeAt(index) | 0x20) === 0x76;
}

/** IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ) */
function ipvFutureEnd(text: string, start: number): number {
  let i = start + 1;
  while (isAt(text, i, IS_HEXDIG)) i++;
  if (i === start + 1 || text.charCodeAt(i) !== DOT) return -1;
  const address = ++i;
  while (isAt(text, i, IS_USERINFO)) i++;
  return i === address ? -1 : i;
}

/**
 * The nine alternatives of `IPv6address` say: eight groups, of which an IPv4address counts for the last two; or, with one
 * "::", at most seven.
 */
function ipv6AddressEnd(text: string, start: number): number {
  let i = start;
  let groups = 0;
  let elided = false;
  for (;;) {
    if (text.charCodeAt(i) === COLON && (groups > 0 || text.charCodeAt(i + 1) === COLON)) {
      // Behind a group's own ":", or as the first two characters: a "::".
      if (elided) return -1;
      elided = true;
      i += groups > 0 ? 1 : 2;
      if (!isAt(text, i, IS_HEXDIG)) break;
    }
    const group = i;
    while (i < group + 4 && isAt(text, i, IS_HEXDIG)) i++;
    if (i === group) return -1;
    if (text.charCodeAt(i) === DOT) {
      i = ipv4AddressEnd(text, group);
      groups += 2;
      break;
    }
    groups++;
    if (text.charCodeAt(i) !== COLON || groups > 8) break;
    i++;
  }
  return groups === 8 || (elided && groups < 8) ? (elided && groups > 7 ? -1 : i) : -1;
}

/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
export function ipv4AddressEnd(text: string, start: number): number {
  let end = decOctetEnd(text, start);
  for (let dots = 0; dots < 3; dots++) {
    if (end < 0 || text.charCodeAt(end) !== DOT) return -1;
    end = decOctetEnd(text, end + 1);
  }
  return end;
}

/** dec-octet: 0 to 255 without leading zeros; all digits that stand there belong to it. */
function decOctetEnd(text: string, start: number): number {
  let i = start;
  let value = 0;
  while (i < start + 4 && isAt(text, i, IS_DIGIT)) value = value * 10 + text.charCodeAt(i++) - ZERO;
  const leadingZero = i > start + 1 && text.charCodeAt(start) === ZERO;
  return i === start || leadingZero || value > 255 ? -1 : i;
}
