// Checks the instructions for contributors: the files and names exist, and the first change works as described.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

/** A section of a page, from its heading to the next one. */
function section(page: string, heading: string): string {
  const text = readFileSync(join(root, page), "utf8");
  return text.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";
}

/** The code spans. */
function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, span = ""]) => span);
}

const recipes = textFiles(/^docs\/contributing\/(?!README)[^/]+\.md$/u);

test("docs/contributing/README.md links each recipe", () => {
  const index = readFileSync(join(root, "docs/contributing/README.md"), "utf8");
  expect(recipes.length).toBeGreaterThan(4);
  expect(recipes.filter(({ path }) => !index.includes(`](${basename(path)})`))).toEqual([]);
});

/** Each list of steps, of which a page may have several. */
const lists = recipes.flatMap(({ path, text }) =>
  text.split(/^## /mu).flatMap((part) => {
    const steps = part.match(/^\d+\. .*$/gmu);
    return steps === null ? [] : [[`${path}: ${part.slice(0, part.indexOf("\n"))}`, steps] as const];
  }),
);

describe.each(lists)("%s", (_, steps) => {
  test("has steps that name existing files", () => {
    expect(steps.length).toBeGreaterThan(3);
    const paths = steps.flatMap(spansOf).filter((span) => /^(?:adapters|apps|docs|lab|packages|tools)\//u.test(span));
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("names text that those files contain", () => {
    // The code spans after "`a/file.ts`:", up to the next file.
    const named = steps.flatMap((step) =>
      [...step.matchAll(/`((?:apps|packages)\/[^`]+\.\w+)`: ((?:(?!`(?:apps|packages)\/).)*)/gu)].flatMap(
        ([, path = "", rest = ""]) =>
          spansOf(rest.replaceAll(/`npx [^`]*`/gu, "")).map((name) => [path, name] as const),
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(([path, name]) => !readFileSync(join(root, path), "utf8").includes(name))).toEqual([]);
  });
});

describe("the first change of docs/life-of-a-uri.md", () => {
  const text = section("docs/life-of-a-uri.md", "Your first change");
  /** The diffs, each with the last file named before it. */
  const changes = [...text.matchAll(/^ {3}```diff\n([^]*?)^ {3}```$/gmu)].map(({ 1: diff = "", index }) => ({
    path: [...text.slice(0, index).matchAll(/`(packages\/[^`]+)`/gu)].at(-1)?.[1] ?? "",
    lines: diff.replaceAll(/^ {3}/gmu, "").trimEnd().split("\n"),
  }));
  let copy = "";

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "std66-recipe-"));
    for (const folder of ["src", "test"]) {
      cpSync(join(root, "packages/core", folder), join(copy, "packages/core", folder), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
    writeFileSync(join(copy, "package.json"), '{ "type": "module" }');
  });

  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  test("fails with the test alone, and passes with the change", () => {
    expect(changes).toHaveLength(2);
    apply(changes[0] as Change, copy);
    expect(failures(copy)).toEqual(["//[00001::]", "//[::0ffff]"]);
    apply(changes[1] as Change, copy);
    expect(failures(copy)).toEqual([]);
  });

  test("fails again if the change is broken as the page says", () => {
    const path = join(copy, "packages/core/src/faults/help.ts");
    const source = readFileSync(path, "utf8");
    const broken = "(?![\\da-f])";
    expect(text).toContain(`without \`${broken}\``);
    writeFileSync(path, source.replace(`{1,4}${broken}/i.test`, "{1,4}/i.test"));
    expect(failures(copy)).toEqual(["//[0123456::]"]);
  });
});

interface Change {
  readonly path: string;
  readonly lines: readonly string[];
}

/** Applies a change. Its lines without a leading `+` must occur once, in one piece. */
function apply({ path, lines }: Change, folder: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  const before = lines.filter((line) => !line.startsWith("+")).map((line) => `${line.slice(1)}\n`);
  const after = lines.map((line) => `${line.slice(1)}\n`);
  expect(text.split(before.join("")), `${path} has the lines around the change`).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(before.join(""), () => after.join("")),
  );
}

/** The texts whose rows in help.test.ts fail. */
function failures(folder: string): string[] {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--root", folder, "--reporter", "json", "help"];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
    }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.length).toBeGreaterThan(50);
  return results.flatMap(({ status, title }) =>
    status === "passed" ? [] : [/^the help of "(.*?)" is /u.exec(title)?.[1] ?? title],
  );
}
