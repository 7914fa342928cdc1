/**
 * The completions and the manual page of a small program. completion.test.ts tries those of the command in the shells
 * and in mandoc.
 */
import { expect, it } from "vitest";
import { Argument, Command, Option } from "@commander-js/extra-typings";
import { completionsOf } from "../src/command-line/completions.ts";
import { manualPage } from "../manual/manual-page.ts";
import type { ManualRow, ManualTable, OptionRow } from "../manual/manual-table.ts";

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
    command("say", { usage: "<word>" }),
  ],
};

it("the manual page", async () => {
  await expect(manualPage(TABLE, "1.2.3")).toMatchFileSnapshot("scripts/std66.1");
});

/** The same program. */
const PROGRAM = new Command("std66").option("--json").addOption(choice("--color <when>", ["always", "never"]));
PROGRAM.command("read")
  .summary("read what's there")
  .option("-f, --file <file>", "a [file]: its name")
  .addOption(choice("--separators <characters>", ["&", "&;"]))
  .addOption(choice("--rungs <list>", ["case", "scheme"]))
  .option("--name <name>");
PROGRAM.command("say").addArgument(new Argument("<word>").choices(["hello", "bye"]));

function choice(flags: string, values: readonly string[]) {
  return new Option(flags).choices(values);
}

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
  expect(completionsOf(PROGRAM, typed.split(" ")).map(({ word }) => word)).toEqual(words);
});

it("commands and options have their texts, and values need none", () => {
  expect(completionsOf(PROGRAM, ["read"])).toEqual([{ word: "read", text: "read what's there" }]);
  expect(completionsOf(PROGRAM, ["read", "--fi"])).toEqual([{ word: "--file", text: "a [file]: its name" }]);
  expect(completionsOf(PROGRAM, ["say", "h"])).toEqual([{ word: "hello", text: "" }]);
  expect(completionsOf(PROGRAM, [])).toHaveLength(2);
});
