/** RFC 3986 Appendix A, RFC 3987 §2.2: the grammar rule of each piece of a reference, and its section. */
import type { HostKind } from "@std66/core";

export interface PieceRule {
  /** The rule of the grammar, as the RFC prints it. */
  readonly rule: string;
  readonly section: string;
}

type Named = "scheme" | "userinfo" | "port" | "segment" | "query" | "fragment";
/** What has a rule of its own. A host has one for each kind. */
type Ruled = HostKind | Named | "around scheme" | "around authority" | "in authority" | "in path" | "sub-delims";

const URI_RULES: Readonly<Record<Ruled, readonly [rule: string, section: string]>> = {
  scheme: ['scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )', "3.1"],
  userinfo: ['userinfo = *( unreserved / pct-encoded / sub-delims / ":" )', "3.2.1"],
  ipv4: ['IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet', "3.2.2"],
  ipv6: ['IP-literal = "[" ( IPv6address / IPvFuture ) "]"', "3.2.2"],
  ipvfuture: ['IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )', "3.2.2"],
  "reg-name": ["reg-name = *( unreserved / pct-encoded / sub-delims )", "3.2.2"],
  port: ["port = *DIGIT", "3.2.3"],
  segment: ["segment = *pchar", "3.3"],
  query: ['query = *( pchar / "/" / "?" )', "3.4"],
  fragment: ['fragment = *( pchar / "/" / "?" )', "3.5"],
  "around scheme": ['URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]', "3"],
  "around authority": ['hier-part = "//" authority path-abempty', "3"],
  "in authority": ['authority = [ userinfo "@" ] host [ ":" port ]', "3.2"],
  "in path": ['path-abempty = *( "/" segment )', "3.3"],
  "sub-delims": ['sub-delims = "!" / "$" / "&" / "\'" / "(" / ")" / "*" / "+" / "," / ";" / "="', "2.2"],
};

/** Where the rules for IRIs differ. */
const IRI_RULES: Readonly<Partial<Record<Ruled, string>>> = {
  userinfo: 'iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )',
  "reg-name": "ireg-name = *( iunreserved / pct-encoded / sub-delims )",
  segment: "isegment = *ipchar",
  query: 'iquery = *( ipchar / iprivate / "/" / "?" )',
  fragment: 'ifragment = *( ipchar / "/" / "?" )',
  "around scheme": 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
  "around authority": 'ihier-part = "//" iauthority ipath-abempty',
  "in authority": 'iauthority = [ iuserinfo "@" ] ihost [ ":" port ]',
  "in path": 'ipath-abempty = *( "/" isegment )',
};

export function ruleOf(ruled: Ruled, isIri: boolean): PieceRule {
  const ofIri = isIri ? IRI_RULES[ruled] : undefined;
  if (ofIri !== undefined) return { rule: ofIri, section: "RFC 3987 §2.2" };
  const [rule, section] = URI_RULES[ruled];
  return { rule, section: `RFC 3986 §${section}` };
}
