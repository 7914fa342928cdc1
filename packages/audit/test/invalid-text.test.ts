// URL Standard §4.4: what a browser repairs, and texts that people repair.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["not-a-uri-reference", "http://h/a b", [" "]],
  ["not-a-uri-reference", "/%4", ["%4"]],
  ["backslash", "http:\\\\h\\a?b\\c", ["\\\\", "\\"]],
  ["backslash", "a\\b#\\", ["\\"]],
  ["backslash", "http://h\\", ["\\"]],
  ["tab-or-newline", "a\t\r\nb\nc", ["\t\r\n", "\n"]],
  ["tab-or-newline", " \ta\tb\t ", ["\t"]],
  ["surrounding-space", " \t\0a\u001F ", [" \t\0", "\u001F "]],
  ["surrounding-space", "a ", [" "]],
  ["surrounding-space", " a", [" "]],
  ["surrounding-space", "  ", ["  "]],
  ["control-character", "\u007Fa", ["\u007F"]],
  ["control-character", "\u0001a\u0001b\u007F\u0085", ["\u0001", "\u007F", "\u0085"]],
  ["percent-u", "/%u002e%u00Ff%u00", ["%u002e", "%u00Ff"]],
  ["suffix-reference", "www.good.example/a", ["www.good.example"]],
  ["suffix-reference", "WWW.a-1.Xy", ["WWW.a-1.Xy"]],
  ["suffix-reference", "a.b-c.COM?x", ["a.b-c.COM"]],
  ["suffix-reference", "evil.dev#x", ["evil.dev"]],
  ["network-path", "//u@h:1/a", ["u@h:1"]],
])("%s in %j", (code, text, places) => {
  expect(placesOf(code, text)).toEqual(places);
});

it.each([
  ["not-a-uri-reference", ["a", "", "http://h/%20"]],
  ["backslash", ["a?\\", "a#\\", "a%5C"]],
  ["tab-or-newline", ["\ta\n", "a b", "a%09"]],
  ["surrounding-space", ["a", "a b", "", "\u00A0a"]],
  ["control-character", ["a\tb\nc\rd", " \u0001a", "a\u0001 ", "a%01", "\u00A0", "a b", "!~"]],
  ["percent-u", ["/%u002", "/%U002e", "/%25u002e", "/u002e", "/%u00ge"]],
  [
    "suffix-reference",
    ["a/www.good.example", "http://www.good.example", "//www.good.example", "www.good", "www..example"],
  ],
  [
    "suffix-reference",
    [
      "xwww.a.b1",
      "a.b",
      "com",
      ".com",
      "a.comx",
      "a.com.x1",
      "http:evil.com",
      "x:evil.com",
      "//h/evil.com",
      "a.b_c.com",
      "?www.good.example",
      "a b.com",
    ],
  ],
  ["network-path", ["/h", "http://h", "h", "?//h", "//", "//?h", "//#h"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it.each([
  ["backslash", "a\\b", "a browser takes the backslash for a slash"],
  ["backslash", "HTTPS:\\a\\b", "a browser takes the backslash for a slash"],
  ["backslash", "file:\\a", "a browser takes the backslash for a slash"],
  // The URL Standard §4.4 does so for special schemes only.
  ["backslash", "urn:a\\b", "some programs take the backslash for a slash"],
  ["backslash", "mailto:a\\b@c.example", "some programs take the backslash for a slash"],
  ["backslash", "D:\\a", "some programs take the backslash for a slash"],
  ["backslash", "httpx://a\\b", "some programs take the backslash for a slash"],
  ["tab-or-newline", "a\tb", "a browser removes tabs and line breaks"],
  ["surrounding-space", " a", "a browser removes spaces and control characters around the text"],
  ["surrounding-space", "a ", "a browser removes spaces and control characters around the text"],
  ["control-character", "a\u0001b", "`\\u{1}` is a control character"],
  ["percent-u", "%u0041", "`%u0041` is a character to some servers"],
  ["suffix-reference", "evil.com", "`evil.com` looks like a host, but is a path"],
  ["network-path", "//h", "the reference names a host, although it has no scheme"],
])("%s in %j: %s", (code, text, message) => {
  expect(messageOf(code, text)).toBe(message);
});

it.each(["com", "org", "net", "edu", "gov", "io", "dev", "info", "example"])(
  "a name in .%s looks like a host",
  (name) => {
    for (const end of ["", "/", ":80", "?a", "#a"]) {
      expect(placesOf("suffix-reference", `a.${name}${end}`)).toEqual(end === ":80" ? [] : [`a.${name}`]);
    }
  },
);

const a = (count: number): string => `${"a".repeat(count)}.`;

it("R-091 the name of a suffix reference ends where its label ends, however long it is", () => {
  for (const [length, name] of [
    [295, "company"],
    [294, "company"],
    [295, "com-pany.x1"],
    [290, "example2"],
    [2000, "company"],
  ] as const) {
    expect(placesOf("suffix-reference", `${a(length)}${name}/b`)).toEqual([]);
  }
  // No name has more than 255 characters.
  expect(placesOf("suffix-reference", `${a(251)}com/b`)).toEqual([`${a(251)}com`]);
  expect(placesOf("suffix-reference", `${a(252)}com/b`)).toEqual([]);
});
