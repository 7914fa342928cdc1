/**
 * RFC 3986 §3.2.2: `IP-literal`, `IPv6address`, `IPvFuture` and `IPv4address`, each as a function from its start to its end, or
 * -1. The caller checks the text that follows.
 */
import { COLON, DOT, IS_HEXDIG, RIGHT_BRACKET, isAt } from "./characters.ts";
import { USERINFO } from "./rules.ts";

/** IP-literal = "[" ( IPv6address / IPvFuture ) "]", whose "[" the caller has seen. */
export function ipLiteralEnd(text: string, start: number): number {
  const end = isIPvFutureAt(text, start + 1) ? endOf(IPVFUTURE, text, start + 1) : ipv6AddressEnd(text, start + 1);
  return text.charCodeAt(end) === RIGHT_BRACKET ? end + 1 : -1;
}

/** Whether the literal whose "[" is just before `index` is an IPvFuture. Its "v" may have either case (RFC 2234). */
export function isIPvFutureAt(text: string, index: number): boolean {
  return (text.charCodeAt(index) | 0x20) === 0x76;
}

/** IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ) */
const IPVFUTURE: RegExp = /* @__PURE__ */ new RegExp(`v[\\da-f]+\\.[${USERINFO}]+`, "iy");

/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
const IPV4ADDRESS = /(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)/y;

export function ipv4AddressEnd(text: string, start: number): number {
  return endOf(IPV4ADDRESS, text, start);
}

function endOf(rule: RegExp, text: string, start: number): number {
  rule.lastIndex = start;
  return rule.test(text) ? rule.lastIndex : -1;
}

/**
 * The nine alternatives of `IPv6address` mean eight groups, or at most seven with one "::". An IPv4address counts as the last
 * two groups.
 *
 *     http://[2001:db8::192.0.2.1]/
 *             ^ start: a group begins
 *                      ^ the second ":" after a group: elided
 *                          ^ a "." after a group, which then begins an IPv4address
 */
function ipv6AddressEnd(text: string, start: number): number {
  let i = start;
  let groups = 0;
  let elided = false;
  for (;;) {
    if (text.charCodeAt(i) === COLON && (groups > 0 || text.charCodeAt(i + 1) === COLON)) {
      // A "::": a second ":" after a group, or the first two characters.
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
    if (text.charCodeAt(i) !== COLON) break;
    i++;
  }
  return (elided ? groups < 8 : groups === 8) ? i : -1;
}
