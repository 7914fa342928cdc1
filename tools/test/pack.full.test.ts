// Tests the packages as published: packs and inspects them, installs them by npm without a network, imports and runs
// them.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { npmDependencies } from "../npm-dependencies.mjs";
import { pack } from "../release/packed.mjs";
import { projectToPack } from "../release/project.mjs";
import { manifestsOfSubpaths } from "../release/subpaths.mjs";
import { run } from "../run.mjs";
import { isAdapter, publishedAdapters, publishedLibraries, publishedPackages, root } from "../workspace.mjs";

const published = publishedPackages();
const libraries = [...publishedLibraries(), ...publishedAdapters()];
const TIMEOUT = 60_000;
/** The names that each entry exports. */
type Names = Readonly<Record<string, readonly string[]>>;

const LIBRARIES = JSON.stringify(["@std66/core", "@std66/resolve", "@std66/normalize"]);
/** Before each package is packed, it is built again. */
const PACK_TIMEOUT = 180_000;

let temporary = "";
let consumer = "";
let tarballs = new Map<string, string>();
let exported: { readonly byImport: Names; readonly byRequire: Names };

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), "std66-pack-"));
  consumer = join(temporary, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), `{ "private": true }\n`);
  tarballs = await pack(temporary);
  // All in one install: each package finds its siblings among the tarballs. The cache is empty, so nothing else is
  // found.
  const flags = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--cache", join(temporary, "cache")];
  await run("npm", ["install", ...flags, ...tarballs.values(), ...(await packedDependencies())], consumer);
  const entries = JSON.stringify(libraries.flatMap(({ manifest }) => entriesOf(manifest.name)));
  const names = (load: string): string =>
    `const names = {}; for (const entry of ${entries}) names[entry] = Object.keys(${load}).sort(); console.log(JSON.stringify(names))`;
  exported = {
    byImport: JSON.parse(await node("module", names("await import(entry)"))) as Names,
    byRequire: JSON.parse(await node("commonjs", names("require(entry)"))) as Names,
  };
}, PACK_TIMEOUT);

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true });
}, TIMEOUT);

describe.each(published.map(({ manifest }) => manifest.name))("the tarball of %s", (name) => {
  test("passes publint", async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball(name)));
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test("contains the license and the changelog, but no tests and no build caches", async () => {
    const files = (await run("tar", ["-tzf", tarball(name)], temporary)).trim().split("\n");
    // pnpm puts it there: a package has none of its own.
    expect(files).toContain("package/LICENSE");
    const license = readFileSync(join(consumer, "node_modules", name, "LICENSE"), "utf8");
    expect(license).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
    // For resolvers that ignore `exports`.
    const { manifest } = published.find((entry) => entry.manifest.name === name)!;
    const mains = [...manifestsOfSubpaths(manifest).keys()].map((path) => `package/${path}/package.json`);
    expect(files).toEqual(expect.arrayContaining(mains));
    expect(files).toContain("package/README.md");
    expect(files).toContain("package/CHANGELOG.md");
    expect(files.filter((file) => /\.test\.|\/test\/|tsbuildinfo|\.turbo|node_modules/u.test(file))).toEqual([]);
  });

  // Programs run and debug the built files, which keep their comments, and go to the declarations.
  test("contains no sources, and no source map, which would name them", () => {
    const folder = join(consumer, "node_modules", name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /^src\b|(?<!\.d)\.ts$|\.map$/u.test(file))).toEqual([]);
    const code = files.filter((file) => /\.[jt]s$/u.test(file)).map((file) => readFileSync(join(folder, file), "utf8"));
    expect(code.filter((text) => /[#@]\s*sourceMappingURL=/u.test(text))).toEqual([]);
  });

  test("says where the project is, and links nothing that is not in it", () => {
    const folder = join(consumer, "node_modules", name);
    const project = projectToPack();
    const directory = relative(root, published.find(({ manifest }) => manifest.name === name)!.folder);
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
      repository: { type: "git", url: `git+${project.repository}.git`, directory },
      homepage: project.homepage,
      bugs: { url: project.bugs },
    });
    const prose = readFileSync(join(folder, "README.md"), "utf8").replaceAll(/(`{3,})[^]*?\1|(`+)[^\n]*?\2/gu, "");
    const links = [...prose.matchAll(/\]\(([^)]*)\)/gu)].map(([, link = ""]) => link);
    expect(links.filter((link) => !/^(?:https?:|#)/u.test(link))).toEqual([]);
  });

  test("depends on the current versions of its siblings, and on npm packages as here", async () => {
    const text = await run("tar", ["-xOzf", tarball(name), "package/package.json"], temporary);
    const { dependencies = {}, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    const entry = published.find(({ manifest }) => manifest.name === name)!;
    // The command and the adapters bundle all their dependencies.
    const isBundle = entry.manifest.bin !== undefined || isAdapter(entry);
    const asked = isBundle ? [] : Object.entries(entry.manifest.dependencies ?? {});
    const versions = new Map(published.map(({ manifest }) => [manifest.name, `^${manifest.version}`]));
    const packed = asked.map(([other, version]) => [other, versions.get(other) ?? version]);
    expect(dependencies).toEqual(Object.fromEntries(packed));
    expect(devDependencies).toBeUndefined();
    expect(text).not.toContain("workspace:");
  });
});

describe.each(libraries.map(({ manifest }) => manifest.name))("%s, installed", (name) => {
  test("has types that resolve, by attw, for every kind of module resolution", async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball(name))));
    expect(result).toMatchObject({ packageName: name, types: { kind: "included" }, problems: [] });
  });

  test("exports the same names to import and to require, at each entry", () => {
    const entries = entriesOf(name);
    const imported = entries.map((entry) => exported.byImport[entry] ?? []);
    expect(imported.filter((list) => list.length > 0)).toHaveLength(entries.length);
    // Those that are not identifiers, as `uri-reference` of ajv, are for `require` alone, with their companions.
    const FORMATS = ["iri", "iri-reference", "uri", "uri-reference", "uri-template"];
    const required = entries.map((entry) => exported.byRequire[entry] ?? []);
    const others = required.map((list) =>
      name === "@std66/ajv" ? list.filter((each) => !FORMATS.includes(each)) : list,
    );
    expect(others).toEqual(imported);
  });
});

