/** The README has each option: one of a command in its row of the table, or in a section that names the command. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { INPUT_OPTIONS, OBJECT_OPTIONS, ROW_OPTIONS } from "../src/command-line/help.ts";
import { createProgram } from "../src/program.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const sections = readme.split(/^## /mu);
const table = sections.find((section) => section.startsWith("Commands\n")) ?? "";
const { commands, options } = await createProgram(() => true);
const shared = [...options, ...commands.flatMap((command) => command.options.filter(isOfInputs))];

it("each option that commands share", () => {
  expect(shared.length).toBeGreaterThan(options.length);
  const missing = shared.map(nameOf).filter((name) => !isIn(readme, name));
  expect(missing, `apps/cli/README.md: add a row to the table of options for ${missing.join(", ")}`).toEqual([]);
});

it.each(commands.map((command) => [command.name(), command] as const))("each option of %s", (name, command) => {
  const rows = table.split("\n").filter((line) => new RegExp(`^\\| [^|]*\`${name}[ \`]`, "u").test(line));
  const about = sections.filter(
    (section) => section !== table && new RegExp(`(?:\`|std66 )${name}[ \`]`, "u").test(section),
  );
  const own = command.options.filter((option) => !isOfInputs(option)).map(nameOf);
  const missing = own.filter((option) => !isIn([...rows, ...about].join("\n"), option));
  expect(missing, `apps/cli/README.md, "Commands": add to the row of ${name} ${missing.join(", ")}`).toEqual([]);
});

function isOfInputs({ helpGroupHeading = "" }: { readonly helpGroupHeading?: string | undefined }): boolean {
  return [INPUT_OPTIONS, OBJECT_OPTIONS, ROW_OPTIONS].includes(helpGroupHeading);
}

function nameOf({ long, short }: { readonly long?: string | undefined; readonly short?: string | undefined }): string {
  return long ?? short ?? "";
}

/** In a code span, where `--errors` does not stand for `--error`. */
function isIn(text: string, option: string): boolean {
  return new RegExp(`\`(?:[^\`\\n]* )?${option}(?:[ =][^\`\\n]*)?\``, "u").test(text);
}
