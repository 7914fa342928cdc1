/** src/wasm-octets.ts is what the compiler makes of assembly/lines.ts, and small enough for the main thread of a browser. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { WASM_OCTETS } from "../src/wasm-octets.ts";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it("the module is compiled from its source: node assembly/compile.mjs --write", () => {
  const compiled = execFileSync(process.execPath, [pathOf("../assembly/compile.mjs")], { encoding: "utf8" });
  expect(readFileSync(pathOf("../src/wasm-octets.ts"), "utf8")).toBe(compiled);
});

it("the module has at most 4,096 octets: Chrome compiles no larger one on its main thread at once", () => {
  expect(Buffer.from(WASM_OCTETS, "base64").length).toBeLessThanOrEqual(4096);
});
