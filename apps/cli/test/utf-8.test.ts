/** The octets recognized as UTF-8 are those that a decoder accepts. */
import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "../src/input/encodings.ts";

/** The offset in the octets: what is before it is UTF-8. */
function notUtf8At(octets: Uint8Array): number {
  const { text, wrongOctet } = decodeUtf8(octets);
  return wrongOctet === undefined ? -1 : Buffer.byteLength(text.slice(0, wrongOctet.offset));
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function isDecoded(octets: Uint8Array): boolean {
  try {
    decoder.decode(octets);
    return true;
  } catch {
    return false;
  }
}

/** The limits of UTF8-tail, and the octets next to them. */
const THIRDS = [[0x7f], [0x80], [0xbf], [0xc0]];

describe("decodeUtf8 (RFC 3629 §4)", () => {
  it.each([
    ["no octets", [], -1],
    [
      "characters of every length, at the limits",
      Buffer.from("\0\x7f\x80\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}"),
      -1,
    ],
    ["an octet that cannot begin a character", [0x61, 0x80], 1],
    ["an octet that is in no character", [0x61, 0x62, 0xff], 2],
    ["a truncated character", [0x61, 0xe2, 0x82], 1],
    ["a character interrupted by another octet", [0xe2, 0x82, 0x61], 0],
    ["a slash in two octets", [0xc0, 0xaf], 0],
    ["a slash in three octets", [0xe0, 0x80, 0xaf], 0],
    ["a surrogate", [0xc3, 0xa9, 0xed, 0xa0, 0x80], 2],
    ["U+FFFD itself, twice", Buffer.from("\uFFFDa\uFFFD"), -1],
    ["an octet after two U+FFFD", [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd, 0x80], 6],
    ["the first two octets of U+FFFD, after U+FFFD", [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0x61], 3],
    ["a code point above U+10FFFF", [0xf4, 0x90, 0x80, 0x80], 0],
  ])("%s", (_title, octets, expected) => {
    expect(notUtf8At(Uint8Array.from(octets))).toBe(expected);
  });

  it("has the offset in the text too, where each wrong octet is U+FFFD", () => {
    const octets = Buffer.from([0xc3, 0xa9, 0xef, 0xbf, 0xbd, 0x61, 0x80, 0x80]);
    expect(decodeUtf8(octets)).toEqual({
      text: "é\uFFFDa\uFFFD\uFFFD",
      wrongOctet: { value: 0x80, offset: 3 },
    });
  });

  it("keeps a byte order mark", () => {
    expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: "\uFEFFa" });
  });

  it("finds an octet in a sequence that ends too early", () => {
    const octets = [[0xc3], [0xe0, 0xa0], [0xf0, 0x90, 0x80], [0x61, 0xc3]];
    expect(octets.map((list) => notUtf8At(Uint8Array.from(list)))).toEqual([0, 0, 0, 1]);
  });

  it("agrees with a decoder for all first two octets, followed by octets at the limits", () => {
    const wrong: number[][] = [];
    for (let first = 0xc0; first <= 0xff; first++) {
      for (let second = 0; second <= 0xff; second++) {
        // Only a valid second octet is followed by more.
        const isCharacter = second >= 0x80 && second <= 0xbf;
        const ends = isCharacter
          ? [[], ...THIRDS, ...THIRDS.flatMap((third) => THIRDS.map((fourth) => [...third, ...fourth]))]
          : [[]];
        for (const rest of ends) {
          const octets = [first, second, ...rest];
          if ((notUtf8At(Uint8Array.from(octets)) === -1) !== isUtf8(Uint8Array.from(octets))) wrong.push(octets);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("finds a fault exactly when a decoder fails, and none before the offset", () => {
    // Mostly from the relevant ranges, which random octets rarely hit.
    const octet = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4),
    );
    fc.assert(
      fc.property(fc.array(octet, { maxLength: 12 }), (list) => {
        const octets = Uint8Array.from(list);
        const at = notUtf8At(octets);
        expect(at === -1).toBe(isDecoded(octets));
        if (at >= 0) expect(isDecoded(octets.subarray(0, at))).toBe(true);
      }),
    );
  });
});