// A program has both copies if it imports the libraries and depends on a package that requires them.
test("the imported libraries accept a reference of the required core, and the other way round", async () => {
  const printed = await node(
    "module",
    `import { createRequire } from "node:module";
    const imported = await Promise.all(${LIBRARIES}.map((name) => import(name)));
    const required = ${LIBRARIES}.map(createRequire(import.meta.url));
    const use = ([{ parse }], [core, { resolve }, { equivalent, normalize }]) => {
      const reference = parse("HTTP://a/b/../c");
      return [core.parse === parse, \`\${resolve(reference, reference)}\`, \`\${normalize(reference)}\`, equivalent(reference, "http://a/c")];
    };
    console.log(JSON.stringify([use(imported, required), use(required, imported)]))`,
  );
  const expected = [false, "HTTP://a/c", "http://a/c", true];
  expect(JSON.parse(printed)).toEqual([expected, expected]);
});

test("the installed command prints its version", async () => {
  const { manifest } = published.find((entry) => entry.manifest.name === "std66")!;
  const printed = await run(join(consumer, "node_modules/.bin/std66"), ["--version"], consumer);
  expect(printed).toContain(manifest.version);
});

/** Tarballs of the npm packages that the libraries depend on, from where they are installed: there is no network. */
async function packedDependencies(): Promise<string[]> {
  return Promise.all(
    npmDependencies().map(async ({ folder, name }) => {
      const file = join(temporary, `${name.replaceAll("/", "-")}.tgz`);
      const copy = join(temporary, "dependencies", name);
      cpSync(folder, join(copy, "package"), { recursive: true });
      await run("tar", ["-czf", file, "package"], copy);
      return file;
    }),
  );
}

function tarball(name: string): string {
  return tarballs.get(name) ?? `no tarball of ${name}`;
}

/** Such as `@std66/core/diagnostics`, without files of data. */
function entriesOf(name: string): string[] {
  const { exports = {} } = libraries.find(({ manifest }) => manifest.name === name)!.manifest;
  const paths = Object.keys(exports).filter((path) => typeof exports[path] === "object");
  return paths.map((path) => join(name, path));
}

/** Runs code in which `require` loads nothing but CommonJS. */
function node(type: "commonjs" | "module", code: string): Promise<string> {
  const flags = ["--no-experimental-require-module", `--input-type=${type}`];
  return run(process.execPath, [...flags, "--eval", code], consumer);
}
