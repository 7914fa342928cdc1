/** Inputs from files: `-f FILE` and `@FILE`, and what cannot be read. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Surroundings, shellLine, std66 } from "./run.ts";

let folder = "";
const inFolder = (line: string, surroundings?: Surroundings) => shellLine(line, { ...surroundings, cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-files-"));
  mkdirSync(join(folder, "folder"));
  const files = {
    "a.txt": "g\n%\n../h",
    "b.txt": "?y\r\n",
    "empty.txt": "",
    "nul.txt": "a\0b",
    "pairs.tsv": "a\ta\na\tb\n",
    "secret.txt": "a\n",
    "utf-16be.txt": Buffer.from("http://a/\n", "utf16le").swap16(),
    "\u001B[2J.txt": "%\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  chmodSync(join(folder, "secret.txt"), 0);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const AT_A = (place: string): string => `error[pct-encoded]: \`%\` is not followed by two hexadecimal digits
 --> ${place}
  |
2 | %
  | ^ found \`%\`
  = note: pct-encoded = "%" HEXDIG HEXDIG (RFC 3986, section 2.1)
  = help: write \`%25\` for a literal percent sign
`;

describe.concurrent("-f and @FILE", () => {
  it("read one input per line, and diagnostics name the file and the line", async () => {
    const stderr = `${AT_A("a.txt:2:1")}\n1 of 3 inputs is invalid\n`;
    const expected = { stdout: "http://a/g\n\nhttp://a/h\n", stderr, status: 1 };
    expect(await inFolder("std66 resolve http://a/b/ -f a.txt")).toEqual({
      ...expected,
      stdout: "http://a/b/g\n\nhttp://a/h\n",
    });
    expect(await inFolder("std66 resolve http://a/ @a.txt")).toEqual(expected);
  });

  it("read several files in order, standard input among them", async () => {
    const line = "std66 resolve http://a/b --file b.txt -f - -f empty.txt -f b.txt";
    const stdout = "http://a/b?y\nhttp://a/i\nhttp://a/b?y\n";
    expect(await inFolder(line, { stdin: "i\n" })).toEqual({ stdout, stderr: "", status: 0 });
    expect(await inFolder("std66 resolve http://a/b @b.txt @- @empty.txt @b.txt", { stdin: "i\n" })).toEqual({
      stdout,
      stderr: "",
      status: 0,
    });
  });

  it("stand between URIs in their order, whose places are those of the arguments", async () => {
    const { stdout, stderr, status } = await inFolder("std66 resolve http://a/ 1 @b.txt ' ' @b.txt 2");
    expect({ stdout, status }).toEqual({ stdout: "http://a/1\nhttp://a/?y\n\nhttp://a/?y\nhttp://a/2\n", status: 1 });
    expect(stderr).toContain(" --> argument 4:1:1\n");
  });

  it("count lines file by file", async () => {
    const { stderr } = await inFolder("std66 check --diagnostics compact -f b.txt -f a.txt -f a.txt");
    expect(stderr.match(/^\S+:\d+:\d+/gmu)).toEqual(["a.txt:2:1", "a.txt:2:1"]);
    expect((await inFolder("std66 check --count -f b.txt -f a.txt -f a.txt")).stdout).toBe("5 valid\n2 invalid\n");
    expect((await inFolder("std66 check -f b.txt -f a.txt -f a.txt")).stderr).toContain("2 of 7 inputs are invalid\n");
  });

  it("serve every command that takes URIs", async () => {
    expect((await inFolder("std66 parse --format '{path}' -f b.txt a @b.txt")).status).toBe(2);
    expect((await inFolder("std66 parse --format '{query}' @b.txt")).stdout).toBe("y\n");
    expect((await inFolder("std66 parse -f b.txt")).stdout).toBe('?y\n  path       ""\n  query      y\n');
    expect((await inFolder("std66 parse @b.txt")).stdout).toBe('?y\n  path       ""\n  query      y\n');
    expect((await inFolder("std66 normalize --null -f nul.txt")).stdout).toBe("a\0b\0");
    expect((await inFolder("std66 relativize http://a/ -f b.txt")).stdout).toBe("?y\n");
    expect((await inFolder("std66 params --get y -f b.txt")).stdout).toBe("\n");
    expect((await inFolder("std66 iri --to-iri -f b.txt")).stdout).toBe("?y\n");
    expect((await inFolder("std66 legacy --json -f b.txt")).stdout).toMatch(/^\{"input":"\?y","agree"/u);
    expect((await inFolder("std66 legacy --json http://a/ -f b.txt")).stdout).toMatch(/^\{"base":"http:\/\/a\/",/u);
    expect(await inFolder("std66 compare -f pairs.tsv")).toEqual({
      stdout: "identical\ndifferent\n",
      stderr: "",
      status: 1,
    });
    expect((await inFolder("std66 compare @pairs.tsv")).stdout).toBe("identical\ndifferent\n");
    expect((await inFolder("std66 audit --format github -f a.txt")).stdout).toMatch(/^::\w+ file=a\.txt,line=2,/u);
  });

  it("show a name of a file without its control characters", async () => {
    const { stderr } = await inFolder("std66 check -f '\u001B[2J.txt' -f '\u001B[3J'");
    expect(stderr).toContain(String.raw` --> \u{1b}[2J.txt:1:1`);
    expect(stderr).toContain(String.raw`cannot read \u{1b}[3J: no such file`);
    expect(stderr).not.toContain("\u001B");
  });
});

const how = (name: string) => `save it as UTF-8, or convert it: iconv -f ${name} -t UTF-8\n`;

describe.concurrent("what cannot be read", () => {
  const MISSING = "error: cannot read nope: no such file or directory (ENOENT); check the name\n";

  it("a missing file is one line, and the others are read", async () => {
    expect(await inFolder("std66 normalize -f b.txt -f nope -f b.txt")).toEqual({
      stdout: "?y\n?y\n",
      stderr: MISSING,
      status: 2,
    });
    expect(await inFolder("std66 check -f nope")).toEqual({ stdout: "", stderr: MISSING, status: 2 });
    expect(await inFolder("std66 check --json --quiet -f nope")).toMatchObject({ stdout: "", status: 2 });
    // Of an invalid input and a missing file, the file counts.
    expect(await inFolder("std66 check --count -f nope -f a.txt")).toEqual({
      stdout: "2 valid\n1 invalid\n",
      stderr: MISSING,
      status: 2,
    });
    expect(await inFolder("std66 parse --json -f nope")).toEqual({ stdout: "", stderr: MISSING, status: 2 });
  });

  it("a missing @FILE may be a URI, and the message says how to write that", async () => {
    const stderr = MISSING.replace("\n", "; after --, @nope is an input\n");
    expect(await inFolder("std66 check @nope")).toEqual({ stdout: "", stderr, status: 2 });
    expect(await inFolder("std66 check -- @nope")).toEqual({ stdout: "", stderr: "", status: 0 });
  });

  it("a directory", async () => {
    const stderr = "error: cannot read folder: it is a directory; name the files in it\n";
    expect(await inFolder("std66 check -f folder")).toEqual({ stdout: "", stderr, status: 2 });
  });

  it.skipIf(process.platform === "win32" || process.getuid?.() === 0)("a file without permission", async () => {
    const stderr = "error: cannot read secret.txt: permission denied (EACCES); you need the permission to read it\n";
    expect(await inFolder("std66 check -f secret.txt")).toEqual({ stdout: "", stderr, status: 2 });
  });

  it("UTF-16 is one message that names the encoding", async () => {
    const utf16 = Buffer.from("\uFEFFhttp://a/\n", "utf16le");
    expect(await std66(["check"], { stdin: utf16 })).toEqual({
      stdout: "",
      stderr: `error: cannot read standard input: it is UTF-16; ${how("UTF-16")}`,
      status: 2,
    });
    expect(await inFolder("std66 check --count -f utf-16be.txt -f b.txt")).toEqual({
      stdout: "1 valid\n0 invalid\n",
      stderr: `error: cannot read utf-16be.txt: it is UTF-16BE; ${how("UTF-16BE")}`,
      status: 2,
    });
  });
});

const refused = (command: string) =>
  `error: b.txt is the name of a file; write -f b.txt to read the inputs in it, or ./b.txt for the reference\n(run \`std66 ${command} --help\` for usage)\n`;

describe.concurrent("the name of a file that is taken as an input", () => {
  const NOTE = "note: b.txt is taken as an input; -f b.txt reads the inputs in the file\n";

  it.each(["check", "audit"])("is refused by %s, a gate, wherever it stands", async (command) => {
    for (const args of [["b.txt"], ["http://a/", "b.txt"], ["--", "b.txt"], ["-q", "b.txt"], ["--json", "b.txt"]]) {
      const { stdout, stderr, status } = await inFolder(["std66", command, ...args].join(" "));
      expect({ args, stdout, stderr, status }).toEqual({ args, stdout: "", stderr: refused(command), status: 2 });
    }
    expect((await inFolder(`std66 ${command} ./b.txt`)).status).toBe(0);
    expect((await inFolder(`std66 ${command} -f b.txt`)).stderr).not.toContain("is the name of a file");
  });

  it("has a note from other commands, at a terminal or not", async () => {
    expect(await inFolder("std66 normalize b.txt")).toEqual({ stdout: "b.txt\n", stderr: NOTE, status: 0 });
    expect(await inFolder("std66 normalize a b.txt")).toEqual({ stdout: "a\nb.txt\n", stderr: NOTE, status: 0 });
    expect((await inFolder("std66 normalize -q b.txt")).stderr).toBe("");
    expect((await atTerminal(["normalize", "b.txt"], [2])).stderr).toBe(NOTE);
  });

  it("is a reference like any other after a base, and with a sign of one", async () => {
    for (const line of [
      "resolve http://a/ b.txt",
      "relativize http://a/ b.txt",
      "legacy http://a/ b.txt",
      "normalize nope",
      "normalize folder",
      "normalize ./b.txt",
      "normalize './b.txt:1'",
      "normalize 'b.txt?'",
      "normalize 'b.txt#'",
      "check nope",
    ]) {
      expect({ line, stderr: (await inFolder(`std66 ${line}`)).stderr }).toEqual({ line, stderr: "" });
    }
  });

  it("has a note from a gate where no file has it, although it is that of a list", async () => {
    const note =
      "note: no file here is named nope.txt, so it is a relative reference (-f FILE reads the inputs in a file)\n";
    expect(await inFolder("std66 check nope.txt")).toEqual({ stdout: "", stderr: note, status: 0 });
    expect(await inFolder("std66 audit a nope.txt")).toEqual({ stdout: "", stderr: note, status: 0 });
    expect((await inFolder("std66 check ./nope.txt")).stderr).toBe("");
    expect((await inFolder("std66 check nope.html")).stderr).toBe("");
  });
});

describe.concurrent("at a terminal", () => {
  it("nowhere else", async () => {
    expect(await atTerminal(["check", "b"], [])).toEqual({ stdout: "", stderr: "", status: 0 });
  });

  it("a command that waits for typed input says so", async () => {
    const { stderr } = await atTerminal(["check"], [0, 2]);
    expect(stderr).toMatch(/^note: reading standard input, one input per line, until Ctrl-D [^\n]*\n$/u);
    expect((await atTerminal(["check", "-"], [0, 2])).stderr).toBe("");
    expect((await atTerminal(["check"], [0])).stderr).toBe("");
    expect((await atTerminal(["check"], [2])).stderr).toBe("");
    expect((await atTerminal(["extract"], [0, 2])).stderr).toMatch(/^note: reading standard input as text, [^\n]*\n$/u);
    expect((await atTerminal(["extract", "-"], [0, 2])).stderr).toBe("");
    expect((await atTerminal(["extract"], [2])).stderr).toBe("");
  });
});

/** Runs the command in the folder, where some streams are treated as terminals. */
function atTerminal(args: readonly string[], terminals: readonly (0 | 1 | 2)[]) {
  return std66(args, { terminals, cwd: folder });
}
