// Generators of valid references by Appendix A of RFC 3986, together with their components.

import fc from "fast-check";
import { ipv6Shapes } from "./ipv6-shapes.ts";

export interface Generated {
  readonly text: string;
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

const oneOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...Array.from(characters));
const many = (element: fc.Arbitrary<string>, minLength = 0, maxLength = 6): fc.Arbitrary<string> =>
  fc.array(element, { minLength, maxLength }).map((elements) => elements.join(""));
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const HEXDIGITS = `${DIGITS}abcdefABCDEF`;

const pctEncoded = many(oneOf(HEXDIGITS), 2, 2).map((digits) => `%${digits}`);
const unreserved = oneOf(`${LETTERS}${DIGITS}-._~`);
const subDelims = oneOf("!$&'()*+,;=");
const pchar = fc.oneof(unreserved, pctEncoded, subDelims, oneOf(":@"), fc.constant("."));
const segmentNzNc = many(fc.oneof(unreserved, pctEncoded, subDelims, oneOf("@.")), 1);
const segment = fc.oneof(fc.constantFrom("", ".", ".."), many(pchar));
const segments = fc.array(segment, { maxLength: 4 });

const pathAbempty = segments.map((all) => all.map((one) => `/${one}`).join(""));
const join = ([first, rest]: readonly [string, readonly string[]]): string => [first, ...rest].join("/");
const pathNoscheme = fc.tuple(segmentNzNc, segments).map(join);
const pathRootless = fc.tuple(many(pchar, 1), segments).map(join);
const pathAbsolute = fc.oneof(
  fc.constant("/"),
  pathRootless.map((path) => `/${path}`),
);

const scheme = fc.tuple(oneOf(LETTERS), many(oneOf(`${LETTERS}${DIGITS}+-.`))).map(([first, rest]) => first + rest);
const userinfo: fc.Arbitrary<string> = many(fc.oneof(unreserved, pctEncoded, subDelims, fc.constant(":")));
const regName: fc.Arbitrary<string> = many(fc.oneof(unreserved, pctEncoded, subDelims));
const ipv4Address = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
  .map((octets) => octets.join("."));
const ipv6Address = fc.constantFrom(...ipv6Shapes.map(({ address }) => `[${address}]`));
const ipvFuture = fc
  .tuple(oneOf("vV"), many(oneOf(HEXDIGITS), 1), many(fc.oneof(unreserved, subDelims, fc.constant(":")), 1))
  .map(([v, version, address]) => `[${v}${version}.${address}]`);
const host = fc.oneof(ipv4Address, ipv6Address, ipvFuture, regName);
const query = many(fc.oneof(pchar, oneOf("/?")));

const base = { scheme: optional(scheme), query: optional(query), fragment: optional(query) };
const withAuthority = fc.record({
  ...base,
  userinfo: optional(userinfo),
  host,
  port: optional(many(oneOf(DIGITS))),
  path: pathAbempty,
});
const absent = { userinfo: undefined, host: undefined, port: undefined };
const withScheme = fc.record({ ...base, scheme, path: fc.oneof(pathAbsolute, pathRootless, fc.constant("")) });
const withoutScheme = fc.record({ ...base, path: fc.oneof(pathAbsolute, pathNoscheme, fc.constant("")) });

const put = (before: string, part: string | undefined, after = ""): string =>
  part === undefined ? "" : before + part + after;

/** Recomposes components (RFC 3986 §5.3). */
function text({ scheme: s, userinfo: u, host: h, port, path, query: q, fragment }: Omit<Generated, "text">): string {
  const authority = h === undefined ? undefined : put("", u, "@") + h + put(":", port);
  return put("", s, ":") + put("//", authority) + path + put("?", q) + put("#", fragment);
}

export const references: fc.Arbitrary<Generated> = fc
  .oneof(
    withAuthority,
    withScheme.map((parts) => ({ ...parts, ...absent })),
    withoutScheme.map((parts) => ({ ...parts, ...absent, scheme: undefined })),
  )
  .map((parts) => ({ ...parts, text: text(parts) }));

/** Pieces of text that parsers get wrong. */
const NASTY = [
  "a",
  "1",
  "F",
  "v",
  ".",
  ":",
  "::",
  "/",
  "//",
  "?",
  "#",
  "[",
  "]",
  "@",
  "%",
  "%4",
  "%41",
  "+",
  "|",
  " ",
  "é",
  "\u{1F600}",
  "\uD800",
  "256",
  "a:",
  "\\",
  "\n",
];
export const nastyTexts: fc.Arbitrary<string> = many(fc.constantFrom(...NASTY), 0, 12);
