// A plugin of esbuild: what a source imports from a package comes from the file that has it. Through the index of the
// package, esbuild would load at once all that any tab imports from that package.

import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { workspacePackages } from "@std66/tools/workspace.mjs";

/** The source of each entry of each package, by specifier. @returns {Map<string, string>} */
function entries() {
  return new Map(
    workspacePackages().flatMap(({ folder, manifest: { name, exports = {} } }) =>
      Object.entries(exports).flatMap(([path, entry]) => {
        const source = /** @type {Record<string, string>} */ (entry)["@std66/source"];
        return source === undefined ? [] : [[name + path.slice(1), join(folder, source)]];
      }),
    ),
  );
}

/** @param {string} file @returns {Map<string, { file: string, name: string }>} what it exports from other files */
function passedOn(file) {
  const { staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  const found = staticExports.flatMap(({ entries: all }) => all);
  return new Map(
    found.flatMap(({ exportName, importName, moduleRequest }) =>
      moduleRequest?.value.startsWith(".") && exportName.name && importName.name
        ? [[exportName.name, { file: join(dirname(file), moduleRequest.value), name: importName.name }]]
        : [],
    ),
  );
}

/** @returns {import("esbuild").Plugin} */
export function directImports() {
  const files = entries();
  /** @type {Map<string, ReturnType<typeof passedOn>>} */
  const origins = new Map();
  const originsOf = (/** @type {string} */ file) => {
    const known = origins.get(file) ?? passedOn(file);
    origins.set(file, known);
    return known;
  };
  return {
    name: "direct imports",
    setup(build) {
      build.onLoad({ filter: new RegExp("\\.tsx?$") }, ({ path }) => {
        let contents = readFileSync(path, "utf8");
        for (const { start, end, moduleRequest, entries: names } of parseSync(
          path,
          contents,
        ).module.staticImports.toReversed()) {
          const entry = files.get(moduleRequest.value);
          if (entry === undefined) continue;
          const lines = names
            .filter(({ isType }) => !isType)
            .map(({ importName, localName }) => {
              const { file, name } = originsOf(entry).get(importName.name ?? "") ?? {
                file: entry,
                name: importName.name,
              };
              return `import { ${name} as ${localName.value} } from ${JSON.stringify(file)};`;
            });
          contents = contents.slice(0, start) + lines.join(" ") + contents.slice(end);
        }
        return { contents, loader: extname(path) === ".tsx" ? "tsx" : "ts" };
      });
    },
  };
}
