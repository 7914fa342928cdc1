/**
 * Files that are not read as their names say, or have nothing to check, and names from other programs: what is said.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-misread-"));
  mkdirSync(join(folder, "empty/deep"), { recursive: true });
  const files = {
    "t.csv": "id,url\n1,http://a/\n2\n3,a b\n",
    "even.csv": "id,url\n1,http://a/\n2,\n",
    "header.csv": "id,url\n",
    "t.tsv": "id\turl\n1\ta b\n2\n",
    "pairs.tsv": "a b\ta\n",
    "nothing.txt": "",
    "list.txt": "a b\n",
    "good.csv": "http://a/\n",
    "page.md": "# A b\n",
    "page.html": "<p>\n",
    "map.XML": "<a b>\n",
    "log.jsonl": '{"input":"a b"}\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The notes and errors of the command line, without diagnostics. */
async function said(line: string, stdin = ""): Promise<[said: string[], status: number | null]> {
  const { stderr, status } = await std66(line.split(" "), { cwd: folder, stdin });
  return [stderr.split("\n").filter((text) => /^(?:note|error): /.test(text)), status];
}

describe("a file that is read line by line", () => {
  it.each([
    ["check -f t.csv", "each line of t.csv was taken as an input; --csv reads its rows"],
    ["normalize -f list.txt -f t.tsv", "each line of t.tsv was taken as an input; --tsv reads its rows"],
    ["resolve http://a/ @page.md", "each line of page.md was taken as an input; std66 extract finds its links"],
    ["check -f page.html", "each line of page.html was taken as an input; std66 extract finds its links"],
    ["check --count -f map.XML", "each line of map.XML was taken as an input; std66 extract finds its links"],
    ["parse --json -f log.jsonl", "each line of log.jsonl was taken as an input; --json-input reads its objects"],
  ])("has a note if there are faults in it: %s", async (line, note) => {
    expect(await said(line)).toEqual([[`note: ${note}`], 1]);
  });

  it.each([
    "check -f list.txt",
    "check -f good.csv",
    "check --quiet -f t.csv",
    "check --json-input -f log.jsonl",
    "compare -f pairs.tsv",
    "check -",
  ])("has none otherwise: %s", async (line) => {
    expect((await said(line, "a b\n"))[0]).toEqual([]);
  });
});

describe("rows", () => {
  it.each([
    ["normalize --column 2 -f t.csv", "note: t.csv: no row has a field 2; --csv reads fields between commas", 0],
    [
      "check --column 2 -f t.csv",
      "error: t.csv: no row has a field 2, so that nothing was checked; --csv reads fields between commas",
      2,
    ],
    [
      "check --header --column url -f t.csv",
      "error: t.csv: the header has no field url, only id,url; --csv reads fields between commas",
      2,
    ],
    ["normalize --csv --column 2 -f t.tsv", "note: t.tsv: no row has a field 2; --tsv reads fields between tabs", 0],
  ])("of the other form are named: %s", async (line, message, status) => {
    expect(await said(line)).toEqual([[message], status]);
  });

  it("of CSV that are too short are counted (RFC 4180 §2)", async () => {
    expect(await said("normalize --csv --header --column url -f t.csv")).toEqual([
      ["note: t.csv: 1 of 3 rows has no field url"],
      1,
    ]);
    expect(await said("check --csv --column 3 --exit-zero", "1,2,3\n1\n2\n")).toEqual([
      ["note: <stdin>: 2 of 3 rows have no field 3"],
      0,
    ]);
    expect(await said("check --csv --header --column url -f even.csv")).toEqual([[], 0]);
    expect(await said("check --quiet --csv --header --column url -f t.csv")).toEqual([[], 1]);
    expect(await said("check --header --column url -f t.tsv")).toEqual([[], 1]);
  });
});

const last = async (line: string, stdin: string) => (await std66(line.split(" "), { stdin })).stderr.split("\n").at(-2);

it("rows end with how many are invalid, as lines do", async () => {
  for (const form of ["", " --tsv", " --csv"]) {
    expect(await last(`normalize${form}`, "a b\nc\n")).toBe("1 of 2 inputs is invalid");
    expect(await last(`check${form}`, "a b\nc\n[\n")).toBe("2 of 3 inputs are invalid");
    expect(await last(`check${form}`, "a b\n")).toBe("  = help: write `%20`");
    expect(await last(`check${form} --max-errors 1`, "a b\nc\n")).toBe("stopped after 1 input, 1 invalid");
    expect(await last(`check${form} --quiet`, "a b\nc\n")).toBeUndefined();
  }
});

describe("nothing to check", () => {
  it.each([
    ["check -f nothing.txt", "no inputs in nothing.txt"],
    ["audit @nothing.txt", "no inputs in nothing.txt"],
    ["check -f nothing.txt -f nothing.txt", "no inputs in nothing.txt, nothing.txt"],
    ["check --csv --header --column url -f header.csv", "no rows in header.csv"],
    ["audit --tsv -f nothing.txt", "no rows in nothing.txt"],
  ])("in files that are named is a note of a gate: %s", async (line, note) => {
    expect(await said(line)).toEqual([[`note: ${note}, so that nothing was checked`], 0]);
  });

  it.each([
    "check",
    "check --csv --header --column url",
    "check -q -f nothing.txt",
    "check -f nothing.txt -f good.csv",
    "check -f nothing.txt -f -",
    "normalize -f nothing.txt",
    "normalize --csv -f header.csv --header",
  ])("in other runs has no note: %s", async (line) => {
    expect(await said(line)).toEqual([[], 0]);
  });

  it("in a folder is a note", async () => {
    expect(await said("extract --check --recursive empty")).toEqual([["note: no text files in empty"], 0]);
    expect(await said("extract -r --as text .")).toEqual([[], 0]);
  });

  it("is no file that cannot be read", async () => {
    const [messages, status] = await said("check -f nope.txt");
    expect([messages.length, status]).toEqual([1, 2]);
    expect(messages[0]).toContain("error: cannot read nope.txt");
  });
});

