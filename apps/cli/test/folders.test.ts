/** Folders as the system lists them: in any order, and some not at all. */
import { execFileSync } from "node:child_process";
import fs, { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { std66 } from "./in-process.ts";

let folder = "";
/** Has a document with a link. */
let own = "";
/** Has what a search skips. */
let place = "";
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
  [own, place] = ["own", "skipped"].map((name) => mkdtempSync(join(tmpdir(), `std66-${name}-`))) as [string, string];
  writeFileSync(join(own, "a.html"), "<a href=b>");
});
afterAll(() => {
  for (const name of [folder, own, place]) rmSync(name, { recursive: true, force: true });
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

it("with --format github and sarif, a folder that cannot be listed has its own name", async () => {
  closed = ["a", "z"];
  const deep = join("m", "a");
  const github = await search("--format", "github");
  expect([github.stdout.match(/ file=[^,]*/gu), github.status]).toEqual([[` file=${deep}`, " file=z"], 2]);
  const { stdout } = await search("--format", "sarif");
  expect(stdout.match(/"uri":"[^"]*"/gu)).toEqual([`"uri":"${deep}"`, '"uri":"z"']);
  // The folder that is searched, and a file.
  closed = [".", "b.txt"];
  expect((await search("--format", "github")).stdout).toMatch(/^::error file=\.,[^\n]*\n$/u);
  closed = ["b.txt", "z"];
  expect((await search("--format", "github")).stdout.match(/ file=[^,]*/gu)).toEqual([" file=b.txt", " file=z"]);
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

const ended = (stderr: string, status = 0, stdout = "http://h/a\n") => ({ stdout, stderr, status });

it.skipIf(process.platform === "win32")("a note counts what a search skips by its kind, without an error", async () => {
  const run = (...args: readonly string[]) => std66(["extract", ...args], { cwd: place });
  writeFileSync(join(place, "a.txt"), "http://h/a\n");
  mkdirSync(join(place, "sub"));
  expect(await run("-r", ".")).toEqual(ended(""));
  symlinkSync("a.txt", join(place, "to-file"));
  expect(await run("-r", ".")).toEqual(ended("note: 1 file was skipped: 1 symbolic link\n"));
  symlinkSync("sub", join(place, "to-folder"));
  symlinkSync("nothing", join(place, "sub", "to-nothing"));
  writeFileSync(join(place, "sub", "b.png"), "http://h/b\0");
  const note = "note: 4 files were skipped: 3 symbolic links, 1 that is not text\n";
  expect(await run("-r", ".")).toEqual(ended(note));
  expect(await run("-r", "--check", ".")).toEqual(ended(note, 0, ""));
  expect(await run("-r", "--quiet", ".")).toEqual(ended(""));
  execFileSync("mkfifo", [join(place, "c"), join(place, "sub", "d")]);
  writeFileSync(join(place, "e.png"), "\0");
  expect(await run("-r", "sub")).toEqual(
    ended(
      "note: no text files in sub\nnote: 3 files were skipped: 1 symbolic link, 1 FIFO, socket or device, 1 that is not text\n",
      0,
      "",
    ),
  );
  // Two searches have one note. A file that is named is read, whatever it is.
  expect(await run("-r", ".", "sub", "to-file")).toEqual(
    ended(
      "note: no text files in sub\nnote: 10 files were skipped: 4 symbolic links, 3 FIFOs, sockets or devices, 3 that are not text\n",
      0,
      "http://h/a\nhttp://h/a\n",
    ),
  );
});
