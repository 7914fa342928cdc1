/** RFC 1952: octets that may be compressed by gzip. */
import { pipeline, Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import { Failure, systemCode } from "../system/calls.ts";

/** Whether octets are the beginning of a gzip file. No text in UTF-8 begins like this. */
function isGzip(octets: Uint8Array): boolean {
  return octets[0] === 0x1f && octets[1] === 0x8b;
}

/**
 * Returns the octets as they are, or decompressed, a piece at a time, if they are gzip. `limit`: how many there may be then: a short file
 * can hold very many. `more` is called if others follow the end of the gzip data; they are not read.
 *
 * @throws {Failure} if the file is damaged, or holds too much
 */
export async function* decompressed(
  name: string,
  pieces: Iterator<Buffer, unknown>,
  limit: number,
  more: () => void,
): AsyncGenerator<Buffer> {
  try {
    let first = Buffer.alloc(0);
    while (first.length < 2) {
      const next = pieces.next();
      if (next.done === true) break;
      first = Buffer.concat([first, next.value]);
    }
    if (isGzip(first)) {
      const queue = new OctetQueue(pieces);
      queue.putBack([first]);
      yield* limited(name, gunzipped(name, queue, more), limit);
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

/** RFC 1952 §2.2: the members of a file, one after the other. */
async function* gunzipped(name: string, queue: OctetQueue, more: () => void): AsyncGenerator<Buffer> {
  try {
    let magic: Buffer;
    do {
      skipHeader(queue);
      yield* memberIn(queue);
      magic = queue.take(2);
      queue.putBack([magic]);
    } while (isGzip(magic));
    if (hasMore(queue)) more();
  } catch (error) {
    const code = error instanceof Damage ? error.message : systemCode(error);
    if (typeof code !== "string" || !code.startsWith("Z_")) throw error;
    const what = code === CUT ? "ends too early" : "is damaged";
    throw new Failure(`cannot read ${name}: its gzip data (RFC 1952) ${what}`);
  }
}

/** What zlib has no error for. The message is one of its codes. */
class Damage extends Error {}

const CUT = "Z_BUF_ERROR";
const DAMAGED = "Z_DATA_ERROR";

/** @throws {Damage} if the file ends before */
function needed(queue: OctetQueue, count: number): Buffer {
  const taken = queue.take(count);
  if (taken.length < count) throw new Damage(CUT);
  return taken;
}

/** RFC 1952 §2.3.1: the flags of a header. */
const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;
const RESERVED = 0xe0;

/** RFC 1952 §2.3: nothing in a header is asked for. */
function skipHeader(queue: OctetQueue): void {
  const header = queue.take(10);
  const [method = DEFLATE, flags = 0] = header.subarray(2);
  if (method !== DEFLATE || (flags & RESERVED) !== 0) throw new Damage(DAMAGED);
  if (header.length < 10) throw new Damage(CUT);
  let check = crc32(header);
  const skipped = (count: number): Buffer => {
    const taken = needed(queue, count);
    check = crc32(taken, check);
    return taken;
  };
  if ((flags & FEXTRA) !== 0) skipped(skipped(2).readUInt16LE());
  for (const flag of [FNAME, FCOMMENT]) if ((flags & flag) !== 0) while (skipped(1)[0] !== 0);
  if ((flags & FHCRC) !== 0 && needed(queue, 2).readUInt16LE() !== check % 2 ** 16) throw new Damage(DAMAGED);
}

const DEFLATE = 8;

/** RFC 1952 §2.3: the data of a member. The last piece is given when the check value is right. */
async function* memberIn(queue: OctetQueue): AsyncGenerator<Buffer> {
  let [check, length] = [0, 0];
  let last: Buffer | undefined;
  for await (const piece of inflated(queue)) {
    if (last !== undefined) yield last;
    last = piece;
    check = crc32(piece, check);
    length += piece.length;
  }
  const trailer = needed(queue, 8);
  if (trailer.readUInt32LE(0) !== check || trailer.readUInt32LE(4) !== length % 2 ** 32) throw new Damage(DAMAGED);
  if (last !== undefined) yield last;
}

/** RFC 1951: compressed data, which says where it ends. */
async function* inflated(queue: OctetQueue): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  /** What zlib was given and has not read yet, as far as is known. It reads ahead. */
  const given: Buffer[] = [];
  /** How many octets it was given before those. */
  let before = 0;
  const forgetRead = (): void => {
    for (let first = given[0]; first !== undefined && before + first.length <= inflate.bytesWritten; first = given[0]) {
      before += first.length;
      given.shift();
    }
  };
  function* pieces(): Generator<Buffer> {
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      forgetRead();
      given.push(next);
      yield next;
    }
  }
  // The error is that of the iteration.
  pipeline(Readable.from(pieces(), { highWaterMark: 1 }), inflate, () => {});
  for await (const piece of inflate) yield piece as Buffer;
  forgetRead();
  const [first, ...others] = given;
  if (first !== undefined) queue.putBack([first.subarray(inflate.bytesWritten - before), ...others]);
}

/** Whether there is more than zeros, which fill the last block of a tape. */
function hasMore(queue: OctetQueue): boolean {
  for (let next = queue.next(); next !== undefined; next = queue.next())
    if (next.some((octet) => octet !== 0)) return true;
  return false;
}

/** Gives the octets that were put back first. A piece is a copy: its source may use its buffer again. */
class OctetQueue {
  readonly #source: Iterator<Buffer, unknown>;
  /** The last one is next. */
  readonly #back: Buffer[] = [];

  constructor(source: Iterator<Buffer, unknown>) {
    this.#source = source;
  }

  /** The next piece; `undefined` at the end. */
  next(): Buffer | undefined {
    const back = this.#back.pop();
    if (back !== undefined) return back;
    const next = this.#source.next();
    return next.done === true ? undefined : Buffer.from(next.value);
  }

  /** The next `count` octets, or all if there are fewer. */
  take(count: number): Buffer {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      const piece = this.next();
      if (piece === undefined) break;
      parts.push(piece.subarray(0, missing));
      if (piece.length > missing) this.#back.push(piece.subarray(missing));
      missing -= Math.min(missing, piece.length);
    }
    return Buffer.concat(parts);
  }

  /** Puts pieces back, in their order. */
  putBack(pieces: readonly Buffer[]): void {
    for (let i = pieces.length - 1; i >= 0; i--) this.#back.push(pieces[i] as Buffer);
  }
}
