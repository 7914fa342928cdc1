/**
 * RFC 3986 §3.2.2: `IP-literal` and `IPv4address`, as regexps. They try no character a second time but for those of one
 * group, so that they take linear time wherever they stand. Each rule stands in them as seldom as can be, since V8
 * compiles a copy for each ([decision 28](../../../../docs/decisions/0028-first-calls.md)).
 */
import { HEXDIG, USERINFO } from "./rules.ts";

const DEC_OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
const IPV4ADDRESS = `(?!\\.)(?:\\.?${DEC_OCTET}(?!\\d)){4}`;

/** h16 = 1*4HEXDIG */
const H16 = `[${HEXDIG}]{1,4}`;
/**
 * Too many groups for a "::", which stands for at least one: seven colons before an eighth or an IPv4address, which
 * counts as two. Asked at the start, but after the first colon of a leading "::", which ends no group.
 */
const IS_FULL = `(?:[${HEXDIG}]*:){7}[${HEXDIG}]*[:.][${HEXDIG}]`;

/** The nine alternatives of `IPv6address` mean eight groups, or at most seven with one "::". */
const IPV6ADDRESS =
  `(?:(?:${H16}:){6}(?:${H16}:${H16}|${IPV4ADDRESS})|` +
  `(?=::|[${HEXDIG}]):?(?!${IS_FULL})(?:${H16}:){0,7}:(?:(?:${H16}:){0,6}(?:${H16}|${IPV4ADDRESS}))?)`;

/**
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]", as the source of a regexp. The "v" may have either case (RFC 2234).
 */
export const IP_LITERAL: string = `\\[(?:[Vv][${HEXDIG}]+\\.[${USERINFO}]+|${IPV6ADDRESS})\\]`;

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
