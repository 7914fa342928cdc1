/** Folders as the system lists them: in any order, and some not at all. */
import fs, { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { std66 } from "./in-process.ts";

let folder = "";
/** Has a document with a link. */
let own = "";
let isReversed = false;
/** The names of the folders that cannot be listed. */
let closed: readonly string[] = [];
const { readdirSync, openSync } = fs;
const list = readdirSync as (path: string, options: object) => fs.Dirent[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-folders-"));
  for (const name of ["m", "m/b", "m/a", "z"]) mkdirSync(join(folder, name));
  for (const name of ["n.txt", "M.txt", "b.txt", "m/n.txt", "m/b/x.txt", "m/a/y.txt", "z/z.txt"])
    writeFileSync(join(folder, name), `http://h/${name}\n`);
  own = mkdtempSync(join(tmpdir(), "std66-own-"));
  writeFileSync(join(own, "a.html"), "<a href=b>");
});
afterAll(() => {
  for (const name of [folder, own]) rmSync(name, { recursive: true, force: true });
});

beforeEach(() => {
  [isReversed, closed] = [false, []];
  Object.assign(fs, {
    readdirSync(path: string, options: object) {
      if (closed.includes(basename(path)))
        throw Object.assign(new Error(`EACCES: permission denied, scandir '${path}'`), { code: "EACCES" });
      const entries = list(path, options);
      return isReversed ? entries.toReversed() : entries;
    },
    openSync(path: string, ...rest: [string]) {
      if (closed.includes(basename(path)))
        throw Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: "EACCES" });
      return openSync(path, ...rest);
    },
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  Object.assign(fs, { readdirSync, openSync });
  syncBuiltinESMExports();
});

const search = (...args: readonly string[]) => std66(["extract", "--recursive", ...args, "."], { cwd: folder });
const found = (...names: readonly string[]) => names.map((name) => `http://h/${name}\n`).join("");

it("the files of a folder come by name, then those of its folders, however the system lists them", async () => {
  for (const reversed of [false, true]) {
    isReversed = reversed;
    expect(await search()).toEqual({
      status: 0,
      stdout: found("M.txt", "b.txt", "n.txt", "m/n.txt", "m/a/y.txt", "m/b/x.txt", "z/z.txt"),
      stderr: "",
    });
  }
});

it("each folder that cannot be listed is said, and the others are read", async () => {
  closed = ["m", "z"];
  const why = "permission denied (EACCES); you need the permission to read it";
  expect(await search()).toEqual({
    status: 2,
    stdout: found("M.txt", "b.txt", "n.txt"),
    stderr: `error: cannot read m: ${why}\nerror: cannot read z: ${why}\n`,
  });
  closed = ["a"];
  expect(await search()).toEqual({
    status: 2,
    stdout: found("M.txt", "b.txt", "n.txt", "m/n.txt", "m/b/x.txt", "z/z.txt"),
    stderr: `error: cannot read ${join("m", "a")}: ${why}\n`,
  });
});

it("each file that cannot be opened is said once, with the reason of the system", async () => {
  closed = ["M.txt", "y.txt"];
  const why = "permission denied (EACCES); you need the permission to read it";
  const files = ["b.txt", "n.txt", "m/n.txt", "m/b/x.txt", "z/z.txt"];
  expect(await search()).toEqual({
    status: 2,
    stdout: found(...files),
    stderr: `error: cannot read M.txt: ${why}\nerror: cannot read ${join("m", "a", "y.txt")}: ${why}\n`,
  });
});

it("a disk that is full ends the run at once, in `redact` and `extract`", async () => {
  const files = ["b.txt", "n.txt", "M.txt"];
  const full = { status: 2, stdout: "", stderr: "error: cannot write output: no reason (ENOSPC)\n" };
  for (const command of ["redact", "extract"])
    expect(await std66([command, ...files], { cwd: folder, unwritten: ["ENOSPC"] })).toEqual(full);
  expect(await std66(["redact", "nope", ...files], { cwd: folder })).toEqual({
    status: 2,
    stdout: found(...files),
    stderr: "error: cannot read nope: no such file or directory (ENOENT); check the name\n",
  });
});

it("a file in a folder has its own URI, to resolve against", async () => {
  const { stdout } = await std66(["extract", "--resolve", "--recursive", "."], { cwd: own });
  expect(stdout).toBe(`${pathToFileURL(realpathSync.native(tmpdir())).href}/${basename(own)}/b\n`);
});
