/** Inputs from files, where a shell or the system takes part: `file-inputs.test.ts` has the others. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN, shellLine, taking } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-files-"));
  writeFileSync(join(folder, "b.txt"), "?y\r\n");
  writeFileSync(join(folder, "utf-16.txt"), Buffer.from("\uFEFFhttp://a/\n", "utf16le"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent("a file", () => {
  it("in UTF-16 on standard input is refused by a message that names the encoding", async () => {
    expect(await inFolder("std66 check < utf-16.txt")).toEqual({
      stdout: "",
      stderr:
        "error: cannot read standard input: it is UTF-16; save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8\n",
      status: 2,
    });
  });

  it.skipIf(process.platform !== "linux")("whose answers go to a full disk ends the run with the reason", async () => {
    const { stderr, status } = await inFolder("std66 normalize -f b.txt > /dev/full");
    expect({ stderr, status }).toEqual({
      stderr: "error: cannot write output: no space left on device (ENOSPC)\n",
      status: 2,
    });
  });

  it("that grows while it is read is read to its new end", async () => {
    const line = "printf 'a\\n' > grows; { printf 'b\\n' >> grows; printf 'c\\n'; } | std66 normalize -f - -f grows";
    expect(await inFolder(line)).toEqual({ stdout: "c\na\nb\n", stderr: "", status: 0 });
  });

  it.each(["check", "audit"])(
    "whose name is an input is refused by %s as it is started, not by its sources alone",
    async (command) => {
      const child = spawn(process.execPath, [MAIN, command, "b.txt"], { cwd: folder });
      let stderr = "";
      child.stderr.on("data", (chunk: Buffer) => (stderr += String(chunk)));
      expect(await new Promise((resolve) => child.on("close", resolve))).toBe(2);
      expect(stderr).toBe(
        `error: b.txt is the name of a file; write -f b.txt to read the inputs in it, or ./b.txt for the reference\n(run \`std66 ${command} --help\` for usage)\n`,
      );
    },
  );
});

it("a command that waits for typed input says so before it waits", async () => {
  const child = spawn(process.execPath, [...taking([0, 2]), MAIN, "check"]);
  const first = await new Promise((resolve) => child.stderr.once("data", (chunk: Buffer) => resolve(String(chunk))));
  expect(first).toMatch(/^note: reading standard input/u);
  child.stdin.end();
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
});
