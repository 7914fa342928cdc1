/**
 * RFC 3986 Appendix A in diagnostics: the rule that each code is about, and a repair if one is certainly right.
 * Separate from the parser, so that only programs that print diagnostics carry these texts.
 */
import { SCHEME_REST } from "../scan/rules.ts";
import { argumentError } from "../argument/argument-error.ts";
import { IS_ALPHA, isAt } from "../scan/characters.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { type Excerpt, excerpt } from "../display/excerpt.ts";
import { characterAt, escapeInvisible, describeCharacter } from "../display/describe-character.ts";
import { help } from "./help.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";

const IPV6 = 'IPv6address = 6( h16 ":" ) ls32, or fewer groups around one "::"';

const RULES: Readonly<Record<UriSyntaxErrorCode, string>> = {
  "pct-encoded": 'pct-encoded = "%" HEXDIG HEXDIG',
  "utf-8": "text is encoded as UTF-8 before it is percent-encoded",
  "utf-8-surrogate": "text is encoded as UTF-8 before it is percent-encoded",
  scheme: 'scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )',
  authority: 'authority = [ userinfo "@" ] host [ ":" port ]',
  userinfo: 'userinfo = *( unreserved / pct-encoded / sub-delims / ":" )',
  "reg-name": "reg-name = *( unreserved / pct-encoded / sub-delims )",
  "ip-literal-unclosed": 'IP-literal = "[" ( IPv6address / IPvFuture ) "]"',
  "ip-literal-end": "host = IP-literal / IPv4address / reg-name",
  "ipv6-address": IPV6,
  h16: "h16 = 1*4HEXDIG",
  "ipv4-address": 'IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet',
  ipvfuture: 'IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )',
  port: "port = *DIGIT",
  pchar: 'pchar = unreserved / pct-encoded / sub-delims / ":" / "@"',
  "path-abempty": 'path-abempty = *( "/" segment )',
  "path-absolute": 'path-absolute = "/" [ segment-nz *( "/" segment ) ]',
  "path-noscheme": 'path-noscheme = segment-nz-nc *( "/" segment )',
  "segment-nz": "segment-nz = 1*pchar",
  "dot-segment": '"." and ".." are dot-segments, which indicate a relative position in the hierarchy',
  query: 'query = *( pchar / "/" / "?" )',
  fragment: 'fragment = *( pchar / "/" / "?" )',
  ucschar: "ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / … / %xE1000-EFFFD",
  iprivate: "iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD, in a query only",
  uri: 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]',
  "relative-ref": 'relative-ref = relative-part [ "?" query ] [ "#" fragment ]',
  "absolute-uri": 'absolute-URI = scheme ":" hier-part [ "?" query ]',
  iri: 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
  "irelative-ref": 'irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]',
  "absolute-iri": 'absolute-IRI = scheme ":" ihier-part [ "?" iquery ]',
  "http-uri": 'http-URI = "http" "://" authority path-abempty [ "?" query ]',
};

/** The rules that RFC 3987 widens (RFC 3987 §2.2). */
const IRI_RULES: { readonly [code in UriSyntaxErrorCode]?: string } = {
  authority: 'iauthority = [ iuserinfo "@" ] ihost [ ":" port ]',
  userinfo: 'iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )',
  "reg-name": "ireg-name = *( iunreserved / pct-encoded / sub-delims )",
  pchar: 'ipchar = iunreserved / pct-encoded / sub-delims / ":" / "@"',
  "path-noscheme": 'ipath-noscheme = isegment-nz-nc *( "/" isegment )',
  query: 'iquery = *( ipchar / iprivate / "/" / "?" )',
  fragment: 'ifragment = *( ipchar / "/" / "?" )',
};

/** How the section of such a rule begins. */
const OF_IRI = "RFC 3987";

/**
 * Every code of a `UriSyntaxError`, those of `@std66/iri` included, in the order of the rules (RFC 3986 Appendix A).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-A | RFC 3986 Appendix A}
 */
export const codes: readonly UriSyntaxErrorCode[] = Object.keys(RULES) as UriSyntaxErrorCode[];

/** Everything that a diagnostic says about an error, except its location. */
export interface Explanation extends Excerpt {
  /** The code and its section. In a possible password these are those of the component in which it begins. */
  readonly code: UriSyntaxErrorCode;
  readonly section: string;
  readonly reason: string;
  /** The text to print next to the caret. */
  readonly label: string;
  /** The violated rule. */
  readonly rule: string;
  readonly help: string | undefined;
}

