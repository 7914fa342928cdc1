import { UriReference } from "@std66/core";
import { expect, test } from "vitest";
import { type ExtractOptions, extractUris, extractUrisFrom } from "../src/index.ts";
import { onlyIn, urisIn } from "./found.ts";

test("schemes: only these are found, in any case, with or without //", () => {
  const text = 'http://a/ HTTPS://b/ <x:y> "urn:z" urn:z note:c foo:d.';
  expect(urisIn(text, { schemes: ["https", "URN"] })).toEqual(["HTTPS://b/", "urn:z", "urn:z"]);
  expect(urisIn(text, { schemes: new Set(["note", "foo"]) })).toEqual(["note:c", "foo:d"]);
  expect(urisIn(text, { schemes: [] })).toEqual([]);
  expect(urisIn("<X:a\nb>", { schemes: ["x"] })).toEqual(["X:ab"]);
  expect(urisIn("a:b a://b", { schemes: ["a"] })).toEqual(["a:b", "a://b"]);
});

test("without: these are not found, in any case, nor what stands within one of them", () => {
  const text = "http://a/?b=https://c/ HTTPS://d/ <mailto:e@f> urn:gg:h MAILTO:i@j?k=http://l/";
  expect(urisIn(text, { without: ["http", "MAILTO"] })).toEqual(["HTTPS://d/", "urn:gg:h"]);
  expect(urisIn(text, { without: ["https", "urn"], schemes: ["urn", "mailto"] })).toEqual([
    "mailto:e@f",
    "MAILTO:i@j?k=http://l/",
  ]);
  expect(urisIn("www.a.example http://b/", { www: "https", without: ["https"] })).toEqual(["http://b/"]);
  expect(urisIn("constructor://a/ http://b/", { without: ["constructor"] })).toEqual(["http://b/"]);
  expect(urisIn("http://a/", { without: [] })).toEqual(["http://a/"]);
});

test("without: nothing of them is reported", () => {
  const omitted: string[] = [];
  const text = "http://a\u2063b/ https://c\u2063d/ www.e\u2063f/";
  const options = {
    www: "http",
    without: ["http"],
    omitted: (place: { text: string }) => void omitted.push(place.text),
  };
  expect(urisIn(text, options)).toEqual([]);
  expect(omitted).toEqual(["https://c\u2063"]);
});

test("schemes: names of Object.prototype are schemes like any other", () => {
  expect(urisIn("constructor:a")).toEqual([]);
  expect(urisIn("constructor:a", { schemes: ["constructor"] })).toEqual(["constructor:a"]);
  expect(urisIn("<constructor:a> constructor://b/")).toEqual(["constructor:a", "constructor://b/"]);
});

test.for([
  ["www.a.example/b", "https://www.a.example/b"],
  ["see (www.a.example).", "https://www.a.example"],
  ["<www.a.example>", "https://www.a.example"],
  ['"www.a.example/b."', "https://www.a.example/b."],
  ["WWW.A.EXAMPLE:80?b", "https://WWW.A.EXAMPLE:80?b"],
  ["请看www.a.example。", "https://www.a.example"],
] as const)("R-151 www: %j is found when asked for (RFC 3986 §4.5)", ([text, reference]) => {
  const hit = onlyIn(text, { www: "https" });
  expect(String(hit.reference)).toBe(reference);
  expect(hit.text).toBe(reference.slice("https://".length));
  expect(text.slice(hit.start, hit.end)).toBe(hit.text);
  expect(urisIn(text)).toEqual([]);
});

test.for([
  "a@www.b.example",
  "a/www.b.example",
  "awww.b.example",
  "-www.b.example",
  "www.",
  "www. a",
  "www.é",
  "www.a{b}",
  "\\www.b.example",
])("www: nothing is found in %j", (text) => {
  expect(urisIn(text, { www: "https" })).toEqual([]);
});

test("www: URIs with a scheme are found too, in order", () => {
  expect(urisIn("http://www.a/ www.b.example <c:d> www.e.example note: www.f", { www: "http" })).toEqual([
    "http://www.a/",
    "http://www.b.example",
    "c:d",
    "http://www.e.example",
    "http://www.f",
  ]);
});

