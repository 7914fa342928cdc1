/**
 * The completions and the manual page of a small program. completion.test.ts tries those of the command in the shells and in
 * mandoc.
 */
import { expect, it } from "vitest";
import type { OptionRow } from "../src/command-line/command-table.ts";
import { completionsOf } from "../src/command-line/completions.ts";
import { manualPage } from "../manual/manual-page.ts";
import type { ManualRow, ManualTable } from "../manual/manual-table.ts";
import { layOut, notesOf } from "../src/render/notes.ts";

const option = (long: string, row: Partial<OptionRow> = {}): OptionRow => ({
  short: undefined,
  long,
  argument: undefined,
  description: `what ${long} does`,
  choices: [],
  ...row,
});

const command = (name: string, row: Partial<ManualRow> = {}): ManualRow => ({
  name,
  summary: `do ${name}`,
  description: `Does ${name}.\n.It begins with a point.`,
  usage: "[options] [uri...]\nanother usage",
  arguments: [],
  words: [],
  options: [],
  notes: "",
  ...row,
});

const NOTES = `The fields
are here:
  {a}    the first \\ one
         of two
  bb     'the second'

Examples:
  $ std66 read  -0
      and more
`;

const TABLE: ManualTable = {
  ...command("std66", { notes: "One.\n\nTwo." }),
  options: [
    option("--json"),
    option("--color", { argument: "when", choices: ["always", "never"] }),
    option("--help", { short: "-h" }),
  ],
  commands: [
    command("read", {
      summary: "read what's there",
      arguments: [{ name: "uri", description: "one - or more" }],
      options: [
        option("--file", { short: "-f", argument: "file", description: "a [file]: its name" }),
        option("--separators", { argument: "characters", choices: ["&", "&;"] }),
        option("--rungs", { argument: "list", choices: ["case", "scheme"] }),
        option("--name", { argument: "name" }),
        option("--help", { short: "-h" }),
      ],
      notes: NOTES,
    }),
    command("say", { words: ["hello", "bye"], usage: "<word>" }),
  ],
};

it("the manual page", async () => {
  await expect(manualPage(TABLE, "1.2.3")).toMatchFileSnapshot("scripts/std66.1");
});

it.each([
  ["", ["read", "say"]],
  ["r", ["read"]],
  ["-", ["--json", "--color", "-h", "--help"]],
  ["--color ", ["always", "never"]],
  ["read --color n", ["never"]],
  ["read --color=n", ["--color=never"]],
  ["read --color = n", ["never"]],
  ["read --color =", ["always", "never"]],
  ["read --", ["--file", "--separators", "--rungs", "--name", "--help", "--json", "--color"]],
  ["read -", ["-f", "--file", "--separators", "--rungs", "--name", "-h", "--help", "--json", "--color"]],
  ["--json read --j", ["--json"]],
  ["say --f", []],
  ["say --file ", ["hello", "bye"]],
  ["read --separators &", ["&", "&;"]],
  ["read --rungs c", ["case"]],
  ["read --rungs case,", ["case,case", "case,scheme"]],
  ["read --rungs=case,s", ["--rungs=case,scheme"]],
  ["read --separators case,s", []],
  ["read -f ", []],
  ["read --name x", []],
  ["read x", []],
  ["say ", ["hello", "bye"]],
  ["say --json h", ["hello"]],
  ['say ""', ["hello", "bye"]],
  ["read say r", []],
])("what may follow %j", (typed, words) => {
  expect(completionsOf(TABLE, typed.split(" ")).map(({ word }) => word)).toEqual(words);
});

it("commands and options have their texts, and values need none", () => {
  expect(completionsOf(TABLE, ["read"])).toEqual([{ word: "read", text: "read what's there" }]);
  expect(completionsOf(TABLE, ["read", "--fi"])).toEqual([{ word: "--file", text: "a [file]: its name" }]);
  expect(completionsOf(TABLE, ["say", "h"])).toEqual([{ word: "hello", text: "" }]);
  expect(completionsOf(TABLE, [])).toHaveLength(2);
});

it("notes are prose, rows of tables, and examples", () => {
  expect(notesOf(NOTES)).toEqual([
    { kind: "prose", text: "The fields are here:" },
    { kind: "row", term: "{a}", text: "the first \\ one of two" },
    { kind: "row", term: "bb", text: "'the second'" },
    { kind: "blank", text: "" },
    { kind: "prose", text: "Examples:" },
    { kind: "verbatim", text: "  $ std66 read  -0" },
    { kind: "verbatim", text: "      and more" },
    { kind: "blank", text: "" },
  ]);
});

it("a heading ends with a colon, and only a row goes on in a deep line", () => {
  expect(notesOf("Head:\nmore\nand more\n          deep\n  a  b\n       c")).toEqual([
    { kind: "prose", text: "Head:" },
    { kind: "prose", text: "more and more" },
    { kind: "verbatim", text: "          deep" },
    { kind: "row", term: "a", text: "b" },
    { kind: "verbatim", text: "       c" },
  ]);
});

it("an example stays one, whatever blanks it has, and so does a page that begins with one", () => {
  expect(notesOf("  $ a  b  c\none\n\n  a  b\n        c\n  $ d        e")).toEqual([
    { kind: "verbatim", text: "  $ a  b  c" },
    { kind: "prose", text: "one" },
    { kind: "blank", text: "" },
    { kind: "row", term: "a", text: "b c" },
    { kind: "verbatim", text: "  $ d        e" },
  ]);
});

const laidOut = (text: string, width: number) => layOut(notesOf(text), width).join("\n");

it("prose is filled, and headings, examples and empty lines stay", () => {
  expect(laidOut("one\ntwo three", 13)).toBe("one two three");
  expect(laidOut("one\ntwo three", 12)).toBe("one two\nthree");
  expect(laidOut("Head:\ntwo three\n\n  $ an example", 14)).toBe("Head:\ntwo three\n\n  $ an example");
});

it("a table has two columns where the second has 28, and else a text below each term", () => {
  const table = "  a  one\n  bbb  two and two words and words again\n\n  c  three";
  expect(laidOut(table, 35)).toBe("  a    one\n  bbb  two and two words and words\n       again\n\n  c  three");
  expect(laidOut(table, 34)).toBe(
    "  a\n      one\n  bbb\n      two and two words and words\n      again\n\n  c  three",
  );
});

it("a command line goes on after a backslash, but not within quotes, nor between an option and its value", () => {
  const example = "  $ std66 set --a 'b  c' --d 'e f'";
  expect(laidOut(example, 34)).toBe(example);
  expect(laidOut(example, 33)).toBe("  $ std66 set --a 'b  c' \\\n      --d 'e f'");
  expect(laidOut(example, 24)).toBe("  $ std66 set \\\n      --a 'b  c' \\\n      --d 'e f'");
});

it("each usage has its own lines", () => {
  const usage = { kind: "usage", text: "a [options] <b>\na <c>" } as const;
  expect(layOut([usage], 24)).toEqual(["Usage: a [options] <b>", "       a <c>"]);
  expect(layOut([usage], 23)).toEqual(["Usage: a [options]", "         <b>", "       a <c>"]);
});
