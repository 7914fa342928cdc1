// Tests the packages as published: packs and inspects them, installs them by npm without a network, imports and runs them.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pack } from "../release/packed.mjs";
import { run } from "../run.mjs";
import { publishedLibraries, publishedPackages, root, workspacePackages } from "../workspace.mjs";

const published = publishedPackages();
const libraries = publishedLibraries();
const TIMEOUT = 60_000;
/** Before each package is packed, it is built again. */
const PACK_TIMEOUT = 180_000;

let temporary = "";
let consumer = "";
let tarballs = new Map<string, string>();

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), "std66-pack-"));
  consumer = join(temporary, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), `{ "private": true }\n`);
  tarballs = await pack(temporary);
  // All in one install: each package finds its siblings among the tarballs. The cache is empty, so nothing else is found.
  const flags = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--cache", join(temporary, "cache")];
  await run("npm", ["install", ...flags, ...tarballs.values()], consumer);
}, PACK_TIMEOUT);

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true });
});

describe.each(published.map(({ manifest }) => manifest.name))("the tarball of %s", (name) => {
  test("passes publint", { timeout: TIMEOUT }, async () => {
    await checkWith("publint", ["run", tarball(name), "--strict"]);
  });

  test("contains the license and the changelog, but no tests and no build caches", async () => {
    const files = (await run("tar", ["-tzf", tarball(name)], temporary)).trim().split("\n");
    expect(files).toContain("package/LICENSE");
    expect(files).toContain("package/README.md");
    expect(files).toContain("package/CHANGELOG.md");
    expect(files.filter((file) => /\.test\.|\/test\/|tsbuildinfo|\.turbo|node_modules/u.test(file))).toEqual([]);
  });

  test("contains each source map that a built file names, and the sources of the map", () => {
    expect(missingForSourceMaps(join(consumer, "node_modules", name))).toEqual([]);
  });

  test("depends on the current versions of its siblings, and on nothing else", async () => {
    const text = await run("tar", ["-xOzf", tarball(name), "package/package.json"], temporary);
    const { dependencies = {}, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    const here = published.find(({ manifest }) => manifest.name === name)!.manifest;
    // The command bundles all its dependencies.
    const asked = here.bin === undefined ? Object.keys(here.dependencies ?? {}) : [];
    const versions = new Map(published.map(({ manifest }) => [manifest.name, manifest.version]));
    expect(dependencies).toEqual(Object.fromEntries(asked.map((other) => [other, `^${versions.get(other)}`])));
    expect(devDependencies).toBeUndefined();
    expect(text).not.toContain("workspace:");
  });
});

// Vite and vitest warn of a missing source, or of one outside its package.
test("built files of all packages here name only source maps that exist, with sources that exist", () => {
  const built = workspacePackages().filter(({ folder }) => existsSync(join(folder, "dist")));
  expect(built.length).toBeGreaterThan(libraries.length);
  expect(built.flatMap(({ folder }) => missingForSourceMaps(folder))).toEqual([]);
});

describe("prepack", () => {
  test("runs before each package is packed", () => {
    const scripts = published.map(
      ({ folder }) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).scripts,
    );
    expect(new Set(scripts.map(({ prepack }) => prepack))).toEqual(new Set(["node ../../tools/release/prepack.mjs"]));
  });

  test("refuses npm, which would leave `workspace:` in package.json", { timeout: TIMEOUT }, async () => {
    const packed = run("npm", ["pack", "--pack-destination", consumer], libraries[0]!.folder);
    await expect(packed).rejects.toThrow("prepack: only pnpm packs this package");
    expect(readdirSync(consumer).filter((file) => file.endsWith(".tgz"))).toEqual([]);
  });
});

