// Texts for the properties of several packages. For its own `binary` and `webUrl`, fast-check lists all code points in
// a map, in each process.

import fc from "fast-check";

const SURROGATES = 0x800;

/**
 * Text of one code point, but no surrogate. It can be read back, so that `fc.string` also gives what it calls dangerous
 * strings.
 */
export const codePoint: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES }).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + SURROGATES),
  (text) => {
    const code = typeof text === "string" ? text.codePointAt(0) : undefined;
    if (code === undefined || text !== String.fromCodePoint(code)) throw new TypeError("not one code point");
    return code < 0xd800 ? code : code - SURROGATES;
  },
);

/** RFC 3986 §3.3: mostly letters and digits, and any code point as triplets. */
const pchar = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(..."abcxyzABCXYZ0189".split("")) },
  { weight: 2, arbitrary: fc.constantFrom(..."-._~!$&'()*+,;=:@".split("")) },
  { weight: 1, arbitrary: codePoint.map(encodeURIComponent) },
);
const pchars = fc.array(pchar, { maxLength: 10 }).map((all) => all.join(""));
const after = (delimiter: string): fc.Arbitrary<string> =>
  fc.option(pchars, { nil: undefined }).map((text) => (text === undefined ? "" : delimiter + text));

/** A URI with the scheme `http` or `https` and a name as its host, with or without a query and a fragment. */
export const webUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("http://", "https://"),
    fc.webAuthority(),
    fc.array(pchars, { maxLength: 5 }).map((segments) => segments.map((segment) => `/${segment}`).join("")),
    after("?"),
    after("#"),
  )
  .map((parts) => parts.join(""));
