/** The command with other programs: pipes that are closed, slow or non-blocking, and streams that are not files. */
import { type ChildProcess, type StdioOptions, execFileSync, spawn } from "node:child_process";
import { constants, closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN, shell, spawned } from "./run.ts";

const COUNT = 50_000;
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-streams-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a closed pipe", () => {
  const valid = "http://example.com/a/b/c\n".repeat(COUNT);

  it("is not an error", async () => {
    const ended = await shell('{ std66 parse --json; echo "status $?" >&2; } | head -n 1', { stdin: valid });
    expect(ended.stderr).toBe("status 0\n");
    expect(ended.stdout).toMatch(/^\{"input":"http:[^\n]*\}\n$/u);
  });

  it("keeps the status of the answers so far", async () => {
    const ended = await shell('{ std66 resolve x:/ 2>/dev/null; echo "status $?" >&2; } | head -n 1', {
      stdin: `a b\n${valid}`,
    });
    expect(ended).toEqual({ stdout: "\n", stderr: "status 1\n", status: 0 });
  });

  it("is not an error if it also has the diagnostics", async () => {
    const ended = await shell('{ std66 check 2>&1; echo "status $?" >&2; } | head -n 1', {
      stdin: "|\n".repeat(COUNT),
    });
    expect(ended).toMatchObject({ stdout: expect.stringMatching(/^error\[pchar\]/u) as string, stderr: "status 1\n" });
  });

  it("a closed socket is not an error", async () => {
    const { stderr, status } = await spawned(["parse", "--json"], { stdin: valid, closes: true });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("does not stop the answers if it has only the diagnostics", async () => {
    const child = spawn(process.execPath, [MAIN, "resolve", "x:/"]);
    child.stderr.destroy();
    child.stdin.end("a b\nc\n".repeat(COUNT / 5));
    let lines = 0;
    child.stdout.on("data", (chunk: Buffer) => (lines += chunk.toString().split("\n").length - 1));
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ lines, status }).toEqual({ lines: (2 * COUNT) / 5, status: 1 });
  });
});

describe("an open pipe", () => {
  it("delivers the answer to a line before the next line arrives", async () => {
    const child = spawn(process.execPath, [MAIN, "resolve", "http://a/b/"]);
    const answers = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (const reference of ["c", "../d"]) {
      child.stdin.write(`${reference}\n`);
      const { value } = await answers.next();
      expect(String(value)).toBe(`${String(new URL(reference, "http://a/b/"))}\n`);
    }
    child.stdin.end();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  });
});

/** Each command, with a valid line for which the answer is yes. */
const COMMANDS = [
  ["parse", "a"],
  ["check", "a"],
  ["resolve x:/", "a"],
  ["relativize x:/", "x:/a"],
  ["normalize", "a"],
  ["compare", "a\ta"],
  ["legacy --dialects rfc2396,rfc3986 http://a/ -", "b"],
  ["legacy -", "http://a/b"],
  ["params", "a;b?c"],
  ["params --history", "a"],
  ["audit", "http://0x7f.1/"],
  ["set --query x", "a"],
  ["normalize --json-input", '{"input":"a"}'],
  ["audit --readers", "a"],
] as const;

describe.skipIf(process.platform === "win32").concurrent.each(COMMANDS)("std66 %s", (command, line) => {
  const NOT_UTF_8 = Buffer.from([0xff, 0x0a]);
  const refused = command === "compare" ? 2 : 1;

  it("prints no message if its output is closed", async () => {
    for (const reader of ["head -n 1", "true"]) {
      const ended = await shell(`{ std66 ${command}; echo "status $?" >&2; } | ${reader} > /dev/null`, {
        stdin: `${line}\n`.repeat(COUNT / 10),
      });
      expect(ended).toEqual({ stdout: "", stderr: "status 0\n", status: 0 });
    }
  });

  it("treats a stream closed from the start as an empty input or as a closed output", async () => {
    const quiet = { stdout: "", stderr: "" };
    expect(await shell(`std66 ${command} <&-`)).toEqual({ ...quiet, status: 0 });
    expect(await shell(`std66 ${command} >&-`, { stdin: line })).toEqual({ ...quiet, status: 0 });
    expect(await shell(`std66 ${command} >&-`, { stdin: NOT_UTF_8 })).toMatchObject({ stdout: "", status: refused });
    expect(await shell(`std66 ${command} 2>&-`, { stdin: NOT_UTF_8 })).toMatchObject({ stderr: "", status: refused });
    expect(await shell(`std66 ${command} <&- >&- 2>&-`)).toEqual({ ...quiet, status: 0 });
  });

  it("reports in one line that it cannot read a directory", async () => {
    const stderr = "error: cannot read standard input: it is a directory\n";
    expect(await shell(`std66 ${command} < .`)).toEqual({ stdout: "", stderr, status: 2 });
    expect(await shell(`std66 ${command} --json < .`)).toEqual({ stdout: "", stderr, status: 2 });
  });
});

