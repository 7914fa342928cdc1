// Tests what decisions 8 and 13 say about versions, by running changesets on a copy of the manifests in made-up
// histories after 1.0.0, and on the changesets that wait.

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingForCommand, missingMajors, missingRules, unclear } from "../release/changesets.mjs";
import { publishedAdapters, publishedLibraries, publishedPackages, root, workspacePackages } from "../workspace.mjs";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Level = "patch" | "minor" | "major";

const published = publishedPackages();
const names = published.map(({ manifest }) => manifest.name);
const usersOfCore = publishedLibraries().flatMap(({ manifest }) =>
  manifest.dependencies?.["@std66/core"] === undefined ? [] : [manifest.name],
);
const at = (number: string): Record<string, string> => Object.fromEntries(names.map((name) => [name, number]));

/** All bundle core. */
const ofAdapters = Object.fromEntries(publishedAdapters().map(({ manifest }) => [manifest.name, "1.0.1"]));

let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "std66-release-"));
  const files = workspacePackages().map(({ folder }) => join(folder, "package.json"));
  for (const file of [...files, ...[".changeset/config.json", "package.json", "pnpm-workspace.yaml"].map(inRoot)]) {
    const target = join(copy, relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(file));
  }
  for (const folder of ["node_modules", "tools"]) symlinkSync(inRoot(folder), join(copy, folder), "junction");
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe("changeset version", () => {
  it("begins a later package at 1.0.0, and leaves the others where they are", async () => {
    setAll("1.0.0");
    setVersion("@std66/vectors", "0.0.0");
    await release({ first: changeset({ "@std66/vectors": "major" }, "First version: `validity` and other rows.") });
    expect(versions()).toEqual({ ...at("1.0.0"), std66: "1.0.1" });
    expect(changelogOf("@std66/vectors")).toBe(
      "# @std66/vectors\n\n## 1.0.0\n\n### Major Changes\n\n- First version: `validity` and other rows.\n",
    );
  });

  it("releases the command and the adapters when a bundled package is released, but no package whose range allows it", async () => {
    setAll("1.0.0");
    await release({ one: changeset({ "@std66/core": "patch" }, "`parse` takes one.\n\nNot two.") });
    expect(versions()).toEqual({ ...at("1.0.0"), ...ofAdapters, "@std66/core": "1.0.1", std66: "1.0.1" });
    expect(changelogOf("@std66/core")).toBe(
      "# @std66/core\n\n## 1.0.1\n\n### Patch Changes\n\n- `parse` takes one.\n\n  Not two.\n",
    );
    expect(changelogOf("std66")).toBe(
      "# std66\n\n## 1.0.1\n\n### Patch Changes\n\n- Updated dependencies: `@std66/core` 1.0.1.\n",
    );
    // By way of a private package.
    expect(changelogOf("@std66/fast-uri")).toContain(
      "- Updated dependencies: the current `@std66/core`, the current `@std66/resolve`.\n",
    );
    await release({ two: changeset({ "@std66/vectors": "minor" }) });
    const core = { "@std66/core": "1.0.1" };
    expect(versions()).toEqual({ ...at("1.0.0"), ...ofAdapters, ...core, "@std66/vectors": "1.1.0", std66: "1.0.2" });
  });

  it("gives a major version to all packages that return objects of core, as the check requires", async () => {
    setAll("1.0.0");
    const major = Object.fromEntries(["@std66/core", ...usersOfCore].map((name) => [name, "major" as const]));
    await release({ all: changeset(major), one: changeset({ "@std66/normalize": "minor" }) });
    const second = Object.fromEntries(Object.keys(major).map((name) => [name, "2.0.0"]));
    expect(versions()).toEqual({ ...at("1.0.0"), ...ofAdapters, ...second, std66: "1.0.1" });
    // When it packs, pnpm turns this into `^2.0.0`.
    expect(manifestOf("@std66/resolve").dependencies).toEqual({ "@std66/core": "workspace:^" });
  });

  it("gives each package that a waiting changeset names a version of its own, above its first one", async () => {
    for (const { manifest } of published) setVersion(manifest.name, manifest.version);
    for (const name of names) rmSync(join(dirname(fileOf(name)), "CHANGELOG.md"), { force: true });
    const first = versions();
    const folder = inRoot(".changeset");
    const waiting = readdirSync(folder)
      .filter((file) => /^(?!README).*\.md$/u.test(file))
      .map((file) => [file.slice(0, -3), readFileSync(join(folder, file), "utf8")] as const);
    const named = new Set(waiting.map(([, text]) => /^"(.+)":/mu.exec(text)?.[1] ?? ""));
    await release(Object.fromEntries(waiting));
    const next = versions();
    const isGrown = (name: string): boolean => next[name] !== first[name];
    expect([...named].filter((name) => !isGrown(name))).toEqual([]);
    const bundles = new Set(["std66", ...Object.keys(ofAdapters)]);
    expect(names.filter((name) => isGrown(name) && !named.has(name) && !bundles.has(name))).toEqual([]);
    for (const [, text] of waiting) {
      const name = /^"(.+)":/mu.exec(text)?.[1] ?? "";
      expect(changelogOf(name)).toContain(text.split("\n\n")[1]?.trim());
    }
  });

  // Until `project.json` has the addresses of the first publication.
  const unpublished = readFileSync(inRoot("project.json"), "utf8").includes("PLACEHOLDER") ? published : [];
  it.each(unpublished.map(({ folder, manifest }) => [manifest.name, manifest.version, folder]))(
    "%s %s is a first version, with one entry in its changelog",
    (name, version, folder) => {
      const aliases = ["fast-uri", "uri-js", "relative-to-absolute-iri", "validate-iri"].map((one) => `@std66/${one}`);
      expect(version).toBe(aliases.includes(name) ? "66.0.0" : "1.0.0");
      const entries = readFileSync(join(folder, "CHANGELOG.md"), "utf8").match(/^## .*/gmu);
      expect(entries).toEqual([`## ${version}`]);
    },
  );
});

it.each(["std66", ...Object.keys(ofAdapters)])(
  "%s lists the packages that it bundles as dependencies, with the range `workspace:*`",
  (name) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(name);
    const siblings = Object.entries(dependencies).filter(([other]) => other.startsWith("@std66/"));
    expect(new Set(siblings.map(([, range]) => range))).toEqual(new Set(["workspace:*"]));
    const forTests = Object.keys(devDependencies).filter((other) => other.startsWith("@std66/"));
    const test = new Set(["@std66/grammar", "@std66/oracle", "@std66/vectors"]);
    expect(forTests.filter((other) => !test.has(other))).toEqual([]);
  },
);

