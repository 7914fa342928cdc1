/** The list of commands: each with its sentence, its alias, and the kind of its inputs. */
import { expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { std66 } from "./in-process.ts";

const COMMANDS: readonly (readonly [name: string, inputs: string | undefined, summary: string, alias?: string])[] = [
  ["parse", "uris", "show the components of URIs"],
  ["check", "uris", "report which URIs are invalid, where and why"],
  ["resolve", "uris", "resolve references against a base"],
  ["relativize", "uris", "make URIs relative to a base"],
  ["normalize", "uris", "print the normal form of URIs"],
  ["compare", "pairs", "check whether two URIs are equivalent, and on which rung"],
  ["legacy", "uris", "show how and why RFC 1738 to RFC 3986 differ on URIs"],
  ["extract", "documents", "find URIs in text, HTML, Markdown, mail, XML, JSON and CSV"],
  ["set", "uris", "change components, segments and parameters of URIs"],
  ["params", "uris", "show the parameters of path segments and queries, decoded"],
  ["encode", "texts", "percent-encode texts"],
  ["decode", "texts", "decode percent-encoded texts"],
  ["iri", "uris", "convert IRIs to URIs and back"],
  ["file", "texts", "convert file paths to file URIs and back"],
  ["template", "texts", "expand URI templates, and match URIs with them"],
  ["audit", "uris", "flag suspicious URIs and show the host each parser would use"],
  ["redact", undefined, "print text with its passwords, tokens and keys masked"],
  ["explain", undefined, "explain a code of an error, finding or reason, or a section"],
  ["completion", undefined, "print a shell completion script", "complete"],
];

it("each command has its sentence, and takes its kind of inputs", () => {
  expect(commands.map(({ name, inputs, summary, alias }) => [name, inputs, summary, alias])).toEqual(
    COMMANDS.map(([name, inputs, summary, alias]) => [name, inputs, summary, alias]),
  );
});

it("the help names every command with its sentence, and `help` alone is the same page", async () => {
  const page = await std66(["help"]);
  expect(page).toMatchObject({ status: 0, stderr: "" });
  const text = page.stdout.replaceAll(/\s+/gu, " ");
  expect(COMMANDS.filter(([name, , summary]) => !text.includes(` ${name} `) || !text.includes(` ${summary} `))).toEqual(
    [],
  );
  expect(await std66(["--help"])).toEqual(page);
  expect(await std66(["help", "help"])).toEqual(page);
});

it("`help` says that a name is not a command", async () => {
  for (const name of ["", "halp", "help.txt"]) {
    const { status, stdout, stderr } = await std66(["help", name]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(`error: unknown command '${name}'`);
  }
});
