// RFC 3986 Appendix A, rule by rule, from the last one up to the first.

import { any, either, optional, repeat, sequence, some, terminal, times } from "./abnf.ts";
import type { Rule } from "./abnf.ts";

const ALPHA = terminal("[A-Za-z]");
const DIGIT = terminal("[0-9]");
const HEXDIG = terminal("[0-9A-Fa-f]");
const char = (character: string): Rule => terminal(/\w/u.test(character) ? character : `\\${character}`);
const COLON = char(":");
const DOT = char(".");
const DOUBLE_COLON = sequence(COLON, COLON);

const subDelims = terminal("[!$&'()*+,;=]");
export const unreserved: Rule = either(ALPHA, DIGIT, terminal("[-._~]"));
// One terminal: a malformed triplet then ends the viable prefix at its "%".
const pctEncoded = terminal("%[0-9A-Fa-f]{2}");

const pchar = either(unreserved, pctEncoded, subDelims, COLON, char("@"));
const fragment = any(either(pchar, char("/"), char("?")));
const query = any(either(pchar, char("/"), char("?")));

const segmentNzNc = some(either(unreserved, pctEncoded, subDelims, char("@")));
const segmentNz = some(pchar);
const segment = any(pchar);

export const pathEmpty: Rule = times(0, pchar);
export const pathRootless: Rule = sequence(segmentNz, any(sequence(char("/"), segment)));
export const pathNoscheme: Rule = sequence(segmentNzNc, any(sequence(char("/"), segment)));
export const pathAbsolute: Rule = sequence(char("/"), optional(sequence(segmentNz, any(sequence(char("/"), segment)))));
export const pathAbempty: Rule = any(sequence(char("/"), segment));

const regName = any(either(unreserved, pctEncoded, subDelims));

const decOctet = either(
  DIGIT,
  sequence(terminal("[1-9]"), DIGIT),
  sequence(char("1"), times(2, DIGIT)),
  sequence(char("2"), terminal("[0-4]"), DIGIT),
  sequence(char("2"), char("5"), terminal("[0-5]")),
);
export const ipv4Address: Rule = sequence(decOctet, DOT, decOctet, DOT, decOctet, DOT, decOctet);

const h16 = repeat(1, 4, HEXDIG);
const h16Colon = sequence(h16, COLON);
const ls32 = either(sequence(h16, COLON, h16), ipv4Address);
const upTo = (count: number): Rule => optional(sequence(repeat(0, count, h16Colon), h16));
export const ipv6Address: Rule = either(
  sequence(times(6, h16Colon), ls32),
  sequence(DOUBLE_COLON, times(5, h16Colon), ls32),
  sequence(upTo(0), DOUBLE_COLON, times(4, h16Colon), ls32),
  sequence(upTo(1), DOUBLE_COLON, times(3, h16Colon), ls32),
  sequence(upTo(2), DOUBLE_COLON, times(2, h16Colon), ls32),
  sequence(upTo(3), DOUBLE_COLON, h16Colon, ls32),
  sequence(upTo(4), DOUBLE_COLON, ls32),
  sequence(upTo(5), DOUBLE_COLON, h16),
  sequence(upTo(6), DOUBLE_COLON),
);

// A literal string of ABNF is read without regard to case (RFC 3986 §1.3).
export const ipvFuture: Rule = sequence(
  terminal("[vV]"),
  some(HEXDIG),
  DOT,
  some(either(unreserved, subDelims, COLON)),
);
const ipLiteral = sequence(char("["), either(ipv6Address, ipvFuture), char("]"));

const port = any(DIGIT);
const host = either(ipLiteral, ipv4Address, regName);
const userinfo = any(either(unreserved, pctEncoded, subDelims, COLON));
const authority = sequence(optional(sequence(userinfo, char("@"))), host, optional(sequence(COLON, port)));

const scheme = sequence(ALPHA, any(either(ALPHA, DIGIT, char("+"), char("-"), DOT)));

const withAuthority = sequence(char("/"), char("/"), authority, pathAbempty);
const relativePart = either(withAuthority, pathAbsolute, pathNoscheme, pathEmpty);
const hierPart = either(withAuthority, pathAbsolute, pathRootless, pathEmpty);
const optionalQuery = optional(sequence(char("?"), query));
const optionalFragment = optional(sequence(char("#"), fragment));

export const relativeRef: Rule = sequence(relativePart, optionalQuery, optionalFragment);
export const absoluteUri: Rule = sequence(scheme, COLON, hierPart, optionalQuery);
export const uri: Rule = sequence(scheme, COLON, hierPart, optionalQuery, optionalFragment);
export const uriReference: Rule = either(uri, relativeRef);
