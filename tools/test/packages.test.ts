// What CONTRIBUTING, "Add a package", asks for: the few places that name a package, and the files in its folder.

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { publishedLibraries, publishedPackages, root, workspacePackages } from "../workspace.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const folderOf = (folder: string): string => relative(root, folder);
const nameAndFolder = (packages: ReturnType<typeof workspacePackages>) =>
  packages.map(({ folder, manifest }) => [manifest.name, folderOf(folder)] as const);

test.for(nameAndFolder(publishedPackages()))("the folder of %s has the files that its users read", ([, folder]) => {
  const files = ["CHANGELOG.md", "LICENSE", "README.md"];
  expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([]);
});

test.for(nameAndFolder(publishedLibraries()))("README.md has %s in its table", ([name, folder]) => {
  expect(read("README.md")).toContain(`\n| [\`${name}\`](${folder}/README.md)`);
});

test("the samples of every library can import it: tools/package.json depends on it", () => {
  const { devDependencies } = JSON.parse(read("tools/package.json")) as { devDependencies: Record<string, string> };
  expect(publishedLibraries().filter(({ manifest }) => devDependencies[manifest.name] === undefined)).toEqual([]);
});

const libraries = workspacePackages().filter(({ folder }) => folderOf(folder).startsWith("packages/"));

test.for(libraries.map(({ folder, manifest }) => [manifest.name, folderOf(folder), manifest] as const))(
  "docs/architecture.md states which packages the sources of %s import",
  ([, folder, { dependencies = {} }]) => {
    const [, imports = ""] =
      new RegExp(`^\\| \`${folder}\` +\\| ([^|]*)`, "mu").exec(read("docs/architecture.md")) ?? [];
    expect(imports).toContain("their own files");
    expect(imports.match(/@std66\/\w+/gu) ?? []).toEqual(Object.keys(dependencies));
  },
);

test.for(nameAndFolder(workspacePackages()))("turbo.json of %s says which packages may import it", ([, folder]) => {
  const { boundaries } = JSON.parse(read("turbo.json").replaceAll(/^ *\/\/.*$/gmu, "")) as {
    boundaries: { tags: Record<string, unknown> };
  };
  const { tags } = JSON.parse(read(`${folder}/turbo.json`)) as { tags: string[] };
  expect(tags).toHaveLength(1);
  expect(Object.keys(boundaries.tags)).toContain(tags[0]);
});

type Conditions = Record<"import" | "require", { readonly types: string; readonly default: string }>;

// Resolvers that do not read `exports` take `main`, `module` and `types`: of the package, or of a folder named like the entry.
test.for(nameAndFolder(publishedLibraries()))(
  "every entry of %s is the same for resolvers that do not read `exports`",
  ([, folder]) => {
    const { exports, files } = JSON.parse(read(`${folder}/package.json`)) as {
      exports: Record<string, string | Conditions>;
      files: string[];
    };
    const paths = Object.keys(exports).filter((path) => path !== "./package.json");
    const found = paths.map((path) => {
      const entry = JSON.parse(read(join(folder, path, "package.json"))) as Record<string, string | undefined>;
      const [main, module, types] = [entry["main"], entry["module"], entry["types"]];
      return [main, module, types].map((file) => (file === undefined ? undefined : `./${join(path, file)}`));
    });
    const meant = paths.map((path) => {
      const entry = exports[path]!;
      if (typeof entry === "string") return [entry, undefined, undefined];
      return [entry.require.default, entry.import.default, entry.require.types];
    });
    expect(found).toEqual(meant);
    expect(files).toEqual(expect.arrayContaining(paths.slice(1).map((path) => path.slice(2))));
  },
);

// The manifests of packages of one kind differ only in what they are about.
const OWN = new Set(["name", "version", "description", "keywords", "exports", "dependencies", "devDependencies"]);
const manifestIn = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as object;
const shared = (manifest: object) => Object.entries(manifest).filter(([key]) => !OWN.has(key) && key !== "files");

test.for(nameAndFolder(publishedLibraries().filter(({ manifest }) => manifest.name !== "@std66/vectors")))(
  "package.json of %s has the same license, scripts and engines as that of core",
  ([, folder]) => {
    expect(shared(manifestIn(folder))).toEqual(shared(manifestIn("packages/core")));
  },
);
