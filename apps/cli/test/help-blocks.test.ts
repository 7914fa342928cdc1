/** Help pages, as blocks and as lines. */
import { expect, it } from "vitest";
import { helpBlocks, helpLines } from "../src/command-line/help-blocks.ts";

const NOTES = `The fields
are here:
  {a}    the first \\ one
         of two
  bb     'the second'

Examples:
  $ std66 read  -0
      and more
`;

it("notes are prose, rows of tables, and examples", () => {
  expect(helpBlocks(NOTES)).toEqual([
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
  expect(helpBlocks("Head:\nmore\nand more\n          deep\n  a  b\n       c")).toEqual([
    { kind: "prose", text: "Head:" },
    { kind: "prose", text: "more and more" },
    { kind: "verbatim", text: "          deep" },
    { kind: "row", term: "a", text: "b" },
    { kind: "verbatim", text: "       c" },
  ]);
});

it("an example stays one, whatever blanks it has, and so does a page that begins with one", () => {
  expect(helpBlocks("  $ a  b  c\none\n\n  a  b\n        c\n  $ d        e")).toEqual([
    { kind: "verbatim", text: "  $ a  b  c" },
    { kind: "prose", text: "one" },
    { kind: "blank", text: "" },
    { kind: "row", term: "a", text: "b c" },
    { kind: "verbatim", text: "  $ d        e" },
  ]);
});

const laidOut = (text: string, width: number) => helpLines(helpBlocks(text), width).join("\n");

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
  expect(helpLines([usage], 24)).toEqual(["Usage: a [options] <b>", "       a <c>"]);
  expect(helpLines([usage], 23)).toEqual(["Usage: a [options]", "         <b>", "       a <c>"]);
});
