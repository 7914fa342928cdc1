// RFC 3986 Appendix C, in the order of its sentences.

import { expect, test } from "vitest";
import { leftOutOf, onlyIn, urisIn } from "./found.ts";

const JIM = `Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.`;

test("R-156 the example text contains these URI references, and no others", () => {
  expect(urisIn(JIM)).toEqual([
    "http://www.w3.org/Addressing/",
    "ftp://foo.example.com/rfc/",
    "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
  ]);
});

test.for([
  ['within double-quotes "http://example.com/", angle brackets', "double-quotes"],
  ["angle brackets <http://example.com/>, or", "angle-brackets"],
  ["or just by using whitespace:\n\n   http://example.com/\n", "whitespace"],
  ["http://example.com/", "whitespace"],
  ["in apostrophes 'http://example.com/', as in programs", "single-quotes"],
] as const)("R-151 the wrappers do not form part of the URI: %s", ([text, delimiter]) => {
  const start = text.indexOf("http");
  const uri = "http://example.com/";
  const hit = onlyIn(text);
  expect(hit).toMatchObject({ text: uri, start, end: start + uri.length, delimiter, leftOut: [] });
  expect(String(hit.reference)).toBe(uri);
});

test.for([
  ["R-152 a line break", "<http://example.com/a\nb>"],
  ["R-152 the white space around it", "<http://example.com/a \t\r\n   b>"],
  ["R-152 line breaks in any place, the scheme included", "<ht\ntp:\r\n//exam\nple.com/\n\na\rb>"],
  ["R-155 line breaks at both ends", "<\n  http://example.com/ab\n>"],
  ["R-155 spaces at both ends", "<  http://example.com/ab >"],
] as const)("%s between angle brackets is ignored", ([, text]) => {
  const hit = onlyIn(text);
  expect(String(hit.reference)).toBe("http://example.com/ab");
  expect(hit.text).toBe(text.slice(hit.start, hit.end));
  expect(hit.text).toBe(text.slice(1, -1).trim());
  expect(hit.leftOut.map(({ start, end }) => text.slice(start, end))).toEqual(hit.text.match(/\s+/gu) ?? []);
  expect(hit.leftOut.every(({ reason }) => reason === "white-space")).toBe(true);
});

test("R-152 a URI with an IP-literal may be broken too", () => {
  expect(urisIn("<http://[::1]/a\nb>")).toEqual(["http://[::1]/ab"]);
});

test.for([
  ["a space alone is not a line break", "<http://example.com/a b>", "http://example.com/a"],
  ["nor is a line break in quotes", '"http://example.com/a\nb"', "http://example.com/a"],
  ["nor between white space", "http://example.com/a\nb", "http://example.com/a"],
] as const)("R-152 %s", ([, text, found]) => {
  expect(urisIn(text)).toEqual([found]);
});

test.for([
  ["<http://example.com/a-\n  b>", "http://example.com/a-b", "http://example.com/ab"],
  ["<http://example.com/a-\nb-\nc-d>", "http://example.com/a-b-c-d", "http://example.com/abc-d"],
  ["<http://exam-\nple.com>", "http://exam-ple.com", "http://example.com"],
  ["<http://example.com/a-b\nc>", "http://example.com/a-bc", undefined],
  ["<http://example.com/a-\n>", "http://example.com/a-", undefined],
] as const)("R-153 after a hyphen at the end of a line, both readings are given: %j", ([text, kept, without]) => {
  const { reference, withoutHyphen } = onlyIn(text);
  expect([String(reference), withoutHyphen?.toString()]).toEqual([kept, without]);
});

test.for([
  "<URL:http://example.com/>",
  "<URL: http://example.com/>",
  "<url:http://example.com/>",
  "< URL:\nhttp://example.com/>",
])('R-154 the prefix "URL:" is not part of the URI, with or without a trailing space: %j', (text) => {
  const hit = onlyIn(text);
  const start = text.indexOf("http");
  expect(hit).toMatchObject({ text: "http://example.com/", start, delimiter: "angle-brackets" });
  expect(hit.leftOut).toEqual([{ start: text.search(/url/iu), end: start, reason: "prefix" }]);
});

test.for([
  ["URL:http://example.com/", ["http://example.com/"]],
  ["URL: http://example.com/", ["http://example.com/"]],
  ["<URL:example>", ["URL:example"]],
  ["<URL:>", ["URL:"]],
  ["<URL: a/b>", []],
] as const)('R-154 "URL:" in %j', ([text, found]) => {
  expect(urisIn(text)).toEqual(found);
});

test("R-155 of a text that a user typed, delimiters and embedded white space are left out", () => {
  expect(urisIn(' "http://example.com/" ')).toEqual(["http://example.com/"]);
  expect(urisIn("  http://example.com/\n")).toEqual(["http://example.com/"]);
  expect(urisIn(" <URL: http://example.com/a\n\t b> ")).toEqual(["http://example.com/ab"]);
});

test("R-151 any URI is found between angle brackets, whatever its scheme", () => {
  const uris = ["a:", "note:b", "mailto:a@b", "urn:x", "z39.50r://host/", "x:?", "data:,", "foo:///", "http://"];
  expect(urisIn(uris.map((uri) => `<${uri}>`).join(""))).toEqual(uris);
});

test.for(["<a href=x>", "<p>", "</a:b>", "<1:2>", "<é:b>", "<a:b", "<a:b c:d>", "<a:%>", "<a:b\n", "<:>", "<a:b\0>"])(
  "R-151 there is no URI in %j",
  (text) => {
    expect(urisIn(text)).toEqual([]);
  },
);

test("R-166 the text is characters, whatever octets stood for them: offsets are UTF-16 code units", () => {
  const text = "\u{1F600} \u00FC <http://example.com/>";
  expect(onlyIn(text)).toMatchObject({ start: 6, end: 25 });
  expect(leftOutOf(text, onlyIn(text))).toEqual([]);
});
