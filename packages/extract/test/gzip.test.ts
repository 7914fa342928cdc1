/** RFC 1952: octets that may be compressed. */
import { crc32, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gunzipped } from "../src/gzip.ts";

/** RFC 1952 §2.3: with FHCRC, FEXTRA, FNAME and FCOMMENT, and FTEXT. */
function withHeader(gzip: Buffer): Buffer {
  const header = Buffer.from(gzip.subarray(0, 10));
  header[3] = 0b11111;
  const all = Buffer.concat([header, Buffer.from("\x02\0abname\0comment\0", "latin1")]);
  const check = Buffer.alloc(2);
  check.writeUInt16LE(crc32(all) & 0xffff);
  return Buffer.concat([all, check, gzip.subarray(10)]);
}

/** The text of octets, and `!` if others follow. */
const limited = async (octets: Buffer, limit: number) => {
  let said = "";
  for await (const piece of gunzipped([octets], { limit, more: () => (said += "!") })) said += Buffer.from(piece);
  return said;
};

describe("octets in pieces", () => {
  const text = "http://one/ http://two/";

  it.each([
    ["gzip", gzipSync(text), text],
    ["gzip of several members", Buffer.concat([gzipSync("http://one/"), gzipSync(""), gzipSync(" http://two/")]), text],
    ["gzip with all of a header", withHeader(gzipSync(text)), text],
    ["no gzip", Buffer.from(text), text],
    ["one octet", Buffer.from([0x1f]), "\x1f"],
    ["nothing", Buffer.alloc(0), ""],
  ])("one by one: %s", async (_name, octets, expected) => {
    const pieces = Array.from(octets, (octet) => Buffer.from([octet]));
    const read: Buffer[] = [];
    for await (const piece of gunzipped(pieces)) read.push(Buffer.from(piece));
    expect(Buffer.concat(read).toString("latin1")).toBe(expected);
  });

  // What is decompressed comes in pieces of 65,536 octets.
  it.each([65_535, 65_536, 65_537, 131_072])(
    "of %i octets, cut anywhere near the end of their text",
    async (length) => {
      const all = Buffer.alloc(length, "x");
      for (const level of [0, 6]) {
        const octets = gzipSync(all, { level });
        for (let after = 0; after <= 12; after++) {
          const at = octets.length - after;
          const read: Buffer[] = [];
          for await (const piece of gunzipped([octets.subarray(0, at), octets.subarray(at)]))
            read.push(Buffer.from(piece));
          expect([level, after, Buffer.concat(read).equals(all)]).toEqual([level, after, true]);
        }
      }
    },
  );

  it.each([
    ["a check value of the header", withHeader(gzipSync(text)), 28, "is damaged"],
    ["a check value of the data", gzipSync(text), -8, "is damaged"],
    ["a length", gzipSync(text), -4, "is damaged"],
    ["a reserved flag", gzipSync(text), 3, "is damaged"],
    ["a method", gzipSync(text), 2, "is damaged"],
  ])("%s that is wrong is damage, in any member", async (_name, octets, at, what) => {
    const wrong = Buffer.from(octets);
    wrong[at < 0 ? wrong.length + at : at]! ^= 0x80;
    for (const pieces of [[wrong], [gzipSync(""), wrong]]) {
      const read = gunzipped(pieces).next();
      await expect(read).rejects.toThrow(`its gzip data (RFC 1952) ${what}`);
    }
  });

  it("a gzip file that is cut anywhere ends too early", async () => {
    const whole = Buffer.concat([withHeader(gzipSync(text)), withHeader(gzipSync(text))]);
    const half = whole.length / 2;
    for (let end = 2; end < whole.length; end++) {
      if (end === half || end === half + 1) continue;
      const read = async (): Promise<void> => {
        for await (const _ of gunzipped([whole.subarray(0, end)]));
      };
      await expect(read()).rejects.toThrow("its gzip data (RFC 1952) ends too early");
    }
  });

  it.each([
    ["gzip", gzipSync(text)],
    ["no gzip", Buffer.from(text)],
  ])("a file is closed, however far it was read: %s", async (_name, octets) => {
    let isClosed = false;
    function* pieces(): Generator<Buffer> {
      try {
        yield octets;
        yield octets;
      } finally {
        isClosed = true;
      }
    }
    for await (const _ of gunzipped(pieces())) break;
    expect(isClosed).toBe(true);
  });

  it("a member may fill a piece exactly", async () => {
    for (const length of [65_536, 131_072]) {
      const pieces = [gzipSync(Buffer.alloc(length, "a"))];
      let read = 0;
      for await (const piece of gunzipped(pieces, { more: () => (read = Number.NaN) })) read += piece.length;
      expect(read).toBe(length);
    }
  });

  it("there may be a limit of octets, and other octets are reported", async () => {
    await expect(limited(gzipSync("abc"), 2)).rejects.toThrow(RangeError);
    expect(await limited(gzipSync("abc"), 3)).toBe("abc");
    expect(await limited(Buffer.concat([gzipSync("abc"), Buffer.from("d")]), 3)).toBe("abc!");
    expect(await limited(Buffer.concat([gzipSync("abc"), Buffer.from("\0\0d")]), 3)).toBe("abc!");
  });

  it.each([
    ["pieces", () => gunzipped("abc" as never)],
    ["a piece", () => gunzipped(["abc"] as never)],
    ["options", () => gunzipped([], { limits: 1 } as never)],
    ["a limit", () => gunzipped([], { limit: "1" as never })],
    ["a limit that limits nothing", () => gunzipped([], { limit: Number.NaN })],
    ["a limit below 0", () => gunzipped([], { limit: -1 })],
    ["a function", () => gunzipped([], { more: 1 as never })],
  ])("refuses %s of another type", async (_name, call) => {
    await expect(call().next()).rejects.toThrow(TypeError);
  });
});
