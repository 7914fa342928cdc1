// node tools/test/node-files/load.mjs: prints what the entries of the libraries are to a program of Node, as JSON:
// which files it loads, what they export, and whether what they share exists once. Not in vitest, which resolves
// packages in its own way.

import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hasFilesForNode, publishedLibraries } from "../../workspace.mjs";

const require = createRequire(import.meta.url);

const formats = {
  import: {
    find: (/** @type {string} */ name) => fileURLToPath(import.meta.resolve(name)),
    load: (/** @type {string} */ path) => import(pathToFileURL(path).href),
  },
  require: { find: require.resolve, load: async (/** @type {string} */ path) => require(path) },
};

const printed = [];
for (const [format, { find, load }] of Object.entries(formats)) {
  /** @type {Record<string, any>} */
  const modules = {};
  const entries = [];
  for (const { folder, manifest } of publishedLibraries().filter(hasFilesForNode)) {
    for (const [path, conditions] of Object.entries(manifest.exports ?? {})) {
      if (typeof conditions === "string" || !("import" in conditions)) continue;
      const entry = join(manifest.name, path);
      modules[entry] = await load(find(entry));
      const { default: forBundlers } = conditions.import;
      entries.push({
        entry,
        folder,
        file: find(entry).slice(folder.length + 1),
        exports: kinds(modules[entry]),
        ofBundlers: kinds(await import(pathToFileURL(join(folder, forBundlers)).href)),
      });
    }
  }
  printed.push({ format, entries, areOwn: areOwn(modules), copies: copies(modules) });
}
console.log(JSON.stringify(printed));

/**
 * @param {Record<string, unknown>} module
 * @returns {Record<string, string>} functions and classes with their own names
 */
function kinds(module) {
  const named = Object.entries(module).map(([name, value]) => [
    name,
    typeof value === "function" ? `function ${value.name}` : Object.prototype.toString.call(value),
  ]);
  return Object.fromEntries(named);
}

/**
 * @param {Record<string, any>} modules
 * @returns {boolean[]} of references that libraries make: is it of core's class, and is its own record read? Another
 * copy of core would also accept it, but scan its text each time
 */
function areOwn(modules) {
  const { UriReference, parse } = modules["@std66/core"];
  const { recordOf } = modules["@std66/core/internal"];
  const made = [
    parse("http://a/b"),
    modules["@std66/resolve"].resolve("http://a/", "b"),
    modules["@std66/normalize"].normalize("HTTP://a/b"),
    modules["@std66/iri"].toUri("http://a/é"),
    modules["@std66/file-uri"].toFileUri("/a", { platform: "posix" }),
  ];
  return made.flatMap((reference) => [
    Object.getPrototypeOf(reference) === UriReference.prototype,
    recordOf(reference) === recordOf(reference),
  ]);
}

/**
 * @param {Record<string, any>} modules
 * @returns {string[]} which functions differ from those of the same name in another entry
 */
function copies(modules) {
  const found = [];
  const values = new Map();
  for (const [entry, module] of Object.entries(modules)) {
    // It has the names of another library (the SDK of MCP).
    if (entry === "@std66/template/mcp") continue;
    const [, library] = entry.split("/");
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== "function") continue;
      const key = `${library} ${name}`;
      if ((values.get(key) ?? value) !== value) found.push(`${name} of ${entry}`);
      values.set(key, value);
    }
  }
  return found;
}
