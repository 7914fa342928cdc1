/** Every input is cut into the same lines, however it arrives. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { LineBlocks, type Read } from "../src/index.ts";

const BLOCK_SIZE = 65_536;

/** Returns the octets of a text in pieces of at most `size`. */
function reading(text: string, size: number = Infinity): Read {
  const octets = Buffer.from(text, "latin1");
  let at = 0;
  return (buffer, start) => {
    const count = octets.copy(buffer, start, at, Math.min(octets.length, at + size));
    at += count;
    return count;
  };
}

function blocksOf(text: string, size?: number, end: 10 | 0 = 10): string[] {
  const blocks = new LineBlocks(reading(text, size), { end });
  const list: string[] = [];
  for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
    list.push(Buffer.from(block.buffer, block.byteOffset, block.length).toString("latin1"));
  }
  expect(blocks.bytesRead).toBe(text.length);
  return list;
}

describe("LineBlocks", () => {
  it("returns nothing for an empty input", () => {
    expect(blocksOf("")).toEqual([]);
  });

  it("returns whole lines, and keeps the start of a line until its end arrives", () => {
    expect(blocksOf("ab\ncd\nef\n", 4)).toEqual(["ab\n", "cd\n", "ef\n"]);
    expect(blocksOf("ab\ncd\nef", 4)).toEqual(["ab\n", "cd\n", "ef"]);
    expect(blocksOf("a\r\nb\r\n", 2)).toEqual(["a\r\n", "b\r\n"]);
  });

  it("returns many lines at once if many were read at once", () => {
    expect(blocksOf("a\nb\n\nc\n")).toEqual(["a\nb\n\nc\n"]);
  });

  it("cuts at NUL if that is the separator", () => {
    expect(blocksOf("a\nb\0c\0\0d", 4, 0)).toEqual(["a\nb\0", "c\0\0", "d"]);
  });

  it("returns each octet as the character of the same number", () => {
    expect(blocksOf("\0\x7f\x80\xff\n")).toEqual(["\0\x7f\x80\xff\n"]);
  });

  it("grows its buffer for a longer line", () => {
    const long = "x".repeat(5 * BLOCK_SIZE + 1);
    expect(blocksOf(`a\n${long}\nb\n${long}`, 1000).join("")).toBe(`a\n${long}\nb\n${long}`);
  });

  it.each([BLOCK_SIZE - 1, BLOCK_SIZE, BLOCK_SIZE + 1, 2 * BLOCK_SIZE])("keeps a line of %i octets whole", (length) => {
    const line = `${"x".repeat(length - 1)}\n`;
    expect(blocksOf(line + line + line).flatMap((block) => block.match(/.*\n/gu))).toEqual([line, line, line]);
  });

  it("reads as much of a long line as of others, and keeps it with less than one read of what follows", () => {
    const line = `${"x".repeat(3 * BLOCK_SIZE)}\n`;
    const read = reading(line + line + "y\n".repeat(4 * BLOCK_SIZE));
    const rooms: number[] = [];
    const blocks = new LineBlocks((buffer, start) => {
      rooms.push(buffer.length - start);
      return read(buffer, start);
    });
    const sizes: number[] = [];
    for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
      sizes.push(block.length);
      expect(block.buffer.byteLength).toBe(block.length > BLOCK_SIZE ? 64 * BLOCK_SIZE : BLOCK_SIZE);
    }
    expect(Math.max(...rooms)).toBe(BLOCK_SIZE);
    expect(sizes[0]).toBe(line.length);
    expect(Math.max(...sizes)).toBeLessThan(line.length + BLOCK_SIZE);
  });

  it("keeps what follows a long line", () => {
    // The second half ends a long line, and begins another one.
    for (const length of [BLOCK_SIZE - 1, BLOCK_SIZE + 1, 2 * BLOCK_SIZE + 1]) {
      const half = `\n${"z\n".repeat((4 * BLOCK_SIZE - 1 - length) / 2)}${"y".repeat(length)}`;
      expect(half).toHaveLength(4 * BLOCK_SIZE);
      const text = `${"x".repeat(4 * BLOCK_SIZE)}${half}yy\n`;
      expect(blocksOf(text).join("") === text).toBe(true);
    }
  });

  it("gives a buffer that has grown to the caller alone", () => {
    const buffer = new Uint8Array(4);
    const blocks = new LineBlocks(reading("ab\n123456\ncd\nef", 4), { buffer });
    const seen: (boolean | undefined)[] = [];
    const texts: string[] = [];
    const given: Uint8Array[] = [];
    for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
      seen.push(block.buffer === buffer.buffer);
      texts.push(Buffer.from(block).toString());
      given.push(block);
    }
    expect(texts).toEqual(["ab\n", "123456\n", "cd\n", "ef"]);
    expect(seen).toEqual([true, false, true, true]);
    expect(Buffer.from(given[1]!).toString()).toBe("123456\n");
  });

  it("refuses arguments of another type", () => {
    expect(() => new LineBlocks("a" as never)).toThrow(
      new TypeError("LineBlocks: read must be a function, not a string"),
    );
    expect(() => new LineBlocks(() => 0, { buffer: [] as never })).toThrow(TypeError);
    expect(() => new LineBlocks(() => 0, { limit: "1" as never })).toThrow(TypeError);
    expect(() => new LineBlocks(() => 0, { end: 13 as never })).toThrow(RangeError);
    expect(() => new LineBlocks(() => 0, { separator: 0 } as never)).toThrow(TypeError);
  });

  it.each([-5, 0.5, BLOCK_SIZE + 1, Number.NaN, "1", undefined])("refuses the count %j of a read", (count) => {
    expect(() => new LineBlocks(() => count as number).next()).toThrow(
      new TypeError(`LineBlocks: read() must be a number of bytes, not ${count === "1" ? "a string" : count}`),
    );
  });

  it("refuses a count of one byte more than there was room for, even after a line end", () => {
    const reads = [BLOCK_SIZE, BLOCK_SIZE + 1].map((count) => new LineBlocks((buffer) => buffer.fill(10) && count));
    expect(reads[0]?.next()?.length).toBe(BLOCK_SIZE);
    expect(() => reads[1]?.next()).toThrow(TypeError);
  });

  it("throws for a line over the limit", () => {
    const blocks = new LineBlocks(reading("x".repeat(4 * BLOCK_SIZE)), { limit: 2 * BLOCK_SIZE });
    expect(() => blocks.next()).toThrow(new RangeError("a line is longer than 131072 bytes"));
  });

  it("accepts a line as long as the limit with its line end, and none without one", () => {
    for (const length of [2 * BLOCK_SIZE - 1, 2 * BLOCK_SIZE]) {
      const blocks = new LineBlocks(reading(`${"x".repeat(length - 1)}\ny`), { limit: 2 * BLOCK_SIZE });
      expect(blocks.next()?.length).toBe(length);
    }
    const blocks = new LineBlocks(reading("x".repeat(2 * BLOCK_SIZE)), { limit: 2 * BLOCK_SIZE });
    expect(() => blocks.next()).toThrow(new RangeError("a line is longer than 131072 bytes"));
  });

  it("searches each octet once, however small the pieces of a long line", () => {
    const line = "x".repeat(8 << 20);
    const search = vi.spyOn(Uint8Array.prototype, "lastIndexOf");
    expect(blocksOf(line, 4096)).toEqual([line]);
    const searched = search.mock.contexts.map((octets) => (octets as Uint8Array).length);
    search.mockRestore();
    // Searching the whole line for each piece would take 8 GB.
    expect(searched.reduce((sum, length) => sum + length)).toBe(line.length);
  });

  it("loses nothing, and cuts only at separators, whatever the pieces", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "\n", "\0", "\r", "\xe9"), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), fc.constantFrom(10, 0), (text, size, end) => {
        const blocks = blocksOf(text, size, end);
        expect(blocks.join("")).toBe(text);
        expect(blocks.slice(0, -1).every((block) => block.endsWith(String.fromCharCode(end)))).toBe(true);
        expect(blocks).not.toContain("");
      }),
    );
  });
});
