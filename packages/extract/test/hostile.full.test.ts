import { expect, test } from "vitest";
import { extractUris, extractUrisFrom } from "../src/index.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

const MILLION = 1_000_000;
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
  "hosts that are cut": "http://a\u2063",
  "hosts in several lines": "<http://a\n\u2063",
  "www hosts that are cut": "www.a\u2063",
  "www hosts and quotes": 'www.a"',
  "text after a URI": "urn:aa:b|",
  "invisible characters": "\u2063",
};

const cases = Object.entries(pieces).flatMap(([name, piece]) =>
  ["", "http://a/", "<http://a/", "http://a"].map((prefix) => [`${prefix} ${name}`, prefix, piece] as const),
);

test.for(cases)("extractUris takes linear time: %s", async ([, prefix, piece]) => {
  const text = (length: number) => prefix + piece.repeat(length / piece.length);
  expect(
    await growthOf(text, (whole) => {
      for (const _ of extractUris(whole, { www: "http" }));
    }),
  ).toBeLessThan(LINEAR);
});

test.for(Object.entries(pieces))("extractUrisFrom takes linear time, in pieces of 1,000: %s", async ([, piece]) => {
  const part = piece.repeat(1000 / piece.length);
  expect(
    await growthOf(
      (length) => part.repeat(length / 1000),
      async (text) => {
        const parts = Array.from({ length: text.length / part.length }, () => part);
        for await (const _ of extractUrisFrom(parts));
      },
    ),
  ).toBeLessThan(LINEAR);
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
