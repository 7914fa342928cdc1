// The runner with adapters that wait, flood, or have to be started again and again. `runner.test.ts` has the others.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../runner/questions.mjs";
import { adapter, asked, runner } from "./run-runner.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-vectors-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// Each is asked all rows: one bad answer costs one row.
test.concurrent.each([
  ["slow", /^std66-vectors: resolve res-003: the adapter did not answer in time\n$/u],
  ["signal", /^std66-vectors: resolve res-003: the adapter was ended by SIGSEGV\n$/u],
  ["floods", /^std66-vectors: resolve res-003: the adapter floods its output\n$/u],
  [
    "floods lines",
    /: the adapter printed a line that is not a message; .*\n.*: resolve res-003: the adapter floods its output\n$/u,
  ],
])("an adapter that is %s: a clear line, one row missed, and the run goes on", async (behaviour, line) => {
  const { status, stdout, stderr } = await asked(behaviour, "--timeout", behaviour === "slow" ? "1" : "30");
  expect(stderr).toMatch(line);
  const [, missed = ""] = /, 0 by choice, (\d+) missed\n$/u.exec(stdout) ?? [];
  expect({ status, missed }).toEqual({ status: 1, missed: "1" });
  expect(stdout).toContain("resolve res-003: ");
});

test.concurrent.each([["goes on", /^std66-vectors: stop: the adapter goes on, and was ended\n$/u]])(
  "an adapter with %s: a clear line, and no row missed",
  async (behaviour, line) => {
    const { status, stdout, stderr } = await asked(behaviour, "--timeout", behaviour === "goes on" ? "1" : "30");
    expect(stderr).toMatch(line);
    expect(stdout).toContain("318 right, 0 by choice, 0 missed");
    expect(status).toBe(0);
  },
);

test.concurrent.each([
  ["hangs", "did not answer in time"],
  ["always dies", "ended with status 1"],
])("an adapter that %s at every question is started four times; then the status is 2", async (behaviour, what) => {
  const [json, junit] = [join(folder, `${behaviour}.json`), join(folder, `${behaviour}.xml`)];
  const { status, stdout, stderr } = await asked(behaviour, "--timeout", "0.5", "--json", json, "--junit", junit);
  const lines = ["res-001", "res-002", "res-003", "res-004"].map((row) => `resolve ${row}: the adapter ${what}`);
  expect(stderr.replaceAll("std66-vectors: ", "").trimEnd().split("\n")).toEqual([
    ...lines,
    "the adapter was started 4 times, and is not started again",
  ]);
  expect(status).toBe(2);
  expect(stdout).toMatch(/\n4 rows, and the others were not asked: 0 right, 0 by choice, 4 missed\n$/u);
  const { stopped, results } = JSON.parse(readFileSync(json, "utf8"));
  expect(stopped).toBe("the adapter was started 4 times, and is not started again");
  expect(results.map(({ row, outcome }: { row: string; outcome: string }) => [row, outcome])).toEqual(
    ["res-001", "res-002", "res-003", "res-004"].map((row) => [row, "no answer"]),
  );
  expect(readFileSync(junit, "utf8").match(/<failure/gu)).toHaveLength(4);
});

test.concurrent("a restart at a known failure does not count", async () => {
  const rowsThatCrash = ["res-001", "res-002", "res-003"].map((row) => `resolve ${row}\n`);
  const known = skipFile("crashes", `# it crashes\n${rowsThatCrash.join("# it crashes\n")}`);
  const { status, stderr } = await asked("always dies", "--skip", known);
  expect(stderr.match(/the adapter ended with status 1/gu)).toHaveLength(3 + 4);
  expect(stderr).toContain("resolve res-007: the adapter ended");
  expect(stderr).toMatch(/the adapter was started 7 times, and is not started again\n$/u);
  expect(status).toBe(2);
});

test.concurrent.for([
  ["2", 0],
  ["0.2", 2],
] as const)("an adapter that starts after three seconds, with --timeout %s: status %i", async ([seconds, status]) => {
  const program = `setTimeout(() => import(${JSON.stringify(pathToFileURL(adapter).href)}), 3000);`;
  const args = ["run", "--only", "removeDotSegments", "--timeout", seconds, "--", process.execPath, "-e", program];
  expect((await runner([...args, "good"])).status).toBe(status);
});

test.concurrent("a claim of a name that no version has is a typo: a clear line, and the run is not green", async () => {
  const line = "isURI: claimed, but there is no such operation; PROTOCOL.md has the names";
  const alone = await runner(["run", "--", process.execPath, adapter, "typo"]);
  expect(alone).toEqual({
    status: 2,
    stdout: "",
    stderr:
      "std66-vectors: the rows claims no operation that has rows: isURI; there are " +
      `${Object.keys(operations).join(", ")}\n`,
  });
  const others = await runner(["run", "--", process.execPath, adapter, "typo among others"]);
  expect(others.stdout).toContain(`\n${line}\n`);
  expect(others.status).toBe(1);
  const without = await runner(["run", "--", process.execPath, adapter, "without rows"]);
  expect(without).toMatchObject({ status: 2, stdout: "" });
  expect(without.stderr).toContain("the rows claims no operation that has rows: matchTemplate; ");
});

function skipFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
