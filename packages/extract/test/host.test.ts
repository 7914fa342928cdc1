// RFC 3986 Appendix C and §3.2: a URI that is found names the host that its author wrote.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OmittedIri, extractUris, extractUrisFrom } from "../src/index.ts";
import { FORMS, WHITE_SPACE, cutsOf, delimitedBy, readingOf } from "./host-law.ts";
import { hitsFrom, leftOutOf, onlyIn, urisIn } from "./found.ts";

/** Characters that URIs cannot have, or that a URI in text ends before, of each kind. */
const SAMPLE = Array.from(
  // ASCII.
  "!\"$&'()*+,;<=>[\\]^`{|}%\0\u001B\u007F" +
    // The full stops of UTS #46, and what is compatible with one.
    "\u3002\uFF0E\uFF61\u2024\u2025\u2026\u2488" +
    // Hyphens and dashes.
    "\u00AD\u2010\u2011\u2012\u2013\u2014\u2212\uFE58\uFE63\uFF0D" +
    // Slashes, at signs, colons and others of full width.
    "\u2044\u2215\u29F8\uFF0F\uFE6B\uFF20\uFF1A\uFE55\uFF03\uFF1F\uFF3C" +
    // Symbols, also those that UTS #46 maps to letters.
    "\u2122\u24DC\u2105\u00A9\u2764\u{1F600}\u{1F1E6}" +
    // Quotation marks and brackets.
    "“”„‘’‚«»‹›「」『』（）【】《》，、；：！" +
    // Format controls, variation selectors, fillers.
    "\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2069\u206A\uFEFF\uFFF9\u{1BCA0}\u{E0001}\u{E0061}" +
    "\u034F\u115F\u3164\uFE0E\uFE0F\u{E0100}" +
    // Letters, marks and digits.
    "\u00E9\u0430\u05D0\u4F8B\u0301\u00B2\u0663\uFF45\uFFFD" +
    // Private, unassigned, noncharacters, a lone surrogate.
    "\uE000\u{F0000}\u0378\uFDD0\uFFFE\u{1FFFF}",
).concat("\uD800");

const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCodePoint(code));

test.for([...new Set([...ASCII, ...SAMPLE])])(
  "R-151 %j in the middle of an authority does not cut its host",
  (character) => {
    expect(cutsOf(character)).toEqual([]);
    expect(cutsOf(character, { iris: true })).toEqual([]);
  },
);

const CONTROLS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, code) => 0x7f + code),
]
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !WHITE_SPACE.has(character));

test.for(CONTROLS)("R-151 the control character %j at the end of an authority delimits it", (character) => {
  expect(CONTROLS).toHaveLength(65 - 6);
  expect(delimitedBy(character)).toEqual(FORMS.map(() => "https://good.example"));
  const list = `https://a.example${character}https://b.example${character}`;
  expect(readingOf(list)).toEqual({ given: ["https://a.example", "https://b.example"], omitted: [] });
});

test.for(
  Array.from("\u3002\uFF0E\uFF61…»”’）」、，—\u00AD\u200B\u2063\uFEFF\u202E\uE000\u0378\uFFFE™©\u{1F600}\uFE0F"),
)("R-151 %j at the end of an authority delimits it", (character) => {
  expect(delimitedBy(character)).toEqual(FORMS.map(() => "https://good.example"));
});

test.for(Array.from("\u00E9\u4F8B\u0301\u00B2\u0663^{%"))(
  "R-151 %j at the end of an authority may be a part of it",
  (character) => {
    expect(delimitedBy(character)).toEqual(FORMS.map(() => ""));
  },
);

