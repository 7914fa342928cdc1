// The advice of every diagnostic. A near miss gets different advice or none, since wrong advice is worse than none.

import { describe, expect, it } from "vitest";
import { explain } from "../src/faults/explain.ts";
import { UriSyntaxError, build, diagnose, diagnoseAs, parse, percentDecode, percentEncode, uri } from "../src/index.ts";
import { syntaxErrorOf } from "./thrown.ts";

const of = (text: string): ReturnType<typeof explain> => explain(diagnose(text) as UriSyntaxError);

const PERCENT = "write `%25` for a literal percent sign";
const RELATIVE = "begin a relative path with `./` (RFC 3986, section 4.2)";
const SCHEME = "a scheme has only letters, digits, `+`, `-` and `.`, and begins with a letter (RFC 3986, section 3.1)";
const HOST_AND_PORT = "write `http://`, or the intended scheme, before a host and port";
const RESOLVE = "resolve a relative reference first";
const CLOSE = "write `]` after the address";
const END = "only `:` and a port may follow `]`";
const NO_ZONE = "remove the zone identifier: it has meaning only on one machine";
const NO_BRACKETS = "write an IPv4 address without brackets";
const BRACKETS = "write an IPv6 address in brackets, as in `http://[::1]/`";
const BRACKETS_NO_ZONE = "write an IPv6 address in brackets and without its zone identifier, as in `http://[::1]/`";
const HTML = "decode the HTML first: `&#` begins a character reference";
const ASCII_FORM = "write an internationalized domain name in its ASCII form (`xn--…`)";
const DELIMITERS = "remove the delimiters around the reference";
const BLANK_END = "remove the trailing whitespace";
const BLANK_FRONT = "remove the leading whitespace";
const windows = (drive: string): string =>
  `write \`file:///${drive}:/…\` for a Windows path, with \`/\` between its segments`;
const BACKSLASH = "write `/` between segments, or `%5C` for a literal backslash";
const LITERAL_BACKSLASH = "write `%5C` for a literal backslash";
const brace = (triplet: string): string => `write \`${triplet}\` for a literal brace; expand a URI Template first`;

