// turbo keeps the results of a package's tests until one of their inputs changes: a file that they read elsewhere is
// named as one.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { root, workspacePackages } from "../workspace.mjs";

/**
 * The files outside of the package that its tests name by a relative path, but for those of `test:full`, which nothing
 * keeps.
 */
function filesElsewhere(folder: string): string[] {
  const tests = join(folder, "test");
  if (!existsSync(tests)) return [];
  const names = readdirSync(tests, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.includes(".full."));
  const paths = sources.flatMap((name) => {
    const text = readFileSync(join(tests, name), "utf8");
    return [...text.matchAll(/["'`]((?:\.\.\/){2}[^"'`\s]+)["'`]/gu)].map(([, path = ""]) =>
      join(tests, dirname(name), path),
    );
  });
  const isElsewhere = (path: string) => existsSync(path) && statSync(path).isFile() && !path.startsWith(`${folder}/`);
  const files = new Set(paths.filter(isElsewhere).map((path) => relative(root, path)));
  return [...files].filter((file) => !everywhere.includes(`"${file}"`));
}

/** What is an input of every task. */
const [, everywhere = ""] = /"globalDependencies": \[([^\]]*)\]/u.exec(readFileSync(join(root, "turbo.json"), "utf8"))!;

const packages = workspacePackages().map(({ folder, manifest }) => [manifest.name, folder] as const);

test.for(packages)("turbo.json of %s names the files that its tests read elsewhere", ([, folder]) => {
  const inputs = readFileSync(join(folder, "turbo.json"), "utf8");
  expect(filesElsewhere(folder).filter((file) => !inputs.includes(`"$TURBO_ROOT$/${file}"`))).toEqual([]);
});

test("some tests read such files", () => {
  expect(packages.flatMap(([, folder]) => filesElsewhere(folder)).toSorted()).toEqual([
    "docs/evidence/heirs.md",
    "docs/evidence/heirs.tsv",
    "docs/history.md",
    "docs/history/errata.tsv",
    "docs/history/issues.tsv",
    "docs/history/readings.tsv",
    "docs/history/readings.tsv",
    "docs/history/reasons.tsv",
    "docs/migrate/url.md",
    "docs/parameters.md",
    "docs/url-standard.md",
    "packages/vectors/README.md",
  ]);
});
