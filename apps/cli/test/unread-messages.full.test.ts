/** The answers go on while standard error is not read. */
import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN, run } from "./run.ts";

const COUNT = 200_000;
const BAD = "a b\n".repeat(COUNT);
/** A diagnostic of each line, in one line, takes more than 60 octets. */
const LEAST = 60 * COUNT;
let folder = "";

/** Arguments that make Node run a module first. */
const after = (source: string): readonly string[] => ["--import", `data:text/javascript,${encodeURIComponent(source)}`];

/** A clock that stands still: a reader is waited for without limit, however busy the machine is. */
const STILL = "Date.now = () => 0;";

/** A clock that stands still only once the answers have been closed. Before that, no reader is waited for. */
const STILL_AT_END = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  let now = 0;
  Date.now = () => (now += 1000);
  const { closeSync } = fs;
  fs.closeSync = (descriptor) => {
    closeSync(descriptor);
    if (descriptor === 1) Date.now = () => 0;
  };
  syncBuiltinESMExports();`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-unread-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Counts the lines that a process answers. */
function linesOf(child: ReturnType<typeof spawn>): Promise<{ readonly lines: number; readonly status: unknown }> {
  let lines = 0;
  child.stdout!.on("data", (chunk: Buffer) => (lines += chunk.toString("latin1").split("\n").length - 1));
  const exited = new Promise((resolve) => child.on("exit", resolve));
  const ended = new Promise((resolve) => child.stdout!.on("end", resolve));
  return Promise.all([exited, ended]).then(([status]) => ({ lines, status }));
}

describe.skipIf(process.platform === "win32")("standard error that is never read", () => {
  it("as a socket: all answers come, and the command ends", async () => {
    const child = spawn(process.execPath, [MAIN, "resolve", "--diagnostics", "compact", "x:/"]);
    child.stdin.end(BAD);
    expect(await linesOf(child)).toEqual({ lines: COUNT, status: 1 });
    child.stderr.destroy();
  });

  it.skipIf(process.platform !== "linux")("as a pipe: all answers come, in bounded memory", async () => {
    const path = join(folder, "never");
    execFileSync("mkfifo", [path]);
    const pipe = openSync(path, constants.O_RDWR);
    const file = join(folder, "memory");
    const measure = `import fs from "node:fs";
      process.on("exit", () => fs.writeFileSync("${file}", String(process.resourceUsage().maxRSS)));`;
    const child = spawn(process.execPath, [...after(measure), MAIN, "normalize", "--diagnostics", "compact"], {
      stdio: ["pipe", "pipe", pipe],
    });
    child.stdin!.end(BAD.repeat(8));
    expect(await linesOf(child)).toEqual({ lines: 8 * COUNT, status: 1 });
    // The diagnostics of all lines take 100 MB.
    expect(Number(readFileSync(file, "utf8"))).toBeLessThan(150_000);
    closeSync(pipe);
  });

  it.skipIf(process.platform !== "linux")(
    "what comes after a reader begins to read says how much was left out",
    async () => {
      const path = join(folder, "late");
      execFileSync("mkfifo", [path]);
      const pipe = openSync(path, constants.O_RDWR);
      const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      const child = spawn(process.execPath, [...after(STILL_AT_END), MAIN, "normalize", "--diagnostics", "compact"], {
        stdio: ["pipe", "pipe", pipe],
      });
      child.stdin!.end(BAD);
      const exited = new Promise((resolve) => child.on("exit", resolve));
      // All answers have been read before the first diagnostic is.
      child.stdout!.resume();
      await new Promise((resolve) => child.stdout!.on("end", resolve));
      const text = await readUntil(reader, exited);
      const [, number = ""] =
        /^note: ([\d,]+) messages are left out, because standard error was not read$/mu.exec(text) ?? [];
      const diagnostics =
        text.match(/^<stdin>:\d+:\d+: error\[pchar\] a space is not allowed in the path$/gmu)?.length ?? 0;
      expect(diagnostics).toBeGreaterThan(1_000_000 / 100);
      expect(text.length).toBeLessThan(1_500_000);
      expect(diagnostics + Number(number.replaceAll(",", ""))).toBe(COUNT);
      closeSync(pipe);
      closeSync(reader);
    },
  );
});

describe("standard error that is read", () => {
  it("has each diagnostic, however fast the answers come", async () => {
    const { stdout, stderr } = await run(
      process.execPath,
      [...after(STILL), MAIN, "resolve", "--diagnostics", "compact", "x:/"],
      { stdin: BAD },
    );
    expect(stdout).toBe("\n".repeat(COUNT));
    expect(stderr.match(/^<stdin>:\d+:\d+: error\[pchar\]/gmu)).toHaveLength(COUNT);
    expect(stderr.length).toBeGreaterThan(LEAST);
  });
});

/** What is in a non-blocking pipe until a process has ended. */
async function readUntil(descriptor: number, ended: Promise<unknown>): Promise<string> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  const buffer = Buffer.alloc(65_536);
  let text = "";
  for (;;) {
    const wasOver = isOver;
    try {
      text += buffer.toString("latin1", 0, readSync(descriptor, buffer));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      if (wasOver) return text;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}
