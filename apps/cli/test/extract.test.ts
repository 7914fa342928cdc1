/** `std66 extract` and `std66 resolve --html` on files. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN, shell, shellLine, std66 } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-extract-"));
  mkdirSync(join(folder, "b/c"), { recursive: true });
  const files = {
    "a.txt": "http://text/ <a href=x>",
    "b/a b.html": "<a href=html>",
    "b/broken.json": "{",
    "b/c/d.MD": "[a](markdown)",
    "b/e.jsonld": '["http://json/"]',
    "b/f.bin": "http://binary/\0",
    "b/latin-1.txt": Buffer.from("\u00FC http://latin/ \u00FC", "latin1"),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, "utf-16"));
  writeFileSync(join(folder, "utf-16/a.txt"), Buffer.from("\uFEFFhttp://text/", "utf16le"));
  symlinkSync("..", join(folder, "b/up"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent("std66 extract", () => {
  it("reads each file by the extension of its name, and goes on after one that cannot be read", async () => {
    expect(
      await inFolder("std66 extract nope a.txt b 'b/a b.html' b/c/d.MD b/broken.json b/e.jsonld b/latin-1.txt"),
    ).toEqual({
      stdout: "http://text/\nhtml\nmarkdown\nhttp://json/\nhttp://latin/\n",
      stderr: `error: cannot read nope: no such file or directory (ENOENT); check the name
error: cannot read b: it is a directory (--recursive reads the files in it)
error[malformed]: the JSON has a syntax error
 --> b/broken.json:1:2
  = note: RFC 8259, section 2
`,
      status: 2,
    });
  });

  it("--check reports the faults of each file, in folders and on standard input", async () => {
    // The others read all of the folder.
    const own = mkdtempSync(join(tmpdir(), "std66-extract-check-"));
    const inOwn = (line: string) => shellLine(line, { cwd: own });
    const folders =
      'mkdir -p check/sub && echo http://text/ > plain.txt && printf "http://a,b.c/ http://good.example/\\n" > check/a.txt';
    const page = `printf '<a href="c d">x</a><a href=y>y</a>' > check/sub/b.html`;
    const text = `printf 'http://a,b.c/ [a](x) [b](y%%zz)\\n' > check/c.md`;
    await inOwn(`${folders} && ${page} && ${text}`);
    const { stdout, stderr, status } = await inOwn("printf 'http://h:x/' | std66 extract --check -r check plain.txt -");
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr.match(/^error.*|(?<=^ --> ).*/gmu)).toEqual([
      "error[unclear-host]: it is not clear where the host ends",
      "check/a.txt:1:1",
      "error[unclear-host]: it is not clear where the host ends",
      "check/c.md:1:1",
      "error[pct-encoded]: `%` is not followed by two hexadecimal digits",
      "check/c.md:1:27",
      "error[pchar]: a space is not allowed in the path",
      "check/sub/b.html:1:11",
      "error[port]: `x` is not allowed in the port",
      "<stdin>:1:10",
    ]);
    expect(await inOwn("std66 extract --check -r check --quiet")).toEqual({ stdout: "", stderr: "", status: 1 });
    expect(await inOwn("std66 extract --check plain.txt")).toEqual({ stdout: "", stderr: "", status: 0 });
    expect(await inOwn("std66 extract --check --exit-zero -q -r check")).toMatchObject({ stdout: "", status: 0 });
    expect(await inOwn("std66 extract --check plain.txt nope")).toMatchObject({ stdout: "", status: 2 });
    rmSync(own, { recursive: true, force: true });
  });

  it("of an invalid link and a file that cannot be read, the file counts", async () => {
    const { stderr, status } = await inFolder("printf '<a href=%%>' | std66 extract --as html nope -");
    expect({ stderr, status }).toEqual({
      stderr: expect.stringMatching(/^error: cannot read nope: .*\nerror\[pct-encoded\]: /u),
      status: 2,
    });
  });

  it.each(["utf-16/a.txt a.txt", "-r utf-16 a.txt"])("a file in UTF-16 is reported: %s", async (args) => {
    const { stdout, stderr, status } = await inFolder(`std66 extract ${args}`);
    expect({ stdout, status }).toEqual({ stdout: "http://text/\n", status: 2 });
    expect(stderr).toMatch(/^error: cannot read utf-16\/a\.txt: it is UTF-16; save it as UTF-8/u);
  });

  it("--json says what was left out, and the other reading of a hyphen", async () => {
    const { stdout } = await inFolder("printf '(http://a/b). <http://a/c-\n d>' | std66 extract --json");
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      expect.objectContaining({
        result: "http://a/b",
        leftOut: [{ start: 11, end: 12, reason: "bracket" }],
      }),
      expect.objectContaining({ result: "http://a/c-d", withoutHyphen: "http://a/cd" }),
    ]);
  });

  it("--recursive reads the text files in directories, in order, and follows no links", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract --recursive --line-number . a.txt");
    expect(stdout.split("\n")).toEqual([
      "a.txt:1:1: http://text/",
      "b/a b.html:1:9: html",
      "b/e.jsonld:1:3: http://json/",
      "b/latin-1.txt:1:3: http://latin/",
      "b/c/d.MD:1:5: markdown",
      "a.txt:1:1: http://text/",
      "",
    ]);
    expect({ stderr, status }).toEqual({
      stderr: expect.stringMatching(
        /^error\[malformed\]: the JSON has a syntax error\n --> b\/broken\.json:1:2\n {2}= note: RFC 8259, section 2\nerror: cannot read utf-16\/a\.txt: .*\nnote: 2 files were skipped: 1 symbolic link, 1 that is not text\n$/u,
      ),
      status: 2,
    });
  });

  it("--resolve resolves against the file URI of each file, or against --base", async () => {
    const { stdout } = await inFolder("std66 extract --resolve 'b/a b.html' b/c/d.MD");
    expect(stdout).toBe(`file://${folder}/b/html\nfile://${folder}/b/c/markdown\n`);
    const based = await inFolder("std66 extract --resolve --base http://a/b/ 'b/a b.html'");
    expect(based.stdout).toBe("http://a/b/b/html\n");
  });

  it("--as says what all files are", async () => {
    const { stdout } = await inFolder("std66 extract --as html a.txt");
    expect(stdout).toBe("x\n");
  });

  it("prints what it has found before more input arrives", async () => {
    const child = spawn(process.execPath, [MAIN, "extract"]);
    const found = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (const uri of ["http://a/1", "http://a/2"]) {
      child.stdin.write(`see ${uri} and more\n`);
      expect(String((await found.next()).value)).toBe(`${uri}\n`);
    }
    child.stdin.end();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  });

  it("finds each of the many URIs of a line", async () => {
    const line = "see (http://example.com/a), and much more text than that; ";
    const { stdout, status } = await std66(["extract"], { stdin: `${line.repeat(50_000)}\n` });
    expect({ isAll: stdout === "http://example.com/a\n".repeat(50_000), status }).toEqual({ isAll: true, status: 0 });
  });

  it("R-052 masks passwords on a terminal", async () => {
    const args = ["extract", "-"];
    const stdin = "http://u:secret@h/";
    expect((await std66(args, { stdin, terminals: [1] })).stdout).toBe("http://u:***@h/\n");
    expect((await std66([...args, "--show-passwords"], { stdin, terminals: [1] })).stdout).toBe(`${stdin}\n`);
    expect((await std66(args, { stdin })).stdout).toBe(`${stdin}\n`);
  });

  it.skipIf(process.platform !== "linux")("a full disk is one error, whatever the number of files", async () => {
    const { stderr, status } = await inFolder("std66 extract a.txt b/latin-1.txt a.txt > /dev/full");
    expect({ stderr, status }).toEqual({
      stderr: "error: cannot write output: no space left on device (ENOSPC)\n",
      status: 2,
    });
  });

  it("is silent if its output is closed", async () => {
    const stdin = "http://example.com/ ".repeat(200_000);
    const ended = await shell(`{ std66 extract; echo "status $?" >&2; } | head -n 1 > /dev/null`, { stdin });
    expect(ended).toEqual({ stdout: "", stderr: "status 0\n", status: 0 });
  });
});

describe.concurrent("std66 resolve --html", () => {
  it("resolves the links of a file against its file URI, or against BASE", async () => {
    expect((await inFolder("std66 resolve --html 'b/a b.html'")).stdout).toBe(`file://${folder}/b/html\n`);
    expect((await inFolder("std66 resolve --html 'b/a b.html' http://a/b")).stdout).toBe("http://a/html\n");
  });

  it("reports a file that cannot be read", async () => {
    const stderr = "error: cannot read nope.html: no such file or directory (ENOENT); check the name\n";
    expect(await inFolder("std66 resolve --html nope.html")).toEqual({ stdout: "", stderr, status: 2 });
  });
});