describe.each<[about: string, rows: readonly (readonly [text: string, help: string | undefined])[]]>([
  [
    "a malformed triplet",
    [
      ["/100%", PERCENT],
      ["#%zz", PERCENT],
      ["//h%4/", PERCENT],
    ],
  ],
  [
    "a `:` in the first segment",
    [
      [":a", RELATIVE],
      ["1:a", RELATIVE],
      ["a_b:c", RELATIVE],
      ["127.0.0.1:8080/a", HOST_AND_PORT],
      ["127.0.0.10:8080/a", HOST_AND_PORT],
      // Not a host of digits and dots, or not a port.
      ["127.0.0.1:a", RELATIVE],
      ["127.0.0.1:/80", RELATIVE],
      ["127.0.0.1:", RELATIVE],
      ["10:30", RELATIVE],
      ["1.2.3:4", RELATIVE],
      ["1.2.3.4.5:6", RELATIVE],
      ["1..2.3:4", RELATIVE],
      ["1a:80", RELATIVE],
      ["_a1:80", RELATIVE],
      ["a_:80", RELATIVE],
      [":80", RELATIVE],
      ["git@example.com:a/b.git", "write `ssh://git@example.com/…` for a path on another machine"],
      ["a-b_c.d@e-f_g.h:80", "write `ssh://a-b_c.d@e-f_g.h/…` for a path on another machine"],
      // A user or a host with other characters, or empty.
      ["~a@h:b", RELATIVE],
      ["a@b@c:d", RELATIVE],
      ["a@h,i:b", RELATIVE],
      ["@h:a", RELATIVE],
      ["a@:b", RELATIVE],
      ["(http://h/", "remove the leading `(`"],
      ["'s://h)", "remove the leading `'`"],
      ["(s://h(", "remove the leading `(`"],
      ["(http://h/)", DELIMITERS],
      ["'s://h'", DELIMITERS],
      ["*s://h*", DELIMITERS],
      // What is left would be no scheme, or no reference that the text shows.
      ["1,http://h/", SCHEME],
      ["1http://h/1", SCHEME],
      ["(ht_tp://h/)", SCHEME],
      ["(://h/)", SCHEME],
      ["(a:b)", RELATIVE],
      ["(a:/b//)", RELATIVE],
      ["ht_tp://h/", SCHEME],
    ],
  ],
  [
    "an authority",
    [
      ["//a@b@c", "write `%40` for an `@` in the userinfo"],
      ["//a|b@c", "write `%7C`"],
      ["//a b@c", "write `%20`"],
      ["//a\\b@c", LITERAL_BACKSLASH],
      ["//{a}@c", brace("%7B")],
    ],
  ],
  [
    "an IP literal",
    [
      ["//[fe80::1%25eth0]", NO_ZONE],
      ["//[fe80::1%eth0]", NO_ZONE],
      ["//[::ffff:1.2.3.4%25eth0]:80/", NO_ZONE],
      // Triplets instead of colons, or after an IPv4 address.
      ["//[%3A%3A1]", undefined],
      ["//a:b@[%3A%3A1]", undefined],
      ["//[1.2.3.4%25eth0]", undefined],
      ["//[1::2::3]", undefined],
      ["//[1:2]", undefined],
      ["//[1:2:3:4:5:6:7:8:9]", undefined],
      ["//[]", undefined],
      ["//[g]", undefined],
      ["//[1.2.3.4]", NO_BRACKETS],
      ["//[127.0.0.1]:80/", NO_BRACKETS],
      ["//[1.2]", undefined],
      ["//[1.2.3.4.5]", undefined],
      ["//[1234.2.3.4]", undefined],
      ["//[1.2.3.4567]", undefined],
      ["//[999.1.1.1]", undefined],
      ["//[1.2.3.4", undefined],
      // An IPv4 address at the end of an IPv6 address.
      ["//[1:2:3.4.5.6]", undefined],
      ["//[::1.2.3.256]", undefined],
      ["//[::1.2.3.4.5]", undefined],
      ["//[::1.2.3.a]", undefined],
      ["//[12345::]", undefined],
      ["//[::1", CLOSE],
      ["//a:b@[::1/c", CLOSE],
      ["//[::1:8080", CLOSE],
      ["//[v1.a", CLOSE],
      ["//[1:2", CLOSE],
      ["//[", CLOSE],
      ["//[::1]8080", "write `:` before the port"],
      ["//[::1]80?a", "write `:` before the port"],
      ["//[::1]80x", END],
      ["//[::1]x", END],
      ["//[::1]\t\n", BLANK_END],
      ["//[::1 ", undefined],
      ["//[1.2.3.4 ", undefined],
      ["//[v1. ", undefined],
      ["//[::1] :80", END],
      // A fault at the end of the text, or in an IPvFuture.
      ["//[::", CLOSE],
      ["//[v1.]", undefined],
      ["//[v1.%41]", undefined],
    ],
  ],
  [
    "an IPv6 address alone",
    [
      ["::1", BRACKETS],
      ["2001:db8::1", BRACKETS],
      ["2001:db8::1/64", BRACKETS],
      ["2001:db8:0:0:10:20:30:40", BRACKETS],
      ["::ffff:1.2.3.4", BRACKETS],
      ["2001:db8::1%eth0", BRACKETS_NO_ZONE],
      ["::1%25eth0", BRACKETS_NO_ZONE],
      ["fe80::1%eth0", BRACKETS_NO_ZONE],
      ["fe80::1%eth0/x", BRACKETS_NO_ZONE],
      ["fe80::1%eth0?x=%25", BRACKETS_NO_ZONE],
      // Neither "::" nor eight groups, or other text.
      ["12:30", RELATIVE],
      ["12:30:45", RELATIVE],
      ["1:2:3:4:5:6:7", RELATIVE],
      ["::before", RELATIVE],
      ["1::2x", RELATIVE],
      ["1:2/::3", RELATIVE],
      ["fe80:1%eth0", "write `%25` for a literal percent sign"],
      ["fe80::x%eth0", "write `%25` for a literal percent sign"],
      ["/fe80::1%eth0", "write `%25` for a literal percent sign"],
      ["fe80::1/100%", "write `%25` for a literal percent sign"],
    ],
  ],
  [
    "a port",
    [
      ["http://::1/", BRACKETS],
      ["//::ffff:1.2.3.4?q", BRACKETS],
      ["//fe80::1%25eth0/", BRACKETS_NO_ZONE],
      ["//fe80::1%eth0", BRACKETS_NO_ZONE],
      ["//h:8a%::1", undefined],
      ["//2001:DB8::7", BRACKETS],
      ["//2001:db8:0:0:10:20:30:40/a", BRACKETS],
      // Too few groups, or other text among the groups.
      ["//1:2:3:4:5:6:7", undefined],
      ["//a:b", undefined],
      ["//cafe:bad/", undefined],
      ["//host::80", undefined],
      ["//::host", undefined],
      ["//::1x", undefined],
      ["//u@::1", undefined],
      ["//h:8a/1::2", undefined],
      ["//h:8a?1::2", undefined],
      ["//h:80 ", BLANK_END],
      ["//h:80 /", "remove the whitespace"],
    ],
  ],
  [
    "a host",
    [
      ["//é.example/", ASCII_FORM],
      ["//www.日本/", ASCII_FORM],
      ["//e\u0301.example/", ASCII_FORM],
      ["//\uFF11.example/", ASCII_FORM],
      ["//\u{20000}.example/", ASCII_FORM],
      // Neither a letter nor a digit, so not a domain name in any form.
      ["//“h”/", undefined],
      ["//\u{1F600}.example/", undefined],
      ["//\u200B/", undefined],
      ["//\uD800/", undefined],
      ["//a|b/", undefined],
      ["//a b/", undefined],
      ["// h/", undefined],
      ["//h /", undefined],
      ["//h ", BLANK_END],
      ["//h\u00A0\n", BLANK_END],
    ],
  ],
  [
    "a `#` in a fragment",
    [
      ["/a&#38;b&#39;c", HTML],
      ["#a&#x26;", HTML],
      ["#a#b", "write `%23`"],
      ["#a&b#c", "write `%23`"],
      ["#a#&b", "write `%23`"],
      ['#&"', "write `%22`"],
    ],
  ],
  [
    "whitespace",
    [
      [" http://h/", BLANK_FRONT],
      ["\uFEFFhttp://h/", BLANK_FRONT],
      ["\thttp://h/", BLANK_FRONT],
      ["http://h/ ", BLANK_END],
      ["http://h/?q\r\n", BLANK_END],
      ["http://h/#f \u3000\n", BLANK_END],
      ["/a b", "write `%20`"],
      ["a b", "write `%20`"],
      ["a b/c:d", "write `%20`"],
      ["a:b c:d", "write `%20`"],
      ["?a b:c", "write `%20`"],
      ["a b:c", undefined],
      ["ht tp://x y", undefined],
      ["{a}://b", "expand a URI Template first"],
      ["{a}/b:c", brace("%7B")],
      ["/a b ", "write `%20`"],
      ["/a  b", "write `%20`"],
      ["/a\tb\t", "write `%09`"],
      ["/a\uFEFFb", "write `%EF%BB%BF`"],
      // Invisible, but not whitespace.
      ["/\u200B", "write `%E2%80%8B`"],
    ],
  ],
  [
    "a character that is not a pchar",
    [
      ["/a|b", "write `%7C`"],
      ["|", "write `%7C`"],
      ["?[", "write `%5B`"],
      ["/é", "write `%C3%A9`"],
      ["/\u{1F600}", "write `%F0%9F%98%80`"],
      ["<http://h/>", DELIMITERS],
      ['"http://h/"', DELIMITERS],
      ["/a<b>", "write `%3C`"],
      ['/a"b"', "write `%22`"],
      [">a", "write `%3E`"],
      ["C:\\a", windows("C")],
      ["d:\\", windows("d")],
      ["ab:\\c", BACKSLASH],
      ["s:a\\b", BACKSLASH],
      ["1\\b", BACKSLASH],
      ["\\\\h\\a", "write `file://h/…` for a Windows path, with `/` between its segments"],
      ["s:?\\", LITERAL_BACKSLASH],
      ["/{id}", brace("%7B")],
      ["?id}", brace("%7D")],
      // No octets, or octets that are lost, so no triplets represent it.
      ["/\uD800", undefined],
      ["/\uDC00a", undefined],
      ["/\uFFFD", undefined],
    ],
  ],
])("the help for %s", (_, rows) => {
  it.each(rows)("the help of %j is %j", (text, help) => {
    expect(of(text).help).toBe(help);
  });
});