/**
 * Returns the texts of a diagnostic (RFC 3986 Appendix A): what is wrong, the rule, a label for the fault, help where
 * one repair is certainly right, and the text around the fault. They reveal nothing of a password.
 *
 * @throws {TypeError} if `error` is not a `UriSyntaxError`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-A | RFC 3986 Appendix A}
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * import { explain } from "@std66/core/diagnostics";
 * const error = diagnose("http://example.com/100%/done");
 * const { reason, rule, label, help } = explain(error!);
 * reason; // => "`%` is not followed by two hexadecimal digits"
 * rule; // => 'pct-encoded = "%" HEXDIG HEXDIG'
 * label; // => "found `%/`"
 * help; // => "write `%25` for a literal percent sign"
 * ```
 */
export function explain(error: UriSyntaxError): Explanation {
  if (!(error instanceof UriSyntaxError)) throw argumentError("explain: error", "a UriSyntaxError", error);
  const shown = excerpt(error);
  const { code, section, message } = error.toJSON();
  return {
    ...shown,
    code,
    section,
    // The message goes on with the offset and the section.
    reason: message.slice(0, message.lastIndexOf(" (")),
    label: labelOf(error, shown),
    rule: (section.startsWith(OF_IRI) ? ruleOfIri(error) : undefined) ?? ruleOf(error, code),
    help: help(error),
  };
}

function ruleOf({ input }: UriSyntaxError, code: UriSyntaxErrorCode): string {
  const rule = RULES[code];
  // RFC 9110 §4.2.2 has the same rule for the other scheme.
  return code === "http-uri" && /^https:/i.test(input) ? rule.replaceAll("http", "https") : rule;
}

function ruleOfIri({ code, section }: UriSyntaxError): string | undefined {
  return section.endsWith("§3.1") ? "the host must be a domain name that ToASCII converts" : IRI_RULES[code];
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ["\0", "a NUL"],
  ["\t", "a tab"],
  ["\n", "a line feed"],
  ["\r", "a carriage return"],
  ["\u00A0", "a no-break space"],
  ["\u200B", "a zero-width space"],
  ["\uFEFF", "a byte order mark"],
]);

function labelOf({ code, input, offset, length, component }: UriSyntaxError, { marked, place }: Excerpt): string {
  if (place === "in password") return `found ${describeCharacter(input, offset, place)}`;
  if (component === "scheme" && length === 0) return "expected a scheme";
  if (code === "relative-ref" || code === "irelative-ref") return "the end of a scheme";
  if (code === "absolute-uri" || code === "absolute-iri") return "the beginning of a fragment";
  if (code === "path-noscheme") return noSchemeBefore(input, offset);
  if (length > characterAt(input, offset).length) return `found \`${marked}\``;
  const seen = input.slice(input.lastIndexOf("[", offset), offset + 1);
  const cause = code === "ipv6-address" ? IPV6_FAULTS.find(([faulty]) => faulty.test(seen)) : undefined;
  if (cause !== undefined) return cause[1];
  const name = NAMES.get(input.charAt(offset));
  return `found ${describeCharacter(input, offset)}${name === undefined ? "" : ` (${name})`}`;
}

/** The causes of a faulty IPv6 address. The first one that matches the text up to and including the fault applies. */
const IPV6_FAULTS: readonly (readonly [faulty: RegExp, cause: string])[] = [
  [/:.*%$/, "a zone identifier"],
  [/::(?:.*:)?:$/, "a second `::`"],
  [/^\[(?::[^:]|\])/, "an address begins with a group or with `::`"],
  [/[\da-f]:?$/i, "a ninth group"],
  [/^(?!.*::).*\]$/, "fewer than eight groups, and no `::`"],
];

/** Explains why the text before the ":" is not a scheme. */
function noSchemeBefore(input: string, colon: number): string {
  if (colon === 0) return "no scheme before it";
  const before = colon > 20 ? "the text before it" : `\`${escapeInvisible(input.slice(0, colon))}\``;
  const wrong = input.search(new RegExp(`[^${SCHEME_REST}]`));
  return isAt(input, 0, IS_ALPHA)
    ? `${before} is not a scheme: ${describeCharacter(input, wrong)} is not allowed in a scheme`
    : `${before} is not a scheme: it does not begin with a letter`;
}
