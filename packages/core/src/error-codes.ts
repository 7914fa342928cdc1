/**
 * RFC 3986 in faults: every way in which a text can fail, named after the rule that it breaks. One row a code: the section
 * of RFC 3986, and the reason in words, in which `$` stands for what was found.
 */

/** The violated rule of the grammar in kebab-case, with a suffix where one rule fails in several ways. Codes are stable. */
export type UriSyntaxErrorCode =
  | "pct-encoded"
  | "utf-8"
  | "utf-8-surrogate"
  | "scheme"
  | "authority"
  | "userinfo"
  | "reg-name"
  | "ip-literal-unclosed"
  | "ip-literal-end"
  | "ipv6-address"
  | "ipv6-address-elision"
  | "ipv6-address-long"
  | "ipv6-address-short"
  | "ipv6-address-zone"
  | "h16"
  | "ls32"
  | "ipv4-address"
  | "dec-octet"
  | "ipvfuture"
  | "port"
  | "pchar"
  | "path-abempty"
  | "path-absolute"
  | "path-noscheme"
  | "segment-nz"
  | "dot-segment"
  | "query"
  | "fragment";

const RULES: Readonly<Record<UriSyntaxErrorCode, readonly [section: string, reason: string]>> = {
  "pct-encoded": ["2.1", "`%` is not followed by two hexadecimal digits"],
  "utf-8": ["2.5", "the decoded octets are not UTF-8"],
  "utf-8-surrogate": ["2.5", "a lone surrogate has no form in UTF-8"],
  scheme: ["3.1", "a scheme is a letter, then letters, digits, `+`, `-` and `.`; found $"],
  authority: ["3.2", "an authority has a second `@`"],
  userinfo: ["3.2.1", "$ is not allowed in userinfo"],
  "reg-name": ["3.2.2", "$ is not allowed in a host"],
  "ip-literal-unclosed": ["3.2.2", "an IP literal is not closed by `]`"],
  "ip-literal-end": ["3.2.2", "an IP literal is followed by $; only a port can follow it"],
  "ipv6-address": ["3.2.2", "$ is not allowed here in an IPv6 address"],
  "ipv6-address-elision": ["3.2.2", "`::` stands twice in an IPv6 address"],
  "ipv6-address-long": ["3.2.2", "an IPv6 address has more than eight groups"],
  "ipv6-address-short": ["3.2.2", "an IPv6 address has fewer than eight groups and no `::`"],
  "ipv6-address-zone": ["3.2.2", "an IPv6 address in a URI has no zone identifier"],
  h16: ["3.2.2", "a group of an IPv6 address has more than four hexadecimal digits"],
  ls32: ["3.2.2", "an IPv4 address can stand only for the last two groups of an IPv6 address"],
  "ipv4-address": ["3.2.2", "an IPv4 address is four numbers with a `.` between them; found $"],
  "dec-octet": ["3.2.2", "a part of an IPv4 address is not 0 to 255 without a leading zero"],
  ipvfuture: ["3.2.2", "$ is not allowed here in an IP literal of a future version"],
  port: ["3.2.3", "$ is not allowed in a port, which has only digits"],
  pchar: ["3.3", "$ is not allowed in a path"],
  "path-abempty": ["3.3", "a path after an authority is neither empty nor begins with `/`"],
  "path-absolute": ["3.3", "a path without an authority begins with `//`"],
  "path-noscheme": ["3.3", "the first segment of a relative path has a `:`"],
  "segment-nz": ["3.3", "the first segment of a path without a leading `/` is empty"],
  "dot-segment": ["3.3", "a hole makes a whole segment `.` or `..`"],
  query: ["3.4", "$ is not allowed in a query"],
  fragment: ["3.5", "$ is not allowed in a fragment"],
};

/** Every code, in the order of the RFC. */
export function allCodes(): UriSyntaxErrorCode[] {
  return Object.keys(RULES) as UriSyntaxErrorCode[];
}

/** Where the rule behind a code is written. */
export function sectionOf(code: UriSyntaxErrorCode): string {
  return `RFC 3986 §${RULES[code][0]}`;
}

/** What is wrong, in words. */
export function reasonOf(code: UriSyntaxErrorCode, found: string): string {
  return RULES[code][1].replace("$", () => found);
}
