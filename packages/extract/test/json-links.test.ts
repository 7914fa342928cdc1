/** The links of JSON: values that are URIs, values that are meant as such, and URIs in text. */
import { expect, test } from "vitest";
import { jsonLinks } from "../src/json.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

const rows = (json: string, iris = false): string[] =>
  [...jsonLinks(json, { iris })].map(
    ({ kind, pointer, text, reference, error }) =>
      `${kind} ${pointer} ${error === undefined ? String(reference) : `${error.code} ${error.offset} of ${text}`}`,
  );

test.for([
  // Escapes: RFC 8259 §7.
  [String.raw`{"url":"https://a.example/?x=1\u0026y=2\u0026z"}`, ["value /url https://a.example/?x=1&y=2&z"]],
  [
    String.raw`["https:\/\/a.example\/b", "\u0068ttps\u003a//a/"]`,
    ["value /0 https://a.example/b", "value /1 https://a/"],
  ],
  // A scheme and "//", but no URI.
  [`["https://h/x|y"]`, ["value /0 pchar 11 of https://h/x|y"]],
  [`["https://h/{id}"]`, ["value /0 pchar 10 of https://h/{id}"]],
  [`["git+https://h/a.git#semver:^1.0"]`, ["value /0 fragment 27 of git+https://h/a.git#semver:^1.0"]],
  [`["https://h/a b"]`, ["value /0 pchar 11 of https://h/a b"]],
  [`["https://h:x/"]`, ["value /0 port 10 of https://h:x/"]],
  [String.raw`["https://h/\u00e9"]`, ["value /0 pchar 10 of https://h/é"]],
  [String.raw`["https://h\\a"]`, [String.raw`value /0 reg-name 9 of https://h\a`]],
  [`["HTTPS://h/%zz"]`, ["value /0 pct-encoded 10 of HTTPS://h/%zz"]],
  [`["https://h/\uFFFD"]`, ["value /0 pchar 10 of https://h/\uFFFD"]],
  [`[" https://h/x|y "]`, ["value /0 pchar 11 of https://h/x|y"]],
  [String.raw`["https://h/a|b\n"]`, ["value /0 pchar 11 of https://h/a|b"]],
  // Innocent: a drive, a scheme alone, no scheme.
  [String.raw`["C://a b", "else:", "try:\n", "a/b|c", "//h/x|y", "12:30", "{a}://b", "://a b"]`, []],
  // Text.
  [`["see https://a/b. Or <https://c/>"]`, ["uri /0 https://a/b", "uri /0 https://c/"]],
  [String.raw`["https://a/\nhttps://b/"]`, ["uri /0 https://a/", "uri /0 https://b/"]],
  [
    `["https://a/ https://b/", "https://a/, https://b/"]`,
    ["uri /0 https://a/", "uri /0 https://b/", "uri /1 https://a/", "uri /1 https://b/"],
  ],
  [
    `["https://a/ or mailto:b@c.example"]`,
    ["value /0 pchar 10 of https://a/ or mailto:b@c.example", "uri /0 mailto:b@c.example"],
  ],
  [String.raw`["(\u0068ttps://a/b)"]`, ["uri /0 https://a/b"]],
  [`["see note:a"]`, []],
  // Any scheme, of a value as a whole.
  [
    `["note:a", "urn:b", "https://a/,https://b/"]`,
    ["value /0 note:a", "value /1 urn:b", "value /2 https://a/,https://b/"],
  ],
  // Names are no values.
  [`{"https://a/": {"https://b/|": 1}, "c": "x:1"}`, ["value /c x:1"]],
  [`{"\uFFFDk": "https://a/", "a/b~": ["https://b/"]}`, ["value /\uFFFDk https://a/", "value /a~1b~0/0 https://b/"]],
] as const)("the links of %s", ([json, expected]) => {
  expect(rows(json)).toEqual(expected);
});

