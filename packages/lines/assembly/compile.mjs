// node assembly/compile.mjs [--write]: prints src/wasm-octets.ts, the compiled lines.ts as text, or writes it.
// The file is kept, so that every bundler, JSR and a test without a build find it. A test compares the two.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Without a garbage collector, since nothing is allocated. The memory has room for the character classes, a block of
// lines, and the octets after it that are read with its last ones.
const options = "-O3 --enable simd --runtime stub --noAssert --memoryBase 128 --initialMemory 2".split(" ");
/** @type {Uint8Array | undefined} */
let octets;
const { error } = await asc.main([here("lines.ts"), "--outFile", "lines.wasm", ...options], {
  stderr: process.stderr,
  writeFile: (name, contents) => {
    if (name === "lines.wasm") octets = contents;
  },
});
if (error !== null) throw error;

const source = `/** Made from assembly/lines.ts by \`node assembly/compile.mjs --write\`: WebAssembly, in base64. */
export const WASM_OCTETS =
  "${Buffer.from(octets).toString("base64")}";
`;
if (process.argv.includes("--write")) writeFileSync(here("../src/wasm-octets.ts"), source);
else process.stdout.write(source);
