// Tests what must hold before a package is packed: pnpm packs it, and its dist/ is the output of its sources.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../run.mjs";
import { publishedLibraries, publishedPackages, root } from "../workspace.mjs";

const published = publishedPackages();
const libraries = publishedLibraries();
const TIMEOUT = 60_000;

let temporary = "";

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "std66-prepack-"));
});

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true });
});

describe("prepack", () => {
  test("runs before each package is packed", () => {
    const scripts = published.map(
      ({ folder }) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).scripts,
    );
    expect(new Set(scripts.map(({ prepack }) => prepack))).toEqual(new Set(["node ../../tools/release/prepack.mjs"]));
  });

  test("refuses npm, which would leave `workspace:` in package.json", { timeout: TIMEOUT }, async () => {
    const packed = run("npm", ["pack", "--pack-destination", temporary], libraries[0]!.folder);
    await expect(packed).rejects.toThrow("prepack: only pnpm packs this package");
    expect(readdirSync(temporary).filter((file) => file.endsWith(".tgz"))).toEqual([]);
  });
});

describe("prepack, in a copy of the repository with two packages", () => {
  const source = "packages/one/src/index.js";
  const built = "packages/one/dist/src/index.js";
  let copy = "";

  beforeAll(async () => {
    copy = join(temporary, "copy");
    for (const file of [
      "pnpm-workspace.yaml",
      "tools/arguments.mjs",
      "tools/build.mjs",
      "tools/constants.mjs",
      "tools/joined-module.mjs",
      "tools/workspace.mjs",
      "tools/release/prepack.mjs",
      "tools/release/subpaths.mjs",
    ]) {
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const folder of ["adapters", "apps", "packages/one/src", "packages/two"])
      mkdirSync(join(copy, folder), { recursive: true });
    // Copies files, as a compiler would take seconds. Its options and the manifest shape its output, as they shape a
    // compiler's.
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