test("positions: lines and columns are counted from 1, in characters; a line ends at LF", () => {
  const text = "http://a/ \u{1F600}http://b/\r\nx\rhttp://c/\n\n<http://d/>";
  const found = [...extractUris(text, { positions: true })].map(({ line, column }) => [line, column]);
  expect(found).toEqual([
    [1, 1],
    [1, 12],
    [2, 3],
    [4, 2],
  ]);
  for (const options of [undefined, {}, { positions: undefined }]) {
    expect(Object.keys(onlyIn("http://a/", options))).not.toContain("line");
  }
});

test.for(["\u{10000}", "\u{103FF}", "\uD7FF", "\uE000"])("positions: %j is one character", (character) => {
  expect(onlyIn(`${character} http://a/`, { positions: true })).toMatchObject({ line: 1, column: 3 });
});

test("the result is an iterable that can be read again, and reads no further than it is asked", () => {
  const hits = extractUris("http://a/ http://b/");
  expect([...hits]).toEqual([...hits]);
  const [first] = extractUris(`http://a/ ${"x:".repeat(10)}`);
  expect(first?.reference).toBeInstanceOf(UriReference);
});

test("texts.map(extractUris): the index is not an option", () => {
  const texts = ["http://a/", "http://b/"];
  const maps = extractUris as (text: string, index: number) => ReturnType<typeof extractUris>;
  expect(texts.map(maps).map((hits) => [...hits].length)).toEqual([1, 1]);
});

const wrong = (value: unknown): never => value as never;

test.for<[ExtractOptions, new () => Error, string]>([
  [wrong(null), TypeError, "must be a plain object, not null"],
  [wrong("https"), TypeError, "must be a plain object, not a string"],
  [wrong(["https"]), TypeError, "must be a plain object, not an instance of Array"],
  [wrong({ scheme: ["https"] }), TypeError, "has no `scheme`, only schemes, without, www, positions"],
  [wrong({ schemes: "https" }), TypeError, "schemes must be a list of schemes, not a string"],
  [wrong({ schemes: [1] }), TypeError, "schemes must be a scheme, not 1"],
  [wrong({ schemes: null }), TypeError, "schemes must be a list of schemes, not null"],
  [wrong({ without: "https" }), TypeError, "without must be a list of schemes, not a string"],
  [{ without: ["1"] }, RangeError, "without must be a scheme without its colon, such as https, not `1`"],
  [{ schemes: ["https:"] }, RangeError, "schemes must be a scheme without its colon, such as https, not a string"],
  [wrong({ www: true }), TypeError, "www must be a scheme, not true"],
  [{ www: "1" }, RangeError, "www must be a scheme without its colon, such as https, not `1`"],
  [{ www: "1a" }, RangeError, "www must be a scheme without its colon, such as https, not `1a`"],
  [wrong({ positions: 1 }), TypeError, "positions must be a boolean, not 1"],
])("options %j are refused at once", ([options, type, message]) => {
  for (const [name, call] of [
    ["extractUris", () => extractUris("", options)],
    ["extractUrisFrom", () => extractUrisFrom([], options)],
  ] as const) {
    const separator = message.startsWith("must") || message.startsWith("has") ? " " : ".";
    expect(call).toThrow(type);
    expect(call).toThrow(`${name}: options${separator}${message}`);
  }
});

test("inherited options, which would not count, are refused", () => {
  const options = Object.create({ schemes: ["urn"] }) as ExtractOptions;
  expect(() => urisIn("http://a/", options)).toThrow("extractUris: options must be a plain object");
});

test.for([undefined, null, 1, {}, ["http://a/"], new URL("http://a/"), new Uint8Array()])(
  "a text that is not a string is refused: %o",
  (text) => {
    expect(() => extractUris(wrong(text))).toThrow(TypeError);
    expect(() => extractUris(wrong(text))).toThrow("extractUris: text must be a string, not ");
  },
);
