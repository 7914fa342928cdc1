/** RFC 1952: octets that may be compressed by gzip. */
import { Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { Failure, systemCode } from "../system/failures.ts";

/** Whether octets are the beginning of a gzip file. No text in UTF-8 begins like this. */
function isGzip(octets: Uint8Array): boolean {
  return octets[0] === 0x1f && octets[1] === 0x8b;
}

/**
 * Returns the octets as they are, or decompressed, a piece at a time, if they are gzip. `limit`: how many there may be then: a short file
 * can hold very many.
 *
 * @throws {Failure} if the file is damaged, or holds too much
 */
export async function* decompressed(
  name: string,
  pieces: Iterator<Buffer, unknown>,
  limit: number,
): AsyncGenerator<Buffer> {
  try {
    let first = Buffer.alloc(0);
    while (first.length < 2) {
      const next = pieces.next();
      if (next.done === true) break;
      first = Buffer.concat([first, next.value]);
    }
    if (isGzip(first)) {
      yield* limited(name, gunzipped(name, first, pieces), limit);
      return;
    }
    if (first.length > 0) yield first;
    for (let next = pieces.next(); next.done !== true; next = pieces.next()) yield next.value;
  } finally {
    // Closes the file, however far it was read.
    pieces.return?.();
  }
}

async function* limited(name: string, pieces: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const piece of pieces) {
    count += piece.length;
    if (count > limit) {
      throw new Failure(`cannot read ${name}: it holds more than ${limit / KIBI} KiB; decompress it first`);
    }
    yield piece;
  }
}

const KIBI = 1024;

async function* gunzipped(name: string, first: Buffer, rest: Iterator<Buffer, unknown>): AsyncGenerator<Buffer> {
  function* all(): Generator<Buffer> {
    yield first;
    // The stream reads ahead.
    for (let next = rest.next(); next.done !== true; next = rest.next()) yield Buffer.from(next.value);
  }
  const gunzip = createGunzip();
  // The error is that of the iteration.
  pipeline(Readable.from(all()), gunzip, () => {});
  try {
    for await (const piece of gunzip) yield piece as Buffer;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isCut = systemCode(error) === "Z_BUF_ERROR";
    throw new Failure(`cannot read ${name}: it is gzip (RFC 1952) that ${isCut ? "ends too early" : "is damaged"}`);
  }
}
