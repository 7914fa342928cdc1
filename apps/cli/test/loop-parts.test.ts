/** The parts of a run by themselves: the size of its files, what their names say, and its status. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, win32 } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Settings } from "../src/command-line/shared-options.ts";
import { refusingOthers } from "../src/input/encodings.ts";
import { namesBelow, uriBelow } from "../src/input/file-uri.ts";
import { LineSource } from "../src/input/line-source.ts";
import { argumentSource } from "../src/input/source.ts";
import { exitStatus, notingRelative } from "../src/loop/ending.ts";
import { sizeOfFiles } from "../src/loop/inputs.ts";
import { isGate, otherFormHint, readAsLinesNote, uncheckedNote } from "../src/loop/named-files.ts";

let folder = "";
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-parts-"));
  mkdirSync(at("folder"));
  writeFileSync(at("a"), "abc");
  writeFileSync(at("b"), "éé\n");
  writeFileSync(at("empty"), "");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sizeOfNames = (...names: readonly string[]) => sizeOfFiles(names.map((name) => (name === "-" ? name : at(name))));

it("the size of files is that of all of them in octets, and unknown where one has none", () => {
  expect(sizeOfNames()).toBe(0);
  expect([sizeOfNames("a"), sizeOfNames("b"), sizeOfNames("a", "b"), sizeOfNames("b", "a", "b")]).toEqual([
    3, 5, 8, 13,
  ]);
  expect([sizeOfNames("empty"), sizeOfNames("a", "empty", "nope", "b")]).toEqual([0, 8]);
  expect([
    sizeOfNames("a", "folder"),
    sizeOfNames("folder", "a"),
    sizeOfNames("a", "-"),
    sizeOfNames("-", "a"),
    sizeOfNames("-", "-"),
  ]).toEqual([0, 0, 0, 0, 0]);
});

/** A stream that gives these pieces, one at each read. */
function streamOf(...pieces: readonly (string | readonly number[])[]) {
  const left = pieces.map((piece) => Buffer.from(piece as string, "latin1"));
  return { name: "a", read: (buffer: Uint8Array, start: number) => left.shift()?.copy(buffer, start) ?? 0 };
}

it("only the first octets of a stream say that it is gzip or UTF-16", () => {
  for (const [first, what] of [
    [[0x1f, 0x8b], "gzip"],
    [[0xff, 0xfe], "UTF-16"],
    [[0x61, 0, 0x62, 0], "UTF-16LE"],
  ] as const) {
    const buffer = new Uint8Array(9);
    expect(() => refusingOthers("a", streamOf(first).read, "\n")(buffer, 3)).toThrow(`cannot read a: it is ${what};`);
    const read = refusingOthers("a", streamOf("ab", first, first).read, "\n");
    expect([read(buffer, 0), read(buffer, 2), read(buffer, 1), read(buffer, 0)]).toEqual([
      2,
      first.length,
      first.length,
      0,
    ]);
  }
  expect(refusingOthers("a", streamOf([0x1f, 0x8c]).read, "\n")(new Uint8Array(2), 0)).toBe(2);
  expect(refusingOthers("a", streamOf([0x1e, 0x8b]).read, "\n")(new Uint8Array(2), 0)).toBe(2);
});

it("the size of a stream is what it is after the first read", () => {
  const sizes = [5, 7, 9];
  const source = new LineSource({ ...streamOf("a\n", "b\n"), size: () => sizes.shift() ?? 0 }, "\n");
  const seen = [];
  while (source.read()) {
    for (let line = source.next(); line !== undefined; line = source.next()) seen.push([line, source.size]);
  }
  expect(seen).toEqual([
    ["a", 5],
    ["b", 5],
  ]);
});

