// RFC 3987 §3.1: links with characters that no URI has.

import { expect, test } from "vitest";
import { UriSyntaxError, parse } from "@std66/core";
import { type OmittedIri, extractUris, extractUrisFrom, htmlLinks } from "../src/index.ts";
import { jsonUris } from "../src/json.ts";
import { leftOutOf, onlyIn } from "./found.ts";

const linkIn = (text: string, iris: boolean) => {
  const escaped = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [...htmlLinks(`<a href="${escaped}">`, "http://a.example/b/", { iris })][0]!;
};

/** By RFC 3987 §3.1 step 2, each octet of UTF-8 of each character that no URI has in its place. */
const rows = [
  ["é/é", "%C3%A9/%C3%A9"],
  ["\u{1F600}?\u{1F600}#\u{1F600}", "%F0%9F%98%80?%F0%9F%98%80#%F0%9F%98%80"],
  ["a b/c d?e f#g h", "a%20b/c%20d?e%20f#g%20h"],
  ["[a]?[b]#[c]", "%5Ba%5D?%5Bb%5D#%5Bc%5D"],
  ["a|b|c", "a%7Cb%7Cc"],
  ["{a}/{b}", "%7Ba%7D/%7Bb%7D"],
  ['<">^`', "%3C%22%3E%5E%60"],
  ["a%zz/%/%4", "a%25zz/%25/%254"],
  ["a%C3%A9é", "a%C3%A9%C3%A9"],
  ["#a#b#c", "#a%23b%23c"],
  ["http://é.example/é", "http://%C3%A9.example/%C3%A9"],
  ["//é@é.example/", "//%C3%A9@%C3%A9.example/"],
  ["http://[::1]/[", "http://[::1]/%5B"],
  ["mailto:é é@a.example", "mailto:%C3%A9%20%C3%A9@a.example"],
  ["?é:é", "?%C3%A9:%C3%A9"],
  // No drive.
  ["file:///CC|/C|/", "file:///CC%7C/C%7C/"],
  ["http:///C|/", "http:///C%7C/"],
] as const;

test.for(rows)("with iris, %j is %s", ([text, uri]) => {
  const link = linkIn(text, true);
  expect([link.text, String(link.reference), link.error]).toEqual([text, uri, undefined]);
  expect(linkIn(text, false).reference).toBeUndefined();
  expect(linkIn(text, false).error).toBeInstanceOf(UriSyntaxError);
  expect(linkIn(text, false)).toMatchObject({ encoded: parse(uri) });
});

test("with iris, a URI-reference stays as it is, and each is resolved", () => {
  for (const text of ["a%2fb", "//h/%e9", "", "?a", "#", "http://h:80"]) {
    expect(String(linkIn(text, true).reference)).toBe(text);
  }
  expect(String(linkIn("é/../ä", true).resolved)).toBe("http://a.example/b/%C3%A4");
});

test.for([
  ["é\\é", 1, "pchar"],
  ["é é\tb", 3, "pchar"],
  ["é\u007F", 1, "pchar"],
  ["é\uD800", 1, "pchar"],
  ["é:b", 1, "path-noscheme"],
  ["http://é é/", 8, "reg-name"],
  ["http://é<é>/", 8, "reg-name"],
  ["http://é:é/", 9, "port"],
  ["http://[é]/", 8, "ipv6-address"],
  // RFC 8089 appendix E.2.2: the "|" means ":".
  ["file:///C|/é", 9, "pchar"],
  ["FILE:/c|", 7, "pchar"],
] as const)(
  "with iris, %j is an error at %i: browsers read it as something else, or not at all",
  ([text, offset, code]) => {
    const { error, reference } = linkIn(text, true);
    expect(reference).toBeUndefined();
    expect([error?.offset, error?.input]).toEqual([offset, text]);
    expect(error?.code).toBe(code);
    expect(linkIn(text, false)).toMatchObject({ reference: undefined, encoded: undefined });
  },
);

