/** A stream has the same lines, wherever its pieces end. */
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { wholeLines } from "../src/index.ts";

async function cut(pieces: readonly string[], end?: 10 | 0): Promise<string[]> {
  const list: string[] = [];
  const stream = pieces.map((piece) => Buffer.from(piece, "latin1"));
  for await (const bytes of wholeLines(stream, { end })) list.push(Buffer.from(bytes).toString("latin1"));
  return list;
}

describe("wholeLines", () => {
  it("keeps the start of a line until its end arrives", async () => {
    expect(await cut(["ab\ncd", "\nef", "gh", "i\njk"])).toEqual(["ab\n", "cd\n", "efghi\n", "jk"]);
    expect(await cut([])).toEqual([]);
    expect(await cut(["", "a", ""])).toEqual(["a"]);
    expect(await cut(["a\r", "\nb\r", "\n"])).toEqual(["a\r\n", "b\r\n"]);
    expect(await cut(["a\n\0b", "c\0d\n"], 0)).toEqual(["a\n\0", "bc\0", "d\n"]);
  });

  it("loses nothing, and cuts only at line ends, whatever the pieces", async () => {
    const piece = fc.string({ unit: fc.constantFrom("a", "\n", "\0", "\r", "\xe9"), maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(fc.array(piece), fc.constantFrom(10 as const, 0 as const), async (pieces, end) => {
        const blocks = await cut(pieces, end);
        expect(blocks.join("")).toBe(pieces.join(""));
        expect(blocks.slice(0, -1).every((block) => block.endsWith(String.fromCharCode(end)))).toBe(true);
        expect(blocks).not.toContain("");
      }),
    );
  });

  it("reads streams of Node and of the web, which may use their memory again", async () => {
    const memory = Buffer.alloc(4);
    function* reused() {
      for (const piece of ["ab\nc", "de\nf", "gh\n"]) yield memory.subarray(0, memory.write(piece));
    }
    const list: string[] = [];
    for await (const bytes of wholeLines(reused())) list.push(Buffer.from(bytes).toString());
    expect(list).toEqual(["ab\n", "cde\n", "fgh\n"]);
    for (const stream of [
      Readable.from([Buffer.from("a\nb"), Buffer.from("c\n")]),
      new Blob(["a\nb", "c\n"]).stream(),
    ]) {
      const blocks: string[] = [];
      for await (const bytes of wholeLines(stream as AsyncIterable<Uint8Array>))
        blocks.push(Buffer.from(bytes).toString());
      expect(blocks.join("")).toBe("a\nbc\n");
    }
  });

  it("searches each octet once, however small the pieces of a long line", async () => {
    const piece = new Uint8Array(1024).fill(0x61);
    const search = vi.spyOn(Uint8Array.prototype, "lastIndexOf");
    const blocks: Uint8Array[] = [];
    for await (const bytes of wholeLines(Array.from({ length: 4096 }, () => piece))) blocks.push(bytes);
    const searched = search.mock.contexts.map((octets) => (octets as Uint8Array).length);
    search.mockRestore();
    expect(blocks.map(({ length }) => length)).toEqual([4096 * 1024]);
    expect(searched.reduce((sum, length) => sum + length)).toBe(4096 * 1024);
  });

  it("refuses what is not bytes", async () => {
    await expect(wholeLines(["a\n"] as never).next()).rejects.toThrow(
      new TypeError("wholeLines: stream must be a Uint8Array, not a string"),
    );
    await expect(wholeLines([], { end: 13 as never }).next()).rejects.toThrow(RangeError);
    await expect(wholeLines(5 as never).next()).rejects.toThrow(TypeError);
  });
});