it("the names below a folder end where it does, on each system", () => {
  expect(namesBelow("/a/b", "/a/b/c/..d", posix)).toEqual(["c", "..d"]);
  expect(namesBelow("/a/b", "/a/b/..d/c", posix)).toEqual(["..d", "c"]);
  expect(namesBelow("/a/b", "/a/b", posix)).toEqual([""]);
  expect(["/a/bc", "/a/c", "/a", "/"].map((file) => namesBelow("/a/b", file, posix))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(namesBelow("C:\\a", "c:\\A\\b", win32)).toEqual(["b"]);
  expect(["D:\\a\\b", "C:\\b", "\\\\server\\share\\a"].map((file) => namesBelow("C:\\a", file, win32))).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});

it("the URI below a folder has its names percent-encoded, and nothing of its query and fragment", () => {
  expect(uriBelow("http://h/a", ["b c c", "d?e#f%g?"])).toBe("http://h/a/b%20c%20c/d%3Fe%23f%25g%3F");
  expect(uriBelow("http://h/a/?q#f", ["é"])).toBe("http://h/a/%C3%A9");
  expect(uriBelow("http://h", ["a"])).toBe("http://h/a");
  expect(uriBelow("http://h//", ["a", "b"])).toBe("http://h//a/b");
});

it("arguments are counted from the first one, and are a line each", () => {
  const source = argumentSource(["a", "b"], 3);
  const seen = [];
  while (source.read()) seen.push([source.next(), source.decoded(), source.location, source.count]);
  expect(seen).toEqual([
    ["a", { text: "a" }, { source: "argument 3", line: 1 }, 1],
    ["b", { text: "b" }, { source: "argument 4", line: 1 }, 2],
  ]);
  expect([source.next(), source.count, source.bytesRead, source.size]).toEqual([undefined, 2, 0, 0]);
});

const linesTakenNote = (file: string, hint: string) => `each line of ${file} was taken as an input; ${hint}`;

it("a name says what reads its file: of several, the first that is of another kind", () => {
  const links = "std66 extract finds its links";
  for (const [name, hint] of [
    ["a.csv", "--csv reads its rows"],
    ["a.TAB", "--tsv reads its rows"],
    ["a.tsv", "--tsv reads its rows"],
    ["a.jsonl", "--json-input reads its objects"],
    ["a.ndjson", "--json-input reads its objects"],
    ...["atom", "htm", "HTML", "json", "markdown", "md", "mdx", "rss", "svg", "xhtml", "xml"].map((end) => [
      `b.c.${end}`,
      links,
    ]),
  ] as const)
    expect(readAsLinesNote(["a.txt", name ?? "", "z.csv"])).toBe(linesTakenNote(name ?? "", hint ?? ""));
  const others = ["a.txt", "csv", "a.csvs", "a.csv.txt", "a.jsonl.1", "ahtml", "a.htmlx", "a.mdxy", "-", ""];
  expect(others.map((name) => readAsLinesNote([name, name]))).toEqual(others.map(() => undefined));
  expect(readAsLinesNote([])).toBeUndefined();
});

it("a table that was read in the other form has a hint", () => {
  expect(["a.csv", "A.CSV", "a.tsv", "a.csv.txt", "csv"].map((name) => otherFormHint(name, false))).toEqual([
    "; --csv reads fields between commas",
    "; --csv reads fields between commas",
    "",
    "",
    "",
  ]);
  expect(["a.tsv", "A.TAB", "a.csv", "a.tsv.txt", "tab"].map((name) => otherFormHint(name, true))).toEqual([
    "; --tsv reads fields between tabs",
    "; --tsv reads fields between tabs",
    "",
    "",
    "",
  ]);
});

it("check and audit are the gates, and a gate names every file in which nothing was checked", () => {
  const names = ["check", "audit", "checks", "audi", "normalize", ""];
  expect(names.map(isGate)).toEqual([true, true, false, false, false, false]);
  expect(uncheckedNote("rows", ["a", "b"])).toBe("no rows in a, b, so that nothing was checked");
  expect(uncheckedNote("inputs", ["a"])).toBe("no inputs in a, so that nothing was checked");
});

const ofPairs = (isNo: boolean) => ({ invalidStatus: 7, isNo: () => isNo });

const statusAfter = (hasFailed: boolean, invalid: number, options: object, ending?: Parameters<typeof exitStatus>[2]) =>
  exitStatus(
    { output: { hasFailed }, watch: { wasInterrupted: false }, invalid },
    { exitZero: false, tsv: false, ...options } as unknown as Settings,
    ending,
  );

it("the status: 2 if something could not be read, else 1 if an input is invalid, unless that is excused", () => {
  expect([statusAfter(false, 0, {}), statusAfter(false, 1, {}), statusAfter(false, 2, {})]).toEqual([0, 1, 1]);
  expect([statusAfter(true, 0, {}), statusAfter(true, 1, { exitZero: true, tsv: true })]).toEqual([2, 2]);
  expect([statusAfter(false, 1, { exitZero: true }), statusAfter(false, 1, { tsv: true })]).toEqual([0, 1]);
  // A gate has no excuse for what it could not check.
  expect(statusAfter(false, 1, { exitZero: true }, { isGate: true })).toBe(1);
  expect(statusAfter(false, 1, { exitZero: true, tsv: true }, { isGate: true })).toBe(1);
  for (const isNo of [true, false]) {
    expect([
      statusAfter(false, 3, {}, ofPairs(isNo)),
      statusAfter(false, 0, {}, ofPairs(isNo)),
      statusAfter(false, 3, { exitZero: true }, ofPairs(isNo)),
    ]).toEqual([7, Number(isNo), Number(isNo)]);
    expect(statusAfter(false, 3, { exitZero: true, tsv: true }, ofPairs(isNo))).toBe(0);
    expect(statusAfter(false, 3, { exitZero: true }, { ...ofPairs(isNo), isGate: true })).toBe(7);
    expect(statusAfter(false, 3, {}, { isNo: () => isNo })).toBe(1);
  }
});

const noteOnRelative = (as: string, ...inputs: readonly string[]) => {
  const { answer, note } = notingRelative((input) => (input.startsWith(" ") ? undefined : input), as);
  for (const input of inputs) answer(input, { location: { source: "a", line: 1 } });
  return note?.({ all: inputs.length, invalid: 0 });
};

it("relative references among valid inputs are counted, by what is before their first delimiter", () => {
  expect(noteOnRelative("uri-reference", "a:b", "a:/?#", " a")).toBeUndefined();
  expect(noteOnRelative("uri-reference", "/a:b")).toBe(
    "the input is a relative reference, which has no scheme; --as uri reports it as invalid",
  );
  expect(noteOnRelative("iri-reference", "a:b", "?a:b", " c")).toBe(
    "1 of 3 inputs is a relative reference, which has no scheme; --as iri reports it as invalid",
  );
  expect(noteOnRelative("uri-reference", "", "a", "#a:b", "a/b:c", "a:b")).toBe(
    "4 of 5 inputs are relative references, which have no scheme; --as uri reports them as invalid",
  );
});