test.for([
  [`["https://h/x|y"]`, ["value /0 https://h/x%7Cy"]],
  [`["https://h/{id}"]`, ["value /0 https://h/%7Bid%7D"]],
  [`["https://h/a b"]`, ["value /0 https://h/a%20b"]],
  [`["https://ü/é"]`, ["value /0 https://%C3%BC/%C3%A9"]],
  [`["mailto:é@h"]`, ["value /0 mailto:%C3%A9@h"]],
  [`["see https://h/é."]`, ["uri /0 https://h/%C3%A9"]],
  [String.raw`["https://h/a\\b"]`, [String.raw`value /0 pchar 11 of https://h/a\b`]],
  [
    `["https://h/\uFFFD", "mailto:\uFFFD@h"]`,
    ["value /0 pchar 10 of https://h/\uFFFD", "value /1 pchar 7 of mailto:\uFFFD@h"],
  ],
] as const)("with iris, those of %s", ([json, expected]) => {
  expect(rows(json, true)).toEqual(expected);
});

test("start and end are the link as written, escapes included", () => {
  const json = String.raw`{"a": "see (\u0068ttp:\/\/a\/?b\u0026c)\u002e", "d": " http:\/\/e "}`;
  const links = [...jsonLinks(json)];
  expect(links.map(({ text, start, end }) => [text, json.slice(start, end)])).toEqual([
    ["http://a/?b&c", String.raw`\u0068ttp:\/\/a\/?b\u0026c`],
    ["http://e", String.raw`http:\/\/e`],
  ]);
  expect(links[0]?.leftOut?.map(({ start, end }) => json.slice(start, end))).toEqual([")"]);
});

test("what is not given is reported, by its place in the text", () => {
  const reported: string[] = [];
  const json = String.raw`["a\u0020http://ü.example/", "http://a.example@b.example\\c see http://d/é", "note:é"]`;
  const links = [
    ...jsonLinks(json, {
      omitted: ({ start, end, reason = "iri" }) => reported.push(`${reason} ${json.slice(start, end)}`),
    }),
  ];
  expect(links.map(({ text }) => text)).toEqual(["http://d/"]);
  expect(reported).toEqual(["iri http://", "host http://a.example@b.example", "iri http://d/", "iri note:é"]);
});

test("encoded is what iris gives", () => {
  const [link] = jsonLinks('["http://a/ b"]');
  expect(link?.error === undefined ? undefined : String(link?.encoded)).toBe("http://a/%20b");
});

test.for([undefined, 1, {}])("what is not a string is refused: %o", (json) => {
  expect(() => jsonLinks(json as never)).toThrow(TypeError);
});

test("what is not JSON, and other options, are refused at once", () => {
  expect(() => jsonLinks("{")).toThrow(new SyntaxError("jsonLinks: json is not a JSON text (RFC 8259 §2)"));
  expect(() => jsonLinks("[]", { all: true } as never)).toThrow("jsonLinks: options has no `all`, only iris, omitted");
  expect(() => jsonLinks("[]", { omitted: 1 } as never)).toThrow(
    "jsonLinks: options.omitted must be a function, not 1",
  );
  expect(["[]"].map(jsonLinks as never)).toHaveLength(1);
});

test.for([
  ["nested arrays", (n: number) => `${"[".repeat(n / 2)}"http://a/|"${"]".repeat(n / 2)}`],
  ["a link at each level", (n: number) => `${'["http://a/",'.repeat(n / 20)}1${"]".repeat(n / 20)}`],
  ["a long name", (n: number) => `{"${"a".repeat(n / 2)}":[${'["x:a"],'.repeat(n / 16)}1]}`],
  ["escapes", (n: number) => `["${String.raw`\u0020http://a/ `.repeat(n / 16)}"]`],
  ["separators", (n: number) => `["http://a/ ${",a".repeat(n / 2)}"]`],
] as const)("takes linear time: %s", async ([, text]) => {
  expect(
    await growthOf(text, (json) => {
      for (const _ of jsonLinks(json));
    }),
  ).toBeLessThan(LINEAR);
});
