/** The command among other programs: pipes that close, that are slow, that do not block, and files that are none. */
import { type ChildProcess, type StdioOptions, execFileSync, spawn } from "node:child_process";
import { constants, closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN, shell, std66 } from "./run.ts";

const COUNT = 50_000;
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-streams-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a pipe that is closed", () => {
  const valid = "http://example.com/a/b/c\n".repeat(COUNT);

  it("is no error", async () => {
    const ended = await shell('{ std66 parse --json; echo "status $?" >&2; } | head -n 1', { stdin: valid });
    expect(ended.stderr).toBe("status 0\n");
    expect(ended.stdout).toMatch(/^\{"input":"http:[^\n]*\}\n$/u);
  });

  it("leaves the status that it would have been", async () => {
    const ended = await shell('{ std66 resolve x:/ 2>/dev/null; echo "status $?" >&2; } | head -n 1', {
      stdin: `a b\n${valid}`,
    });
    expect(ended).toEqual({ stdout: "\n", stderr: "status 1\n", status: 0 });
  });

  it("is none either where it has the diagnostics too", async () => {
    const ended = await shell('{ std66 check 2>&1; echo "status $?" >&2; } | head -n 1', {
      stdin: "|\n".repeat(COUNT),
    });
    expect(ended).toMatchObject({ stdout: expect.stringMatching(/^error\[pchar\]/u) as string, stderr: "status 1\n" });
  });

  it("is none where it is a socket, either", async () => {
    const { stderr, status } = await std66(["parse", "--json"], { stdin: valid, closes: true });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("for the diagnostics alone does not keep the answers back", async () => {
    const child = spawn(process.execPath, [MAIN, "resolve", "x:/"]);
    child.stderr.destroy();
    child.stdin.end("a b\nc\n".repeat(COUNT / 5));
    let lines = 0;
    child.stdout.on("data", (chunk: Buffer) => (lines += chunk.toString().split("\n").length - 1));
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ lines, status }).toEqual({ lines: (2 * COUNT) / 5, status: 1 });
  });
});

