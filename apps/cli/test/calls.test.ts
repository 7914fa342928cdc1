/** Calls that the system refuses, and what is said of them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attempt, Failure, failing, statusOf, systemCode, systemReason } from "../src/system/calls.ts";
import { std66 } from "./run.ts";

const refusal = (code: string) => Object.assign(new Error(`${code}: no reason, open 'a'`), { code });

const messageOf = (path: string, error: unknown): string => {
  try {
    attempt(path, () => {
      throw error;
    });
  } catch (failure) {
    expect(failure).toBeInstanceOf(Failure);
    return (failure as Failure).message;
  }
  return "";
};

describe("attempt", () => {
  it.each([
    ["a", "EACCES", "no reason (EACCES); you need the permission to read it"],
    ["a", "ENOENT", "no reason (ENOENT); check the name"],
    ["a", "EISDIR", "it is a directory; name the files in it"],
    ["a", "EIO", "no reason (EIO)"],
    [
      "a\uFFFD",
      "ENOENT",
      "no reason (ENOENT); if its name has bytes that are not UTF-8, rename it, or read it from standard input",
    ],
    ["a\uFFFD", "EIO", "no reason (EIO)"],
    ["HTTP://a/", "ENOENT", "no reason (ENOENT); std66 fetches nothing: download the document first"],
    ["https://a/", "ENOENT", "no reason (ENOENT); std66 fetches nothing: download the document first"],
    ["a/http://b/", "ENOENT", "no reason (ENOENT); check the name"],
  ])("of %s, %s", (path, code, reason) => {
    expect(messageOf(path, refusal(code))).toBe(`cannot read ${path}: ${reason}`);
  });

  it("returns what the call returns", () => {
    expect(attempt("a", () => 5)).toBe(5);
  });
});

it.each([
  [refusal("EIO"), "no reason (EIO)"],
  [new Error("at EIO: no reason, open"), "Error: at EIO: no reason, open"],
  ["EIO: no reason", "EIO: no reason"],
])("the reason in %s", (error, reason) => {
  expect(systemReason(error)).toBe(reason);
});

it("only an error has a code", () => {
  expect([refusal("EIO"), new Error("EIO"), { code: "EIO" }, undefined, null].map(systemCode)).toEqual([
    "EIO",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("nothing is said of a path where nothing is", () => {
  const folder = mkdtempSync(join(tmpdir(), "std66-calls-"));
  expect(statusOf(folder)?.isDirectory()).toBe(true);
  rmSync(folder, { recursive: true });
  expect(statusOf(folder)).toBe(undefined);
});

async function* broken() {
  yield 1;
  await Promise.resolve();
  throw new RangeError("odd");
}

describe("failing", () => {
  it("has all that came before, and a failure for the error that has a reason", async () => {
    const items = failing(broken(), (error) => `of ${String(error)}`);
    expect((await items.next()).value).toBe(1);
    await expect(items.next()).rejects.toEqual(new Failure("of RangeError: odd"));
  });

  it("passes on an error that has no reason", async () => {
    const items = failing(broken(), () => undefined);
    await items.next();
    await expect(items.next()).rejects.toEqual(new RangeError("odd"));
  });
});

describe("standard input", () => {
  const stdin = "http://a/\n";

  it("is waited for while it has no data yet", async () => {
    const unread = ["EAGAIN", "EAGAIN", "EAGAIN"];
    expect(await std66(["normalize"], { stdin, unread })).toEqual({ stdout: stdin, stderr: "", status: 0 });
  });

  it("ends at the end of a pipe of Windows", async () => {
    expect(await std66(["normalize"], { stdin, unread: ["EOF"] })).toMatchObject({ stdout: "", status: 0 });
  });

  it.each([
    ["EISDIR", "it is a directory"],
    ["EIO", "no reason (EIO)"],
  ])("cannot be read: %s", async (code, reason) => {
    expect(await std66(["normalize"], { stdin, unread: [code] })).toEqual({
      stdout: "",
      stderr: `error: cannot read standard input: ${reason}\n`,
      status: 2,
    });
  });
});

describe("standard output", () => {
  it("is waited for while it is full", async () => {
    const unwritten = ["EAGAIN", "EAGAIN"];
    const stdin = "http://a/\n";
    expect(await std66(["normalize"], { stdin, unwritten })).toEqual({ stdout: stdin, stderr: "", status: 0 });
  });

  it.each(["EPIPE", "ECONNRESET"])("may be closed: %s", async (code) => {
    for (const args of [["normalize", "http://a/"], ["--help"], ["help", "rows"]]) {
      expect(await std66(args, { unwritten: [code] })).toEqual({ stdout: "", stderr: "", status: 0 });
    }
  });

  it("may be refused, which is an error", async () => {
    for (const args of [["normalize", "http://a/"], ["--help"]]) {
      expect(await std66(args, { unwritten: ["ENOSPC"] })).toEqual({
        stdout: "",
        stderr: "error: cannot write output: no reason (ENOSPC)\n",
        status: 2,
      });
    }
  });
});

describe("a person at a terminal", () => {
  const note =
    "note: reading standard input, one input per line, until Ctrl-D (-f FILE reads a file instead; see --help)\n";

  it.each([
    [["check"], [0, 2], note],
    [["check"], [0], ""],
    [["check"], [2], ""],
    [["check", "-"], [0, 2], ""],
    [["check", "-f", "-"], [0, 2], note],
    [["check", "-f", "-", "-f", "-"], [0, 2], ""],
    [["check", "http://a/"], [0, 2], ""],
  ] as const)("%j with the terminals %j", async (args, terminals, stderr) => {
    expect(await std66(args, { stdin: "http://a/\n", terminals })).toEqual({ stdout: "", stderr, status: 0 });
  });
});

const failedOnFolder = async (args: readonly string[]) => (await std66([...args, "."])).stderr;

it("a folder is refused as a page, and only a command that reads folders says how to read it", async () => {
  expect(await failedOnFolder(["resolve", "http://a/", "--html"])).toBe("error: cannot read .: it is a directory\n");
  expect(await failedOnFolder(["extract"])).toBe(
    "error: cannot read .: it is a directory (--recursive reads the files in it)\n",
  );
});

it("a shell gets the options of a command", async () => {
  for (const name of ["completion", "complete"]) {
    const { stdout } = await std66([name, "bash", "--", "normalize", "--run"]);
    expect(stdout).toBe("--rungs\n");
  }
});

it("with --iri, a line that is a URI in normal form is not one of an IRI", async () => {
  const stdin = "http://a/%C3%A9\nhttp://a/b\n";
  expect((await std66(["normalize"], { stdin })).stdout).toBe(stdin);
  expect((await std66(["normalize", "--iri"], { stdin })).stdout).toBe("http://a/é\nhttp://a/b\n");
});
