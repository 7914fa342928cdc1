// The files that Node loads, by the condition `node` (decision 30): what they export, that what they share exists once,
// and that the vectors, the grammar suites and the properties hold on them.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { run } from "../run.mjs";
import { hasFilesForNode, publishedLibraries, root } from "../workspace.mjs";

const TIMEOUT = 600_000;
const libraries = publishedLibraries().filter(hasFilesForNode);

interface Loaded {
  readonly entries: readonly {
    readonly entry: string;
    readonly file: string;
    readonly exports: Readonly<Record<string, string>>;
    readonly ofBundlers: Readonly<Record<string, string>>;
  }[];
  readonly areOwn: readonly boolean[];
  readonly copies: readonly string[];
}

/** One process loads all, in both ways. */
let loading: Promise<string> | undefined;

describe.each([
  ["import", 0, "dist/node"],
  ["require", 1, "dist/cjs/node"],
] as const)("by %s", (_, index, folder) => {
  let loaded: Loaded;

  beforeAll(async () => {
    loading ??= run(process.execPath, [join(root, "tools/test/node-files/load.mjs")], root);
    loaded = (JSON.parse(await loading) as Loaded[])[index]!;
  });

  test("Node finds the file of each entry", () => {
    const files = loaded.entries.map(({ entry, file }) => [entry, file]);
    expect(files.length).toBeGreaterThan(40);
    const named = files.map(([entry = ""]) => [entry, `${folder}/${entry.split("/")[2] ?? "index"}.js`]);
    expect(files).toEqual(named);
  });

  test("they export what those for bundlers export, and functions and classes have the same names", () => {
    for (const { entry, exports, ofBundlers } of loaded.entries) {
      expect(Object.keys(exports)).not.toEqual([]);
      expect({ entry, exports }).toEqual({ entry, exports: ofBundlers });
    }
  });

  test("a class exists once: the references of each library are core's, which reads their records", () => {
    expect(loaded.areOwn).toEqual(Array.from({ length: 10 }, () => true));
  });

  test("what two entries of a library export is the same function", () => {
    expect(loaded.copies).toEqual([]);
  });
});

describe.each(libraries.map(({ folder, manifest }) => [manifest.name, folder] as const))("%s", (_, folder) => {
  const files = readFilesBelow(folder);

  test("its files import only what is shared, and nothing for its effects alone", () => {
    for (const text of files) {
      expect(text).not.toMatch(/^import "/mu);
      for (const path of pathsIn(text)) expect(path).toMatch(/^\.\/shared-\w+\.js$/u);
    }
  });

  test("its files declare constants as the sources do, which V8 inlines", () => {
    for (const text of files) expect(text).not.toMatch(/^var /mu);
  });
});

// The time of an import is that of finding, reading and linking files. `run proof compare` measures it.
test.each([
  ["core", 3],
  ["resolve", 2],
  ["normalize", 2],
  ["iri", 1],
  ["parameters", 1],
  ["template", 2],
  ["file-uri", 2],
] as const)("an import of %s reads %d of its files", (name, count) => {
  expect([...filesOf(join(root, "packages", name, "dist/node/index.js"))]).toHaveLength(count);
});

test("the vectors, the grammar suites and the properties hold on them", { timeout: TIMEOUT }, async () => {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const config = join(root, "tools/test/node-files/vitest.config.ts");
  const printed = await run(process.execPath, [vitest, "run", "--config", config, "--reporter=json"], root);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(printed) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string }[];
  };
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(10_000);
  const files = testResults.map(({ name }) => name.slice(root.length + 1));
  const named = ["core/test/vectors", "core/test/grammar.property", "normalize/test/vectors", "resolve/test/vectors"];
  for (const name of named) expect(files).toContain(`packages/${name}.test.ts`);
});

/** The texts of the files that Node imports. */
function readFilesBelow(folder: string): string[] {
  const { exports = {} } = libraries.find((library) => library.folder === folder)!.manifest;
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === "object" && "import" in entry ? [join(folder, entry.import.node!)] : [],
  );
  const files = new Set(entries.flatMap((entry) => [...filesOf(entry)]));
  return [...files].map((file) => readFileSync(file, "utf8"));
}

/** A file, and those of the same package that it imports at once. */
function filesOf(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of pathsIn(readFileSync(file, "utf8"))) filesOf(join(dirname(file), path), found);
  return found;
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/\bfrom "(\.[^"]+)"/gu)].map(([, path = ""]) => path);
}
