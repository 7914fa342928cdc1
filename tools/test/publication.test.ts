// What must hold before a package is published, and what is filled in on the way.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tarballOf } from "../release/packed.mjs";
import { type Project, readProject, unknownAddresses, withAbsoluteLinks, withAddresses } from "../release/project.mjs";
import { inPublicationOrder, refusals } from "../release/publication.mjs";
import { untagged } from "../release/untagged.mjs";
import { publishedPackages, root } from "../workspace.mjs";

const project = {
  repository: "https://git.example/a/b",
  homepage: "https://a.example/",
  bugs: "https://git.example/a/b/issues",
  security: "security@a.example",
};

describe("refusals, in a clone with one package", () => {
  let folder = "";
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  const git = (...args: string[]): void => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
  const packages = () => [{ folder: join(folder, "packages/one"), manifest: { name: "one", version: "1.2.0" } }];
  const found = (addresses: Project = project): string[] => refusals(folder, packages(), addresses);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "std66-publication-"));
    for (const each of [".changeset", "packages/one", "tools"]) mkdirSync(join(folder, each), { recursive: true });
    write("packages/one/CHANGELOG.md", "# one\n\n## 1.2.0\n");
    write(".changeset/README.md", "# Changesets\n");
    // In place of the real one, which would take seconds.
    write("tools/build.mjs", 'process.exitCode = process.env.STD66_STALE === "yes" ? 1 : 0;\n');
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "one");
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("there is none if all is in order", () => {
    expect(found()).toEqual([]);
  });

  test("placeholders", () => {
    expect(found({ ...project, bugs: "PLACEHOLDER: where", security: "PLACEHOLDER" })).toEqual([
      "project.json does not have every address: fill in bugs, security",
    ]);
  });

  test("addresses that are absent or blank", () => {
    const { repository: _, ...others } = { ...project, homepage: "", bugs: " ", security: null };
    expect(found(others as unknown as Project)).toEqual([
      "project.json does not have every address: fill in repository, homepage, bugs, security",
    ]);
    expect(unknownAddresses({})).toEqual(Object.keys(project));
  });

  test("changesets that no version has yet", () => {
    write(".changeset/brave-words.md", '---\n"one": minor\n---\n\n`a` takes b.\n');
    git("add", ".");
    git("commit", "--quiet", "--message", "a changeset");
    expect(found()).toEqual(["there are changesets that no version has yet (1): run `versions`, and commit"]);
    git("rm", "--quiet", ".changeset/brave-words.md");
    git("commit", "--quiet", "--message", "a version");
    expect(found()).toEqual([]);
  });

  test("a publication has ended when each version has its tag", () => {
    expect(untagged(folder, packages())).toEqual(["one@1.2.0"]);
    git("tag", "one@1.2.0-rc.0");
    expect(untagged(folder, packages())).toEqual(["one@1.2.0"]);
    git("tag", "one@1.2.0");
    expect(untagged(folder, packages())).toEqual([]);
  });

  test("uncommitted changes, also of files that git does not know", () => {
    write("new.txt", "");
    expect(found()).toEqual(["there are uncommitted changes: commit them, or put them away"]);
    rmSync(join(folder, "new.txt"));
  });

  test("a stale build", () => {
    process.env["STD66_STALE"] = "yes";
    expect(found()).toEqual(["dist/ is not the build of these sources: run `test:full`"]);
    delete process.env["STD66_STALE"];
  });

  test("a version that the changelog does not have", () => {
    write("packages/one/CHANGELOG.md", "# one\n\n## 1.1.0\n");
    expect(found()).toContain("packages/one/CHANGELOG.md has no section for 1.2.0: run `changeset version`");
  });
});

test("each package is published after those that it depends on", () => {
  const ordered = inPublicationOrder(publishedPackages());
  expect(ordered).toHaveLength(publishedPackages().length);
  const seen = new Set<string>();
  for (const { manifest } of ordered) {
    const ours = Object.keys(manifest.dependencies ?? {}).filter((name) =>
      ordered.some((entry) => entry.manifest.name === name),
    );
    expect(ours.filter((name) => !seen.has(name))).toEqual([]);
    seen.add(manifest.name);
  }
});

test("project.json has every address, and only those", () => {
  expect(Object.keys(readProject())).toEqual(Object.keys(project));
  const written = readFileSync(join(root, "project.json"), "utf8");
  // Nothing between a placeholder and an address.
  expect(unknownAddresses(readProject())).toHaveLength(written.match(/"PLACEHOLDER: /gu)?.length ?? 0);
});

test("the tarball of a package is not that of one whose name begins alike", () => {
  const names = ["std66-ajv-1.0.0.tgz", "std66-1.0.0.tgz", "std66-iri-2.0.0-rc.1.tgz", "std66-iri-3-1.0.0.tgz"];
  const own = (name: string, all = names): string | undefined => tarballOf(all, name);
  expect(own("std66")).toBe("std66-1.0.0.tgz");
  expect(own("std66", ["std66-ajv-1.0.0.tgz"])).toBeUndefined();
  expect(own("@std66/ajv")).toBe("std66-ajv-1.0.0.tgz");
  expect(own("@std66/iri")).toBe("std66-iri-2.0.0-rc.1.tgz");
});

test("a manifest says which folder of the repository it is", () => {
  expect(withAddresses({ name: "one" }, "packages/one", project)).toEqual({
    name: "one",
    repository: { type: "git", url: "git+https://git.example/a/b.git", directory: "packages/one" },
    homepage: "https://a.example/",
    bugs: { url: "https://git.example/a/b/issues" },
  });
});

test.each([
  ["[a](../two/README.md)", "[a](https://git.example/a/b/blob/HEAD/packages/two/README.md)"],
  ["[`a`](../../docs/x.md#y)", "[`a`](https://git.example/a/b/blob/HEAD/docs/x.md#y)"],
  ["[a](#here) [b](https://b.example/) [c](mailto:c@c.example)", undefined],
  ["`[a](b)` and ``[a](`b)``", undefined],
  ["```md\n[a](b)\n```\n", undefined],
])("links of a README are absolute, but not those in code: %s", (text, expected = text) => {
  expect(withAbsoluteLinks(text, "packages/one/README.md", project)).toBe(expected);
});