// RFC 3987 §2.2: neither `ucschar` nor, outside of a query, `iprivate`.
test.for([
  ["a\uFFFDb\uFFFD", 1],
  ["http://a\uFFFDb\uFFFD/", 8],
  ["é?é\uFFFD#é\uFFFD", 3],
  ["é#\u0080\u009F", 2],
  ["\uE000\uE000?\uE000", 0],
  ["é?\u{F0000}#\u{F0000}\u{10FFFD}", 5],
  ["é\uFDD0\uFDEF", 1],
  ["é?\uFFFE\u{1FFFE}", 2],
  ["é\uFFF0\u{E0001}", 1],
] as const)("with iris, %j has a character that no IRI has there, at %i", ([text, offset]) => {
  expect(linkIn(text, true)).toMatchObject({ text, reference: undefined, error: { offset } });
  expect(linkIn(text, false)).toMatchObject({ reference: undefined, encoded: undefined });
  const json = JSON.stringify([`http://h/${text}`, "http://h/"]);
  expect([...jsonUris(json, { iris: true })].map(({ pointer }) => pointer)).toEqual(["/1"]);
});

test("with iris, private characters are encoded in a query", () => {
  // RFC 3987 §2.2, iprivate, in UTF-8: its first and last characters.
  const text = "a?\uE000\uF8FF\u{F0000}\u{FFFFD}\u{100000}\u{10FFFD}?\uE000#b";
  const uri = "a?%EE%80%80%EF%A3%BF%F3%B0%80%80%F3%BF%BF%BD%F4%80%80%80%F4%8F%BF%BD?%EE%80%80#b";
  expect(String(linkIn(text, true).reference)).toBe(uri);
  const [found] = jsonUris(JSON.stringify(`http://h/${text}`), { iris: true });
  expect(String(found?.reference)).toBe(`http://h/${uri}`);
});

test("with iris, the first and the last of ucschar are encoded", () => {
  const text = "\u00A0\uD7FF\uF900\uFDCF\uFDF0\uFFEF\u{10000}\u{1FFFD}\u{E1000}\u{EFFFD}";
  const uri = "%C2%A0%ED%9F%BF%EF%A4%80%EF%B7%8F%EF%B7%B0%EF%BF%AF%F0%90%80%80%F0%9F%BF%BD%F3%A1%80%80%F3%AF%BF%BD";
  expect(String(linkIn(text, true).reference)).toBe(uri);
});

test.for([false, true])("a URI in text that goes on with U+FFFD is reported, with iris: %s", (iris) => {
  const text = 'a http://b/\uFFFDc\uFFFD http://d\uFFFDe\uFFFD/ \uFFFD http://f/ "http://g/\uFFFD" http://h.\uFFFD';
  const seen: unknown[] = [];
  const omitted = ({ start, text: written, uri }: OmittedIri): void => {
    seen.push([start, written, uri && String(uri)]);
  };
  const found = [...extractUris(text, { iris, omitted })];
  expect(found.map(({ reference }) => String(reference))).toEqual(["http://b/", "http://f/", "http://g/"]);
  expect(leftOutOf(text, found[0]!)).toEqual(["not-allowed \uFFFD"]);
  expect(seen).toEqual([
    [2, "http://b/\uFFFD", "http://b/"],
    [15, "http://d\uFFFD", undefined],
    [41, "http://g/\uFFFD", "http://g/"],
    [53, "http://h.\uFFFD", undefined],
  ]);
});

