/** The command as an executable with Node in it, where no Node is on the path. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run, std66 } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "std66-executable-test-"));
const program = join(folder, "std66");
const env = { PATH: folder };

beforeAll(async () => {
  const build = fileURLToPath(new URL("../one-file.mjs", import.meta.url));
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
