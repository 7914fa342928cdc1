/** Arguments and options as the commands get them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { describe, expect, it } from "vitest";
import { componentFault } from "../src/changes/uri-changes.ts";
import { parseCodes, parsePorts, readHosts } from "../src/command-line/audit-options.ts";
import { isRemoved, parsePair, parseSegment } from "../src/command-line/change-options.ts";
import { completionsOf } from "../src/command-line/completions.ts";
import { manualOf } from "../manual/manual-table.ts";
import { dialectsOption } from "../src/commands/legacy.ts";
import { countAfterDashes, isInputName, inputPartsOf } from "../src/command-line/operands.ts";
import { parseScheme, parseSchemes } from "../src/command-line/list-options.ts";
import { createProgram } from "../src/program.ts";

const refuse = (message: string): never => {
  throw new Error(message);
};
const parts = (operands: readonly string[], afterDashes = 0, files?: readonly string[]) =>
  inputPartsOf(operands, afterDashes, files, refuse);

describe("operands", () => {
  it("are standard input where there are none", () => {
    const input = [{ file: "-", isOperand: false }];
    expect(parts([])).toEqual(input);
    expect(parts(["-"])).toEqual(input);
    expect(parts([], 0, ["a", "-"])).toEqual([{ file: "a", isOperand: false }, ...input]);
  });

  it("are URIs and files in order", () => {
    expect(parts(["a", "b", "@c", "@", "d@", "@@e"])).toEqual([
      { uris: ["a", "b"], at: 0 },
      { file: "c", isOperand: true },
      { uris: ["@", "d@"], at: 3 },
      { file: "@e", isOperand: true },
    ]);
    expect(parts(["@a", "@b", "-"], 2)).toEqual([
      { file: "a", isOperand: true },
      { uris: ["@b", "-"], at: 1 },
    ]);
  });

  it("exclude -f, and - beside others", () => {
    expect(() => parts(["a"], 0, ["b"])).toThrow("option '-f, --file <file>' cannot be used with inputs");
    expect(() => parts(["a", "-"])).toThrow("cannot be used with inputs");
  });

  it("after -- are counted, and none of them names an input", () => {
    expect(countAfterDashes(["--"])).toBe(0);
    expect(countAfterDashes(["--", "a"])).toBe(1);
    expect(countAfterDashes(["a", "--", "b", "--"])).toBe(2);
    expect(countAfterDashes(["a", "b"])).toBe(0);
    expect([undefined, "-", "@a", "@", "a@"].map((operand) => isInputName(operand, []))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isInputName("@a", ["--", "@a"])).toBe(false);
  });
});

const hostsOf = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), "std66-hosts-"));
  try {
    writeFileSync(join(folder, "hosts"), text);
    return readHosts(join(folder, "hosts"));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe("the hosts of a file", () => {
  it("are its lines, but for empty ones and those that begin with #", () => {
    expect(hostsOf("# all\na.example\n\n  b.example \r\n# c\n")).toEqual(["a.example", "b.example"]);
  });

  it("are refused with the number of the line", () => {
    expect(() => hostsOf("a\n\nb c\n")).toThrow(
      new InvalidArgumentError(
        "Line 3 must be a host alone that all programs read alike, such as example.com, *.example.com or xn--bcher-kva.example, not `b c`.",
      ),
    );
  });

  it("need a file", () => {
    expect(() => readHosts("/nope/nope")).toThrow("The file cannot be read: no such file or directory.");
  });
});

it("lists may have blanks", () => {
  expect(parseCodes("backslash, host-loopback")).toEqual([
    ["backslash", "off"],
    ["host-loopback", "off"],
  ]);
  expect(parsePorts("443, 0,65535")).toEqual([443, 0, 65_535]);
  expect(dialectsOption().parseArg?.("rfc1808, whatwg", undefined)).toEqual(["rfc1808", "whatwg"]);
});

describe("schemes", () => {
  it("are words", () => {
    expect(parseSchemes("http, a+b-c.1")).toEqual(["http", "a+b-c.1"]);
    for (const name of ["", "1a", "a:", "a b", " a"]) expect(() => parseScheme(name)).toThrow("is not a scheme");
  });
});

describe("what set changes", () => {
  it.each([
    ["a=b", { name: "a", value: "b", isRaw: false }],
    ["a:=%20", { name: "a", value: "%20", isRaw: true }],
    ["a=:=b", { name: "a", value: ":=b", isRaw: false }],
    ["=b", { name: "", value: "b", isRaw: false }],
    [":=b", { name: "", value: "b", isRaw: true }],
    ["a", { name: "a", value: undefined, isRaw: false }],
    ["\u{1F980}=\u{1F980}", { name: "\u{1F980}", value: "\u{1F980}", isRaw: false }],
  ])("%s is a pair", (text, pair) => {
    expect(parsePair(text)).toEqual([pair]);
  });

  it.each(["a:=b c", "a:=%", "a:=b&c", "a:=b;c", "a:=b#c"])("refuses %s as a raw pair", (text) => {
    expect(() => parsePair(text)).toThrow("What follows := must be an encoded value, as in a query, without");
  });

  it.each(["\uD800", "a\uDC00b", "\uDC00\uD800"])("refuses half of a surrogate pair (%j)", (text) => {
    expect(() => parsePair(text)).toThrow("It is not text.");
    expect(() => parseSegment(text)).toThrow("It is not text.");
  });

  it("an authority goes with its parts", () => {
    const names = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
    expect(names.filter((name) => isRemoved(name, ["authority"]))).toEqual(["userinfo", "host", "port"]);
    expect(names.filter((name) => isRemoved(name, ["port", "query"]))).toEqual(["port", "query"]);
  });

  it.each([
    ["host", "[::1]"],
    ["port", ""],
    ["path", "//a"],
    ["path", "a//"],
    ["path", "/"],
    ["query", "?"],
    ["fragment", "a?/"],
    ["userinfo", "a:b"],
  ] as const)("a %s may be %s", (name, text) => {
    expect(componentFault(name, text)).toBe(undefined);
  });

  it.each([
    ["host", "a b", "a space is not allowed in the host"],
    ["port", "8o", "`o` is not allowed in the port"],
    ["path", "//a b", "a space is not allowed in the path: write `%20`"],
    ["path", "a?", "`?` is not allowed in the path: write `%3F`"],
    ["query", "#", "`#` is not allowed in the query: write `%23`"],
    ["fragment", "#", "`#` is not allowed in the fragment: write `%23`"],
    ["userinfo", "a@", "`@` is not allowed in the userinfo: write `%40`"],
  ] as const)("a %s may not be %s", (name, text, fault) => {
    expect(componentFault(name, text)).toBe(fault);
  });
});

it("each command, argument and option is described", async () => {
  const { commands, ...program } = manualOf(await createProgram(() => true));
  const described = [program, ...commands].flatMap((row) => [
    [row.name, row.description],
    ...row.arguments.map(({ name, description }) => [`${row.name} ${name}`, description] as const),
    ...row.options.map(({ long, description }) => [`${row.name} ${long}`, description] as const),
  ]);
  expect(described.filter(([, description = ""]) => !/^[a-zA-Z].{5}/u.test(description))).toEqual([]);
});

it("the help says which options may be repeated", async () => {
  const { commands } = manualOf(await createProgram(() => true));
  const said = commands.flatMap(({ name, options }) =>
    options
      .filter(({ long, description }) => long !== "--file" && description?.endsWith("; may be repeated"))
      .map(({ long }) => `${name} ${long}`),
  );
  expect(said).toEqual([
    "extract --schemes",
    "extract --without",
    "extract --ignore",
    ...["--unset", "--remove-param", "--append-segment", "--append-query", "--replace-query", "--remove-query"].map(
      (long) => `set ${long}`,
    ),
    "audit --ignore",
    "audit --rule",
    "redact --name",
  ]);
});

it("the table of the program has what the help shows", async () => {
  const program = await createProgram(() => true);
  const table = manualOf(program);
  const wordsOf = (name: string) => completionsOf(program, [name, ""]).map(({ word }) => word);
  const of = (name: string) => table.commands.find((command) => command.name === name);
  expect(table.commands.map(({ name }) => name)).not.toContain("help");
  expect(table.commands.map(({ name }) => name)).not.toContain("complete");
  expect(table.options[0]).toEqual({
    short: "-V",
    long: "--version",
    argument: undefined,
    description: "show the version",
    choices: [],
  });
  expect(of("completion")).toMatchObject({ usage: "[options] <shell>" });
  expect(wordsOf("completion")).toEqual(["bash", "zsh", "fish", "powershell"]);
  expect(of("completion")?.arguments).toEqual([{ name: "shell", description: "the shell" }]);
  expect(wordsOf("explain")).toContain("pct-encoded");
  expect(of("set")).toMatchObject({
    name: "set",
    summary: "change components, segments and parameters of URIs",
  });
  expect(wordsOf("set")).toEqual([]);
  expect(of("set")?.options.find(({ long }) => long === "--separators")).toMatchObject({
    argument: "characters",
    choices: ["&", ";", "&;"],
  });
  expect(of("set")?.notes).toMatch(/^Components are inserted[^]*\nExamples:\n {2}\$ std66 set [^]*[^\n]$/u);
});
