// Bundles rows/ with esbuild: into one script, or into a program that loads the installed packages as users do.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { publishedLibraries } from "@std66/tools/workspace.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Prints the result: Hermes has no console, the others no `print`. */
const PRINT = "(globalThis.print ?? console.log)(std66Rows());\n";

/**
 * @param {"main" | "main-hermes"} entry
 * @returns {Promise<string>} a script with all packages inside, which sets `std66Rows`
 */
export function scriptOf(entry) {
  return bundle(`import "./rows/${entry}.ts";`, { format: "iife" });
}

/** @param {string} script @returns {string} one that also prints the result */
export function printing(script) {
  return script + PRINT;
}

/**
 * @param {"esm" | "cjs"} format
 * @returns {Promise<string>} a program that loads each entry point of each package, and prints the result
 */
export async function programOf(format) {
  const loads = entryPoints().map(
    (name, index) => `import * as entry${index} from "${name}";
if (Object.keys(entry${index}).length === 0) throw new Error("${name} exports nothing");`,
  );
  const contents = ['import "./rows/main.ts";', ...loads].join("\n");
  return printing(await bundle(contents, { format, external: ["@std66/*"] }));
}

/** @returns {string[]} such as `@std66/core/diagnostics` */
function entryPoints() {
  return publishedLibraries().flatMap(({ manifest: { name, exports = {} } }) =>
    Object.keys(exports).flatMap((path) => (path.endsWith(".json") ? [] : [name + path.slice(1)])),
  );
}

/** @param {string} contents @param {import("esbuild").BuildOptions} options @returns {Promise<string>} */
async function bundle(contents, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here },
    bundle: true,
    platform: "neutral",
    target: "es2022",
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? "";
}
