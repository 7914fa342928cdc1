/** RFC 1952: documents that may be compressed by gzip. */
import { argumentError, ownOptions } from "@std66/core/internal";
import { isIterable } from "./text/extract-uris-from.ts";

/** How octets are decompressed. */
export interface GunzipOptions {
  /** How many octets there may be when they are decompressed, such as one of `documentLimits`. Default: any number. */
  readonly limit?: number | undefined;
  /** Called if octets that are not gzip follow the end of the gzip data. They are not read. */
  readonly more?: (() => void) | undefined;
}

/**
 * Returns the octets of a document as they are, or decompressed if they begin as gzip does, which no text in UTF-8
 * does. Zeros after the end of the gzip data fill a block, and are ignored. A piece that it returns is valid until the
 * next one is asked for.
 *
 * @throws {SyntaxError} if the gzip data are damaged, or end too early
 * @throws {RangeError} if there are more than `limit` octets: a short file can hold very many
 * @throws {TypeError} if an argument is of another type, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { gzipSync } from "node:zlib";
 * import { gunzipped } from "@std66/extract/gzip";
 * const decoder = new TextDecoder();
 * let text = "";
 * for await (const octets of gunzipped([gzipSync("<a href=b>")])) text += decoder.decode(octets, { stream: true });
 * text; // => "<a href=b>"
 * ```
 */
export async function* gunzipped(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: GunzipOptions,
): AsyncGenerator<Uint8Array> {
  if (!isIterable(pieces)) throw argumentError("gunzipped: pieces", "an iterable of octets, such as a stream", pieces);
  const { limit = Infinity, more = () => {} } =
    options === undefined ? {} : ownOptions("gunzipped: options", options, ["limit", "more"]);
  if (typeof limit !== "number" || !(limit >= 0))
    throw argumentError("gunzipped: options.limit", "a number, not below 0", limit);
  if (typeof more !== "function") throw argumentError("gunzipped: options.more", "a function", more);
  /** What has been read, until there are two octets. */
  let beginning = new Uint8Array(0);
  let gunzip: Gunzip | undefined;
  let isPlain = false;
  for await (const piece of pieces) {
    if (!(piece instanceof Uint8Array)) throw argumentError("gunzipped: a piece", "a Uint8Array", piece);
    const octets = beginning.length === 0 ? piece : joined(beginning, piece);
    beginning = new Uint8Array(0);
    if (isPlain) yield octets;
    else if (gunzip === undefined && octets.length < 2) beginning = octets.slice();
    else if (gunzip === undefined && !(octets[0] === 0x1f && octets[1] === 0x8b)) {
      isPlain = true;
      yield octets;
    } else {
      gunzip ??= new Gunzip(await import("pako"), limit, more);
      yield* gunzip.add(octets);
      if (gunzip.isDone) return;
    }
  }
  if (beginning.length > 0) yield beginning;
  gunzip?.end();
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** How much is decompressed at a time. */
const PIECE = 65_536;
/** What zlib calls a stream with the header of gzip and a window of any size. */
const GZIP = 31;

type Zlib = typeof import("pako");

/** RFC 1952 §2.2: the members of a file, one after the other. */
class Gunzip {
  readonly #zlib: Zlib;
  readonly #stream: InstanceType<Zlib["ZStream"]>;
  readonly #limit: number;
  readonly #more: () => void;
  #count = 0;
  /** Whether a member has ended. */
  #isEnd = false;
  #isPadding = false;
  /** Whether what is not gzip follows. */
  isDone = false;

  constructor(zlib: Zlib, limit: number, more: () => void) {
    this.#zlib = zlib;
    this.#stream = new zlib.ZStream();
    this.#limit = limit;
    this.#more = more;
    zlib.zlibInflateInit2(this.#stream, GZIP);
    this.#stream.output = new Uint8Array(PIECE);
  }

  *add(octets: Uint8Array): Generator<Uint8Array> {
    const stream = this.#stream;
    [stream.input, stream.next_in, stream.avail_in] = [octets, 0, octets.length];
    while (!this.isDone && (stream.avail_in > 0 || (stream.avail_out === 0 && !this.#isEnd))) {
      // Zeros fill the last block of a tape.
      this.#isPadding ||= this.#isEnd && octets[stream.next_in] === 0;
      if (this.#isPadding) {
        if (!octets.subarray(stream.next_in).every((octet) => octet === 0)) this.#stop();
        return;
      }
      const count = this.#inflate();
      if (count > 0) yield stream.output.subarray(0, count);
    }
  }

  /** Decompresses a piece. Returns its length. */
  #inflate(): number {
    const [stream, zlib] = [this.#stream, this.#zlib];
    if (this.#isEnd) zlib.zlibInflateReset(stream);
    [stream.next_out, stream.avail_out] = [0, PIECE];
    const status = zlib.zlibInflate(stream, zlib.Z_NO_FLUSH);
    // What is not a header is not another member.
    if (stream.msg === "incorrect header check") {
      this.#stop();
      return 0;
    }
    if (status < 0 && status !== zlib.Z_BUF_ERROR) throw new SyntaxError("its gzip data (RFC 1952) is damaged");
    this.#isEnd = status === zlib.Z_STREAM_END;
    this.#count += stream.next_out;
    if (this.#count > this.#limit) {
      throw new RangeError(`it holds more than ${this.#limit / 1024} KiB; decompress it first`);
    }
    return stream.next_out;
  }

  #stop(): void {
    this.isDone = true;
    this.#more();
  }

  /** Takes the end of the octets. */
  end(): void {
    if (this.#isEnd) return;
    // One octet is not the header of another member.
    if (this.#stream.total_in < 2) this.#more();
    else throw new SyntaxError("its gzip data (RFC 1952) ends too early");
  }
}
