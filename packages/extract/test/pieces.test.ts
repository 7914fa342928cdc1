import { expect, test } from "vitest";
import { extractUris, extractUrisFrom } from "../src/index.ts";
import { urisFrom } from "../src/text/extract-uris-from.ts";
import { settingsOf } from "../src/text/options.ts";
import { hitsFrom } from "./found.ts";

const TEXT = `See "http://a.example/b(c)", <URL: ftp://d.example.
  com/e-
f>, 'urn:gg:h'; (http://i.example/%41?j&lt;k) \u{1F600} http://l.example/,http://m.example/ and
www.n.example/o! http://[2001:db8:0:0:0:0:0:7]/ http://x@[2001:db8::7]:80/y <p:q> mailto:r@s.example \\u003chttp://t.example/ "http://u.example/)v" note: w`;
const OPTIONS = { www: "http", positions: true } as const;

test("a text in pieces has the URIs of the whole text, wherever it is cut", async () => {
  const whole = [...extractUris(TEXT, OPTIONS)];
  expect(whole).toHaveLength(13);
  for (let at = 0; at <= TEXT.length; at++) {
    expect(await hitsFrom([TEXT.slice(0, at), TEXT.slice(at)], OPTIONS)).toEqual(whole);
  }
});

test.for([
  [" <ht\ntp://a/>", ["http://a/"]],
  ["%3Durn:aa:b", ["urn:aa:b"]],
  ["xa:bcd e", []],
] as const)("%j in pieces has the same URIs, wherever it is cut", async ([text, uris]) => {
  for (let at = 0; at <= text.length; at++) {
    const hits = await hitsFrom([text.slice(0, at), text.slice(at)], { schemes: ["http", "urn", "a"] });
    expect(hits.map(({ reference }) => String(reference))).toEqual(uris);
  }
});

test.for([1, 2, 3, 7, 20])("a text in pieces of %i characters has the URIs of the whole text", async (length) => {
  const pieces = Array.from({ length: Math.ceil(TEXT.length / length) }, (_, i) =>
    TEXT.slice(i * length, (i + 1) * length),
  );
  expect(await hitsFrom(pieces, OPTIONS)).toEqual([...extractUris(TEXT, OPTIONS)]);
});

test.each(["<http://a/\u{1F600}> x", "<URL: http://a/\u{1F600}-\n  b> \u{1F600}", "\u{1F600}http://a/\u{1F600}\uD83D"])(
  "%j is the same if a character is cut",
  async (text) => {
    const whole = [...extractUris(text, { iris: true })];
    expect(whole).toHaveLength(1);
    for (let at = 0; at <= text.length; at++) {
      expect(await hitsFrom([text.slice(0, at), text.slice(at)], { iris: true })).toEqual(whole);
    }
  },
);

test("no pieces, and empty ones, have no URIs", async () => {
  expect(await hitsFrom([])).toEqual([]);
  expect(await hitsFrom(["", "", ""])).toEqual([]);
  expect(await hitsFrom(["", "http://a/", ""])).toHaveLength(1);
});

test.each([
  [" and some text\n"],
  ["\n"],
  [" "],
  [". \r\n"],
  ["\tb"],
  ["/c?d#e\n"],
  [">\n", "<"],
  ['"\n', '"'],
  ["\u001B[0m\n", "\u001B[1m"],
])("a URI is given as soon as its end is known, without another piece: before %j", async (after, before = "") => {
  let asked = 0;
  function* pieces(): Generator<string> {
    for (const uri of ["http://a", "http://b", ""]) {
      asked++;
      yield uri === "" ? "more" : before + uri + after;
    }
  }
  const seen: [string, number][] = [];
  for await (const { text } of extractUrisFrom(pieces())) seen.push([text.slice(0, 8), asked]);
  expect(seen).toEqual([
    ["http://a", 1],
    ["http://b", 2],
  ]);
});

test.each([
  "http://a",
  "http://a ",
  "http://a.\n",
  "<http://a b\n",
  '"http://a\n',
  "http://a-\n",
  "http://[::1",
  "x http://[2001:db8:0:0:",
])("%j and a next piece have the URIs of the whole text", async (first) => {
  for (const second of ["/b", "lt;", "&lt;", "b>", ">", '"', "-", "@c", ".d", "://e", "[::1]", "1]/", "\n/b>", " "]) {
    const whole = [...extractUris(first + second, OPTIONS)];
    expect([second, await hitsFrom([first, second], OPTIONS)]).toEqual([second, whole]);
  }
});

