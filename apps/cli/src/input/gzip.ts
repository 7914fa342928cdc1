/** RFC 1952: octets that may be compressed by gzip. */
import { Failure } from "../system/calls.ts";

/**
 * Returns the octets as they are, or decompressed if they are gzip. A piece lasts until the next one is asked for. `limit`: how many
 * octets there may be then: a short file can hold very many. `more` is called if others follow the end of the gzip data; they are not
 * read.
 *
 * @throws {Failure} if the file is damaged, or holds too much
 */
export async function* decompressed(
  name: string,
  pieces: Iterator<Buffer, unknown>,
  limit: number,
  more: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    let first = Buffer.alloc(0);
    for (let next = pieces.next(); next.done !== true; next = pieces.next()) {
      first = Buffer.concat([first, next.value]);
      if (first.length > 1) break;
    }
    // No text in UTF-8 begins like this.
    const isGzip = first[0] === 0x1f && first[1] === 0x8b;
    const octets = octetsOf(first, pieces);
    yield* isGzip ? gunzipped(octets, name, limit, more) : octets;
  } finally {
    // Closes the file, however far it was read.
    pieces.return?.();
  }
}

function* octetsOf(first: Buffer, others: Iterator<Buffer, unknown>): Generator<Buffer> {
  if (first.length > 0) yield first;
  for (let next = others.next(); next.done !== true; next = others.next()) yield next.value;
}

/** How much is decompressed at a time. */
const PIECE = 65_536;
/** What zlib calls a stream with the header of gzip and a window of any size. */
const GZIP = 31;

/** RFC 1952 §2.2: the members of a file, one after the other. */
async function* gunzipped(
  octets: Iterable<Buffer>,
  name: string,
  limit: number,
  more: () => void,
): AsyncGenerator<Uint8Array> {
  const zlib = await import("pako");
  const stream = new zlib.ZStream();
  zlib.zlibInflateInit2(stream, GZIP);
  stream.output = new Uint8Array(PIECE);
  let count = 0;
  let [isEnd, isPadding] = [false, false];
  for (const input of octets) {
    [stream.input, stream.next_in, stream.avail_in] = [input, 0, input.length];
    do {
      // Zeros fill the last block of a tape.
      isPadding ||= isEnd && input[stream.next_in] === 0;
      if (isPadding) {
        if (input.subarray(stream.next_in).every((octet) => octet === 0)) break;
        more();
        return;
      }
      if (isEnd) zlib.zlibInflateReset(stream);
      [stream.next_out, stream.avail_out] = [0, PIECE];
      const status = zlib.zlibInflate(stream, zlib.Z_NO_FLUSH);
      // What is not a header is not another member.
      if (stream.msg === "incorrect header check") {
        more();
        return;
      }
      if (status < 0 && status !== zlib.Z_BUF_ERROR) {
        throw new Failure(`cannot read ${name}: its gzip data (RFC 1952) is damaged`);
      }
      isEnd = status === zlib.Z_STREAM_END;
      count += stream.next_out;
      if (count > limit) {
        throw new Failure(`cannot read ${name}: it holds more than ${limit / 1024} KiB; decompress it first`);
      }
      if (stream.next_out > 0) yield stream.output.subarray(0, stream.next_out);
    } while (stream.avail_in > 0 || stream.avail_out === 0);
  }
  // One octet is not the header of another member.
  if (!isEnd && stream.total_in < 2) more();
  else if (!isEnd) throw new Failure(`cannot read ${name}: its gzip data (RFC 1952) ends too early`);
}
