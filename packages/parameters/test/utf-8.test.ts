// RFC 3629 §4: the borders of each alternative of UTF8-2, UTF8-3 and UTF8-4.

import { describe, expect, it } from "vitest";
import { parseQuery } from "../src/index.ts";

/** The first octets, the second octets, and how many octets of UTF8-tail (80 to BF) follow. */
const ALTERNATIVES = [
  [0xc2, 0xdf, 0x80, 0xbf, 0],
  [0xe0, 0xe0, 0xa0, 0xbf, 1],
  [0xe1, 0xec, 0x80, 0xbf, 1],
  [0xed, 0xed, 0x80, 0x9f, 1],
  [0xee, 0xef, 0x80, 0xbf, 1],
  [0xf0, 0xf0, 0x90, 0xbf, 2],
  [0xf1, 0xf3, 0x80, 0xbf, 2],
  [0xf4, 0xf4, 0x80, 0x8f, 2],
] as const;

const tripletsOf = (octets: readonly number[]): string =>
  octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/** What stays of a value between two characters that are decoded, where octets that are not UTF-8 are kept. */
const read = (triplets: string): string => {
  const [[, value = ""] = []] = parseQuery(`a=%41${triplets}%41${triplets}%42`, { invalid: "keep" });
  return value;
};

const twice = (text: string): string => `A${text}A${text}B`;

describe.each(ALTERNATIVES.map((row) => [row]))("%j", ([from, to, low, high, more]) => {
  const sequences = [from, to].flatMap((first) =>
    [low, high].flatMap((second) =>
      [0x80, 0xbf].map((last) => [first, second, ...Array.from({ length: more }, () => last)]),
    ),
  );

  it("are a character", () => {
    for (const octets of sequences) expect(read(tripletsOf(octets))).toBe(twice(Buffer.from(octets).toString()));
  });

  it("are not one with another octet beyond the border", () => {
    for (const octets of sequences) {
      for (let i = 1; i < octets.length; i++) {
        for (const wrong of i === 1 ? [low - 1, high + 1] : [0x7f, 0xc0]) {
          const triplets = tripletsOf(octets.map((octet, at) => (at === i ? wrong : octet)));
          // Octets of ASCII are decoded all the same.
          expect(read(triplets)).toBe(twice(triplets.replaceAll("%7F", "\x7f")));
        }
      }
    }
  });
});

it.each([0x80, 0xbf, 0xc0, 0xc1, 0xf5, 0xff])("%i begins no character", (first) => {
  for (const second of [0x80, 0xbf]) {
    const triplets = tripletsOf([first, second, second, second]);
    expect(read(triplets)).toBe(twice(triplets));
  }
});
