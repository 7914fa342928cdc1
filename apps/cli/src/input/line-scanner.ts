/**
 * Finds lines that need no answer of their own, by a WebAssembly module: assembly/lines.ts. It takes a tenth of the time of
 * reading them as strings, and leaves all other lines to that way.
 */
import { QUERY, SUB_DELIMS, UNRESERVED } from "@std66/core/internal";
import { BLOCK_SIZE } from "./line-blocks.ts";

/** The lines to find: valid references, or URIs in normal form by the default rungs. */
export type Scanned = "valid" | "normal";

/** Where the buffer is in the memory of the module: after the classes. */
const START = 1024;

/** RFC 3986 §3, in the order of the module: a scheme, a reg-name, a port, and a query. In normal form, letters are lowercase. */
const CLASSES: Readonly<Record<Scanned, readonly string[]>> = {
  valid: ["-+.A-Za-z0-9", UNRESERVED + SUB_DELIMS, "0-9", QUERY],
  normal: ["-+.a-z0-9", UNRESERVED.replace("A-Z", "") + SUB_DELIMS, "0-9", QUERY],
};

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly lineCount: () => number;
  readonly endOfValid: (from: number, to: number, separator: number) => number;
  readonly endOfNormal: (from: number, to: number, separator: number) => number;
}

/** The part of WebAssembly that is used. The types of Node lack it. */
interface Runtime {
  validate(octets: Uint8Array): boolean;
  readonly Module: new (octets: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** Finds lines in its own buffer. */
export class LineScanner {
  /** Lines are read into it. */
  readonly buffer: Buffer;
  readonly #exports: Exports;
  readonly #find: Exports["endOfValid"];
  readonly #separator: number;

  private constructor(exports: Exports, scanned: Scanned, separator: "\n" | "\0") {
    this.#exports = exports;
    this.#find = scanned === "valid" ? exports.endOfValid : exports.endOfNormal;
    this.#separator = separator.charCodeAt(0);
    this.buffer = Buffer.from(exports.memory.buffer, START, BLOCK_SIZE);
    const classes = new Uint8Array(exports.memory.buffer, 0, START);
    CLASSES[scanned].forEach((characters, index) => classes.set(classOf(characters), 16 * index));
  }

  /** Returns `undefined` where the runtime has no WebAssembly, or none with SIMD. */
  static create(module: Uint8Array, scanned: Scanned, separator: "\n" | "\0"): LineScanner | undefined {
    const { WebAssembly: runtime } = globalThis as { WebAssembly?: Runtime };
    if (runtime === undefined || !runtime.validate(module)) return undefined;
    const { exports } = new runtime.Instance(new runtime.Module(module), {});
    return new LineScanner(exports as Exports, scanned, separator);
  }

  /**
   * Returns the offset of the first line that was not found to be `scanned`, or `to`. Each line from `from` to `to` ends with
   * the separator.
   */
  find(from: number, to: number): number {
    return this.#find(START + from, START + to, this.#separator) - START;
  }

  /** The number of lines before the offset that `find` returned. */
  get count(): number {
    return this.#exports.lineCount();
  }
}

/** A class for the module: octet `n` has a bit for each first digit of a character that ends with the hexadecimal digit `n`. */
function classOf(characters: string): Uint8Array {
  const rule = new RegExp(`[${characters}]`);
  const octets = new Uint8Array(16);
  for (let code = 0; code < 128; code++) {
    if (rule.test(String.fromCharCode(code))) octets[code & 15] = (octets[code & 15] as number) | (1 << (code >> 4));
  }
  return octets;
}
