/** Documents of values: JSON, lines of it, JSON Schema and tables, with their lines and columns. */
import { describe, expect, it } from "vitest";
import { type DocumentKind, type DocumentOptions, type FormatFault, documentLinks } from "../src/documents.ts";

async function rowsOf(
  pieces: Iterable<string> | AsyncIterable<string>,
  kind: DocumentKind,
  options: DocumentOptions = {},
): Promise<string[]> {
  const rows: string[] = [];
  const malformed = (line: number, column: number, { reason }: FormatFault): void =>
    void rows.push(`${line}:${column} ! ${reason}`);
  const omitted = (line: number, column: number, reason: string): void =>
    void rows.push(`${line}:${column} ? ${reason}`);
  for await (const link of documentLinks(pieces, kind, { malformed, omitted, ...options })) {
    const { line, column, result, error, withIri, details } = link;
    const { pointer, record, field } = details as { pointer?: string; record?: number; field?: number };
    const at = pointer ?? (record === undefined ? "text" : `${record}.${field}`);
    rows.push(`${line}:${column} ${at} ${result ?? `${error?.code} ${error?.offset} ${withIri}`}`);
  }
  return rows;
}

describe("documentLinks", () => {
  it.each<[DocumentKind, string, string[]]>([
    ["json", '{"a":"\u{1F600} http://a/",\n"b":"http:\\/\\/b\\/"}', ["1:9 /a http://a/", "2:6 /b http://b/"]],
    ["json", '\uFEFF["http://a/"]', ["1:4 /0 http://a/"]],
    ["json", '["a\\n \\u0068ttp://a/"]', ["1:7 /0 http://a/"]],
    [
      "json",
      '["http://a/|", "see http://a/|b", "http://a/é"]',
      ["1:3 /0 pchar 9 http://a/%7C", "1:21 ? cut-short", "1:21 /1 http://a/", "1:36 /2 pchar 9 http://a/%C3%A9"],
    ],
    ["json", '{"\uFFFDk":"http://a/"}', ["1:8 /\uFFFDk http://a/"]],
    // In names, URIs are found as in text: what has another scheme is not one.
    [
      "json",
      '{"http:\\/\\/a\\/~":1,"dc:title":"x:y","see http://b/|c":{"http://d/\u00E9":"http://e/"},"C://f":"k:"}',
      [
        "1:3 /http:~1~1a~1~0 http://a/~",
        "1:32 /dc:title x:y",
        "1:42 ? cut-short",
        "1:42 /see http:~1~1b~1|c http://b/",
        "1:57 ? iri",
        "1:57 /see http:~1~1b~1|c/http:~1~1d~1\u00E9 http://d/",
        "1:70 /see http:~1~1b~1|c/http:~1~1d~1\u00E9 http://e/",
      ],
    ],
    ["json-lines", '{"http://a/":"http://b/"}', ["1:3 /http:~1~1a~1 http://a/", "1:15 /http:~1~1a~1 http://b/"]],
    [
      "json-schema",
      '{"$vocabulary":{"http://a/":true},"properties":{"http://b/":{"$ref":"c"}}}',
      [
        "1:18 /$vocabulary/http:~1~1a~1 http://a/",
        "1:50 /properties/http:~1~1b~1 http://b/",
        "1:70 /properties/http:~1~1b~1/$ref c",
      ],
    ],
    [
      "json",
      '["see http://a/\uFFFD or http://b/", "mailto:\uFFFD@c"]',
      ["1:7 /0 pchar 9 undefined", "1:21 /0 http://b/", "1:34 /1 pchar 7 undefined"],
    ],
    [
      "json-lines",
      '{"a":"http://a/"}\r\n\n \n["b","\u{1F600}",{"c":"http:\\/\\/c"}]\n"http://d/"',
      ["1:7 /a http://a/", "4:16 /2/c http://c", "5:2  http://d/"],
    ],
    ["json-lines", '\uFEFF1\n["http://a/"]\n', ["2:3 /0 http://a/"]],
    [
      "json-schema",
      '{"$ref":"#/a",\n"x":"http://a/","$id":"b c"}',
      ["1:10 /$ref #/a", "2:6 /x http://a/", "2:24 /$id pchar 1 b%20c"],
    ],
    [
      "csv",
      'a,"b\nc ""http://a/""",http://b/\n\u{1F600},http://c/|',
      ["2:5 1.2 http://a/", "2:18 1.3 http://b/", "3:3 2.2 pchar 9 http://c/%7C"],
    ],
    ["tsv", "a\thttp://a/,b\tc", ["1:3 1.2 http://a/,b"]],
  ])("finds in %s %j, in one piece or in many", async (kind, text, expected) => {
    expect(await rowsOf([text], kind)).toEqual(expected);
    expect(await rowsOf(text.split(""), kind)).toEqual(expected);
  });

  it.each<[DocumentKind, string, string[]]>([
    [
      "json",
      '{"a":"http:\\/\\/a/",\nb:"http://b/"}',
      ["1:7 /a http://a/", "2:1 ! the JSON has a syntax error", "2:4 text http://b/"],
    ],
    [
      "json",
      "see http://a/ and\nhttp://b/",
      ["1:1 ! the JSON has a syntax error", "1:5 text http://a/", "2:1 text http://b/"],
    ],
    [
      "json",
      '["http://a/","http://b',
      ["1:3 /0 http://a/", "1:23 ! the JSON has a syntax error", "1:15 text http://b"],
    ],
    ["json", '["http://a/\0"]', ["1:12 ! the JSON has a syntax error", "1:3 text http://a/"]],
    ["json", "", ["1:1 ! the JSON has a syntax error"]],
    [
      "json-schema",
      '{"$ref":"#/a","$ref":"b"',
      ["1:10 /$ref #/a", "1:23 /$ref b", "1:25 ! the JSON has a syntax error"],
    ],
    [
      "json-lines",
      '["http://a/"]\n{"b: http://b/\n\n["http:\\/\\/c"]',
      ["1:3 /0 http://a/", "2:15 ! the JSON has a syntax error", "2:6 text http://b/", "4:3 /0 http://c"],
    ],
    ["csv", 'a,"http://b/\nhttp://c/', ["1:3 ! the quote is not closed", "1:4 1.2 http://b/", "2:1 1.2 http://c/"]],
    [
      "csv",
      'a,"http://b/"c\nd,http://e/|',
      ["1:14 ! text follows a closing quote", "1:4 1.2 http://b/", "2:3 2.2 pchar 9 http://e/%7C"],
    ],
  ])("says where it is not %s: %j", async (kind, text, expected) => {
    expect(await rowsOf([text], kind)).toEqual(expected);
    expect(await rowsOf(text.split(""), kind)).toEqual(expected);
  });

  it.each<[DocumentKind, string, string]>([
    ["json", '{"a":\n  x}', "the JSON has a syntax error at line 2, column 3"],
    ["json-lines", "1\n[", "the JSON has a syntax error at line 2, column 2"],
    ["csv", 'a\n"b', "the quote is not closed at line 2, column 1"],
  ])("throws where it is not %s, without malformed", async (kind, text, message) => {
    await expect(rowsOf([text], kind, { malformed: undefined })).rejects.toThrow(new SyntaxError(message));
  });

  it("resolves references of a schema, and no others", async () => {
    const schema = '{"$id":"s/","$ref":"a","x":"http://b/"}';
    const base = "http://h/d";
    expect(await rowsOf([schema], "json-schema", { base })).toEqual([
      "1:9 /$id http://h/s/",
      "1:21 /$ref http://h/s/a",
      "1:29 /x http://b/",
    ]);
    expect(await rowsOf([schema], "json", { base })).toEqual(["1:29 /x http://b/"]);
  });

  it("finds other schemes and hosts in the text of values", async () => {
    const text = { schemes: ["note"], www: "https" };
    expect(await rowsOf(['["see note:a", "www.a.example"]'], "json", { text })).toEqual([
      "1:7 /0 note:a",
      "1:17 /1 https://www.a.example",
    ]);
    expect(await rowsOf(["see note:a,www.a.example"], "csv", { text })).toEqual([
      "1:5 1.1 note:a",
      "1:12 1.2 https://www.a.example",
    ]);
  });

  it("says which URIs are in names", async () => {
    const all: unknown[] = [];
    for await (const { input, details } of documentLinks(['{"http://a/":"http://b/","c":["http://d/"]}'], "json")) {
      all.push([input, details["pointer"], details["isName"]]);
    }
    expect(all).toEqual([
      ["http://a/", "/http:~1~1a~1", true],
      ["http://b/", "/http:~1~1a~1", undefined],
      ["http://d/", "/c/0", undefined],
    ]);
  });

  it("has the offsets of the whole document", async () => {
    const text = '1\n["(http:\\/\\/a/)"]\n["(http:\\/\\/b/)"]\n';
    const written: string[] = [];
    for await (const { start, end, details } of documentLinks([text], "json-lines")) {
      written.push(text.slice(start, end));
      expect(details).toEqual({
        pointer: "/0",
        delimiter: "whitespace",
        leftOut: [{ start: end, end: end + 1, reason: "bracket" }],
      });
    }
    expect(written).toEqual(["http:\\/\\/a/", "http:\\/\\/b/"]);
  });

  it.each<[DocumentKind, string, string]>([
    ["json", '["\\u0068ttp:\\/\\/a\\/|"]', "1:20"],
    ["json", '["x",\n " http://a/{id}"]', "2:13"],
    ["json", '["see mailto:\\n http:\\/\\/a\\/\uFFFD"]', "1:29"],
    ["json-lines", '1\n["http:\\/\\/a/|"]', "2:14"],
    ["json-schema", '{"$ref":"\\/a b"}', "1:13"],
    ["csv", 'a\n"http://a/""b"', "2:11"],
    ["html", '<a href="&#32;a b">', "undefined:undefined"],
  ])("says where the character is that is at fault: %s %j", async (kind, text, place) => {
    const places: string[] = [];
    for await (const { error, faultAt } of documentLinks([text], kind)) {
      if (error !== undefined) places.push(`${faultAt?.line}:${faultAt?.column}`);
    }
    expect(places).toEqual([place]);
  });
});
