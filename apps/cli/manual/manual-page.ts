/** The manual page std66(1), in the macros of man(7). */
import { helpBlocks } from "../src/command-line/help-blocks.ts";
import type { ManualRow, ManualTable, OptionRow } from "./manual-table.ts";

const ENVIRONMENT: readonly (readonly [name: string, text: string])[] = [
  [
    "COLUMNS",
    "The width of help pages, explanations and tables, from 40 to 200. The default is the width of the terminal, or 80 in a pipe or a file.",
  ],
  ["FORCE_COLOR", "Colors the output even if it is not a terminal, unless it is 0."],
  ["NO_COLOR", "Turns colors off, even if FORCE_COLOR is set."],
  ["NODE_DISABLE_COMPILE_CACHE", "Keeps no compiled code."],
];

/** The page. It has no date, so that it is the same at each build. */
export function manualPage(program: ManualTable, version: string): string {
  const { description, commands, options, notes } = program;
  const lines = [
    `.TH STD66 1 "" "std66 ${version}" "User Commands"`,
    ".SH NAME",
    `std66 \\- URIs by RFC 3986 at the shell`,
    ".SH SYNOPSIS",
    ...commands.flatMap(({ name, usage }, index) => [...(index === 0 ? [] : [".br"]), ...synopsis(name, usage)]),
    ".SH DESCRIPTION",
    ...prose(description),
    ".PP",
    ...noteLines(notes),
    ".SH OPTIONS",
    "Every command has these options.",
    ...options.flatMap(optionLines),
    ".SH COMMANDS",
    ...commands.flatMap(commandLines),
    ".SH ENVIRONMENT",
    ...ENVIRONMENT.flatMap(([name, text]) => [".TP", `.B ${name}`, ...prose(text)]),
    ".SH SEE ALSO",
    "RFC 3986, RFC 3987, RFC 1738, RFC 1808, RFC 2396",
  ];
  return `${lines.join("\n")}\n`;
}

/** The first line of a usage. */
function synopsis(name: string, usage: string): string[] {
  return [`.B std66 ${name}`, escaped(usage.split("\n", 1)[0] as string)];
}

function commandLines({ name, description, options, arguments: given, notes }: ManualRow): string[] {
  return [
    `.SS ${name}`,
    ...prose(description),
    ...given.flatMap((argument) => [".TP", `.I ${escaped(argument.name)}`, ...prose(argument.description)]),
    ...options.flatMap(optionLines),
    ...(notes === "" ? [] : [".PP", ...noteLines(notes)]),
  ];
}

function optionLines({ short, long, argument, description, choices }: OptionRow): string[] {
  const flags = short === undefined ? long : `${short}, ${long}`;
  const value = argument === undefined ? "" : ` \\fI${escaped(argument)}\\fR`;
  const list = choices.length === 0 ? "" : ` (${choices.join(", ")})`;
  return [".TP", `\\fB${escaped(flags)}\\fR${value}`, ...prose(description + list)];
}

/** Lines that are filled to the width of the page. */
function prose(text: string): string[] {
  return text.split("\n").map(escaped);
}

/** What follows the options on a help page. */
function noteLines(text: string): string[] {
  return helpBlocks(text).flatMap((note) => {
    switch (note.kind) {
      case "blank":
        return [".PP"];
      case "row":
        return [".TP", `\\fB${escaped(note.term)}\\fR`, ...prose(note.text)];
      case "verbatim":
        return [".nf", escaped(note.text), ".fi"];
      default:
        return prose(note.text);
    }
  });
}

/** Text in which nothing is a request or an escape. */
function escaped(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^[.']/, "\\&$&");
}