it("a fault that no other spelling repairs has no help", () => {
  for (const run of [
    () => build({ scheme: "1a" }),
    () => build({ host: "h", path: "a" }),
    () => build({ path: "//a" }),
    () => uri`${""}/a`,
    () => uri`/${".."}/a`,
    () => percentDecode("%FF"),
    () => percentEncode("\uD800", "path"),
  ]) {
    expect(explain(syntaxErrorOf(run)).help).toBeUndefined();
  }
});

describe("labels", () => {
  it.each([
    ["//[fe80::1%25eth0]", "a zone identifier"],
    ["//[fe80::12%25eth0]", "a zone identifier"],
    ["//[1::2::3]", "a second `::`"],
    ["//[1::2:3::4]", "a second `::`"],
    ["//[1:::2]", "a second `::`"],
    ["//[:1]", "an address begins with a group or with `::`"],
    ["//[]", "an address begins with a group or with `::`"],
    ["//[%3A%3A1]", "found `%`"],
    ["//[1:2:3:4:5:6:7:8:9]", "a ninth group"],
    ["//[1:2:3:4:5:6:7::8]", "a ninth group"],
    ["//[1:2:3]", "fewer than eight groups, and no `::`"],
    ["//[1::2:]", "found `]`"],
    ["//[1:g]", "found `g`"],
    ["//[]:80", "an address begins with a group or with `::`"],
    // For other codes the reason states the cause.
    ["//[12345::]", "found `5`"],
    ["//[::1.2.3.256]", "found `6`"],
    ["//[v1.%41]", "found `%`"],
    ["//h:8a", "found `a`"],
    ["//h#[a]", "found `[`"],
  ])("the label of %j names the cause, or the character found: %s", (text, label) => {
    expect(of(text).label).toBe(label);
  });

  it.each([
    ["/%zz", "found `%z`"],
    ["/%", "found `%`"],
    ["/a|", "found `|`"],
    ["/\u{1F600}", "found `\u{1F600}`"],
    // Two code units and invisible, so it is shown by its number like any other invisible character.
    ["/\u{E0001}", "found U+E0001"],
    ["/\0", "found U+0000 (a NUL)"],
    ["/a\tb", "found U+0009 (a tab)"],
    ["/a\nb", "found U+000A (a line feed)"],
    ["/a\rb", "found U+000D (a carriage return)"],
    ["/a\u00A0b", "found U+00A0 (a no-break space)"],
    ["/a\u200Bb", "found U+200B (a zero-width space)"],
    ["/a\uFEFFb", "found U+FEFF (a byte order mark)"],
    ["/a b", "found a space"],
    ["//[", "found the end"],
    ["/\x01", "found U+0001"],
  ])("the label of %j is %s", (text, label) => {
    expect(of(text).label).toBe(label);
  });

  it("the label is that of the frame, if more than one character is at fault", () => {
    expect(explain(syntaxErrorOf(() => parse("/%C"))).label).toBe("found `%C`");
    expect(explain(syntaxErrorOf(() => uri`/${".."}/a`)).label).toBe("found `..`");
  });

  it("the label reveals nothing of a password, nor does the help", () => {
    for (const userinfo of ["u:a%zb", "u:a%", "u:|", "u:a b", "u:\u{1F600}", "u:/"]) {
      expect(explain(syntaxErrorOf(() => build({ userinfo, host: "h" })))).toMatchObject({
        before: "u:",
        marked: "***",
        after: "",
        label: "found a character of a possible password",
        help: "percent-encode all but letters, digits and `-._~` in a password",
      });
    }
  });

  it.each([
    [":a", "no scheme before it"],
    ["1:a", "`1` is not a scheme: it does not begin with a letter"],
    ["1_:a", "`1_` is not a scheme: it does not begin with a letter"],
    ["a_b:c", "`a_b` is not a scheme: `_` is not allowed in a scheme"],
    [`1${"a".repeat(19)}:`, `\`1${"a".repeat(19)}\` is not a scheme: it does not begin with a letter`],
    [`1${"a".repeat(20)}:`, "the text before it is not a scheme: it does not begin with a letter"],
    [`${"a".repeat(20)}~:`, "the text before it is not a scheme: `~` is not allowed in a scheme"],
  ])("the label of %j explains why the text is not a scheme: %s", (text, label) => {
    expect(of(text).label).toBe(label);
  });
});