test.for([
  ["see http://a.example/é/é, or", "http://a.example/é/é", "http://a.example/%C3%A9/%C3%A9"],
  ["http://exämple.example/ä", "http://exämple.example/ä", "http://ex%C3%A4mple.example/%C3%A4"],
  [
    "http://a.example/?\u{1F600}=ß#\u{20000}",
    "http://a.example/?\u{1F600}=ß#\u{20000}",
    "http://a.example/?%F0%9F%98%80=%C3%9F#%F0%A0%80%80",
  ],
  ["<http://a.example/é\n é>", "http://a.example/é\n é", "http://a.example/%C3%A9%C3%A9"],
  ["<URL:urn:é:é>", "urn:é:é", "urn:%C3%A9:%C3%A9"],
  ["'http://é/(é)'", "http://é/(é)", "http://%C3%A9/(%C3%A9)"],
  ["„http://a.example/ä“ http", "http://a.example/ä", "http://a.example/%C3%A4"],
  ["「http://例え.jp/例え」", "http://例え.jp/例え", "http://%E4%BE%8B%E3%81%88.jp/%E4%BE%8B%E3%81%88"],
  ["http://例え.jp/a、http", "http://例え.jp/a", "http://%E4%BE%8B%E3%81%88.jp/a"],
  ["http://a.example/ä…", "http://a.example/ä", "http://a.example/%C3%A4"],
  ["http://a.example/ä——", "http://a.example/ä", "http://a.example/%C3%A4"],
  ["http://a.example/a–b–c x", "http://a.example/a–b–c", "http://a.example/a%E2%80%93b%E2%80%93c"],
  ["http://a.example/ä\u00A0x", "http://a.example/ä", "http://a.example/%C3%A4"],
  ["http://a.example/ä\u200Ex", "http://a.example/ä", "http://a.example/%C3%A4"],
  [
    "http://a.example/\u0646\u200C\u0647",
    "http://a.example/\u0646\u200C\u0647",
    "http://a.example/%D9%86%E2%80%8C%D9%87",
  ],
  ["http://a.example/a\uE000", "http://a.example/a", "http://a.example/a"],
  ["http://a.example/a\uFFFE", "http://a.example/a", "http://a.example/a"],
  ["www.a.example/ä", "www.a.example/ä", "http://www.a.example/%C3%A4"],
] as const)("with iris, running text %j has %s", ([text, iri, uri]) => {
  const found = onlyIn(text, { iris: true, www: "http" });
  expect([found.text, String(found.reference)]).toEqual([iri, uri]);
  expect(text.slice(found.start, found.end)).toBe(iri);
});

test("with iris, an authority that no IRI has is not cut short", () => {
  expect([...extractUris("http://ä{b}/ http://ä.<b>/", { iris: true })]).toEqual([]);
});

test("with iris, the pieces of a text may end in the middle of a character", async () => {
  const text = "http://a.example/\u{1F600}\u{1F600}é, http://é.example";
  const found: string[] = [];
  for await (const { text: iri } of extractUrisFrom(text.split(""), { iris: true })) found.push(iri);
  expect(found).toEqual(["http://a.example/\u{1F600}\u{1F600}é", "http://é.example"]);
});

test("without iris, each URI that is not given is reported, and each that ends early", async () => {
  const text = "a http://exämple.com/ä\n <https://ö.b/> and http://c/ä/ http://{d}/";
  const places: OmittedIri[] = [];
  const omitted = (place: OmittedIri): void => void places.push(place);
  const [cut, ...others] = extractUris(text, { omitted, positions: true });
  expect(others).toEqual([]);
  expect(leftOutOf(text, cut!)).toEqual(["not-allowed ä"]);
  expect(places).toEqual([
    { start: 2, end: 11, text: "http://exä", line: 1, column: 3, uri: undefined },
    { start: 25, end: 33, text: "https://ö", line: 2, column: 3, uri: undefined },
    { start: 43, end: 52, text: "http://c/ä", line: 2, column: 21, uri: cut!.reference },
    { start: 55, end: 62, text: "http://{", line: 2, column: 33, uri: undefined, reason: "host" },
  ]);
  const inPieces: OmittedIri[] = [];
  for await (const _ of extractUrisFrom(text.split(""), { omitted: (place) => inPieces.push(place) }));
  expect(inPieces).toEqual([
    { start: 2, end: 11, text: "http://exä", uri: undefined },
    { start: 25, end: 33, text: "https://ö", uri: undefined },
    { start: 43, end: 52, text: "http://c/ä", uri: cut!.reference },
    { start: 55, end: 62, text: "http://{", uri: undefined, reason: "host" },
  ]);
  places.length = 0;
  expect([...extractUris(text, { omitted, iris: true })]).toHaveLength(3);
  expect(places.map((place) => place.text)).toEqual(["http://{"]);
});

