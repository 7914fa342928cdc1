/** Completions, in the shells themselves, and the manual page. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../src/commands.ts";
import { MAIN, run, std66 } from "./run.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;
let folder = "";
const pathOf = (shell: (typeof SHELLS)[number]) => join(folder, `std66.${shell}`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-completion-"));
  writeFileSync(join(folder, "links of a.txt"), "");
  for (const shell of SHELLS) {
    writeFileSync(pathOf(shell), execFileSync(process.execPath, [MAIN, "completion", shell]));
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What is typed, and what a shell may put there. */
const WORDS: readonly (readonly [typed: string, words: readonly string[]])[] = [
  ["std66 che", ["check"]],
  ["std66 --json ch", ["check"]],
  ["std66 check --fo", ["--format"]],
  ["std66 check --format com", ["compact"]],
  ["std66 check --as absolute-", ["absolute-uri", "absolute-iri"]],
  ["std66 legacy --excess-dots e", ["error"]],
  ["std66 set http://a --color al", ["always"]],
  ["std66 set --append-", ["--append-segment", "--append-query"]],
  ["std66 complet", ["completion"]],
];

function has(program: string): boolean {
  return spawnSync(program, ["--version"]).error === undefined;
}

const completeByBash = async (typed: string) => {
  const script = `source '${pathOf("bash")}'; read -ra COMP_WORDS <<< "$1"; COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _std66; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = await run("bash", ["--norc", "-c", `cd '${folder}'; ${script}`, "bash", typed]);
  expect(stderr).toBe("");
  return stdout.split("\n").filter((line) => line !== "");
};

const completeByFish = async (typed: string) => {
  const script = `cd '${folder}'; source '${pathOf("fish")}'; complete -C '${typed}'`;
  const { stdout, stderr } = await run("fish", ["--no-config", "-c", script]);
  expect(stderr).toBe("");
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t", 1)[0]]));
};

/** Types into a terminal, presses the tab key once, and returns what is on it as soon as the word is whole. */
const lineAfter = async (typed: string, word: string) => {
  const script = `
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "PROMPT='>'; cd '${folder}'; autoload -Uz compinit; compinit -D -u; source '${pathOf("zsh")}'; print REA\\DY"
    zpty -r -m z out '*READY*>*'
    zpty -w -n z "$1"$'\\t'
    zpty -r -m z out "*$2*"
    print -r -- "$out"
    zpty -d z`;
  const { stdout } = await run("timeout", ["10", "zsh", "-f", "-c", script, "zsh", typed, word]);
  return stdout;
};

describe("bash", () => {
  it.each(WORDS)("%s", async (typed, words) => {
    expect(await completeByBash(typed)).toEqual(words);
  });

  it("names of files", async () => {
    expect(await completeByBash("std66 check -f links")).toEqual(["links of a.txt"]);
    expect(await completeByBash("std66 check @links")).toEqual(["@links of a.txt"]);
    expect(await completeByBash("std66 extract links")).toEqual(["links of a.txt"]);
  });
});

describe.skipIf(!has("fish"))("fish", () => {
  it.each(WORDS)("%s", async (typed, words) => {
    expect(new Set(await completeByFish(typed))).toEqual(new Set(words));
  });

  it("names of files", async () => {
    expect(await completeByFish("std66 check -f links")).toEqual(["links of a.txt"]);
  });
});

describe.skipIf(!has("zsh"))("zsh", () => {
  it.each([
    ["std66 che", "check"],
    ["std66 check --fo", "--format"],
    ["std66 check --format com", "compact"],
    ["std66 legacy --excess-dots e", "error"],
    ["std66 check -f links", "of"],
    ["std66 check @links", "of"],
  ])("%s", async (typed, word) => {
    expect(await lineAfter(typed, word)).toContain(word);
  });

  it("accepts the script", async () => {
    expect(await run("zsh", ["-n", pathOf("zsh")])).toEqual({ stdout: "", stderr: "", status: 0 });
  });
});

it.each(SHELLS)("%s: every command and option of the help is in the script", async (shell) => {
  const script = readFileSync(pathOf(shell), "utf8");
  for (const { name } of commands) {
    expect(script).toContain(name);
    const { stdout } = await std66([name, "--help"]);
    for (const [, flag = ""] of stdout.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gmu)) expect(script).toContain(flag);
  }
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
  const page = new URL("../dist/std66.1", import.meta.url).pathname;

  it("is named in the manifest, and has each command, option and example of the help", async () => {
    const { man } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { man: string };
    expect(new URL(`../${man}`, import.meta.url).pathname).toBe(page);
    const text = readFileSync(page, "utf8").replaceAll("\\-", "-").replaceAll("\\e", "\\").replaceAll("\\&", "");
    for (const { name } of commands) {
      expect(text).toContain(`\n.SS ${name}\n`);
      const { stdout } = await std66([name, "--help"]);
      for (const [, flag = ""] of stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gmu)) expect(text).toContain(flag);
      for (const [example] of stdout.matchAll(/^ {2}\$ std66 .*/gmu)) expect(text).toContain(example);
    }
  });

  it.skipIf(!has("mandoc"))("has no fault by mandoc, but no date either", () => {
    const { stdout } = spawnSync("mandoc", ["-Tlint", "-W", "warning", page], { encoding: "utf8" });
    const faults = stdout.split("\n").filter((line) => line !== "" && !line.includes("missing date"));
    expect(faults).toEqual([]);
  });
});
