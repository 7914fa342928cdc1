/** The WebAssembly module, assembly/lines.ts, where the runtime runs it. */
import { writeClasses } from "./character-classes.ts";
import { WASM_OCTETS } from "./wasm-octets.ts";

/** What a module exports. Each function takes the offsets of lines and of their end, and the octet that ends a line. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly lineCount: () => number;
  readonly endOfReferences: (from: number, to: number, end: number) => number;
  readonly endOfUris: (from: number, to: number, end: number) => number;
  readonly endOfNormal: (from: number, to: number, end: number) => number;
}

/** The part of WebAssembly that is used. */
interface Runtime {
  readonly Module: new (octets: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}
declare const WebAssembly: Runtime | undefined;
declare const atob: (base64: string) => string;

/** `null` before the first use, since compiling takes time; `undefined` if the runtime cannot. */
let compiled: object | null | undefined = null;

/**
 * Instantiates the module. Returns `undefined` where there is no WebAssembly, or none with SIMD, or where the page or
 * the platform forbids it: a Content Security Policy without `wasm-unsafe-eval`.
 */
export function instantiate(): Exports | undefined {
  if (typeof WebAssembly === "undefined") return undefined;
  if (compiled === null) compiled = compile(WebAssembly);
  if (compiled === undefined) return undefined;
  const exports = new WebAssembly.Instance(compiled).exports as Exports;
  writeClasses(new Uint8Array(exports.memory.buffer));
  return exports;
}

function compile(runtime: Runtime): object | undefined {
  try {
    return new runtime.Module(Uint8Array.from(atob(WASM_OCTETS), (octet) => octet.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
