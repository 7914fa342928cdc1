// Bundles an import as a user's bundler would: a minified ES module, and its size after gzip -9. size-limit also asks
// esbuild and gzip. It keeps no list of the modules in a bundle, by which tests see what `parse` leaves out, writes no
// sizes into READMEs, and would need the budgets a second time, as a list of its own: beside this file it would replace
// one call.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * @param {string} module
 * @param {string} name one of its exports, or `*` for all of them
 * @param {import("esbuild").Platform} [platform] for `node`, the bundler knows the condition `node`
 */
export async function bundle(module, name, platform = "neutral") {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `export ${name === "*" ? name : `{ "${name}" }`} from "${module}";`,
      resolveDir: dirname(fileURLToPath(import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: "esm",
    platform,
    target: "es2022",
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return {
    minified: code.length,
    gzipped: gzipSync(code, { level: 9 }).length,
    text: Buffer.from(code).toString(),
    /** The files that contribute to the bundle, such as `core/dist/scan/scan.js`. */
    modules: Object.entries(output?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path.replace(/^(?:.*\/)?(?:packages|adapters)\//u, "")),
  };
}
