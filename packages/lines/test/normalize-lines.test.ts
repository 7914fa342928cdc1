/** RFC 3986 §6.2.2, §6.2.3: the normal forms of lines of bytes. */
import { isUriReference } from "@std66/core";
import { normalize } from "@std66/normalize";
import { equivalence } from "@std66/vectors";
import fc from "fast-check";
import { expect, it } from "vitest";
import { normalizeLines } from "../src/index.ts";
import { randomBytes, textsOf } from "./lines.ts";

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

it("R-124 a line gets its normal form, and an invalid one becomes empty", () => {
  const text = "HTTP://A/%7eb\nhttp://a/\na b\nhttp://a:80\n../%61\nc d\n";
  const { bytes, ...rest } = normalizeLines(Buffer.from(text));
  expect(textOf(bytes)).toBe("http://a/~b\nhttp://a/\n\nhttp://a/\n../a\n\n");
  expect(rest).toEqual({
    count: 6,
    changed: [
      { number: 1, start: 0, end: 13 },
      { number: 4, start: 28, end: 39 },
      { number: 5, start: 40, end: 46 },
    ],
    invalid: [
      { number: 3, start: 24, end: 27 },
      { number: 6, start: 47, end: 50 },
    ],
  });
});

/** The text of the lines in normal form. */
const of = (text: string, end?: 0 | 10): string => textOf(normalizeLines(Buffer.from(text, "latin1"), { end }).bytes);

it("line ends stay as they are", () => {
  expect(of("HTTP://a/\r\nhttp://b/\r\n\r\nHTTP://c/\n")).toBe("http://a/\r\nhttp://b/\r\n\r\nhttp://c/\n");
  expect(of("HTTP://a/\nHTTP://b/")).toBe("http://a/\nhttp://b/");
  expect(of("a b\r\nHTTP://b/\r")).toBe("\r\n");
  expect(of("HTTP://a/\0HTTP://b/\nc\0HTTP://d/", 0)).toBe("http://a/\0\0http://d/");
  expect(of("\xef\xbb\xbfHTTP://a/\n\xc3\xa9\nHTTP://b/\n")).toBe("\n\nhttp://b/\n");
});

it("bytes in which nothing changes are the same instance", () => {
  for (const text of ["", "\n", "http://a/\nurn:a\n\r\n../a\r\n", "http://a/"]) {
    const bytes = Buffer.from(text);
    const result = normalizeLines(bytes);
    expect(result.bytes).toBe(bytes);
    expect([result.changed, result.invalid]).toEqual([[], []]);
  }
});

it("the bytes that are given do not change", () => {
  const bytes = Buffer.from("HTTP://a/\nHTTP://b/\n");
  const result = normalizeLines(bytes).bytes;
  result.fill(0);
  expect(textOf(bytes)).toBe("HTTP://a/\nHTTP://b/\n");
});

it("R-124 the normal forms of the vectors", () => {
  const rows = equivalence.filter(({ a, b, normal, rung }) => normal !== undefined && rung === "scheme" && a !== b);
  expect(rows.length).toBeGreaterThan(5);
  const { bytes } = normalizeLines(Buffer.from(rows.map(({ a }) => `${a}\n`).join("")));
  expect(textsOf(bytes, 10)).toEqual(rows.map(({ normal }) => normal));
});

it("the result has the normal forms that normalize gives, one by one", () => {
  fc.assert(
    fc.property(randomBytes, fc.constantFrom(10, 0), (given, end) => {
      const texts = textsOf(given, end);
      const { bytes, count, changed, invalid } = normalizeLines(given, { end });
      expect(count).toBe(texts.length);
      const numbersOf = (isOne: (text: string) => boolean) =>
        texts.flatMap((text, index) => (isOne(text) ? [index + 1] : []));
      expect(invalid.map(({ number }) => number)).toEqual(numbersOf((text) => !isUriReference(text)));
      expect(changed.map(({ number }) => number)).toEqual(
        numbersOf((text) => isUriReference(text) && String(normalize(text)) !== text),
      );
      const normal = texts.map((text) => (isUriReference(text) ? String(normalize(text)) : ""));
      // An empty last line without its line end is no line.
      if (given.at(-1) !== end && normal.at(-1) === "") normal.pop();
      expect(textsOf(bytes, end)).toEqual(normal);
    }),
  );
});

it("arguments of another type are refused", () => {
  expect(() => normalizeLines([] as never)).toThrow(
    new TypeError("normalizeLines: bytes must be a Uint8Array, not an instance of Array"),
  );
  expect(() => normalizeLines(new Uint8Array(1), { end: "\n" as never })).toThrow(RangeError);
  expect(() => normalizeLines(new Uint8Array(1), { rungs: [] } as never)).toThrow(TypeError);
});