describe("a directory", () => {
  it.each(["check empty", "audit http://a/ empty", "check -q empty"])("is refused by a gate: %s", async (line) => {
    const hint = "std66 extract --recursive empty reads the files in it, and ./empty is the reference";
    expect(await said(line)).toEqual([[`error: empty is the name of a directory; ${hint}`], 2]);
  });

  it.each(["check ./empty", "check empty/", "normalize empty", "resolve http://a/ empty", "check emptied"])(
    "has another command, or is plainly a reference: %s",
    async (line) => {
      expect(await said(line)).toEqual([[], 0]);
    },
  );
});

it("a URI in place of a file is not fetched, and the message says so", async () => {
  for (const line of ["extract https://a.example/", "check -f HTTP://a.example/b", "redact https://a.example/c"]) {
    const [[message], status] = await said(line);
    expect([message?.endsWith("(ENOENT); std66 fetches nothing: download the document first"), status]).toEqual([
      true,
      2,
    ]);
  }
  expect((await said("extract https.md"))[0][0]).toMatch(/\(ENOENT\); check the name$/u);
});

it("a name with U+FFFD, which Node gives for other bytes, may be there although the system finds no such file", async () => {
  const help = "if its name has bytes that are not UTF-8, rename it, or read it from standard input";
  for (const line of ["check -f caf\uFFFD.txt", "extract caf\uFFFD.md", "redact caf\uFFFD.log"]) {
    const [[message], status] = await said(line);
    expect([message?.endsWith(`no such file or directory (ENOENT); ${help}`), status]).toEqual([true, 2]);
  }
  expect((await said("extract café.md"))[0][0]).toMatch(/\(ENOENT\); check the name$/u);
});

describe("--into with rows", () => {
  it("names the new field", async () => {
    const args = ["parse", "--csv", "--header", "--column", "url", "--append", "--format", "{host}", "--into", 'a "b"'];
    const { stdout, status } = await std66(args, { stdin: "id,url\n1,http://c/\n" });
    expect([stdout, status]).toEqual(['id,url,"a ""b"""\n1,http://c/,c\n', 0]);
    const tsv = await std66(["normalize", "--header", "--append", "--into", "n\t"], { stdin: "u\nHTTP://c\n" });
    expect(tsv.stdout).toBe("u\tn\\t\nHTTP://c\thttp://c/\n");
  });

  it.each([
    ["--csv --into host", "error: option '--into <name>' with rows needs options '--header' and '--append'"],
    ["--csv --append --into host", "error: option '--into <name>' with rows needs options '--header' and '--append'"],
    ["--header --into host", "error: option '--into <name>' with rows needs options '--header' and '--append'"],
    [
      "--csv --field host",
      "error: option '--field <name>' needs option '--json-input' (--column names a field of rows)",
    ],
  ])("needs a new field with a name: %s", async (options, message) => {
    expect(await said(`parse ${options}`, "a\n")).toEqual([[message], 2]);
  });
});

describe("a name from another program gets a suggestion", () => {
  it.each([
    ["links page.md", "extract?"],
    ["find page.md", "extract?"],
    ["test http://a/", "check?"],
    ["count http://a/", "check --count?"],
    ["host http://a/", "parse?"],
    ["rows", "help rows?"],
    ["punycode http://a/", "iri?"],
    ["extract -f page.md", "the file alone, as an argument?"],
    ["redact --file page.md", "the file alone, as an argument?"],
    ["set --add-query a=b http://a/", "set --append-query?"],
    ["check --iri http://a/", "check --as iri, or iri --to-uri before it?"],
    ["normalize -o out http://a/", "> FILE, which the shell writes?"],
    ["check --delimiter , -f t.csv", "--csv or --tsv?"],
    ["resolve --base http://a/ b", "resolve or relativize, with the base as the first argument?"],
    ["audit --format json http://a/", "--json?"],
    ["extract --format json page.md", "--json?"],
    ["legacy --format json http://a/", "--json?"],
    ["check --as absolute http://a/", "absolute-uri?"],
    ["check --as iri-ref http://a/", "iri-reference?"],
    ["template /u/{id} id=1", "template expand, or template match?"],
    ["template {a} a=1", "template expand, or template match?"],
  ])("%s", async (line, meant) => {
    const { stderr, status } = await std66(line.split(" "), { cwd: folder });
    expect([stderr.split("\n")[1], status]).toEqual([`(Did you mean ${meant})`, 2]);
  });

  it("also where a list stands in place of its file", async () => {
    const help = " Write the name of a file with one host per line.";
    for (const hosts of ["a.example", "a.example,*.b.example"]) {
      const [[message], status] = await said(`audit --hosts ${hosts} http://a/`);
      expect([message?.endsWith(`no such file or directory.${help}`), status]).toEqual([true, 2]);
    }
  });
});