it("a major version of a package requires one of every package that returns its objects", () => {
  const core = { name: "@std66/core", type: "major" };
  expect(missingMajors([core, { name: "@std66/resolve", type: "minor" }])).toEqual(
    usersOfCore.map((name) => `${name} returns objects of @std66/core, so a changeset needs both as major`),
  );
  expect(missingMajors([core, ...usersOfCore.map((name) => ({ name, type: "major" }))])).toEqual([]);
  expect(missingMajors([{ name: "@std66/core", type: "minor" }])).toEqual([]);
});

it("a new feature of a package that the command shows needs a changeset for the command", () => {
  expect(
    missingForCommand([of("@std66/audit", "minor"), of("@std66/audit", "minor"), of("@std66/core", "minor")]),
  ).toEqual(["@std66/audit has a new feature, so std66 needs a changeset that says what its users see of it"]);
  expect(missingForCommand([of("@std66/extract", "major"), of("@std66/report", "minor")])).toHaveLength(2);
  expect(missingForCommand([of("@std66/audit", "minor"), of("std66", "patch")])).toEqual([]);
  expect(missingForCommand([of("@std66/audit", "patch"), of("@std66/core", "minor")])).toEqual([]);
});

const saying = (id: string, name: string, summary: string, type = "minor") => ({
  id,
  summary,
  releases: [{ name, type }],
});
const needed = (code: string) => `.changeset/a.md has the rule ${code}, so std66 needs a changeset that names it`;

it("a new rule of audit needs a changeset for the command that names it, whatever other changesets there are", () => {
  const rules = saying("a", "@std66/audit", "`audit` has the rules `host-a`, `path-b` and `c`: `d` is not one.");
  const other = saying("b", "std66", "`audit` reports `path-b`.");
  expect(missingRules([rules])).toEqual(["host-a", "path-b", "c"].map(needed));
  expect(missingRules([rules, other])).toEqual(["host-a", "c"].map(needed));
  expect(missingRules([rules, other, saying("c", "std66", "`audit` reports `host-a` and `c`.")])).toEqual([]);
  expect(missingRules([saying("d", "@std66/audit", "The rule `host-a` is silent about `x`.", "patch")])).toEqual([]);
  expect(missingRules([saying("e", "@std66/audit", "`audit` takes the option `x`.")])).toEqual([]);
});

function of(
  name: string,
  type: Level,
): { readonly releases: readonly { readonly name: string; readonly type: Level }[] } {
  return { releases: [{ name, type }] };
}

function inRoot(path: string): string {
  return join(root, path);
}

describe("a changeset", () => {
  const summary = "`resolve` takes one.";
  it.each([
    [["@std66/core"], summary, undefined],
    [["@std66/core", "@std66/resolve"], summary, "names 2 packages"],
    [[], summary, "names 0 packages"],
    [["@std66/grammar"], summary, "@std66/grammar, which is not published"],
    [["@std66/core"], "Faster.", "in backticks"],
  ])("of %j, %j: %s", (packages, text, fault) => {
    const [found] = unclear({ id: "x", summary: text, releases: packages.map((name) => ({ name })) });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });
});

function changeset(levels: Readonly<Record<string, Level>>, text = "Something."): string {
  return `---\n${Object.entries(levels)
    .map(([name, level]) => `"${name}": ${level}\n`)
    .join("")}---\n\n${text}\n`;
}

async function release(changesets: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, text] of Object.entries(changesets)) writeFileSync(join(copy, `.changeset/${id}.md`), text);
  await promisify(execFile)(process.execPath, [inRoot("node_modules/@changesets/cli/bin.js"), "version"], {
    cwd: copy,
  });
}

function fileOf(name: string): string {
  const folder = published.find((entry) => entry.manifest.name === name)?.folder ?? "";
  return join(copy, relative(root, folder), "package.json");
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(fileOf(name), "utf8")) as Manifest;
}

function versions(): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, manifestOf(name).version]));
}

/** As `changeset version` writes it; the packages of the copy begin without one. */
function changelogOf(name: string): string {
  return readFileSync(join(dirname(fileOf(name)), "CHANGELOG.md"), "utf8");
}

function setAll(to: string): void {
  for (const name of names) {
    setVersion(name, to);
    rmSync(join(dirname(fileOf(name)), "CHANGELOG.md"), { force: true });
  }
}

function setVersion(name: string, to: string): void {
  writeFileSync(fileOf(name), JSON.stringify({ ...manifestOf(name), version: to }));
}
