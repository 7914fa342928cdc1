// What docs/contributing/package.md asks for: the few places that name a package, and the files in its folder.

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { manifestsOfSubpaths } from "../release/subpaths.mjs";
import { publishedAdapters, publishedLibraries, publishedPackages, root, workspacePackages } from "../workspace.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const folderOf = (folder: string): string => relative(root, folder);
/** All that users import. */
const imported = [...publishedLibraries(), ...publishedAdapters()];
const nameAndFolder = (packages: ReturnType<typeof workspacePackages>) =>
  packages.map(({ folder, manifest }) => [manifest.name, folderOf(folder)] as const);

test.for(nameAndFolder(publishedPackages()))("the folder of %s has the files that its users read", ([, folder]) => {
  const files = ["CHANGELOG.md", "README.md"];
  expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([]);
});

test.for(nameAndFolder(publishedPackages()))("the sources of %s are for JSR, and not packed for npm", ([, folder]) => {
  expect((manifestIn(folder) as unknown as { files: string[] }).files).not.toContain("src");
});

test.for(nameAndFolder(imported))("README.md has %s in its table", ([name, folder]) => {
  expect(read("README.md")).toContain(`\n| [\`${name}\`](${folder}/README.md)`);
});

test("the samples of every library can import it: tools/package.json depends on it", () => {
  const { devDependencies } = JSON.parse(read("tools/package.json")) as { devDependencies: Record<string, string> };
  expect(imported.filter(({ manifest }) => devDependencies[manifest.name] === undefined)).toEqual([]);
});

test.for(nameAndFolder(workspacePackages()))("turbo.json of %s says which packages may import it", ([, folder]) => {
  const { boundaries } = JSON.parse(read("turbo.json").replaceAll(/^ *\/\/.*$/gmu, "")) as {
    boundaries: { tags: Record<string, unknown> };
  };
  const { tags } = JSON.parse(read(`${folder}/turbo.json`)) as { tags: string[] };
  expect(tags).toHaveLength(1);
  expect(Object.keys(boundaries.tags)).toContain(tags[0]);
});

const includedBy = (path: string): string[] =>
  (JSON.parse(read(path).replaceAll(/^ *\/\/.*$/gmu, "")) as { include: string[] }).include;

test.for(nameAndFolder(workspacePackages()).filter(([, folder]) => !folder.startsWith("apps/")))(
  "tsconfig.packages.json includes the files of %s",
  ([, folder]) => {
    const all = includedBy("tsconfig.packages.json");
    const any = folder.replace(/[^/]+$/u, "*");
    const own = includedBy(`${folder}/tsconfig.json`);
    const missing = own.filter((path) => !all.includes(`${folder}/${path}`) && !all.includes(`${any}/${path}`));
    expect(missing, `tsconfig.packages.json: add to "include" what ${folder}/tsconfig.json has`).toEqual([]);
  },
);

// The manifests of packages of one kind differ only in what they are about.
const OWN = new Set(["name", "version", "description", "keywords", "exports", "dependencies", "devDependencies"]);
const manifestIn = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as { readonly name: string };
const shared = (manifest: { readonly name: string }): unknown => {
  const entries = Object.entries(manifest).filter(([key]) => !OWN.has(key) && key !== "files");
  return JSON.parse(JSON.stringify(entries).replaceAll(` ${manifest.name}"`, ' NAME"'));
};

test.for(nameAndFolder(imported.filter(({ manifest }) => manifest.name !== "@std66/vectors")))(
  "package.json of %s has the same license, scripts and engines as that of core",
  ([, folder]) => {
    expect(shared(manifestIn(folder))).toEqual(shared(manifestIn("packages/core")));
  },
);

/** The subpaths with code, such as `help`; `index` is the package itself. */
const entriesOf = ({ exports = {} }: { exports?: object }) =>
  Object.entries(exports)
    .filter(([, entry]) => typeof entry !== "string")
    .map(([subpath]) => (subpath === "." ? "index" : subpath.slice("./".length)));

/**
 * The files of an entry: its source, for the other packages of the repository, and its builds, for `import` and for
 * `require`.
 */
const filesOf = (entry: string) => ({
  "@std66/source": `./src/${entry}.ts`,
  import: { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
  require: { types: `./dist/cjs/${entry}.d.ts`, default: `./dist/cjs/${entry}.js` },
});

/**
 * The same, with one file for Node. Bundlers, of which many also know `node`, know `module`, and take the first that
 * they know.
 */
const filesWithNode = (entry: string) => ({
  ...filesOf(entry),
  import: {
    types: `./dist/${entry}.d.ts`,
    module: `./dist/${entry}.js`,
    node: `./dist/node/${entry}.js`,
    default: `./dist/${entry}.js`,
  },
  require: {
    types: `./dist/cjs/${entry}.d.ts`,
    node: `./dist/cjs/node/${entry}.js`,
    default: `./dist/cjs/${entry}.js`,
  },
});

/** An adapter is one file anyway, and the rows of the vectors would be in the package twice more. */
const isJoinedForNode = (name: string): boolean =>
  publishedLibraries().some(({ manifest }) => manifest.name === name) && name !== "@std66/vectors";

/** What a resolver reads that ignores exports, in a package.json from which `up` leads to the package. */
const mainsOf = (entry: string, up: string) => ({
  main: `${up}/dist/cjs/${entry}.js`,
  module: `${up}/dist/${entry}.js`,
  types: `${up}/dist/cjs/${entry}.d.ts`,
});

test.for(imported.map(({ folder, manifest }) => [manifest.name, folderOf(folder), manifest] as const))(
  "%s has its builds of each entry, for resolvers with and without exports",
  ([, folder, manifest]) => {
    const entries = entriesOf(manifest);
    expect(entries).toContain("index");
    for (const entry of entries) {
      const files = isJoinedForNode(manifest.name) ? filesWithNode(entry) : filesOf(entry);
      // As text, since the first condition that a resolver knows is the one that it takes.
      const found = manifest.exports![entry === "index" ? "." : `./${entry}`];
      expect(JSON.stringify(found)).toBe(JSON.stringify(files));
    }
    expect(manifestIn(folder)).toMatchObject(mainsOf("index", "."));
    const subpaths = entries.filter((entry) => entry !== "index");
    const mains = manifestsOfSubpaths(manifest);
    for (const subpath of subpaths) expect(mains.get(subpath)).toEqual(mainsOf(subpath, ".."));
    expect((manifestIn(folder) as unknown as { files: string[] }).files).toEqual(expect.arrayContaining(subpaths));
  },
);

test.for(publishedLibraries().map(({ folder, manifest }) => [manifest.name, folderOf(folder), manifest] as const))(
  "resolvers that ignore exports find each data file of %s, by a folder of its name",
  ([, folder, manifest]) => {
    const files = Object.entries(manifest.exports ?? {}).filter(
      ([path, file]) => typeof file === "string" && path !== "./package.json",
    );
    const found = manifestsOfSubpaths(manifest);
    const mains = files.map(([path]) => [path, found.get(path.slice("./".length))]);
    expect(mains).toEqual(files.map(([path, file]) => [path, { main: `.${file as string}` }]));
    const names = files.map(([path]) => path.slice("./".length));
    expect((manifestIn(folder) as unknown as { files: string[] }).files).toEqual(expect.arrayContaining(names));
  },
);
