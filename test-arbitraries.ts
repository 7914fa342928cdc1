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

const join = (values: readonly string[], delimiter: string, maxLength = 3): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...values), { maxLength }).map((all) => all.join(delimiter));
/** What is decoded, encoded or written in uppercase, each twice, so that code that replaces only the first is found. */
const twice = ["%7e%7E", "%2f%2f", "a b c", "{x}{y}", "\u00E9\u00E9", "%c3%a9%c3%a9", '"a"'];
const port = fc.constantFrom("", ":", ":80", ":443", ":8080");
const query = fc.option(join([...twice, "q", "a=b&c=d", "/?"], ""), { nil: undefined });
const components = (text: string | undefined, delimiter: string) => (text === undefined ? "" : delimiter + text);

/** A URI with an authority: schemes with rules, in either case, beside ports, IP literals and zone identifiers. */
export const authorityUri: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom("http", "HTTP", "https", "HTTPS", "ws", "WS", "wss", "WSS", "foo", "FOO"),
    userinfo: fc.constantFrom("", "u@", "u:p@", "U%41:@"),
    host: fc.constantFrom(
      "h",
      "EXAMPLE.com",
      "[2001:DB8::7]",
      "[::1]",
      "[1:0:0:2::3]",
      "[fe80::1%25eth0]",
      "[::FFFF:1.2.3.4]",
    ),
    port,
    path: join([...twice, "a", "a:b", "a@b@c", "B"], "/").map((path) => (path === "" ? "" : `/${path}`)),
    query,
    fragment: query,
  })
  .map((uri) => {
    const before = `${uri.scheme}://${uri.userinfo}${uri.host}${uri.port}${uri.path}`;
    return before + components(uri.query, "?") + components(uri.fragment, "#");
  });

/** A URN (RFC 8141 §2) without dot-segments: its NID has 2 to 32 characters, mostly 31 or 32. */
export const urn: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom("urn", "URN"),
    length: fc.constantFrom(2, 3, 30, 31, 32),
    nss: join(["a", "A", "/", ":", "-", "@", "%2F", "(", "."], "", 6).map((nss) => `x${nss}`),
    fragment: fc.option(join(["f", "F"], ""), { nil: undefined }),
  })
  .map(
    ({ scheme, length, nss, fragment }) =>
      `${scheme}:N${"-x".repeat(16).slice(0, length - 2)}D:${nss}${components(fragment, "#")}`,
  )
  .filter((text) => !/\/\.\.?(?=[/#]|$)/u.test(text));

/**
 * A mail (RFC 6068 §2) with recipients in its path and its header fields.
 *
 * @param names of header fields
 */
export function mail(names: readonly string[]): fc.Arbitrary<string> {
  const recipients = join(
    ["a@b", "A@EXAMPLE.org", "%22a%40b%22@c", "a%2Cb@c", "%41%42@c.d", "x@\u00E9.org", "\u00E9 \u00E9@b"],
    ",",
  );
  const to = recipients.map((text) => text || "a@b");
  const value = join(["x", "a%20b%20c", "%26%26", "a b c", "\u00E9\u00E9", "%c3%a9"], "").map((text) => text || "x");
  const field = fc
    .tuple(fc.constantFrom(...names), to, value)
    .map(([name, addresses, text]) => `${name}=${/^(?:to|%74o)$/i.test(name) ? addresses : text}`);
  return fc
    .record({ recipients, fields: fc.array(field, { maxLength: 3 }), fragment: fc.constantFrom("", "#", "#f") })
    .map(
      ({ recipients: path, fields, fragment }) =>
        `mailto:${path}${fields.length > 0 ? `?${fields.join("&")}` : ""}${fragment}`,
    );
}

/** A character that no URI begins or ends with. */
export const blank: fc.Arbitrary<string> = fc.nat({ max: 0x20 }).map((code) => String.fromCharCode(code));
