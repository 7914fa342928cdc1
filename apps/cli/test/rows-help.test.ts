/** `std66 help rows`: the options of rows, which each command has in one line. */
import { describe, expect, it } from "vitest";
import { commands, createProgram } from "../src/program.ts";
import { std66 } from "./run.ts";

/** The terms of the options in a part of a page, up to the next empty line. */
function termsAfter(page: string, title: string): string[] {
  const [, part = ""] = page.split(`\n${title}\n`);
  return (part.split("\n\n")[0] as string)
    .split("\n")
    .flatMap((line) => /^ {2}(-\S+(?: --\S+)?)/.exec(line)?.[1] ?? []);
}

describe("std66 help rows", () => {
  it("has the options of rows and of JSON objects", async () => {
    const { stdout, stderr, status } = await std66(["help", "rows"]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(termsAfter(stdout, "Options:")).toEqual([
      "--csv",
      "--tsv",
      "--column",
      "--header",
      "--append",
      "--errors",
      "--chunk-header",
      "--json-input",
      "--field",
      "--into",
    ]);
  });

  it.each([
    [["normalize", "--csv", "--header", "--column", "url"], "id,url\n1,HTTP://A/\n", "id,url\n1,http://a/\n"],
    [["check", "--tsv", "--column", "3", "--invalid"], "1\t2\ta b\n1\t2\tc\n", "1\t2\ta b\n"],
    [["parse", "--csv", "--append", "--format", "{host}"], "http://a/,1\n", "http://a/,1,a\n"],
    [
      ["parse", "--json", "--json-input", "--field", "href", "--into", "parts"],
      '{"href":"x","id":1}\n',
      '{"href":"x","id":1,"parts":{"input":"x","scheme":null,"authority":null,"userinfo":null,"host":null,"hostKind":null,"port":null,"path":"x","segments":["x"],"query":null,"fragment":null}}\n',
    ],
  ])("its example %j works", async (args, stdin, stdout) => {
    const page = (await std66(["help", "rows"])).stdout;
    for (const argument of args) expect(page).toContain(argument);
    const result = await std66(args, { stdin });
    expect(JSON.stringify(result.stdout)).toBe(JSON.stringify(stdout));
  });
});

it("each command has at most 16 options of its own, and a line for rows if it takes them", async () => {
  const program = await createProgram(() => true);
  for (const { name } of commands) {
    const page = (await std66([name, "--help"])).stdout;
    expect({ name, own: termsAfter(page, "Options:").length <= 16 }).toEqual({ name, own: true });
    const options = program.commands.find((command) => command.name() === name)?.options ?? [];
    const takesRows = options.some(({ long }) => long === "--tsv");
    expect({ name, has: page.includes("std66 help rows") || page.includes("std66 help\n") }).toEqual({
      name,
      has: takesRows,
    });
    expect(page).not.toContain("--chunk-header ");
  }
});