describe("prepack, in a copy of the repository with two packages", () => {
  const source = "packages/one/src/index.js";
  const built = "packages/one/dist/src/index.js";
  let copy = "";

  beforeAll(async () => {
    copy = join(temporary, "copy");
    for (const file of ["pnpm-workspace.yaml", "tools/build.mjs", "tools/workspace.mjs", "tools/release/prepack.mjs"]) {
      cpSync(join(root, file), join(copy, file));
    }
    for (const folder of ["apps", "packages/one/src", "packages/two"])
      mkdirSync(join(copy, folder), { recursive: true });
    // Copies files, as a compiler would take seconds. Its options and the manifest shape its output, as they shape a compiler's.
    const inputs = ["src", "package.json", "../../tsconfig.base.json", "../two/dist"];
    const lines = inputs.map((path) => `cpSync("${path}", folder + "/" + basename("${path}"), { recursive: true });`);
    const imports = 'import { cpSync } from "node:fs";\nimport { basename } from "node:path";\n';
    write("packages/one/build.mjs", `${imports}const [, , folder] = process.argv;\n${lines.join("\n")}\n`);
    write(
      "packages/two/build.mjs",
      'import { cpSync } from "node:fs";\ncpSync("package.json", process.argv[2] + "/two.json");\n',
    );
    write("packages/one/package.json", '{ "name": "one", "dependencies": { "two": "workspace:^" } }\n');
    write("packages/two/package.json", '{ "name": "two" }\n');
    write("tsconfig.base.json", "{}\n");
    write(source, "export {};\n");
    await build();
  }, TIMEOUT);

  test("refuses a package that was never built, and accepts it after its build", async () => {
    rmSync(join(copy, "packages/one/dist"), { recursive: true });
    await expect(prepack()).rejects.toThrow("prepack: dist/ is not up to date with the sources");
    await build();
    await expect(prepack()).resolves.toBe("");
  });

  test.each([
    ["a source is edited", source],
    ["a source is added", "packages/one/src/added.js"],
    ["the manifest is edited", "packages/one/package.json"],
    ["the compiler options of all packages are edited", "tsconfig.base.json"],
    ["a package that it depends on is edited", "packages/two/package.json"],
    ["a file in dist/ is edited", built],
    ["a file is added to dist/", "packages/one/dist/added.js"],
  ])("refuses a package when %s after the build, until that is undone", async (_, file) => {
    const before = existsSync(join(copy, file)) ? read(file) : undefined;
    write(file, `${before ?? ""}\n`);
    await expect(prepack()).rejects.toThrow("prepack: dist/ is not up to date with the sources");
    if (before === undefined) rmSync(join(copy, file));
    else write(file, before);
    await expect(prepack()).resolves.toBe("");
  });

  test("accepts a package with an edited source and an edited dist/ after the next build", async () => {
    write(source, "export const edited = true;\n");
    write(built, "export const mistaken = true;\n");
    await build();
    expect(read(built)).toBe("export const edited = true;\n");
    await expect(prepack()).resolves.toBe("");
  });

  function prepack(): Promise<string> {
    const env = { ...process.env, npm_execpath: join("bin", "pnpm") };
    return run(process.execPath, [join(copy, "tools/release/prepack.mjs")], join(copy, "packages/one"), env);
  }

  function build(): Promise<string> {
    return run(process.execPath, [join(copy, "tools/build.mjs")], copy);
  }

  function read(file: string): string {
    return readFileSync(join(copy, file), "utf8");
  }

  function write(file: string, text: string): void {
    writeFileSync(join(copy, file), text);
  }
});

describe.each(libraries.map(({ manifest }) => manifest.name))("%s, installed", (name) => {
  test("has types that resolve, by attw", { timeout: TIMEOUT }, async () => {
    await checkWith("attw", ["--profile", "esm-only", tarball(name)]);
  });

  test("exports the same names to import and to require", async () => {
    const imported = await node(
      "--input-type=module",
      `console.log(Object.keys(await import("${name}")).sort().join())`,
    );
    const required = await node("--input-type=commonjs", `console.log(Object.keys(require("${name}")).sort().join())`);
    expect(imported).not.toBe("\n");
    expect(required).toBe(imported);
  });
});

test("the installed command prints its version", async () => {
  const { manifest } = published.find((entry) => entry.manifest.name === "std66")!;
  const printed = await run(join(consumer, "node_modules/.bin/std66"), ["--version"], consumer);
  expect(printed).toContain(manifest.version);
});

/** The source maps that files in dist/ name, and the sources that these name, if they are not files of the package. */
function missingForSourceMaps(folder: string): string[] {
  const isMissing = (file: string) => !existsSync(file) || relative(folder, file).startsWith("..");
  const missingSources = (map: string) => {
    const { sourceRoot = "", sources }: { sourceRoot?: string; sources: string[] } = JSON.parse(
      readFileSync(map, "utf8"),
    );
    return sources.map((source) => join(dirname(map), sourceRoot, source)).filter(isMissing);
  };
  const files = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.[jt]s$/u.test(file))
    .map((file) => join(folder, "dist", file))
    .flatMap((file) => {
      const comments = [...readFileSync(file, "utf8").matchAll(/[#@]\s*sourceMappingURL=(\S+)/gu)];
      return comments.map(([, name = ""]) => join(dirname(file), name));
    })
    .flatMap((map) => (isMissing(map) ? [map] : missingSources(map)));
}

function tarball(name: string): string {
  return tarballs.get(name) ?? `no tarball of ${name}`;
}

function node(type: string, code: string): Promise<string> {
  return run(process.execPath, [type, "--eval", code], consumer);
}

/** Rejects if the status is not 0. */
async function checkWith(tool: string, args: string[]): Promise<void> {
  await run(join(root, "node_modules/.bin", tool), args, temporary);
}
