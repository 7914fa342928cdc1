/** src/wasm-octets.ts is what the compiler makes of assembly/lines.ts. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it("the module is compiled from its source: node assembly/compile.mjs --write", () => {
  const compiled = execFileSync(process.execPath, [pathOf("../assembly/compile.mjs")], { encoding: "utf8" });
  expect(readFileSync(pathOf("../src/wasm-octets.ts"), "utf8")).toBe(compiled);
});
