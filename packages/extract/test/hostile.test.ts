import { expect, test } from "vitest";
import { extractUris, extractUrisFrom } from "../src/index.ts";

const MILLION = 1_000_000;
/** The longer of two lengths. */
const LONG = 400_000;
const pieces: Record<string, string> = {
  "open brackets": "(",
  "close brackets": ")",
  "less-than": "<",
  "open URIs": "<http://a/",
  "a list": "http://a/,",
  "a list of bad ports": "x://:y/",
  "unclosed brackets": "http://a/(",
  "unopened brackets": "http://a/)",
  colons: ":",
  schemes: "a:",
  "known schemes": "tel:",
  data: "data:data:",
  tags: "tag:a",
  quotes: '"http://a/',
  apostrophes: "'http://a/",
  "mixed quotes": "\"a://b)'",
  "full stops": ".",
  letters: "a",
  "white space": " ",
  "bracketed white space": "< ",
  "bracketed words": "<a\n",
  prefixes: "<URL:",
  "prefixes with line breaks": "<URL:\n",
  "IP literals": "http://[",
  users: "http://a@",
  "percent signs": "http://a/%",
  ampersands: "http://a/&lt",
  www: "www.",
  "www hosts": "a@www.a",
  fragments: "http://a/#",
  NUL: "\0:",
  "lone surrogates": "http://\uD800",
};

/** The time for a text of this length, the lesser of two. */
function timeOf(prefix: string, piece: string, length: number): number {
  const text = prefix + piece.repeat(Math.ceil(length / piece.length));
  const times = [1, 2].map(() => {
    const from = performance.now();
    for (const _ of extractUris(text, { www: "http" }));
    return performance.now() - from;
  });
  return Math.min(...times);
}

const cases = Object.entries(pieces).flatMap(([name, piece]) =>
  ["", "http://a/", "<http://a/"].map((prefix) => [`${prefix} ${name}`, prefix, piece] as const),
);

test.for(cases)("extractUris takes linear time: %s", ([, prefix, piece]) => {
  const short = timeOf(prefix, piece, LONG / 8);
  const long = timeOf(prefix, piece, LONG);
  // Linear is 8, quadratic 64; a few milliseconds are noise.
  expect(long).toBeLessThan(24 * short + 20);
});

test.for(Object.entries(pieces))("extractUrisFrom takes linear time, in pieces of 1,000: %s", async ([, piece]) => {
  const time = async (length: number): Promise<number> => {
    const part = piece.repeat(1000 / piece.length);
    const parts = Array.from({ length: length / 1000 }, () => part);
    const from = performance.now();
    for await (const _ of extractUrisFrom(parts));
    return performance.now() - from;
  };
  await time(LONG / 8);
  const short = await time(LONG / 8);
  expect(await time(LONG)).toBeLessThan(24 * short + 40);
});

test("a URI of 10 million characters is found", () => {
  const uri = `http://a/${"b".repeat(10 * MILLION)}`;
  for (const text of [uri, `<${uri}>`, `"${uri}"`, `(${uri}).`]) {
    const [hit] = extractUris(text);
    expect(hit?.text.length).toBe(uri.length);
  }
});

function* manyWords(): Generator<string> {
  const piece = "word ".repeat(200_000);
  for (let i = 0; i < 100; i++) yield piece;
  yield "http://a/";
}

test("without any place where a URI may begin, nothing is kept", async () => {
  let found = 0;
  for await (const { start } of extractUrisFrom(manyWords())) found = start;
  expect(found).toBe(100_000_000);
});
