// Tests the check of commit subjects, in a small repository of its own.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultOf, subjectsSince } from "../checks/commit-subjects.mjs";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-commits-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.for([
  "fix(resolve): keep an empty authority when merging paths",
  "core: mask a password after a single backslash",
  "core, legacy: mutants found",
  "docs(resolve, normalize): clearer comments and README",
  `core: ${"x".repeat(66)}`,
])("the subject `%s` is accepted", (subject) => {
  expect(faultOf(subject)).toBeUndefined();
});

test.for([
  [`core: ${"x".repeat(67)}`, "73 characters"],
  ["Update files", "form"],
  ["wording", "form"],
  ["Fix: the parser", "form"],
  ["core:no space", "form"],
  ["core(): empty scope", "form"],
  ["core: the end is a full stop.", "full stop"],
])("the subject `%s` is rejected", ([subject, reason]) => {
  expect(faultOf(subject ?? "")).toContain(reason);
});

test("subjects: those after a commit, without merges; none outside a clone or if the commit is missing", () => {
  expect(subjectsSince(folder, "HEAD")).toBeUndefined();
  git("init", "--quiet", "--initial-branch=main");
  commit("first");
  commit("core: second");
  git("checkout", "--quiet", "-b", "side", "HEAD~1");
  commit("resolve: on the side");
  git("checkout", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "-m", "A merge of any form", "side");
  expect(new Set(subjectsSince(folder, "HEAD~2"))).toEqual(new Set(["core: second", "resolve: on the side"]));
  expect(subjectsSince(folder, "HEAD")).toEqual([]);
  expect(subjectsSince(folder, "0123456789012345678901234567890123456789")).toBeUndefined();
});

function commit(subject: string): void {
  git("commit", "--quiet", "--allow-empty", "-m", subject);
}

function git(...args: string[]): void {
  const author = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
  expect([stderr, status]).toEqual([stderr, 0]);
}