// Without mkfifo, programs do not set each other's pipes to non-blocking.
describe.skipIf(process.platform === "win32")("a non-blocking pipe", () => {
  it("is read to its end: EAGAIN is not the end", async () => {
    const path = fifo("in");
    const input = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY);
    const child = spawnWithThird("0<&3", ["pipe", "pipe", "pipe", input]);
    closeSync(input);
    let stdout = "";
    child.stdout!.on("data", (chunk: Buffer) => (stdout += String(chunk)));
    writeFileSync(writer, "a\n");
    // After its answer, the command reads again, and there is no data yet.
    await new Promise((resolve) => child.stdout!.once("data", resolve));
    await sleep(50);
    writeFileSync(writer, "b");
    await sleep(50);
    writeFileSync(writer, "c\n");
    closeSync(writer);
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ stdout, status }).toEqual({ stdout: "x:/a\nx:/bc\n", status: 0 });
  });

  it("receives all output: the command waits while it is full", async () => {
    const path = fifo("out");
    const output = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const child = spawnWithThird("1>&3", ["pipe", "pipe", "pipe", output]);
    child.stdin!.write("b\n");
    expect(await firstOf(output)).toBe("x:/b\n");
    child.stdin!.end("a\n".repeat(COUNT));
    // By now the pipe is full. The reader is slow enough for the pipe to fill up again.
    await sleep(150);
    const reader = spawn("sh", ["-c", `sleep 0.1; wc -l < '${path}'`]);
    let count = "";
    reader.stdout.on("data", (chunk: Buffer) => (count += String(chunk)));
    const status = await new Promise((resolve) => child.on("close", resolve));
    closeSync(output);
    await new Promise((resolve) => reader.on("close", resolve));
    expect({ status, count: count.trim() }).toEqual({ status: 0, count: String(COUNT) });
  });
});

describe("more output than one write", () => {
  // Each line is twice as long as a piece. The second is shifted by half a character.
  const lines = ["🦀".repeat(COUNT), `a${"🦀".repeat(COUNT)}`];

  it("is split between characters, not within", async () => {
    const { stdout } = await spawned(["check", "--json"], { stdin: lines.join("\n") });
    const inputs = stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { readonly input: string }).input);
    expect(inputs.map((input, index) => input === lines[index])).toEqual([true, true]);
  });

  it("has room for characters of three octets", async () => {
    // A piece of 90,000 characters fits into the buffer with two octets each, but not with three.
    const text = "例".repeat(90_000);
    const { stdout } = await spawned(["check", "--json"], { stdin: text });
    expect((JSON.parse(stdout) as { readonly input: string }).input === text).toBe(true);
  });
});

describe.skipIf(process.platform === "win32")("lines as they are", () => {
  it("check --invalid prints the octets of a line that is not UTF-8, after a text of more octets than are collected", async () => {
    const file = join(folder, "invalid.txt");
    writeFileSync(
      file,
      Buffer.concat([Buffer.from(`${"例".repeat(COUNT)}\n`), Buffer.from("\xff\xe9|\nb c\n", "latin1")]),
    );
    const ended = await shell(`std66 check --invalid < '${file}' | cmp - '${file}'`);
    expect(ended).toEqual({ stdout: "", stderr: "", status: 0 });
  });
});

describe("both streams in the same place", () => {
  it("print the diagnostic of a line after the answers to the lines before it", async () => {
    const { stdout } = await shell("std66 resolve x:/ 2>&1", { stdin: "a\nb c\nd\n" });
    expect(stdout.split("\n").filter((line) => /^x:|^error|^$/u.test(line))).toEqual([
      "x:/a",
      "",
      "error[pchar]: a space is not allowed in the path",
      "x:/d",
      // Before the number of invalid inputs.
      "",
      "",
    ]);
  });

  it("keep this order in a file", async () => {
    const file = join(folder, "both.txt");
    await shell(`std66 resolve x:/ > '${file}' 2>&1`, { stdin: `${"a\n".repeat(COUNT)}|\n${"b\n".repeat(COUNT)}` });
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.indexOf("error[pchar]: `|` is not allowed in the path")).toBe(COUNT + 1);
    expect(lines.filter((line) => line.startsWith("x:/"))).toHaveLength(2 * COUNT);
  });
});

describe.skipIf(process.platform === "win32")("read and write errors", () => {
  it("a directory as standard input is an error", async () => {
    expect(await shell("std66 check < .")).toEqual({
      stdout: "",
      stderr: "error: cannot read standard input: it is a directory\n",
      status: 2,
    });
  });

  it.skipIf(process.platform !== "linux")("a full disk is an error", async () => {
    expect(await shell("std66 parse a > /dev/full")).toEqual({
      stdout: "",
      stderr: "error: cannot write output: no space left on device (ENOSPC)\n",
      status: 2,
    });
  });

  it("a stream closed from the start is not an error", async () => {
    expect(await shell("std66 check <&-")).toEqual({ stdout: "", stderr: "", status: 0 });
    expect(await shell("std66 check '|' 2>&-")).toEqual({ stdout: "", stderr: "", status: 1 });
    expect(await shell("std66 parse a >&-")).toEqual({ stdout: "", stderr: "", status: 0 });
  });
});

it("help into a closed pipe prints no message", async () => {
  expect(await spawned(["--help"])).toMatchObject({ status: 0 });
  const ended = await shell('{ sleep 0.2; std66 --help; echo "status $?" >&2; } | true');
  expect(ended).toEqual({ stdout: "", stderr: "status 0\n", status: 0 });
});

function fifo(name: string): string {
  const path = join(folder, name);
  execFileSync("sh", ["-c", `mkfifo "${path}"`]);
  return path;
}

/** The first data in a non-blocking pipe. */
async function firstOf(descriptor: number): Promise<string> {
  const buffer = Buffer.alloc(100);
  for (;;) {
    try {
      return buffer.toString("latin1", 0, readSync(descriptor, buffer));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      await sleep(10);
    }
  }
}

/**
 * Node sets the standard streams of its children to block, but not the others. The shell redirects one to a standard
 * stream.
 */
function spawnWithThird(redirection: string, stdio: StdioOptions): ChildProcess {
  return spawn("sh", ["-c", `exec "${process.execPath}" "${MAIN}" resolve x:/ ${redirection}`], { stdio });
}
