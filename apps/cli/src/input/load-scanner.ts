/** The WebAssembly module beside the command. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineScanner, type Scanned } from "./line-scanner.ts";

/** Loads the module; `undefined` if the runtime cannot run it. */
export function loadScanner(scanned: Scanned, separator: "\n" | "\0"): LineScanner | undefined {
  const file = join(__dirname, "lines.wasm");
  return existsSync(file) ? LineScanner.create(readFileSync(file), scanned, separator) : undefined;
}
