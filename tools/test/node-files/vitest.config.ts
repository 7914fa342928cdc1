// Runs the vectors, the grammar suites and the properties of the libraries on the files that Node loads, in place of
// the sources: a test that imports an entry of its package, as in "../src/index.ts", gets the file that the condition
// `node` names. Tests that also look inside of a package are left out, and no source is loaded.

import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { textFiles } from "../../text-files.mjs";
import { root } from "../../workspace.mjs";

/** As Node's, so neither the sources nor the files for bundlers. */
const conditions = ["node"];

const SOURCE = /^(?<folder>.*\/packages\/[\w-]+)\/src\/(?<name>.+)\.ts$/u;
const JUDGED = /\bfc\.assert\(|from "@std66\/(?:grammar|oracle|vectors)"/u;
const IMPORT = /^(?:import(?! type)|\}) .*from "(?<path>\.[^"]+)";$/gmu;

export default defineConfig({
  plugins: [
    {
      name: "files for Node",
      enforce: "pre",
      resolveId: (source, importer) => (importer === undefined ? undefined : fileForNode(pathOf(source, importer))),
      load(id) {
        if (isSource(id)) throw new Error(`${id} is loaded, in place of the file for Node`);
      },
    },
  ],
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    root,
    include: textFiles(/^packages\/[\w-]+\/test\/.*(?<!\.full)\.test\.ts$/u).flatMap(({ path, text }) =>
      JUDGED.test(text) && !looksInside(join(root, path)) ? [path] : [],
    ),
    setupFiles: [join(root, "test-setup.ts")],
    // As many cases for each property as `test` has: the sources themselves have more.
    env: { STD66_CASES: "300" },
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    isolate: false,
  },
});

/** @returns the file that Node loads in place of a source, if that is an entry of a library */
function fileForNode(path: string): string | undefined {
  const { folder = "", name = "" } = SOURCE.exec(path)?.groups ?? {};
  const file = exportsOf(folder)[name === "index" ? "." : `./${name}`]?.import?.node;
  return file === undefined ? undefined : join(folder, file);
}

/** Whether it is in a library that has files for Node. */
function isSource(path: string): boolean {
  const { folder = "" } = SOURCE.exec(path)?.groups ?? {};
  return exportsOf(folder)["."]?.import?.node !== undefined;
}

/** Whether a test, or a file of tests that it imports, imports a source that is no entry. */
function looksInside(path: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  return [...readFileSync(path, "utf8").matchAll(IMPORT)].some(({ groups }) => {
    const imported = pathOf(groups?.["path"] ?? "", path);
    if (isSource(imported)) return fileForNode(imported) === undefined;
    return imported.includes("/test/") && looksInside(imported, seen);
  });
}

function pathOf(source: string, importer: string): string {
  return source.startsWith(".") ? resolve(dirname(importer), source) : source;
}

function exportsOf(folder: string): Record<string, { import?: { node?: string } } | undefined> {
  const manifest = join(folder, "package.json");
  if (folder === "" || !existsSync(manifest)) return {};
  return (JSON.parse(readFileSync(manifest, "utf8")) as { exports?: ReturnType<typeof exportsOf> }).exports ?? {};
}
