/** `std66 extract --resolve --base`: the base is the URI of a folder, and each file has its own URI below it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, win32 } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesBelow, uriBelow } from "../src/input/file-uri.ts";
import { shellLine } from "./run.ts";

let folder = "";
const at = (line: string, below = "site") => shellLine(line, { cwd: join(folder, below) });
const resolving = "std66 extract --resolve --base";

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "std66-base-")));
  mkdirSync(join(folder, "site/sub/deep"), { recursive: true });
  mkdirSync(join(folder, "other/in"), { recursive: true });
  const files = {
    "site/a.html": "<a href=b.html>",
    "site/sub/a.html": "<a href=b.html><a href=../c.html><a href=/d.html>",
    "site/sub/deep/e.md": "[a](f)",
    "site/sub/g h#%?é:i%41.html": "<a href=''>",
    "site/x:y.html": "<a href=''>",
    "other/o.html": "<a href=p>",
    "other/in/q.html": "<a href=r>",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  symlinkSync("../other", join(folder, "site/link"));
  symlinkSync("../other/in", join(folder, "site/in"));
  symlinkSync("../other/o.html", join(folder, "site/o.html"));
  symlinkSync("loop", join(folder, "site/loop"));
  symlinkSync("site", join(folder, "same"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SKIPPED = "note: 4 files were skipped: 4 symbolic links\n";

const SUB = "https://e.example/sub/b.html\nhttps://e.example/c.html\nhttps://e.example/d.html\n";

describe.concurrent("std66 extract --resolve --base", () => {
  it("of a folder: each file has its own URI, with its names percent-encoded", async () => {
    const { stdout, stderr, status } = await at(`${resolving} https://e.example/ --recursive .`);
    expect({ lines: stdout.split("\n").slice(0, -1), stderr, status }).toEqual({
      lines: [
        "https://e.example/b.html",
        "https://e.example/x:y.html",
        "https://e.example/sub/b.html",
        "https://e.example/c.html",
        "https://e.example/d.html",
        "https://e.example/sub/g%20h%23%25%3F%C3%A9:i%2541.html",
        "https://e.example/sub/deep/f",
      ],
      stderr: SKIPPED,
      status: 0,
    });
  });

  it.each([
    ["sub", "https://e.example/"],
    ["sub/", "https://e.example"],
    ["./sub", "https://e.example?q#f"],
    ["../site/sub", "https://e.example/"],
    ["../same/sub/", "https://e.example/"],
  ])("a folder operand %s is itself the folder of %s", async (operand, base) => {
    const { stdout } = await at(`${resolving} '${base}' -r ${operand} | head -n 3`);
    expect(stdout).toBe("https://e.example/b.html\nhttps://e.example/c.html\nhttps://e.example/d.html\n");
  });

  it("a base without a slash at its end names the folder as well", async () => {
    const { stdout } = await at(`${resolving} https://e.example/docs -r sub`);
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "https://e.example/docs/b.html",
      "https://e.example/c.html",
      "https://e.example/d.html",
    ]);
  });

  it.each(["sub/a.html", "./sub/../sub/a.html", "../site/sub/a.html", "$PWD/sub/a.html", "../same/sub/a.html"])(
    "for a file, it is the working directory: %s",
    async (file) => {
      expect(await at(`${resolving} https://e.example ${file}`)).toEqual({ stdout: SUB, stderr: "", status: 0 });
    },
  );

  it("several files, and standard input, which has the base itself", async () => {
    const { stdout } = await at(
      `printf '<a href=z>' | ${resolving} https://e.example/k/l --as html a.html - sub/a.html`,
    );
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "https://e.example/k/l/b.html",
      "https://e.example/k/z",
      "https://e.example/k/l/sub/b.html",
    ]);
  });

  it("a symbolic link has the URI of its name, and `..` after one leads where the system says", async () => {
    expect((await at(`${resolving} https://e.example/ link/o.html o.html`)).stdout).toBe(
      "https://e.example/link/p\nhttps://e.example/p\n",
    );
    const outside = await at(`${resolving} https://e.example/ in/../o.html`);
    expect({ ...outside, stderr: outside.stderr.split(":")[1] }).toEqual({
      stdout: "",
      stderr: " no URI for in/../o.html",
      status: 2,
    });
  });

  it("a file outside of the working directory has no URI, and the rest goes on", async () => {
    const ended = await at(`${resolving} https://e.example/ ../other/o.html a.html '${folder}/other/o.html'`);
    const why = `it is outside the working directory, which --base names; run std66 there, or name its folder with --recursive`;
    expect(ended).toEqual({
      stdout: "https://e.example/b.html\n",
      stderr: `error: no URI for ../other/o.html: ${why}\nerror: no URI for ${folder}/other/o.html: ${why}\n`,
      status: 2,
    });
    expect((await at("std66 extract --resolve ../other/o.html")).stdout).toBe(`file://${folder}/other/p\n`);
  });

  it.each([
    ["-r sub ../other", "sub and ../other"],
    ["-r sub a.html", "sub and the working directory"],
    ["-r sub sub/deep ../other", "sub and sub/deep"],
  ])("the base of more than one folder is refused: %s", async (operands, names) => {
    const { stdout, stderr, status } = await at(`${resolving} https://e.example/ ${operands}`);
    expect({ stdout, stderr: stderr.split("\n")[0], status }).toEqual({
      stdout: "",
      stderr: `error: option '--base <uri>' is the URI of one folder, not of ${names}: run std66 for each`,
      status: 2,
    });
  });

  it("what cannot be looked at is reported as always, and the rest goes on", async () => {
    const long = "l".repeat(300);
    const { stdout, stderr, status } = await at(`${resolving} https://e.example/ loop a.html ${long} sub/deep/e.md`);
    expect(stdout).toBe("https://e.example/b.html\nhttps://e.example/sub/deep/f\n");
    expect(stderr.split("\n").map((line) => line.split(": ", 2).join(": "))).toEqual([
      "error: cannot read loop",
      `error: cannot read ${long}`,
      "",
    ]);
    expect(status).toBe(2);
  });

  it("the same folder twice is one folder, and what is not there is reported as always", async () => {
    expect((await at(`${resolving} https://e.example/ -r ./sub/deep sub/deep/ $PWD/sub/deep`)).stdout).toBe(
      "https://e.example/f\n".repeat(3),
    );
    const { stdout, stderr, status } = await at(`${resolving} https://e.example/ -r . nope a.html`);
    expect({ first: stdout.split("\n")[0], stderr, status }).toEqual({
      first: "https://e.example/b.html",
      stderr: `error: cannot read nope: no such file or directory (ENOENT); check the name\n${SKIPPED}`,
      status: 2,
    });
  });
});

describe("the URI of a file in a folder", () => {
  it.each([
    ["https://e.example", ["a", "b"], "https://e.example/a/b"],
    ["https://e.example/", ["a", "b"], "https://e.example/a/b"],
    ["https://e.example/c", ["a"], "https://e.example/c/a"],
    ["https://e.example/c//", ["a"], "https://e.example/c//a"],
    ["https://e.example/c?q=/#/f", ["a"], "https://e.example/c/a"],
    ["x:", ["a:b"], "x:/a:b"],
    ["https://e.example/", ["a b", "c d"], "https://e.example/a%20b/c%20d"],
    ["https://e.example/", ["50%", "%41"], "https://e.example/50%25/%2541"],
    ["https://e.example/", ["#1", "a#b"], "https://e.example/%231/a%23b"],
    ["https://e.example/", ["what?", "?"], "https://e.example/what%3F/%3F"],
    ["https://e.example/", ["é", "ö\\"], "https://e.example/%C3%A9/%C3%B6%5C"],
    ["https://e.example/", ["[a]", "{b}|"], "https://e.example/%5Ba%5D/%7Bb%7D%7C"],
    ["https://e.example/", ["a:b@c,d;e", "f&g=h'(i)!"], "https://e.example/a:b@c,d;e/f&g=h'(i)!"],
  ])("%s with %j is %s", (base, names, uri) => {
    expect(uriBelow(base, names)).toBe(uri);
  });

  it.each([
    ["/a/b", "/a/b/c/d", posix, ["c", "d"]],
    ["/a/b", "/a/b/..c", posix, ["..c"]],
    ["/a/b", "/a/c", posix, undefined],
    ["/a/b", "/a/bc", posix, undefined],
    ["/", "/a\\b", posix, ["a\\b"]],
    ["C:\\a", "C:\\a\\b\\c", win32, ["b", "c"]],
    ["C:\\a", "c:\\A\\b/c", win32, ["b", "c"]],
    ["C:\\a", "D:\\a\\b", win32, undefined],
    ["C:\\a", "C:\\b", win32, undefined],
    ["\\\\h\\s\\a", "\\\\h\\s\\a\\b", win32, ["b"]],
  ])("from %s to %s", (from, to, system, names) => {
    expect(namesBelow(from, to, system)).toEqual(names);
  });
});