/** A fault and its explanation, regardless of the case of letters. */
const shown = (input: string): unknown => {
  const { code, offset, length, component, expected } = syntaxErrorOf(() => parse(input));
  const { reason, label, rule, help } = explain(syntaxErrorOf(() => parse(input)));
  return [code, offset, length, component, expected, rule, `${reason} ${label} ${help}`.toLowerCase()];
};

it.each([
  "//[vaf.",
  "//[vaf]",
  "//[vaf.a|]",
  "//[vaf.b%41]",
  "//[vg.a]",
  "//[abcde::]",
  "//[a:b:c:d:e:f:a:b:c]",
  "//[a:b:c:d:e:f:a:b:]",
  "//[a::b::c]",
  "//[fe80::a%25en0]",
  "//[a:b",
  "//[::ffff:1.2.3.a]",
  "//fe80::a:b/",
  "//a:b:c:d:e:f:a:bcd/",
  "c:\\a",
  "a+b.c-d e",
  "a_b:c",
  "x@y.z:a/b|",
  "(ab://c)",
  "/%a",
  "/%ag",
  "//a%fg",
  "?[a]",
  "#a#b",
])("R-013 the case of letters does not affect the fault: %s", (text) => {
  expect(shown(text.toUpperCase())).toEqual(shown(text));
});

