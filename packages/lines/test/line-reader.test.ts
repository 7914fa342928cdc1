/** RFC 3986 §4.1: the lines of a reader are those of its octets, and a scanner only leaves out what it finds. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineScanner, type Read } from "../src/index.ts";
import { LineReader, type LineReaderOptions } from "../src/reader.ts";

/** Returns the octets of a text in pieces of at most `size`. */
function reading(text: string, size: number): Read {
  const octets = Buffer.from(text, "latin1");
  let at = 0;
  return (buffer, start) => {
    const count = octets.copy(buffer, start, at, Math.min(octets.length, at + size));
    at += count;
    return count;
  };
}

const textOf = (octets: Uint8Array): string => Buffer.from(octets).toString("latin1");

/** Returns each line with its number. */
function linesOf(text: string, options?: LineReaderOptions, size: number = Infinity): string[] {
  const reader = new LineReader(reading(text, size), { textOf, ...options });
  const lines: string[] = [];
  while (reader.read()) {
    for (let line = reader.next(); line !== undefined; line = reader.next()) {
      expect(reader.line).toBe(line);
      lines.push(`${reader.count}: ${line}`);
    }
  }
  expect(reader.read()).toBe(false);
  expect(reader.next()).toBeUndefined();
  expect(reader.bytesRead).toBe(text.length);
  return lines;
}

describe("LineReader", () => {
  it("returns lines without their ends, and a last line that has none with its CR", () => {
    expect(linesOf("")).toEqual([]);
    expect(linesOf("\n")).toEqual(["1: "]);
    expect(linesOf("a\r\n\r\nb\rc\n\r")).toEqual(["1: a", "2: ", "3: b\rc", "4: \r"]);
    expect(linesOf("a\r\0b\n\0c", { end: 0 })).toEqual(["1: a\r", "2: b\n", "3: c"]);
  });

  it("returns a line that is longer than the buffer", () => {
    const long = "x".repeat(200_000);
    expect(linesOf(`a\n${long}\nb`)).toEqual(["1: a", `2: ${long}`, "3: b"]);
    expect(() => linesOf(long, { limit: 100_000 })).toThrow(RangeError);
  });

  it("forgets its lines before it reads others, beside which long ones would be kept", () => {
    const kept: string[] = [];
    const read = reading("a\nb\n", 2);
    const reader: LineReader = new LineReader((buffer, start) => {
      kept.push(reader.line);
      return read(buffer, start);
    });
    while (reader.read()) for (let line = reader.next(); line !== undefined; line = reader.next());
    expect(kept).toEqual(["", "", ""]);
  });

  it("returns the lines that an exception matches, although the scanner finds them", () => {
    const line = fc.constantFrom("", "a", "b", "ab", "a%", "ba\r", "\xE9b");
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(/b/g, /^(?!a)/gm, /a$/gm, /\r/g), (lines, except) => {
        const text = lines.map((each) => `${each}\n`).join("");
        const scanner = new LineScanner("uri-reference");
        const all = linesOf(text);
        const left = new Set(linesOf(text, { scanner }));
        const own = new RegExp(except.source, except.flags.replace("g", ""));
        const wanted = all.filter((each, index) => left.has(each) || own.test(`${lines[index]}`));
        expect(linesOf(text, { scanner, except })).toEqual(wanted);
      }),
    );
  });

  it("leaves out the lines that the scanner finds, and counts them", () => {
    const scanner = new LineScanner("uri");
    let found = "";
    const text = "http://a/\nhttp://b/\r\n../c\nhttp://d/\n\xE9\nhttp://e";
    const options: LineReaderOptions = {
      scanner,
      found: (start, end) => (found += textOf(scanner.buffer.subarray(start, end))),
    };
    expect(linesOf(text, options)).toEqual(["3: ../c", "5: \xE9", "6: http://e"]);
    expect(found).toBe("http://a/\nhttp://b/\r\nhttp://d/\n");
  });

  it("makes characters of octets that are not ASCII, one for each", () => {
    const [line = ""] = linesOf("a\x80\xFF/\n", { textOf: undefined });
    expect(line).toMatch(/^1: a[^\0-\x7F]{2}\/$/);
  });

  it("returns the same lines, however they are read", () => {
    const text = fc.string({ unit: fc.constantFrom("a", ":", "/", " ", "\r", "\n", "\0", "\xE9") });
    fc.assert(
      fc.property(text, fc.constantFrom<10 | 0>(10, 0), fc.integer({ min: 1, max: 9 }), (octets, end, size) => {
        const separator = String.fromCharCode(end);
        const lines = octets.split(separator);
        const last = lines.pop() as string;
        const cut = end === 0 ? lines : lines.map((line) => line.replace(/\r$/, ""));
        const expected = [...cut, ...(last === "" ? [] : [last])].map((line, index) => `${index + 1}: ${line}`);
        expect(linesOf(octets, { end }, size)).toEqual(expected);
        const others = linesOf(octets, { end, scanner: new LineScanner("uri-reference", { end }) }, size);
        expect(expected).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 200 },
    );
  });

  it("refuses arguments of other types", () => {
    const read = reading("", 1);
    const refused: readonly [unknown, unknown][] = [
      ["a", {}],
      [read, { found: 1 }],
      [read, { scanner: {} }],
      [read, { textOf: "latin1" }],
      [read, { limit: "1" }],
      [read, { as: "uri" }],
    ];
    for (const [first, options] of refused) {
      expect(() => new LineReader(first as Read, options as LineReaderOptions)).toThrow(TypeError);
    }
    expect(() => new LineReader(read, { end: 1 as 0 })).toThrow(RangeError);
  });
});
