// node tools/release/jsr.mjs [--write]: checks that the jsr.json of each library says what its package.json says.
// `--write` writes them; format them then.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ownArguments, report } from "../arguments.mjs";
import { publishedLibraries, root } from "../workspace.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

/** No build and no tests: JSR publishes sources. jsr-copy.mjs puts the license beside them. */
const PUBLISHED = ["CHANGELOG.md", "LICENSE", "README.md", "data", "src"];

const { options } = ownArguments(import.meta.url);

const outdated = publishedLibraries()
  .map((library) => ({ path: join(library.folder, "jsr.json"), meant: jsrOf(library) }))
  .filter(({ path, meant }) => !existsSync(path) || !isDeepStrictEqual(JSON.parse(readFileSync(path, "utf8")), meant));
if (options["write"] === true) {
  for (const { path, meant } of outdated) writeFileSync(path, JSON.stringify(meant));
} else if (outdated.length > 0) {
  const paths = outdated.map(({ path }) => relative(root, path)).join(", ");
  report([`${paths}: not as package.json says. Run: node tools/release/jsr.mjs --write`]);
}

/** @param {Package} library @returns {object} its jsr.json */
function jsrOf({ folder, manifest: { name, version, exports = {}, dependencies = {}, files = [] } }) {
  const modules = Object.entries(exports).filter(([path]) => path !== "./package.json");
  const ofNpm = Object.entries(dependencies).filter(([other]) => !other.startsWith("@std66/"));
  const imports = ofNpm.map(([other, range]) => [other, `npm:${other}@${range}`]);
  return {
    name,
    version,
    ...(imports.length === 0 ? {} : { imports: Object.fromEntries(imports) }),
    exports: Object.fromEntries(modules.map(([path, entry]) => [path, sourceOf(entry)])),
    publish: {
      include: PUBLISHED.filter(
        (path) => path === "LICENSE" || (existsSync(join(folder, path)) && (path !== "data" || files.includes(path))),
      ),
    },
  };
}

/** @param {NonNullable<Package["manifest"]["exports"]>[string]} entry @returns {string} such as `./src/index.ts` */
function sourceOf(entry) {
  if (typeof entry === "string") return entry;
  const { types } = "import" in entry ? entry.import : entry;
  return types.replace("./dist/", "./src/").replace(/\.d\.ts$/u, ".ts");
}