describe("a pipe that stays open", () => {
  it("has the answer to a line before the next line comes", async () => {
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

/** Each command, with a line to which it has an answer and says yes. */
const COMMANDS = [
  ["parse", "a"],
  ["check", "a"],
  ["resolve x:/", "a"],
  ["relativize x:/", "x:/a"],
  ["normalize", "a"],
  ["compare", "a\ta"],
  ["legacy --dialects rfc2396,rfc3986 http://a/ -", "b"],
  ["legacy -", "http://a/b"],
] as const;

describe.skipIf(process.platform === "win32").concurrent.each(COMMANDS)("std66 %s", (command, line) => {
  const NOT_UTF_8 = Buffer.from([0xff, 0x0a]);
  const refused = command === "compare" ? 2 : 1;

  it("says nothing where nobody reads", async () => {
    for (const reader of ["head -n 1", "true"]) {
      const ended = await shell(`{ std66 ${command}; echo "status $?" >&2; } | ${reader} > /dev/null`, {
        stdin: `${line}\n`.repeat(COUNT / 10),
      });
      expect(ended).toEqual({ stdout: "", stderr: "status 0\n", status: 0 });
    }
  });

  it("takes a stream that is closed from the start for an empty one, or for one that nobody reads", async () => {
    const quiet = { stdout: "", stderr: "" };
    expect(await shell(`std66 ${command} <&-`)).toEqual({ ...quiet, status: 0 });
    expect(await shell(`std66 ${command} >&-`, { stdin: line })).toEqual({ ...quiet, status: 0 });
    expect(await shell(`std66 ${command} >&-`, { stdin: NOT_UTF_8 })).toMatchObject({ stdout: "", status: refused });
    expect(await shell(`std66 ${command} 2>&-`, { stdin: NOT_UTF_8 })).toMatchObject({ stderr: "", status: refused });
    expect(await shell(`std66 ${command} <&- >&- 2>&-`)).toEqual({ ...quiet, status: 0 });
  });

  it("cannot read a directory, and says so in a line", async () => {
    const stderr = "error: cannot read the standard input: it is a directory\n";
    expect(await shell(`std66 ${command} < .`)).toEqual({ stdout: "", stderr, status: 2 });
    expect(await shell(`std66 ${command} --json < .`)).toEqual({ stdout: "", stderr, status: 2 });
  });
});

// Where there is no mkfifo, programs do not set each other's pipes to non-blocking.
describe.skipIf(process.platform === "win32")("a pipe that does not block", () => {
  it("is read from as one that does: EAGAIN is not the end", async () => {
    const path = fifo("in");
    const input = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY);
    const child = spawnWithThird("0<&3", ["pipe", "pipe", "pipe", input]);
    closeSync(input);
    let stdout = "";
    child.stdout!.on("data", (chunk: Buffer) => (stdout += String(chunk)));
    writeFileSync(writer, "a\n");
    // With the answer there, it asks for more, and there is nothing yet.
    await new Promise((resolve) => child.stdout!.once("data", resolve));
    await sleep(50);
    writeFileSync(writer, "b");
    await sleep(50);
    writeFileSync(writer, "c\n");
    closeSync(writer);
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ stdout, status }).toEqual({ stdout: "x:/a\nx:/bc\n", status: 0 });
  });

  it("is written to as one that does: what it does not take yet waits", async () => {
    const path = fifo("out");
    const output = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const child = spawnWithThird("1>&3", ["pipe", "pipe", "pipe", output]);
    child.stdin!.write("b\n");
    expect(await firstOf(output)).toBe("x:/b\n");
    child.stdin!.end("a\n".repeat(COUNT));
    // It runs, so that by now the pipe is full. What reads it next does so slowly enough to have it full again.
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

describe("more than is written at once", () => {
  // Each line twice as long as a piece is; the second begins in the middle of what would be a character in the first.
  const lines = ["🦀".repeat(COUNT), `a${"🦀".repeat(COUNT)}`];

  it("is cut between characters, not within", async () => {
    const { stdout } = await std66(["check", "--json"], { stdin: lines.join("\n") });
    const inputs = stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { readonly input: string }).input);
    expect(inputs.map((input, index) => input === lines[index])).toEqual([true, true]);
  });

  it("has room for characters of three octets", async () => {
    // Of 90,000 characters, in a piece by itself: two octets each would fit where three do not.
    const text = "例".repeat(90_000);
    const { stdout } = await std66(["check", "--json"], { stdin: text });
    expect((JSON.parse(stdout) as { readonly input: string }).input === text).toBe(true);
  });
});

describe("both streams in one place", () => {
  it("have the diagnostic of a line after the answers to the lines before it", async () => {
    const { stdout } = await shell("std66 resolve x:/ 2>&1", { stdin: "a\nb c\nd\n" });
    expect(stdout.split("\n").filter((line) => /^x:|^error|^$/u.test(line))).toEqual([
      "x:/a",
      "",
      "error[pchar]: a space is not allowed in the path",
      "x:/d",
      "",
    ]);
  });

  it("have it so in a file too", async () => {
    const file = join(folder, "both.txt");
    await shell(`std66 resolve x:/ > '${file}' 2>&1`, { stdin: `${"a\n".repeat(COUNT)}|\n${"b\n".repeat(COUNT)}` });
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.indexOf("error[pchar]: `|` is not allowed in the path")).toBe(COUNT + 1);
    expect(lines.filter((line) => line.startsWith("x:/"))).toHaveLength(2 * COUNT);
  });
});

describe.skipIf(process.platform === "win32")("what cannot be read or written", () => {
  it("is a directory as the standard input", async () => {
    expect(await shell("std66 check < .")).toEqual({
      stdout: "",
      stderr: "error: cannot read the standard input: it is a directory\n",
      status: 2,
    });
  });

  it.skipIf(process.platform !== "linux")("is a disk that is full", async () => {
    expect(await shell("std66 parse a > /dev/full")).toEqual({
      stdout: "",
      stderr: "error: cannot write the output: no space left on device (ENOSPC)\n",
      status: 2,
    });
  });

  it("is not a stream that is closed from the start", async () => {
    expect(await shell("std66 check <&-")).toEqual({ stdout: "", stderr: "", status: 0 });
    expect(await shell("std66 check '|' 2>&-")).toEqual({ stdout: "", stderr: "", status: 1 });
    expect(await shell("std66 parse a >&-")).toEqual({ stdout: "", stderr: "", status: 0 });
  });
});

it("help is cut short by a closed pipe without a word", async () => {
  expect(await std66(["--help"])).toMatchObject({ status: 0 });
  const ended = await shell('{ sleep 0.2; std66 --help; echo "status $?" >&2; } | true');
  expect(ended).toEqual({ stdout: "", stderr: "status 0\n", status: 0 });
});

function fifo(name: string): string {
  const path = join(folder, name);
  execFileSync("sh", ["-c", `mkfifo "${path}"`]);
  return path;
}

/** What is there first in a pipe that does not block. */
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

/** Node sets the standard streams of its children to block, but not the others: the shell puts one in their place. */
function spawnWithThird(redirection: string, stdio: StdioOptions): ChildProcess {
  return spawn("sh", ["-c", `exec "${process.execPath}" "${MAIN}" resolve x:/ ${redirection}`], { stdio });
}