/** What is reported of a text in pieces, each with the number of pieces that were read before. */
async function reportsOf(pieces: readonly string[]): Promise<readonly [after: string, asked: number][]> {
  const reports: [string, number][] = [];
  let asked = 0;
  function* counted(): Generator<string> {
    for (const piece of pieces) {
      asked++;
      yield piece;
    }
  }
  const settings = settingsOf("urisFrom: options", { positions: true });
  const reported = ({ text, after }: { readonly text: string; readonly after: string }) =>
    void reports.push([text + after, asked]);
  for await (const _ of urisFrom(counted(), { ...settings, reported }));
  return reports;
}

test.each([
  ["http://[::1\n", "http://[::1"],
  ["see http://[x]/ y\n", "http://[x]/"],
  ["http://h:port/\n", "http://h:port/"],
  ["http://h:port/ x\n", "http://h:port/"],
  ["http://u:p q@h/ \n", "http://u:p q@h/"],
  ["http://u:p/q\tr/s@h/\n", "http://u:p/q\tr/s@h/"],
  ["http://a/\u00e9\n", "http://a/\u00e9"],
  ["http://a/|b c\n", "http://a/|b"],
  ["<foo:\u00e9> and <note: x> \n", "foo:\u00e9>"],
  ["http://a/\u{1F600}\n", "http://a/\u{1F600}"],
  [`http://a/|${"b".repeat(70)}\n`, `http://a/|${"b".repeat(64)}`],
])("what is not given of %j is reported without another piece", async (line, text) => {
  expect(await reportsOf([line, line, "more"])).toEqual([
    [text, 1],
    [text, 2],
  ]);
});

test.each([
  "http://[::1",
  "http://a/|b",
  "http://a/\u{1F600}",
  "http://a/|b/c\u00e9 http://[x]/d\n",
  "http://u:p q@h/ http://h:p x",
])("%j in two pieces is reported as in one, wherever it is cut", async (text) => {
  const whole = (await reportsOf([text])).map(([shown]) => shown);
  expect(whole).not.toEqual([]);
  for (let at = 0; at <= text.length; at++) {
    const reports = await reportsOf([text.slice(0, at), text.slice(at)]);
    expect(reports.map(([shown]) => shown)).toEqual(whole);
  }
});

test("a short piece is enough to give a URI", async () => {
  const seen: string[] = [];
  function* pieces(): Generator<string> {
    yield "http://a.example/longer/than/the/next/piece";
    yield " and some text";
    expect(seen).toEqual(["http://a.example/longer/than/the/next/piece"]);
  }
  for await (const { text } of extractUrisFrom(pieces())) seen.push(text);
  expect(seen).toHaveLength(1);
});

test("the source is closed if the reader stops", async () => {
  let isClosed = false;
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (;;) yield "http://a/ and some text\n";
    } finally {
      isClosed = true;
    }
  }
  for await (const _ of extractUrisFrom(pieces())) break;
  expect(isClosed).toBe(true);
});

async function* failing(): AsyncGenerator<string> {
  yield "http://a/ ";
  throw new Error("no more");
}

test("an error of the source is thrown", async () => {
  await expect(hitsFrom(failing())).rejects.toThrow("no more");
});

test.for([
  ["http://a/", "a string"],
  [null, "null"],
  [1, "1"],
  [{}, "an instance of Object"],
] as const)("what is not iterable is refused: %o", ([pieces, type]) => {
  const message = `extractUrisFrom: pieces must be an iterable of strings, such as a stream, not ${type}`;
  expect(() => extractUrisFrom(pieces as never)).toThrow(message);
});

test("a piece of octets is refused: R-166 a URI is made of characters", async () => {
  const message = "extractUrisFrom: a piece must be a string: decode octets first, not an instance of Uint8Array";
  await expect(hitsFrom([new Uint8Array(1)] as never)).rejects.toThrow(message);
});