describe("in the output of a program for a terminal (ECMA-48)", () => {
  const ESC = "\u001B";
  const ST = `${ESC}\\`;
  const A = "https://good.example";

  test.for([
    [`${ESC}[4m${A}${ESC}[0m next`, [A]],
    [`${ESC}[4m${A}${ESC}[24m, ${ESC}[1;38;2;255;128;0mssh://b.example${ESC}[m`, [A, "ssh://b.example"]],
    [`${ESC}[38;5;12mftp://b.example${ESC}[K${ESC}[m`, ["ftp://b.example"]],
    [`${ESC}[4m${A}${ESC}(B${ESC}[m next`, [A]],
    [`${ESC}[4m${A}${ESC}[0m${ESC}[1m${ESC}[4mhttp://b.example${ESC}[0m`, [A, "http://b.example"]],
    [`(${ESC}[4m${A}${ESC}[0m)`, [A]],
    [`"${ESC}[4m${A}${ESC}[0m".`, [A]],
    [`${ESC}[31m${A}/x${ESC}[0m next`, [`${A}/x`]],
    [`${ESC}]8;;${A}${ST}text${ESC}]8;;${ST} next`, [A]],
    [`${ESC}]8;;${A}\u0007text${ESC}]8;;\u0007 next`, [A]],
    [`${ESC}]8;;${A}${ST}${A}${ESC}]8;;${ST}.`, [A, A]],
    [`${ESC}]8;id=a1;${A}\u009Ctext${ESC}]8;;\u009C`, [A]],
    [`${ESC}]8;id=1:x=2;${A}${ST}text${ESC}]8;;${ST}`, [A]],
    [`${ESC}]8;;${A}/x${ST}text${ESC}]8;;${ST}`, [`${A}/x`]],
  ] as const)("R-151 %j", ([text, uris]) => {
    expect(readingOf(text)).toEqual({ given: uris, omitted: [] });
  });

  // What stands after the sequence is shown directly after the host, or is its host to a reader that repairs URLs.
  test.for([
    `${A}${ESC}[0m.evil.example/`,
    `${A}${ESC}[0mevil/`,
    `${A}${ESC}[0m/path`,
    `${ESC}[4m${A}${ESC}[24m${ESC}[1m.evil.example`,
    `${A}${ESC}[0m@evil.example/`,
    `${A}${ESC}[@evil.example/`,
    `${A}${ESC}]8;;${ST}.evil.example/`,
    `${A}${ESC}(B.evil.example/`,
    `${A}${ESC}]8;;x@evil.example/`,
    `]8;;${A}${ST}.evil.example/`,
  ])("R-151 nothing is found in %j, and that is reported", (text) => {
    const { given, omitted } = readingOf(text);
    expect([given, omitted]).toMatchObject([[], [{ uri: undefined, reason: "host" }]]);
  });

  test("R-151 the same in pieces", async () => {
    const text = [
      `${ESC}[1;38;2;255;128;0mssh://b.example${ESC}[1;38;2;255;128;0m next`,
      `${ESC}]8;id=a1;${A}${ST}${A}${ESC}]8;;${ST}.`,
      `${A}${ESC}[1;38;2;255;128;0m.evil.example/`,
      `${A}/x${ESC}[1;38;2;255;128;0m next`,
    ].join("\n");
    const { given, omitted } = readingOf(text);
    expect([given, omitted.length]).toEqual([["ssh://b.example", A, A, `${A}/x`], 1]);
    for (let at = 0; at <= text.length; at++) {
      const places: OmittedIri[] = [];
      const hits = await hitsFrom([text.slice(0, at), text.slice(at)], { omitted: (place) => void places.push(place) });
      expect(hits.map((hit) => hit.text)).toEqual(given);
      expect(places).toEqual(omitted);
    }
  });
});

describe("in pieces", () => {
  test.for(["\u2063", "\0", "\u3002", "\uD83D\uDE00", "é", '"', ")", "]", "&lt;", "\\n"])(
    "R-151 %j has the same URIs, and the same is reported, wherever the text is cut",
    async (character) => {
      const text = FORMS.map(([before, after]) =>
        ["", ".evil.example/", "@evil.example", "/x", character]
          .map((rest) => `${before}https://good.example${character}${rest}${after}`)
          .join("\n"),
      ).join("\n");
      const { given, omitted } = readingOf(text);
      expect(omitted.length).toBeGreaterThan(0);
      for (let at = 0; at <= text.length; at++) {
        const places: OmittedIri[] = [];
        const options = { omitted: (place: OmittedIri) => void places.push(place) };
        const hits = await hitsFrom([text.slice(0, at), text.slice(at)], options);
        expect(hits.map((hit) => hit.text)).toEqual(given);
        expect(places).toEqual(omitted);
      }
      const places: OmittedIri[] = [];
      for await (const _ of extractUrisFrom(Array.from(text), { omitted: (place) => places.push(place) }));
      expect(places).toEqual(omitted);
    },
  );
});