function advice(text: string, production: "uri" | "absolute-uri" | "relative-ref" | "http-uri"): string | undefined {
  return explain(diagnoseAs(text, production) as UriSyntaxError).help;
}

it("a relative reference is resolved, where a URI is asked for", () => {
  expect([advice("/a", "uri"), advice("a", "absolute-uri")]).toEqual([RESOLVE, RESOLVE]);
  expect([advice("a:#", "absolute-uri"), advice("a:", "relative-ref")]).toEqual([undefined, undefined]);
});

it("where an http URI is asked for, a text without a scheme may be a reference or begin with a host", () => {
  const HOST = "resolve a relative reference first, and write `http://` or `https://` before a host";
  for (const text of ["example.com", "/a", "//h/", ""]) expect([text, advice(text, "http-uri")]).toEqual([text, HOST]);
  // Another scheme may be meant, another host than the first one be seen, and what is an authority is not certain.
  for (const text of ["ftp://h/", "http:/h/", "http:h", "http:///h", "http://u@h/", "https://u:p@h/"]) {
    expect([text, advice(text, "http-uri")]).toEqual([text, undefined]);
  }
});

it("a message, a label and a frame contain no control character, even if the text does", () => {
  for (const text of ["/a\n\n|b\r\u2028\u202E\u200B", "http://h/\u0007\u0007 \u001B[31m", "//u:p\n\n@h|\n\n"]) {
    const error = syntaxErrorOf(() => parse(text));
    for (const line of [error.message, ...error.frame.split("\n"), ...Object.values(explain(error))]) {
      expect(`${line}`).not.toMatch(/\p{C}|\p{Zl}/u);
    }
    expect(error.frame.split("\n")).toHaveLength(2);
  }
});
