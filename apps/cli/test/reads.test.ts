/** What the command asks of what it reads: each call of Node, with answers of the test. */
import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Document, documentsAt } from "../src/input/documents.ts";
import { openFile, standardInput } from "../src/input/streams.ts";
import { Failure } from "../src/system/calls.ts";

let folder = "";
/** The codes of the errors with which the system first refuses to read. */
let unread: string[] = [];
/** The size of standard input, if it is a file. */
let size: number | undefined;
let closed: number[] = [];
let isGone = false;
const { readSync, fstatSync, statSync, closeSync } = fs;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-reads-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  [unread, size, closed, isGone] = [[], undefined, [], false];
  Object.assign(fs, {
    readSync(descriptor: number, ...rest: [Buffer, number, number, number | null]) {
      const code = unread.shift();
      if (code !== undefined) throw Object.assign(new Error(`${code}: no reason, read`), { code });
      return descriptor === 0 ? 3 : readSync(descriptor, ...rest);
    },
    fstatSync: (descriptor: number) =>
      descriptor === 0 ? { size: size ?? 9, isFile: () => size !== undefined } : fstatSync(descriptor),
    statSync(...values: Parameters<typeof statSync>) {
      if (isGone) throw new Error("ENOENT: no such file or directory, stat");
      return statSync(...values);
    },
    closeSync(descriptor: number) {
      closed.push(descriptor);
      closeSync(descriptor);
    },
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  Object.assign(fs, { readSync, fstatSync, statSync, closeSync });
  syncBuiltinESMExports();
  vi.restoreAllMocks();
});

/** The path of a new file. */
function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function documentAt(path: string): Promise<Document> {
  for await (const document of documentsAt(path, {})) if (!(document instanceof Failure)) return document;
  throw new Error(`no document: ${path}`);
}

async function textOf(document: Document, limit?: number): Promise<string> {
  let text = "";
  for await (const piece of document.pieces(limit)) text += piece;
  return text;
}

describe("standard input", () => {
  it("is asked again after twice as long each time, up to 32 milliseconds", () => {
    const waits: unknown[] = [];
    vi.spyOn(Atomics, "wait").mockImplementation((...[, , , time]: unknown[]) => {
      waits.push(time);
      return "timed-out";
    });
    unread = Array<string>(8).fill("EAGAIN");
    expect(standardInput.read(Buffer.alloc(9), 0)).toBe(3);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32, 32]);
  });

  it("has a size only if it is a file", () => {
    expect(standardInput.size()).toBe(0);
    size = 5;
    expect(standardInput.size()).toBe(5);
  });
});

describe("a file", () => {
  it("is closed once, at its end", () => {
    const { read, close, size: sizeOf } = openFile(written("a.txt", "abc"));
    const buffer = Buffer.alloc(9);
    expect([sizeOf(), read(buffer, 0), closed.length, read(buffer, 0), closed.length]).toEqual([3, 3, 0, 0, 1]);
    close();
    expect([sizeOf(), read(buffer, 0), closed.length]).toEqual([0, 0, 1]);
  });

  it("is closed once, before its end", () => {
    const { read, close } = openFile(written("b.txt", "abc"));
    close();
    close();
    expect([read(Buffer.alloc(9), 0), closed.length]).toEqual([0, 1]);
  });

  it("may have four times its size when it is decompressed, whatever the limit", async () => {
    const text = "http://a/b".repeat(12);
    const compressed = gzipSync(text);
    expect(text.length).toBeGreaterThan(compressed.length);
    expect(text.length).toBeLessThan(4 * compressed.length);
    expect(await textOf(await documentAt(written("c.gz", compressed)), 9)).toBe(text);
    const long = await documentAt(written("d.gz", gzipSync("a".repeat(999))));
    await expect(textOf(long, 9)).rejects.toThrow("cannot read");
    expect(await textOf(long, 999)).toBe("a".repeat(999));
  });

  it("that has no status has the limit that it is given", async () => {
    const document = await documentAt(written("e.gz", gzipSync("abc")));
    isGone = true;
    expect(await textOf(document, 3)).toBe("abc");
  });
});
