/** Lines end at LF, columns count characters, and both count from 1. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Positions, extractUris } from "../src/index.ts";

describe("a position", () => {
  const text = "a\u{1F980}b\n\uE000\uDBFFc";

  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [3, 1, 3],
    [4, 1, 4],
    [5, 2, 1],
    [6, 2, 2],
    [7, 2, 3],
    [8, 2, 4],
  ])("at offset %d is line %d, column %d", (offset, line, column) => {
    expect(new Positions(text).at(offset)).toEqual({ line, column });
  });

  it("is the same from any offset on", () => {
    const positions = new Positions(text);
    expect([7, 3, 6, 6, 0, 8].map((offset) => Object.values(positions.at(offset)))).toEqual([
      [2, 3],
      [1, 3],
      [2, 2],
      [2, 2],
      [1, 1],
      [2, 4],
    ]);
  });

  it("counts a surrogate pair as one character, and a CR as another", () => {
    expect(new Positions("\u{10000}\u{103FF}c").at(4)).toEqual({ line: 1, column: 3 });
    expect(new Positions("a\r\nb\rc").at(5)).toEqual({ line: 2, column: 3 });
  });

  it("is that of extractUris", () => {
    const unit = fc.constantFrom("\n", "\u{1F980}", " ", "<", ">", "http://a/ ", "urn:b:c\n", "\uD800", "é");
    fc.assert(
      fc.property(fc.string({ unit }), (whole) => {
        const positions = new Positions(whole);
        for (const { start, line, column } of extractUris(whole, { positions: true })) {
          expect(positions.at(start)).toEqual({ line, column });
        }
      }),
    );
  });

  it("of an offset that the text does not have is an error", () => {
    const positions = new Positions("ab");
    for (const offset of [-1, 3, Number.NaN]) {
      expect(() => positions.at(offset)).toThrow(new RangeError(`at: offset must be from 0 to 2, not ${offset}`));
    }
    expect(() => positions.at("1" as never)).toThrow(new TypeError("at: offset must be a number, not a string"));
    expect(() => new Positions(undefined as never)).toThrow(
      new TypeError("Positions: text must be a string, not undefined"),
    );
  });
});
