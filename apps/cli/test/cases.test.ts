/** The output of the command for given arguments and input: the rows of cases/*.json. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

interface Case {
  readonly title: string;
  readonly args: readonly string[];
  readonly stdin?: Text;
  readonly stdout?: Text;
  readonly stderr?: Text;
  /** Lines that standard error contains, if `stderr` is not given. */
  readonly messages?: readonly string[];
  readonly status: number;
}

/** Lines, each of which ends in LF, or a whole text. */
type Text = string | readonly string[];

const folder = new URL("cases/", import.meta.url);

describe.concurrent.each(readdirSync(folder))("%s", (file) => {
  const cases = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Case[];

  it.each(cases)("$title", async ({ args, stdin, stdout, stderr, messages, status }) => {
    const ended = await std66(args, { stdin: textOf(stdin) });
    expect(ended.stdout).toBe(textOf(stdout));
    if (messages === undefined) expect(ended.stderr).toBe(textOf(stderr));
    else expect(ended.stderr.split("\n")).toEqual(expect.arrayContaining([...messages]));
    expect(ended.status).toBe(status);
  });
});

function textOf(text: Text = ""): string {
  return typeof text === "string" ? text : text.map((line) => `${line}\n`).join("");
}
