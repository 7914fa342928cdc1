// Runs the step of the Action and the hook of docs/ci.md as they are written, in a repository of git.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { root } from "../workspace.mjs";

const page = readFileSync(join(root, "docs/ci.md"), "utf8");
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gmu"))].map(([, code = ""]) => code);
const GOOD = "https://good.example/a\nhttps://www.good.example/?b#c\n";

let folder = "";
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const run = (command: string, ...args: string[]): { status: number | null; said: string } => {
  const env = { ...process.env, PATH: join(folder, "bin") + delimiter + process.env["PATH"], NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

const commit = (): ReturnType<typeof run> =>
  run("git", "-c", "user.name=a", "-c", "user.email=a@a.example", "commit", "--message", "a");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-ci-"));
  for (const each of ["bin", "docs", ".githooks"]) mkdirSync(join(folder, each));
  // In place of npx in a project that has installed the command.
  write("bin/npx", `#!/bin/sh\nshift\nexec "${process.execPath}" "${process.env["STD66_MAIN"]}" "$@"\n`);
  chmodSync(join(folder, "bin/npx"), 0o755);
  const [hosts = ""] = blocks("");
  write("hosts.txt", hosts);
});

beforeEach(() => {
  write("links.txt", GOOD);
  write("docs/page.md", "[a](https://good.example/a) [b](other.md)\n");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the step of the Action", () => {
  const steps = blocks("yaml").map((code) =>
    code.slice(code.indexOf("run: |\n") + "run: |\n".length).replaceAll(/^ {4}/gmu, ""),
  );
  // As GitHub runs it.
  const step = (at: number) => run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[at] ?? "exit 9");

  test("passes where all is in order", () => {
    expect(steps).toHaveLength(2);
    expect(step(0)).toEqual({ status: 0, said: "" });
    expect(step(1)).toEqual({ status: 0, said: "" });
  });

  test("fails for a text that is not a URI, and names its place", () => {
    write("links.txt", `${GOOD}https://good.example/100%\n`);
    const { status, said } = step(0);
    expect(status).toBe(1);
    expect(said).toContain("links.txt:3:25: error[pct-encoded]");
  });

  test("fails for another host, with a line that GitHub shows", () => {
    write("links.txt", `${GOOD}https://good.example@evil.example/\n`);
    const { status, said } = step(0);
    expect(status).toBe(1);
    expect(said).toMatch(/^::error file=links\.txt,line=3,.*title=host-not-allowed::/mu);
  });

  test("fails for the links of documents, by their form and by their host", () => {
    write("docs/page.md", "[a](https://evil.example/)\n");
    expect(step(1)).toMatchObject({ status: 1, said: expect.stringContaining("title=host-not-allowed") as string });
    write("docs/page.md", "[a](https://good.example/%zz)\n");
    expect(step(1)).toMatchObject({ status: 1, said: expect.stringContaining("pct-encoded") as string });
  });
});

describe("the hook", () => {
  beforeAll(() => {
    const hook = blocks("sh").find((code) => code.startsWith("#!/bin/sh\n")) ?? "";
    write(".githooks/pre-commit", hook);
    chmodSync(join(folder, ".githooks/pre-commit"), 0o755);
    run("git", "init", "--quiet");
    const [, turnOn = "exit 9"] = /`(git config core\.hooksPath [^`]+)`/u.exec(page) ?? [];
    run("sh", "-c", turnOn);
  });

  test("lets a commit pass where all is in order", () => {
    run("git", "add", "links.txt");
    expect(commit()).toMatchObject({ status: 0 });
  });

  test.each([
    ["a text that is not a URI", "good.example", "error[uri]"],
    ["another host", "https://good.example@evil.example/", "host-not-allowed"],
  ])("refuses %s", (_, text, expected) => {
    write("links.txt", `${GOOD}${text}\n`);
    run("git", "add", "links.txt");
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(expected);
  });

  test("reads what is to be committed, not the file", () => {
    write("links.txt", `${GOOD}https://good.example/new\n`);
    run("git", "add", "links.txt");
    write("links.txt", "not a URI\n");
    expect(commit()).toMatchObject({ status: 0 });
  });
});
