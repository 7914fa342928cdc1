// The workflows and docs/release.md: actions are pinned, and the scripts and files that both name exist.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const workflows = textFiles(/^\.github\/workflows\/.*\.yml$/u);
const release = read("docs/release.md");

describe.each(workflows.map(({ path, text }) => [path, text] as const))("%s", (_, text) => {
  test("names each action by a commit, with its version", () => {
    const used = text.match(/^.*\buses:.*$/gmu) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
  });

  test("grants nothing but reading unless a job says so, and ends by itself", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/mu);
    expect(text.match(/runs-on:/gu)).toHaveLength(text.match(/timeout-minutes:/gu)?.length ?? 0);
  });
});

test("actions, their commits and docs/release.md agree", () => {
  const used = workflows.flatMap(({ text }) => text.match(/[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+/gu) ?? []);
  const versions = new Set(used.map((action) => action.replace(/@.*# /u, " refs/tags/")));
  expect(new Set(used).size).toBe(versions.size);
  expect([...versions].filter((version) => !release.includes(`https://github.com/${version}\n`))).toEqual([]);
});

test.for(["docs/release.md", ...workflows.map(({ path }) => path)])("%s names scripts and files that exist", (path) => {
  const text = read(path);
  const named = [...text.matchAll(/pnpm@[\d.]+ (?:run )?([\w:]+)/gu)].map(([, name = ""]) => name);
  expect(named.filter((name) => !["exec", "install"].includes(name) && scripts[name] === undefined)).toEqual([]);
  const files = [...text.matchAll(/(?<![\w/])(?:tools\/[\w/.-]+\.mjs|\.ci\/run|project\.json|SECURITY\.md)/gu)];
  expect(files.map(([file]) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** The lines of a job of release.yml. */
const jobOf = (name: string): string =>
  new RegExp(`^ {2}${name}:\\n([^]*?)(?:^ {2}\\w|(?![^]))`, "mu").exec(read(".github/workflows/release.yml"))?.[1] ??
  "";

test("a job that may write, or has a token, runs nothing of the repository", () => {
  const names = [...read(".github/workflows/release.yml").matchAll(/^ {2}(\w+):\n {4}\w/gmu)].map(
    ([, name = ""]) => name,
  );
  const trusted = names.filter((name) => /: write$/mu.test(jobOf(name)));
  expect(trusted).toEqual(["propose", "stage", "jsr", "tags"]);
  expect(
    trusted.filter((name) => /pnpm|\bnode (?!-)|tools\/|\.ci\//u.test(jobOf(name).replaceAll(/^ +#.*$/gmu, ""))),
  ).toEqual([]);
  // The others have no token, so that what they install cannot use one.
  expect(names.filter((name) => jobOf(name).includes("GH_TOKEN"))).toEqual(["propose", "tags"]);
  const all = workflows.map(({ text }) => text).join("");
  expect(all.match(/persist-credentials: false/gu)).toHaveLength(all.match(/uses: actions\/checkout@/gu)?.length ?? 0);
});

test("each check that docs/release.md requires is a job", () => {
  const required = [...(/with the checks ([^.]*?) required/u.exec(release)?.[1]?.matchAll(/`([^`]+)`/gu) ?? [])].map(
    ([, name]) => name,
  );
  const ci = read(".github/workflows/ci.yml");
  const listOf = (key: string) => (new RegExp(`${key}: \\[(.*)\\]`, "u").exec(ci)?.[1] ?? "").split(", ");
  expect(ci).toContain("name: Node ${{ matrix.node }}\n");
  expect(ci).toContain("name: Node 24 on ${{ matrix.system }}\n");
  expect(required).toEqual([
    ...listOf("node").map((node) => `Node ${node}`),
    ...listOf("system").map((system) => `Node 24 on ${system}`),
  ]);
});

test("what follows the publication on npm is done on a later push if it failed: a missing tag asks for it", () => {
  const publish = jobOf("published");
  expect(publish).toContain("needs: [plan, stage]");
  expect(publish).toContain("needs.plan.outputs.untagged != '0'");
  // Without it, a job that is left out leaves out those that need it.
  expect(publish).toMatch(/if: >-\n +!cancelled\(\)/u);
  expect(publish).toContain('contains(fromJSON(\'["success", "skipped"]\'), needs.stage.result)');
  // The tags come last, so that each tag says that all before it ended well.
  expect(jobOf("tags")).toContain("needs: [published, jsr]");
});

test("CI runs on the versions of Node that the README names, and the README says so", () => {
  const nodes = JSON.parse(/^ +node: (\[.*\])$/mu.exec(read(".github/workflows/ci.yml"))?.[1] ?? "[]") as number[];
  const rows = [...read("README.md").matchAll(/^\| Node (\d+) .*\| (.*?) *\|$/gmu)].map(([, major, cell]) => ({
    major: Number(major),
    isTested: cell === "yes",
  }));
  // The tools need 20.19: Node 18 is for the libraries alone, and `run proof runtimes` has it.
  expect(nodes).toEqual(rows.flatMap(({ major }) => (major >= 20 ? [major] : [])));
  expect(nodes).toEqual(rows.flatMap(({ major, isTested }) => (isTested ? [major] : [])));
  expect(nodes).toEqual([20, 22, 24, 26]);
});

test("each job of ci.yml tests on its own version of Node; elsewhere, .ci/run adds the newest to the oldest", () => {
  const [, job = ""] = /^ {2}linux:\n([^]*?)^ {2}\w/mu.exec(read(".github/workflows/ci.yml")) ?? [];
  expect(job).toMatch(/^ +- run: \.ci\/run\n +env:\n(?: +#.*\n)* +STD66_NODES: own$/mu);
  const script = read(".ci/run");
  expect(script).toMatch(/= 20 \]; then\n +other=26$/mu);
});
