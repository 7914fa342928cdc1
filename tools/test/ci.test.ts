// Runs the step of the Action and the hook of docs/ci.md as they are written, in a repository of git.

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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
  const PATH = join(folder, "bin") + delimiter + process.env["PATH"];
  // Of a locale that is not installed, bash warns on standard error.
  const env = { ...process.env, PATH, NO_COLOR: "1", LC_ALL: "C" };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

const COMMIT = ["-c", "user.name=a", "-c", "user.email=a@a.example", "commit", "--message", "a"];
const commit = (): ReturnType<typeof run> => run("git", ...COMMIT);
const head = (): string => run("git", "rev-parse", "HEAD").said;

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
  const steps = blocks("yaml").map((code) => {
    const [, several, one = ""] = /^ {2}run: (?:\|\n([^]*)|(.*)\n)/mu.exec(code) ?? [];
    return several?.replaceAll(/^ {4}/gmu, "") ?? one;
  });
  // As GitHub runs a step with `shell: bash`.
  const step = (at: number) => run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[at] ?? "exit 9");

  test("names its shell: the default does not end at the first line that fails on every system", () => {
    expect(blocks("yaml").filter((code) => !code.includes("\n  shell: bash\n"))).toEqual([]);
  });

  test("passes where all is in order", () => {
    expect(steps).toHaveLength(3);
    for (const [at] of steps.entries()) expect(step(at)).toEqual({ status: 0, said: "" });
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

  test.each([
    ["that is no URI-reference", "[a](https://good.example/%zz)", "col=26,endColumn=27,title=pct-encoded"],
    ["with a space", "[a](<my page.md>)", "col=8,endColumn=8,title=pchar"],
    ["whose host is cut", "https://good.example\u2063.evil.example/x", "col=21,endColumn=21,title=reg-name"],
    ["whose host is not clear", "https://good.example,x.evil.example/x", "col=1,endColumn=37,title=unclear-host"],
    ["that is an IRI", "https://\u00E9vil.example/x", "col=9,endColumn=9,title=reg-name"],
    ["that is cut short", "https://good.example/a|b", "col=23,endColumn=23,title=pchar"],
  ])("fails for a link of documents %s, with an annotation beside its line", (_, link, expected) => {
    write("docs/page.md", `[a](https://good.example/a) [m](mailto:a@good.example)\n\n${link}\n`);
    const { status, said } = step(1);
    expect(status).toBe(1);
    expect(said.split("\n")).toEqual([
      expect.stringContaining(`::error file=docs/page.md,line=3,${expected}::`) as string,
      "",
    ]);
  });

  test("fails for a document that breaks the rules of its format, with an annotation beside its line", () => {
    write("docs/data.json", '{ "a": "https://good.example/",\n  b }\n');
    try {
      const { status, said } = step(1);
      expect(status).toBe(1);
      expect(said).toContain("::error file=docs/data.json,line=2,col=3,endColumn=3,title=malformed::");
    } finally {
      rmSync(join(folder, "docs/data.json"));
    }
  });

  test("fails for the hosts of documents, with annotations beside their lines", () => {
    write(
      "docs/page.md",
      "[a](https://good.example/a) [m](mailto:a@good.example) <tel:1> [b](b.md)\n\nsee https://evil.example/ and\n[a](https://good.example@evil.example/)\n",
    );
    const { status, said } = step(2);
    expect(status).toBe(1);
    expect(said).toMatch(/^::error file=docs\/page\.md,line=3,col=13,endColumn=24,title=host-not-allowed::/mu);
    expect(said).toMatch(/^::error file=docs\/page\.md,line=4,.*title=host-not-allowed::/mu);
    expect(said).not.toMatch(/line=1,|mailto/u);
    write("docs/page.md", "[a](https://good.example/%zz)\n");
    expect(step(2).status).toBe(1);
  });

  test.each([
    ["page.html", '<base href="//evil.example/"><a href="login">', "line=1,col=15,endColumn=26"],
    ["page.html", '<a href="a">\n<base href="https://evil.example/">', "line=2,col=21,endColumn=32"],
    ["page.md", "[a](b)\n\n<base href='//evil.example/'>", "line=3,col=15,endColumn=26"],
    ["feed.atom", "<feed xml:base='https://evil.example/'><link href='a'/></feed>", "line=1,col=25,endColumn=36"],
    [
      "feed.rss",
      "<rss><description>&lt;base href='//evil.example/'>&lt;a href='b'></description></rss>",
      "line=1,col=36,endColumn=47",
    ],
  ])("fails for the host of the base of %s: %s", (name, document, expected) => {
    write(`docs/${name}`, document);
    try {
      const { status, said } = step(2);
      expect(status).toBe(1);
      expect(said).toMatch(new RegExp(`^::error file=docs/${name},${expected}.*title=host-not-allowed::`, "mu"));
    } finally {
      rmSync(join(folder, "docs", name));
    }
  });

  test.each([
    ["a warning", "https://good.example/%00", "encoded-nul"],
    ["another scheme", "http://good.example/", "scheme-not-allowed"],
    ["a line that is empty", "", "error[uri]"],
  ])("fails for %s", (_, text, expected) => {
    write("links.txt", `${GOOD}${text}\n`);
    expect(step(0)).toMatchObject({ status: 1, said: expect.stringContaining(expected) as string });
  });

  test.each(["links.txt", "hosts.txt", "docs"])("fails where %s was moved, deleted or emptied", (name) => {
    const at = name === "docs" ? 2 : 0;
    const before = name === "docs" ? undefined : readFileSync(join(folder, name));
    renameSync(join(folder, name), join(folder, "moved"));
    expect(step(at).status).not.toBe(0);
    if (before === undefined) {
      mkdirSync(join(folder, name));
      write("docs/page.md", "no link\n");
    } else write(name, "");
    expect(step(at).status).not.toBe(0);
    rmSync(join(folder, name), { recursive: true });
    renameSync(join(folder, "moved"), join(folder, name));
    expect(step(at)).toEqual({ status: 0, said: "" });
  });
});

