/** Completions, in the shells themselves, and the manual page. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { MAIN, run, std66 } from "./run.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;
let folder = "";
/** The help page of each command. */
let pages: readonly string[] = [];
/** Where the scripts find the command. */
const withCommand = () => ({ env: { PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}` } });
const pathOf = (shell: (typeof SHELLS)[number]) => join(folder, `std66.${shell}`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "std66-completion-"));
  writeFileSync(join(folder, "links of a.txt"), "");
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/std66"), `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`, { mode: 0o755 });
  for (const shell of SHELLS) {
    const { stdout } = await std66(["completion", shell]);
    writeFileSync(pathOf(shell), stdout);
  }
  pages = await Promise.all(commands.map(async ({ name }) => (await std66([name, "--help"])).stdout));
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What is typed, and what a shell may put there. */
const WORDS: readonly (readonly [typed: string, words: readonly string[]])[] = [
  ["std66 che", ["check"]],
  ["std66 --json ch", ["check"]],
  ["std66 check --di", ["--diagnostics"]],
  ["std66 check --diagnostics com", ["compact"]],
  ["std66 check --as absolute-", ["absolute-uri", "absolute-iri"]],
  ["std66 legacy --excess-dots e", ["error"]],
  ["std66 set http://a --color al", ["always"]],
  ["std66 set --append-", ["--append-segment", "--append-query"]],
  ["std66 complet", ["completion"]],
  ["std66 completion po", ["powershell"]],
  ["std66 check --hel", ["--help"]],
  ["std66 --he", ["--help"]],
  ["std66 check --as=absolute-", ["absolute-uri", "absolute-iri"]],
  ["std66 set --unset au", ["authority"]],
  ["std66 normalize --rungs ca", ["case"]],
  ["std66 normalize --rungs case,sch", ["case,scheme"]],
  ["std66 legacy --dialects rfc3986,rfc1", ["rfc3986,rfc1738", "rfc3986,rfc1808"]],
  ["std66 explain query-only", ["query-only-keeps-path"]],
];

/** Few, since a shell starts the command for each. */
const IN_SHELLS = WORDS.filter(([typed]) => /che$|--diagnostics com|--as=|case,sch/u.test(typed));

function has(program: string): boolean {
  return spawnSync(program, ["--version"]).error === undefined;
}

/**
 * Runs a script with each of these as an argument, in one process, and returns the lines for each, which `===`
 * separates.
 */
const linesFor = async (shell: string, args: readonly string[], typed: readonly string[]) => {
  const { stdout, stderr } = await run(shell, [...args, ...typed], withCommand());
  expect(stderr).toBe("");
  const parts = stdout.split("===\n").slice(0, typed.length);
  return new Map(typed.map((line, index) => [line, (parts[index] ?? "").split("\n").slice(0, -1)]));
};

/** Readline splits at blanks and at "=". */
const byBash = (typed: readonly string[]) => {
  const complete = `read -ra COMP_WORDS <<< "\${line//=/ = }"; COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _std66`;
  const loop = `for line; do ${complete}; [ \${#COMPREPLY[@]} = 0 ] || printf '%s\n' "\${COMPREPLY[@]}"; echo ===; done`;
  const script = `cd '${folder}'; source '${pathOf("bash")}'; ${loop}`;
  return linesFor("bash", ["--norc", "-c", script, "bash"], typed);
};

const byFish = async (typed: readonly string[]) => {
  const script = `cd '${folder}'; source '${pathOf("fish")}'; for line in $argv; complete -C $line; echo ===; end`;
  const found = await linesFor("fish", ["--no-config", "-c", script], typed);
  return new Map([...found].map(([line, words]) => [line, words.map((word) => word.split("\t", 1)[0])]));
};

/** What is typed after a word that stays before the "=" in fish. */
const wordsOf = (words: readonly string[], typed: string) => {
  const before = /--[a-z]+=(?=\S*$)/u.exec(typed)?.[0] ?? "";
  return new Set(words.map((word) => before + word));
};

/**
 * Types lines into a terminal, presses the tab key after each, and returns what is on it as soon as the word is whole.
 */
const byZsh = async (lines: readonly (readonly [typed: string, word: string])[]) => {
  const script = `
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "PROMPT='>'; cd '${folder}'; autoload -Uz compinit; compinit -D -u; source '${pathOf("zsh")}'; print REA\\DY"
    zpty -r -m z out '*READY*>*'
    for typed word; do
      zpty -w -n z "$typed"$'\\t'
      zpty -r -m z out "*$word*"
      print -r -- "$out"
      zpty -w -n z $'\\C-u'
    done
    zpty -d z`;
  const { stdout } = await run("timeout", ["50", "zsh", "-f", "-c", script, "zsh", ...lines.flat()], withCommand());
  return stdout;
};

const FILES = [
  ["std66 check -f links", ["links of a.txt"]],
  ["std66 check @links", ["@links of a.txt"]],
  ["std66 extract links", ["links of a.txt"]],
] as const;

describe("bash", () => {
  it("completes words and names of files", async () => {
    const expected = [...IN_SHELLS, ...FILES];
    expect(await byBash(expected.map(([typed]) => typed))).toEqual(new Map(expected));
  });
});

describe.skipIf(!has("fish"))("fish", () => {
  it("completes words and names of files", async () => {
    const expected = [...IN_SHELLS, ...FILES];
    const found = await byFish(expected.map(([typed]) => typed));
    for (const [typed, words] of expected)
      expect([typed, new Set(found.get(typed))]).toEqual([typed, wordsOf(words, typed)]);
  });
});

describe.skipIf(!has("zsh"))("zsh", () => {
  it("completes words and names of files", async () => {
    const lines = [
      ["std66 che", "check"],
      ["std66 check --di", "--diagnostics"],
      ["std66 check --as=relative-r", "--as=relative-ref"],
      ["std66 normalize --rungs case,sch", "case,scheme"],
      ["std66 check -f links", "links\\\\ of\\\\ a.txt"],
      ["std66 check @links", "@links\\\\ of\\\\ a.txt"],
    ] as const;
    const screen = await byZsh(lines);
    for (const [, word] of lines) expect(screen).toContain(word.replaceAll("\\\\", "\\"));
  });

  it("accepts the script", async () => {
    expect(await run("zsh", ["-n", pathOf("zsh")])).toEqual({ stdout: "", stderr: "", status: 0 });
  });
});

/** What the command itself says may follow. */
const completions = async (shell: string, ...words: readonly string[]) =>
  (await std66(["completion", shell, "--", ...words])).stdout.trimEnd().split("\n");

it.each(WORDS)("%s", async (typed, words) => {
  const [, ...given] = typed.replace("=", " = ").split(" ");
  expect(await completions("bash", ...given)).toEqual(words);
});

it("every command and option of the help is completed", async () => {
  expect(await completions("bash", "")).toEqual(commands.map(({ name }) => name));
  for (const [index, { name }] of commands.entries()) {
    const flags = await completions("bash", name, "--");
    for (const [, flag = ""] of (pages[index] ?? "").matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gmu))
      expect(flags).toContain(flag);
  }
});

it("each shell gets the texts in its own form", async () => {
  expect(await completions("zsh", "expl")).toEqual([
    "explain:explain a code of an error, finding or reason, or a section",
  ]);
  expect(await completions("fish", "expl")).toEqual([
    "explain\texplain a code of an error, finding or reason, or a section",
  ]);
  expect(await completions("powershell", "completion", "po")).toEqual(["powershell"]);
  expect(await completions("zsh", "completion", "po")).toEqual(["powershell"]);
});

it("words need the dashes before them", async () => {
  expect(await std66(["completion", "bash", "zsh"])).toEqual({
    stdout: "",
    stderr:
      "error: too many arguments for 'completion'. Expected 1 argument but got 2.\n(run `std66 completion --help` for usage)\n",
    status: 2,
  });
});

it("complete is another name of completion", async () => {
  expect(await std66(["complete", "bash"])).toEqual(await std66(["completion", "bash"]));
  expect(await std66(["help", "complete"])).toMatchObject({ stderr: "", status: 0 });
});

it("an unknown shell is wrong usage", async () => {
  const { stderr, status } = await std66(["completion", "tcsh"]);
  expect(status).toBe(2);
  expect(stderr).toContain("Allowed choices are bash, zsh, fish, powershell.");
});

describe("the manual page", () => {
  const page = join(dirname(MAIN), "std66.1");

  it("is named in the manifest, and has each command, option and example of the help", () => {
    const { man } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { man: string[] };
    expect(man).toEqual([`dist/${basename(page)}`]);
    const text = readFileSync(page, "utf8").replaceAll("\\-", "-").replaceAll("\\e", "\\").replaceAll("\\&", "");
    for (const [index, { name }] of commands.entries()) {
      expect(text).toContain(`\n.SS ${name}\n`);
      const stdout = pages[index] ?? "";
      for (const [, flag = ""] of stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gmu)) expect(text).toContain(flag);
      for (const [example] of stdout.matchAll(/^ {2}\$ std66 .*/gmu)) expect(text).toContain(example);
    }
  });

  it.skipIf(!has("mandoc"))("has no fault by mandoc, but no date either", () => {
    const { stdout } = spawnSync("mandoc", ["-Tlint", "-W", "warning", page], { encoding: "utf8" });
    const faults = stdout.split("\n").filter((line) => line !== "" && !line.includes("missing date"));
    expect(faults).toEqual([]);
  });

  it.skipIf(!has("mandoc"))("fits into 80 columns", () => {
    const { stdout } = spawnSync("mandoc", ["-Tutf8", "-O", "width=80", page], { encoding: "utf8" });
    // Bold and underlined letters are overstruck: a letter, a backspace, the letter again.
    const lines = stdout.replace(/.[\b]/gu, "").split("\n");
    expect(lines.filter((line) => line.length > 80 && !line.includes("$ std66"))).toEqual([]);
    expect(lines.length).toBeGreaterThan(500);
  });
});
