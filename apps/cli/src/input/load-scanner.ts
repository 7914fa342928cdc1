/** The WebAssembly module beside the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LineScanner, type Scanned } from "./line-scanner.ts";

/** Loads the module; `undefined` if the runtime cannot run it. */
export function loadScanner(scanned: Scanned, separator: "\n" | "\0"): LineScanner | undefined {
  return LineScanner.create(readFileSync(join(__dirname, "lines.wasm")), scanned, separator);
}
