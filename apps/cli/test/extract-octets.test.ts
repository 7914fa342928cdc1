/** `std66 extract` of documents with octets that are not UTF-8 (RFC 3629 §4). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

/** Each with two links that are not UTF-8, at these places, and two links that are. */
const DOCUMENTS = {
  "page.html": "<meta charset=iso-8859-1><a href='http://a/\xE9'>\n<a href=http://b/><a href='c\xE9\xE9'><img src=d>",
  "old.html":
    '<meta http-equiv=content-type content="text/html; charset=windows-1252">\n<a href=\xE9><a href=a>\xE9<a href=?\xE9>',
  "none.html": "<a href='http://a.example/\xE9'><a href='b'><a href=#\xFF>\xFF",
  "map.xml":
    '<?xml version="1.0" encoding="ISO-8859-1"?><urlset><loc>http://a/\xE9</loc>\n<loc>http://b/</loc><loc>\xE9</loc></urlset>',
  "feed.xml": "<?xml version='1.0' encoding='latin1'?>\n<rss>http://a/\xE9 http://b/ http://c\xE9d/</rss>",
  "notes.md": "[a](\xE9) [b](b)\n http://c/\xFF <http://d/> \xFF http://e.\xFFf/ <img src=g\xFF>",
  "notes.txt": "\xFF see http://a.example/\xFF and\n(http://b/) or <http://c/\xFF>, http://d\xFF/",
  "list.json": '["http://a/\xE9", "note \xE9",\n{"\xE9": "http://b/"}, "http://c\xE9/", "\xE9"]',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-octets-"));
  for (const [name, text] of Object.entries(DOCUMENTS)) writeFileSync(join(folder, name), Buffer.from(text, "latin1"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SAVE = "save the document as UTF-8";
const says = (encoding: string): string =>
  `the document says that it is ${encoding}; convert it: iconv -f ${encoding} -t UTF-8`;

describe.concurrent("std66 extract", () => {
  it.each([
    ["page.html", ["http://b/", "d"], ["1:44", "2:29"], says("iso-8859-1")],
    ["old.html", ["a"], ["2:9", "2:31"], says("windows-1252")],
    ["none.html", ["b"], ["1:27", "1:51"], SAVE],
    ["map.xml", ["http://b/"], ["1:66", "2:26"], says("ISO-8859-1")],
    ["feed.xml", ["http://b/"], ["2:15", "2:35"], says("latin1")],
    ["notes.md", ["b", "http://d/"], ["1:5", "2:11", "2:36", "2:50"], SAVE],
    ["notes.txt", ["http://b/"], ["1:24", "2:26", "2:38"], SAVE],
    ["list.json", ["http://b/"], ["1:12", "2:30"], SAVE],
  ])("a link with an octet that is not UTF-8 is an error on its line: %s", async (name, uris, places, help) => {
    for (const options of ["", "--iri "]) {
      const { stdout, stderr, status } = await inFolder(`std66 extract ${options}${name}`);
      expect(stdout.split("\n")).toEqual([...uris, ""]);
      const matches = (pattern: RegExp): (string | undefined)[] =>
        [...stderr.matchAll(pattern)].map(([, text]) => text);
      expect(matches(/^ *--> [^:]*:([\d:]+)$/gmu)).toEqual(places);
      const reasons = matches(/^error\[.*\]: (.*)$/gmu);
      expect(reasons).toEqual(
        places.map(() => "the link has bytes that are not UTF-8, or U+FFFD, which stands for them"),
      );
      expect(matches(/help: (.*)$/gmu)).toEqual(places.map(() => help));
      expect(stderr).not.toContain("--iri");
      expect(status).toBe(1);
    }
  });

  it("--json has such a link where it stands, with its error", async () => {
    const { stdout, status } = await inFolder("std66 extract --json --iri notes.txt");
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(records).toMatchObject([
      { input: "http://a.example/\uFFFD", line: 1, column: 7, start: 6, end: 24, error: { code: "pchar", offset: 17 } },
      { result: "http://b/", line: 2, column: 2 },
      { input: "http://c/\uFFFD", line: 2, column: 17, error: { offset: 9 } },
      { input: "http://d\uFFFD", line: 2, column: 30, error: { code: "reg-name", offset: 8 } },
    ]);
    expect(status).toBe(1);
  });

  it("octets that are not UTF-8 outside of links are not an error", async () => {
    const { stdout, stderr, status } = await inFolder(
      "printf '\\xff http://a/ \\xff\\xff http://b/. \\xff' | std66 extract",
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: "http://a/\nhttp://b/\n", stderr: "", status: 0 });
  });

  it("a document in UTF-8 that says so, or says otherwise, has its links", async () => {
    const page = "<meta charset=utf-8><a href=é><a href=http://a/é>";
    for (const text of [page, page.replace("utf-8", "latin1")]) {
      expect((await inFolder(`echo '${text}' | std66 extract --as html --iri`)).stdout).toBe(
        "%C3%A9\nhttp://a/%C3%A9\n",
      );
    }
  });
});