// Neither white space nor what ends an authority.
const junk = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SAMPLE, "a", "-", ".", ":", "@", "&lt;", "\\n", "1"),
      fc.string({ unit: "grapheme", maxLength: 2 }),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join("").replaceAll(/[\s\u0085/?#]/gu, ""));

test("R-151 whatever stands in an authority, its host is not cut", () => {
  fc.assert(
    fc.property(
      junk,
      fc.constantFrom(".evil.example/x", "@evil.example/", ".evil.example"),
      fc.boolean(),
      (text, rest, iris) => {
        const written = `https://good.example${text}${rest}`;
        const { given, omitted } = readingOf(`see ${written}`, { iris });
        if (given[0] !== written) expect([given, omitted.length]).toEqual([[], 1]);
      },
    ),
    { numRuns: 3000 },
  );
});

test.for([
  "https://good.example)@evil.example/",
  'https://good.example"@evil.example/',
  "https://good.example'\"@evil.example/",
  "https://good.example<@evil.example/",
  "https://good.example&quot;@evil.example/",
  "https://good.example)@localhost/",
  'https://good.example"x@localhost/',
  "https://good.example,x.evil.example/",
  "https://good.example'.evil.example/",
  "https://good.example!evil.example",
  "https://user|name@evil.example/",
  // A second "@": the host is after the last one.
  "https://user@good.example'@evil.example/",
  "https://user@good.example,x@evil.example/",
  "https://user@good.example;@evil.example/a@b",
  "https://u@v@good.example!@evil.example/",
  "https://user@good.example'@[::1]/",
  "http://my\u2011site.example/",
  "http://my\u00ADsite.example/",
  "http://prefix[::1]/",
  "http://prefix.[::1]/",
  "http://a[localhost]/",
  "http://a[1]:80/",
  "http://[::1",
  "http://[::1/path",
  "ftp://[2001:db8::7",
  "https://[v1.a:b/",
  "http://[host/",
  "http://[é/",
  "http://[]/",
  "https:///a.example/x",
  "http:////a.example",
  "http://good.example\\.evil.example/",
  "http://good.example\\u002Eevil.example/",
  "http://good.co\u24DC/",
  "http://good.example\u200B/path",
  "http://good.example\u2063:80/",
  "http://good.example\u2063www.evil.example/",
  "http://good.example\u2063xwww\u2063www.evil.example/",
  "mongodb://good.example|x@evil.example/",
  "http://a.example${port}/",
  "http://127.0.0.1:${port}/",
  "http://host:port/",
  "http://$HOST/",
  "请访问https://good.example。谢谢",
  "www.good.example\u2063.evil.example/",
  // A variable, a place that a program fills, or another one than a port.
  "http://localhost:$PORT/health",
  "https://app-$ENV/login?x=1",
  "http://backend$1/api",
  "http://a.example$(port)/",
  "http://localhost:*/x",
  "http://localhost:* http://",
  "http://localhost:+p/",
  "https://{env}.api.example/v1",
  "https://{{ host }}/x",
  "http://{% host %}/x",
  "http://%s/x",
  "https://%{HTTP_HOST}/y",
  "http://%HOST%/",
  // Only a string of JSON or of a program has such slashes.
  "https:\\/\\/good.example\\/a",
  "http:\\\\/\\\\/[::1]\\\\/",
  "<https://good.exam\nple\u2063.evil.example/>",
  "<https://good.exam\nple/a\u2063b>",
  "<URL: https://good.exam\n  ple:port/>",
  `https://good.example"${"a".repeat(2000)}@evil.example/`,
  `https://good.example${"\u2063".repeat(2000)}.evil.example/`,
  // Too long to tell.
  `https://good.example"${"a".repeat(2000)}`,
  `https://good.example${"\u2063".repeat(2000)}`,
])("R-151 nothing is found in %j, and that is reported", (text) => {
  const { given, omitted } = readingOf(text, { www: "http" });
  expect(given).toEqual([]);
  expect(omitted).toMatchObject([{ uri: undefined }]);
});

test.for([
  '"http://[" + host + "]"',
  "http://[",
  "http://[^/]+",
  "http://[ ]",
  "http://[.",
  "http:// [::1]",
  "foo:[::1",
])("R-151 nothing is found in %j, nor reported, since no host is meant", (text) => {
  expect(readingOf(`see ${text}`)).toEqual({ given: [], omitted: [] });
});

test.for([
  "https://user@good.example'@evil.example/",
  "https://user@good.example,x@evil.example/a",
  "https://user@good.example;@evil.example",
  "https://u@v@good.example!@evil.example",
])("R-151 of %j, all is reported, since the host is after the last `@`", (written) => {
  const { omitted } = readingOf(`see ${written}`);
  expect(omitted).toMatchObject([{ start: 4, end: 4 + written.length, text: written, uri: undefined }]);
});

test.for([
  ["https://good.example'@evil.example/", "https://good.example'@evil.example/"],
  ['"https://good.example"@en', "https://good.example"],
  ['"https://good.example"^^<http>', "https://good.example"],
  ["[a](https://good.example)text", "https://good.example"],
  ["[https://good.example]text", "https://good.example"],
  ["{https://good.example}text", "https://good.example"],
  ["|https://good.example|text|", "https://good.example"],
  ["`https://good.example`s", "https://good.example"],
  ["“https://good.example”и", "https://good.example"],
  ["„https://good.example“ist", "https://good.example"],
  ["»https://good.example«ist", "https://good.example"],
  ["「https://good.example」をご覧", "https://good.example"],
  ["（https://good.example）谢谢", "https://good.example"],
  ["&quot;https://good.example&quot;&gt;b.example&lt;/a", "https://good.example"],
  ["&lt;https://good.example&gt;b.example", "https://good.example"],
  ['\\"https://good.example\\">b.example', "https://good.example"],
  ["https://good.example</a>", "https://good.example"],
  ["https://good.example<br>Text", "https://good.example"],
  ["https://good.example>text</a>", "https://good.example"],
  ["(see https://good.example)and", "https://good.example"],
  ["(see https://good.example).", "https://good.example"],
  ["https://good.example[1].", "https://good.example"],
  ["https://good.example[A note]", "https://good.example"],
  ["https://good.example\\n", "https://good.example"],
  ["'https://good.example\\n' x", "https://good.example"],
  ["https://good.example…</p>", "https://good.example"],
  ["https://good.example”).", "https://good.example"],
  ["https://good.example…?", "https://good.example"],
  ["https://good.example's", "https://good.example"],
  ["https://good.example:", "https://good.example"],
  ["**https://good.example:**", "https://good.example"],
  ["*https://good.example*", "https://good.example"],
  ["*https://good.example:*", "https://good.example"],
  ["https://good.example$", "https://good.example"],
  ["https://good.example$ ls", "https://good.example"],
  ["(https://good.example)@evil.example/", "https://good.example"],
  ["<https://good.example\nand more", "https://good.example"],
  ["<https://good.example\u200B>", "https://good.example"],
])("R-151 in %j the host is whole", ([text, uri]) => {
  const { given, omitted } = readingOf(text as string);
  expect(given).toEqual([uri]);
  expect(omitted).toEqual([]);
});

test.for([
  ["https://a.example、https://b.example", ["https://a.example", "https://b.example"]],
  ["https://a.example|http://b.example", ["https://a.example", "http://b.example"]],
  ["https://a.example\\nhttp://b.example", ["https://a.example", "http://b.example"]],
  ["https://ä.examplehttps://b.example/", ["https://b.example/"]],
  ["<https://a.example\n<https://b.example>", ["https://a.example", "https://b.example"]],
] as const)("R-151 the URIs of a list without spaces: %j", ([text, uris]) => {
  expect(urisIn(text)).toEqual(uris);
});

test("what is not given is reported with its place, and why `iris` would not find it", () => {
  const text = "a https://good.example\u2063.evil.example/ https://exämple.com\n http://b,c.d/ http://b:c/";
  expect(readingOf(text, { positions: true }).omitted).toEqual([
    { start: 2, end: 22, text: "https://good.example\u2063", uri: undefined, reason: "host", line: 1, column: 3 },
    { start: 38, end: 48, text: "https://exä", uri: undefined, line: 1, column: 39 },
    { start: 59, end: 67, text: "http://b,", uri: undefined, reason: "host", line: 2, column: 2 },
    { start: 73, end: 84, text: "http://b:c/", uri: undefined, reason: "host", line: 2, column: 16 },
  ]);
});

test.for([
  "http://",
  "the http:// prefix",
  "http://.",
  "http:///",
  "http:///?a",
  "http:// /a",
  "file://",
  "://a",
  "http://<host>/",
  "http://% http://{",
  "http:\\/ http:\\/\\/ a:\\/\\/b http:\\a",
  "note:a",
])("nothing is reported in %j, which has no host", (text) => {
  expect(readingOf(text)).toEqual({ given: [], omitted: [] });
});

const A = "http://a.example/b";

test.for(["[c]", "|c", "`c", "\\c", "{c}", "^c", "%zz", "。c", "“c", "—c", "\u200Bc", "\u2063c", "é", "🎉c"])(
  "R-151 a URI before %j says that more text stands there",
  (rest) => {
    const hit = onlyIn(A + rest);
    expect([hit.text, leftOutOf(A + rest, hit)]).toEqual([A, [`not-allowed ${Array.from(rest)[0]}`]]);
  },
);

test.for(["|", "`", "[", "。", "”.", "…", "\u200B", "—", "|http://b.example/", "”</p>"])(
  "R-151 a URI before %j has all of it",
  (rest) => {
    const text = A + rest;
    const [hit] = extractUris(text);
    expect([hit?.text, hit?.leftOut]).toEqual([A, []]);
  },
);
