/**
 * RFC 3986 §3.2.2: `IP-literal` and `IPv4address`, as regexps. They decide each character by those before it, without a second try,
 * so that they take linear time wherever they stand.
 */
import { HEXDIG, USERINFO } from "./rules.ts";

const DEC_OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
const IPV4ADDRESS = `(?:${DEC_OCTET}\\.){3}${DEC_OCTET}`;

/** h16 = 1*4HEXDIG */
const H16 = `[${HEXDIG}]{1,4}`;
/** ls32 = ( h16 ":" h16 ) / IPv4address */
const LS32 = `(?:${H16}:${H16}|${IPV4ADDRESS})`;

/** IP-literal = "[" ( IPv6address / IPvFuture ) "]", as the source of a regexp. The "v" may have either case (RFC 2234). */
export const IP_LITERAL: string = /* @__PURE__ */ composeLiteral();

/**
 * The nine alternatives of `IPv6address` mean eight groups, or at most seven with one "::". An IPv4address counts as the last two.
 * The groups are composed from the last to the first: after each, either the next one or the "::" follows.
 */
function composeLiteral(): string {
  let rest = `(?:${LS32}|${H16}::|:(?:${H16})?)`;
  for (let groups = 2; groups < 7; groups++) rest = `(?:${H16}:${rest}|:${upTo(groups)})`;
  return `\\[(?:[Vv][${HEXDIG}]+\\.[${USERINFO}]+|${H16}:${rest}|::${upTo(7)})\\]`;
}

/** What may follow a "::" if `groups` groups are left, at least two; it may be nothing. */
function upTo(groups: number): string {
  return `(?:(?:${H16}:){0,${groups - 2}}(?:${LS32}|${H16}))?`;
}

const LITERAL: RegExp = /* @__PURE__ */ new RegExp(IP_LITERAL, "y");
const IPV4: RegExp = /* @__PURE__ */ new RegExp(IPV4ADDRESS);

/** Returns the end of the IP literal at `start`; -1 if there is none. */
export function ipLiteralEnd(text: string, start: number): number {
  LITERAL.lastIndex = start;
  return LITERAL.test(text) ? LITERAL.lastIndex : -1;
}

/** Whether all of a text is an IPv4 address. */
export function isIpv4Address(text: string): boolean {
  return IPV4.exec(text)?.[0] === text;
}
