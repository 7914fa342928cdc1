/** RFC 3986 §4.1, §3: lines of bytes. */
import { isUri, isUriReference } from "@std66/core";
import { validity } from "@std66/vectors";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkLines } from "../src/index.ts";
import { randomBytes, textsOf } from "./lines.ts";

const invalidIn = (text: string, options?: Parameters<typeof checkLines>[1]): string[] => {
  const bytes = Buffer.from(text, "latin1");
  return checkLines(bytes, options).invalid.map(({ start, end }) => bytes.toString("latin1", start, end));
};

describe("a line", () => {
  it("is a URI-reference, or not", () => {
    const bytes = Buffer.from("http://a/\n../b\na b\nhttp://a/%4\nurn:a\n");
    expect(checkLines(bytes)).toEqual({
      count: 5,
      invalid: [
        { number: 3, start: 15, end: 18 },
        { number: 4, start: 19, end: 30 },
      ],
    });
  });

  it("is a URI, or not", () => {
    expect(invalidIn("http://a/\n../b\na b:\nurn:a\n//h/\n", { as: "uri" })).toEqual(["../b", "a b:", "//h/"]);
  });

  it("ends at LF, with the CR before it, and nowhere else", () => {
    expect(invalidIn("a\r\nb\r\n")).toEqual([]);
    expect(invalidIn("a b\r\nc d\r\n")).toEqual(["a b", "c d"]);
    expect(invalidIn("a\rb\nc\r\r\nd\0e\n")).toEqual(["a\rb", "c\r", "d\0e"]);
    expect(invalidIn("a\u0085b\n")).toEqual(["a\u0085b"]);
  });

  it("that is empty is the empty reference, which is no URI", () => {
    const bytes = Buffer.from("\n\r\n\n");
    expect(checkLines(bytes)).toEqual({ count: 3, invalid: [] });
    expect(checkLines(bytes, { as: "uri" }).invalid).toEqual([
      { number: 1, start: 0, end: 0 },
      { number: 2, start: 1, end: 1 },
      { number: 3, start: 3, end: 3 },
    ]);
  });

  it("that is the last one may lack its line end, and then keeps its CR", () => {
    expect(checkLines(Buffer.from("a\nb"))).toEqual({ count: 2, invalid: [] });
    expect(checkLines(Buffer.from("a\nb c"))).toEqual({ count: 2, invalid: [{ number: 2, start: 2, end: 5 }] });
    expect(invalidIn("a\r\nb\r")).toEqual(["b\r"]);
    expect(checkLines(new Uint8Array(0))).toEqual({ count: 0, invalid: [] });
    expect(checkLines(Buffer.from("\n"))).toEqual({ count: 1, invalid: [] });
  });

  it("ends at NUL, if that is the line end", () => {
    expect(invalidIn("a\0b\n\0c\r\0\0d e", { end: 0 })).toEqual(["b\n", "c\r", "d e"]);
  });

  it("with an octet above 0x7F is not one, whether it is UTF-8, a byte order mark, or neither", () => {
    expect(invalidIn("\xef\xbb\xbfhttp://a/\n\xc3\xa9\n\xff\xc0\x80\nb\n")).toEqual([
      "\xef\xbb\xbfhttp://a/",
      "\xc3\xa9",
      "\xff\xc0\x80",
    ]);
  });
});

describe("bytes", () => {
  it("may begin anywhere in their memory, and be shared with other threads", () => {
    const text = Buffer.from("x y\na\nb c\nd e\nz z");
    const shared = new Uint8Array(new SharedArrayBuffer(text.length));
    shared.set(text);
    const expected = {
      count: 3,
      invalid: [
        { number: 2, start: 2, end: 5 },
        { number: 3, start: 6, end: 9 },
      ],
    };
    expect(checkLines(shared.subarray(4, 14))).toEqual(expected);
    expect(checkLines(new Uint8Array(text).subarray(4, 14))).toEqual(expected);
  });

  it("may have lines of any length", () => {
    for (const length of [65_534, 65_535, 65_536, 65_537, 200_000]) {
      const long = "x".repeat(length);
      const text = `a b\n${long}\n${long} \nc d\n${long}`;
      const start = 4 + length + 1;
      expect(checkLines(Buffer.from(text))).toEqual({
        count: 5,
        invalid: [
          { number: 1, start: 0, end: 3 },
          { number: 3, start, end: start + length + 1 },
          { number: 4, start: start + length + 2, end: start + length + 5 },
        ],
      });
    }
  });

  it("have the lines that core finds, one by one", () => {
    fc.assert(
      fc.property(randomBytes, fc.constantFrom(10, 0), (bytes, end) => {
        for (const [as, isValid] of [
          ["uri-reference", isUriReference],
          ["uri", isUri],
        ] as const) {
          const texts = textsOf(bytes, end);
          const { count, invalid } = checkLines(bytes, { as, end });
          expect(count).toBe(texts.length);
          const expected = texts.flatMap((text, index) => (isValid(text) ? [] : [[index + 1, text]]));
          expect(
            invalid.map(({ number, start, end: to }) => [
              number,
              Buffer.from(bytes.subarray(start, to)).toString("latin1"),
            ]),
          ).toEqual(expected);
        }
      }),
    );
  });
});

it("R-047 the rows of the vectors, as lines", () => {
  const rows = validity.filter(({ text }) => !/[\n\r\u0080-\uffff]/u.test(text));
  expect(rows.length).toBeGreaterThan(100);
  const bytes = Buffer.from(rows.map(({ text }) => `${text}\n`).join(""));
  const invalidRows = (as: "uri-reference" | "uri") =>
    checkLines(bytes, { as }).invalid.map(({ number }) => rows[number - 1]!.text);
  expect(invalidRows("uri-reference")).toEqual(
    rows.filter(({ uriReference }) => !uriReference).map(({ text }) => text),
  );
  expect(invalidRows("uri")).toEqual(rows.filter(({ uri }) => !uri).map(({ text }) => text));
});

it("arguments of another type are refused", () => {
  expect(() => checkLines("a" as never)).toThrow(new TypeError("checkLines: bytes must be a Uint8Array, not a string"));
  expect(() => checkLines(new Uint16Array(1) as never)).toThrow(TypeError);
  expect(() => checkLines(new Uint8Array(1), { as: "iri" as never })).toThrow(
    new RangeError("checkLines: options.as has no `iri`, only uri-reference, uri"),
  );
  expect(() => checkLines(new Uint8Array(1), { end: 13 as never })).toThrow(RangeError);
  expect(() => checkLines(new Uint8Array(1), { ends: 0 } as never)).toThrow(TypeError);
});
