/** The size of an import in a browser: a minified ES module, after gzip -9. `tools/size` asks esbuild for the same. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { workspaceRoot } from "./workspace-root.ts";

export interface BundleSize {
  readonly job: string;
  readonly from: string;
  readonly names: string;
  readonly minified: number;
  readonly gzipped: number;
}

/** Grouped by job. */
const imports: readonly (readonly [job: string, from: string, names: string])[] = [
  ["validate", "@std66/core", "isUri"],
  ["validate", "@hyperjump/uri", "isUri"],
  ["parse", "@std66/core", "parse"],
  ["parse", "@hyperjump/uri", "parseUri"],
  ["resolve", "@std66/resolve", "resolve"],
  ["resolve", "@hyperjump/uri", "resolveUri"],
  ["normalize", "@std66/normalize", "normalize"],
  ["normalize", "fast-uri", "normalize"],
  ["normalize", "uri-js", "normalize"],
  ["parameters", "@std66/parameters", "parseQuery"],
  ["parameters", "qs", "parse"],
  ["parameters", "query-string", "default"],
  ["IRIs", "@std66/iri", "isIri"],
  ["IRIs", "validate-iri", "validateIri"],
  ["IRIs", "relative-to-absolute-iri", "resolve"],
  ["everything", "@std66/core", "*"],
  ["everything", "@std66/resolve", "*"],
  ["everything", "@std66/normalize", "*"],
  ["everything", "@std66/parameters", "*"],
  ["everything", "@std66/iri", "*"],
  ["everything", "@hyperjump/uri", "*"],
  ["everything", "fast-uri", "*"],
  ["everything", "qs", "*"],
  ["everything", "uri-js", "*"],
  ["everything", "urijs", "*"],
];

export async function bundleSizes(): Promise<readonly BundleSize[]> {
  return Promise.all(imports.map(async ([job, from, names]) => ({ job, from, names, ...(await sizeOf(from, names)) })));
}

async function sizeOf(from: string, names: string): Promise<{ minified: number; gzipped: number }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names === "*" ? names : `{ ${names} }`} from "${from}";`,
      resolveDir: join(workspaceRoot, "lab"),
    },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    // For packages older than `exports`.
    mainFields: ["module", "main"],
    // A dependency of qs asks for it, and says that browsers need not have it.
    external: ["util"],
    target: "es2022",
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
