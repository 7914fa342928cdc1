/** RFC 3986 Appendix A and RFC 3987 §2.2: the rule of the grammar for each piece of a reference, and the section that has it. */

/** A rule as the RFC prints it, and its section. */
export interface PieceRule {
  readonly rule: string;
  readonly section: string;
}

const SUB_DELIMS = 'sub-delims = "!" / "$" / "&" / "\'" / "(" / ")" / "*" / "+" / "," / ";" / "="';

/** What has a rule of its own. A host has one for each kind. */
type Ruled =
  | "scheme"
  | "userinfo"
  | "ipv4"
  | "ipv6"
  | "ipvfuture"
  | "reg-name"
  | "port"
  | "segment"
  | "parameter"
  | "query"
  | "fragment"
  | "around scheme"
  | "around authority"
  | "in authority"
  | "in path"
  | "sub-delims";

const URI_RULES: Readonly<Record<Ruled, PieceRule>> = {
  scheme: { rule: 'scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )', section: "RFC 3986 §3.1" },
  userinfo: { rule: 'userinfo = *( unreserved / pct-encoded / sub-delims / ":" )', section: "RFC 3986 §3.2.1" },
  ipv4: {
    rule: 'IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet',
    section: "RFC 3986 §3.2.2",
  },
  ipv6: { rule: 'IP-literal = "[" ( IPv6address / IPvFuture ) "]"', section: "RFC 3986 §3.2.2" },
  ipvfuture: {
    rule: 'IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )',
    section: "RFC 3986 §3.2.2",
  },
  "reg-name": { rule: "reg-name = *( unreserved / pct-encoded / sub-delims )", section: "RFC 3986 §3.2.2" },
  port: { rule: "port = *DIGIT", section: "RFC 3986 §3.2.3" },
  segment: { rule: "segment = *pchar", section: "RFC 3986 §3.3" },
  parameter: { rule: "segment = *pchar", section: "RFC 3986 §3.3" },
  query: { rule: 'query = *( pchar / "/" / "?" )', section: "RFC 3986 §3.4" },
  fragment: { rule: 'fragment = *( pchar / "/" / "?" )', section: "RFC 3986 §3.5" },
  "around scheme": { rule: 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]', section: "RFC 3986 §3" },
  "around authority": { rule: 'hier-part = "//" authority path-abempty', section: "RFC 3986 §3" },
  "in authority": { rule: 'authority = [ userinfo "@" ] host [ ":" port ]', section: "RFC 3986 §3.2" },
  "in path": { rule: 'path-abempty = *( "/" segment )', section: "RFC 3986 §3.3" },
  "sub-delims": { rule: SUB_DELIMS, section: "RFC 3986 §2.2" },
};

/** Where the rules for IRIs differ. */
const IRI_RULES: Readonly<Partial<Record<Ruled, string>>> = {
  userinfo: 'iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )',
  "reg-name": "ireg-name = *( iunreserved / pct-encoded / sub-delims )",
  segment: "isegment = *ipchar",
  parameter: "isegment = *ipchar",
  query: 'iquery = *( ipchar / iprivate / "/" / "?" )',
  fragment: 'ifragment = *( ipchar / "/" / "?" )',
  "around scheme": 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
  "around authority": 'ihier-part = "//" iauthority ipath-abempty',
  "in authority": 'iauthority = [ iuserinfo "@" ] ihost [ ":" port ]',
  "in path": 'ipath-abempty = *( "/" isegment )',
};

/** The rule of a piece in a URI or, with `isIri`, in an IRI. */
export function ruleOf(ruled: Ruled, isIri: boolean): PieceRule {
  const rule = isIri ? IRI_RULES[ruled] : undefined;
  return rule === undefined ? URI_RULES[ruled] : { rule, section: "RFC 3987 §2.2" };
}