test("with iris, strings of JSON may be IRIs, but have no blanks", () => {
  const json = '["http://é/é", "http://a/", "note: é", "é"]';
  const shown = (iris: boolean) =>
    [...jsonUris(json, { iris })].map(({ text, reference }) => [text, String(reference)]);
  expect(shown(true)).toEqual([
    ["http://é/é", "http://%C3%A9/%C3%A9"],
    ["http://a/", "http://a/"],
  ]);
  expect(shown(false)).toEqual([["http://a/", "http://a/"]]);
  expect(['["urn:a"]'].map(jsonUris as (json: string) => Iterable<unknown>).map((uris) => [...uris])).toHaveLength(1);
});

test.for([
  [() => extractUris("", { iris: 1 } as never), "extractUris: options.iris must be a boolean, not 1"],
  [() => extractUris("", { omitted: 1 } as never), "extractUris: options.omitted must be a function, not 1"],
  [() => jsonUris("1", { iris: 1 } as never), "jsonUris: options.iris must be a boolean, not 1"],
] as const)("other values are refused: %s", ([call, message]) => {
  expect(call).toThrow(new TypeError(message));
});

test.for([
  ["see mailto:é@x.example and mailto:a@é.example", ["mailto:é", "mailto:a@é"]],
  ["urn:isbn:é, data:,é", ["urn:isbn:é", "data:,é"]],
  ["<foo:é> <foo:bar/é>", ["foo:é", "foo:bar/é"]],
  ["<http://a.example—> http://\u{1F600}/", ["http://a.example—", "http://\u{1F600}"]],
  ["tel:+1é <tel:é>", ["tel:+1é", "tel:é"]],
] as const)("of %j, what `iris` would find is reported as IRIs", ([text, places]) => {
  const omitted: OmittedIri[] = [];
  for (const _ of extractUris(text, { omitted: (place) => void omitted.push(place) }));
  expect(omitted.map((place) => place.text)).toEqual(places);
  expect(omitted.every(({ reason }) => reason === undefined)).toBe(true);
});

test.for(["note:é mailto:é", "urn:é:a <note: é>", "urn:isbn:“x” tel:é", "data: é, file: é"])(
  "of %j nothing is reported, which has no IRI either",
  (text) => {
    const omitted: OmittedIri[] = [];
    for (const _ of extractUris(text, { omitted: (place) => void omitted.push(place) }));
    expect(omitted).toEqual([]);
  },
);

test.for([
  "<foo:é> <foo:bar/é> <URL: foo:é>",
  "<http://a.example—> <https://a.exam\nple/é b>",
  `${"x ".repeat(3000)}<https://a.exam\nple\u2063b/> <foo:é> <https://a.example/b\nc|d>`,
])("the same is reported in pieces, wherever the text is cut: %j", async (text) => {
  const whole: unknown[] = [];
  for (const hit of extractUris(text, { omitted: (place) => void whole.push(place) })) whole.push(hit);
  expect(whole.length).toBeGreaterThan(1);
  for (let at = Math.max(0, text.length - 70); at <= text.length; at++) {
    const parts: unknown[] = [];
    const options = { omitted: (place: OmittedIri) => void parts.push(place) };
    for await (const hit of extractUrisFrom([text.slice(0, at), text.slice(at)], options)) parts.push(hit);
    expect(parts).toEqual(whole);
  }
});
