/** Ctrl-C in the middle of a long file, and while the command waits. */
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN } from "./run.ts";

let folder = "";
const COUNT = 2_000_000;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-interruption-"));
  writeFileSync(join(folder, "links.txt"), "http://example.com/\n".repeat(COUNT));
  mkdirSync(join(folder, "documents"));
  for (const name of ["a.txt", "b.txt"])
    writeFileSync(join(folder, "documents", name), "see http://a/ \n".repeat(COUNT / 2));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// Windows has no signals.
it.skipIf(process.platform === "win32")("a run that waits for more input is interrupted at once", async () => {
  const child = spawn(process.execPath, [MAIN, "parse", "--json"]);
  child.stdin.write("a\n");
  // After its answer, the command waits.
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGINT");
  const patience = setTimeout(() => child.stdin.end(), 50_000);
  const signal = await new Promise((resolve) => child.on("close", (_status, name) => resolve(name)));
  clearTimeout(patience);
  expect(signal).toBe("SIGINT");
});

describe.skipIf(process.platform === "win32").each([["standard input"], ["-f"]])("an interrupted run, %s", (from) => {
  it("prints what was answered, says how much that is, and has status 130", async () => {
    const input = openSync(join(folder, "links.txt"), "r");
    const args = from === "-f" ? ["-f", join(folder, "links.txt")] : [];
    const child = spawn(process.execPath, [MAIN, "parse", "--json", ...args], { stdio: [input, "pipe", "pipe"] });
    closeSync(input);
    let stdout = "";
    let stderr = "";
    child.stdout!.on("data", (chunk: Buffer) => (stdout += String(chunk)));
    child.stderr!.on("data", (chunk: Buffer) => (stderr += String(chunk)));
    child.stdout!.once("data", () => child.kill("SIGINT"));
    const status = await new Promise((resolve) => child.on("close", resolve));
    const lines = stdout.split("\n");
    expect({ status, rest: lines.pop() }).toEqual({ status: 130, rest: "" });
    expect(lines.length).toBeLessThan(COUNT);
    expect(new Set(lines.map((line) => JSON.parse(line) as unknown).map((record) => JSON.stringify(record))).size).toBe(
      1,
    );
    expect(stderr).toBe(`interrupted after ${lines.length.toLocaleString("en")} inputs\n`);
  });
});

/** How a command in the folder ends that is interrupted after its first answers. */
async function interrupted(args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk: Buffer) => (stderr += String(chunk)));
  child.stdout.once("data", () => child.kill("SIGINT"));
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { stdout, stderr, status };
}

describe.skipIf(process.platform === "win32")("an interruption of", () => {
  it.each([
    ["normalize --tsv -f links.txt", "inputs"],
    ["redact links.txt", "inputs"],
    ["redact --json links.txt", "inputs; --json, with its line numbers, needs all of them in one run"],
  ])("%s counts the lines that were answered", async (line, rest) => {
    const { stdout, stderr, status } = await interrupted(line.split(" "));
    const count = stdout.split("\n").length - 1;
    expect(stdout.at(-1)).toBe("\n");
    expect(count).toBeLessThan(COUNT);
    expect({ stderr, status }).toEqual({
      stderr: `interrupted after ${count.toLocaleString("en")} ${rest}\n`,
      status: 130,
    });
  });

  it("what cannot go on says so", async () => {
    const { stdout, stderr, status } = await interrupted(["normalize", "--unique", "-f", "links.txt"]);
    expect(stderr).toMatch(/^interrupted after [\d,]+ inputs; --unique needs all of them in one run\n$/u);
    expect({ stdout, status }).toEqual({ stdout: "http://example.com/\n", status: 130 });
  });

  it("a document counts the files before it", async () => {
    const { stderr, status } = await interrupted(["extract", "--recursive", "documents"]);
    expect({ stderr, status }).toEqual({ stderr: "interrupted after 0 files\n", status: 130 });
  });
});
