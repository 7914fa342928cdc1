/** The command as an executable with Node in it, where no Node is on the path. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run, std66 } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "std66-executable-test-"));
const program = join(folder, "std66");
const env = { PATH: folder };

const build = fileURLToPath(new URL("../one-file.mjs", import.meta.url));

beforeAll(async () => {
  await run(process.execPath, [build, "--executable", folder]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["normalize --errors --chunk-header --exit-zero", "3\nHTTP://A/%7e\n%\n\\N\n0\n1\nb\n"],
  ["check -- --tsv", ""],
  ["extract --as html", "<a href=b>"],
  ["extract --as markdown", "[a](b)"],
  ["audit --readers", "http://a@b\n"],
  ["--version", ""],
  ["normalize --chunk-header", "2\na\n"],
])("answers std66 %s as the command does", async (line, stdin) => {
  expect(await run(program, line.split(" "), { stdin, env })).toEqual(await std66(line.split(" "), { stdin }));
});

it("one file is written to a folder that need not exist", async () => {
  const written = await run(process.execPath, [build, join(folder, "new/one")]);
  expect(written).toEqual({ stdout: "", stderr: "", status: 0 });
  expect(existsSync(join(folder, "new/one/std66.mjs"))).toBe(true);
});

it.each([[[]], [["a", "b"]], [["--no-such-option"]]])("the builder says how it is used: %j", async (args) => {
  expect(await run(process.execPath, [build, ...args])).toEqual({
    stdout: "",
    stderr: "usage: run one-file [--executable] FOLDER\n",
    status: 2,
  });
});

it("the builder answers --help, and writes nothing", async () => {
  const said = await run(process.execPath, [build, "--help", join(folder, "help")]);
  expect(said).toMatchObject({ stderr: "", status: 0 });
  expect(said.stdout).toMatch(/^usage: run one-file \[--executable\] FOLDER\n/u);
  expect(existsSync(join(folder, "help"))).toBe(false);
});