describe("the hooks of pre-commit", () => {
  const entries = blocks("yml").flatMap((code) =>
    [...code.matchAll(/^ +entry: std66 (.*)$/gmu)].map(([, words = ""]) => words),
  );
  const hook = (at: number, file: string) => run("npx", "std66", ...(entries[at] ?? "").split(" "), file);

  test("pass where all is in order, and fail for what is no URI", () => {
    expect(entries).toHaveLength(2);
    expect([hook(0, "docs/page.md").status, hook(1, "links.txt").status]).toEqual([0, 0]);
    write("docs/page.md", "[a](https://good.example/%zz)\n");
    write("links.txt", "good.example\n");
    expect(hook(0, "docs/page.md")).toMatchObject({
      status: 1,
      said: expect.stringContaining("error[pct-encoded]") as string,
    });
    expect(hook(1, "links.txt")).toMatchObject({ status: 1, said: expect.stringContaining("error[uri]") as string });
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

  beforeEach(() => {
    // A commit to begin with, by which each test has the lists in the index.
    run("git", "add", "--force", "links.txt", "hosts.txt");
    run("git", "-c", "core.hooksPath=/dev/null", ...COMMIT, "--allow-empty");
  });

  test("lets a commit pass where all is in order", () => {
    write("links.txt", `${GOOD}https://good.example/new\n`);
    run("git", "add", "links.txt");
    const before = head();
    expect(commit()).toMatchObject({ status: 0 });
    expect(head()).not.toBe(before);
  });

  test.each([
    ["a text that is not a URI", "good.example", "error[uri]"],
    ["another host", "https://good.example@evil.example/", "host-not-allowed"],
    ["another scheme", "http://good.example/", "scheme-not-allowed"],
    ["a warning", "https://good.example/%00", "encoded-nul"],
  ])("refuses %s", (_, text, expected) => {
    write("links.txt", `${GOOD}${text}\n`);
    run("git", "add", "links.txt");
    const before = head();
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(expected);
    expect(head()).toBe(before);
  });

  test.each([
    ["moved", "links.txt", "git mv links.txt urls.txt", "links.txt"],
    ["moved into a folder", "links.txt", "git mv links.txt docs/links.txt", "links.txt"],
    ["deleted", "links.txt", "git rm --quiet links.txt", "links.txt"],
    ["no longer tracked", "links.txt", "git rm --quiet --cached links.txt", "links.txt"],
    ["emptied", "links.txt", ": > links.txt; git add links.txt", "links.txt is empty"],
    ["left with an empty line", "links.txt", "echo > links.txt; git add links.txt", "error[uri]"],
    [
      "replaced by a link",
      "links.txt",
      "mv links.txt urls.txt; ln -s urls.txt links.txt; git add links.txt",
      "error[uri]",
    ],
    ["moved", "hosts.txt", "git mv hosts.txt allowed.txt", "hosts.txt"],
    ["deleted", "hosts.txt", "git rm --quiet hosts.txt", "hosts.txt"],
    ["emptied", "hosts.txt", ": > hosts.txt; git add hosts.txt", "has no host"],
  ])("refuses a list that was %s: %s", (_, name, change, expected) => {
    const text = readFileSync(join(folder, name));
    const before = head();
    try {
      expect(run("sh", "-c", change)).toEqual({ status: 0, said: "" });
      const { status, said } = commit();
      expect(status).not.toBe(0);
      expect(said).toContain(expected);
      expect(head()).toBe(before);
    } finally {
      run("git", "reset", "--quiet", "--hard");
    }
    expect(readFileSync(join(folder, name))).toEqual(text);
  });

  test("reads what is to be committed, not the files", () => {
    const hosts = readFileSync(join(folder, "hosts.txt"), "utf8");
    write("links.txt", `${GOOD}https://good.example/new\n`);
    run("git", "add", "links.txt");
    write("links.txt", "not a URI\n");
    expect(commit()).toMatchObject({ status: 0 });
    write("links.txt", `${GOOD}https://evil.example/\n`);
    run("git", "add", "links.txt");
    write("links.txt", GOOD);
    write("hosts.txt", `${hosts}evil.example\n`);
    expect(commit()).toMatchObject({ status: 1, said: expect.stringContaining("host-not-allowed") as string });
    write("hosts.txt", hosts);
  });

  test("leaves no files behind", () => {
    const temporary = join(folder, "temporary");
    mkdirSync(temporary);
    write("links.txt", `${GOOD}https://good.example/another\n`);
    for (const text of [`${GOOD}https://good.example/another\n`, "not a URI\n"]) {
      write("links.txt", text);
      run("git", "add", "links.txt");
      run("env", `TMPDIR=${temporary}`, "git", ...COMMIT);
      expect(readdirSync(temporary)).toEqual([]);
    }
  });
});
