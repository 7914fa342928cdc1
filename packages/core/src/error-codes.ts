/** RFC 3986 in faults: every way in which a text can fail, and what to say of it. */
import type { Excerpt } from "./excerpt.ts";
import { COMPONENTS, type Component } from "./components.ts";

/**
 * The violated rule of the grammar in kebab-case, with a suffix where one rule fails in several ways. Codes are stable.
 * They stand here in the order of the RFC.
 */
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
  | "h16"
  | "ipv4-address"
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

/** The codes that have more to say than that a character is not allowed in a component. */
const REASONS: { readonly [code in UriSyntaxErrorCode]?: string } = {
  "pct-encoded": "`%` is not followed by two hexadecimal digits",
  "utf-8": "the octets are not UTF-8",
  "utf-8-surrogate": "a lone surrogate",
  authority: "a second `@`",
  "ip-literal-unclosed": "`[` without `]`",
  "ip-literal-end": "text after an IP literal",
  "ipv6-address": "not an IPv6 address",
  h16: "more than four digits",
  "ipv4-address": "not an IPv4 address",
  ipvfuture: "not an IPvFuture address",
  "path-abempty": "no `/` after an authority",
  "path-absolute": "`//` begins an authority",
  "path-noscheme": "`:` in the first segment of a relative path",
  "segment-nz": "an empty first segment",
  "dot-segment": "a segment is `.` or `..`",
};

/** Where the rule behind a code is written. */
export function sectionOf(code: UriSyntaxErrorCode, component: Component | undefined): string {
  // What is encoded or decoded is not in a component yet, or no more.
  const ofComponent = component === undefined ? "2.5" : COMPONENTS[component][0];
  return `RFC 3986 §${code === "pct-encoded" ? "2.1" : ofComponent}`;
}

/** What is wrong, in words; in a password the same for every fault, since the rule that is violated tells a character. */
export function reasonOf(
  code: UriSyntaxErrorCode,
  component: Component | undefined,
  found: string,
  place: Excerpt["place"],
): string {
  if (place === "in password" && component !== undefined) return `${found} is not allowed in the userinfo`;
  return REASONS[code] ?? `${found} is not allowed in the ${component}`;
}
