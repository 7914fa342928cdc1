// What the command line of the runner accepts: each form at its limit, and what a signal ends.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adapter, main, program, runner, scripted } from "./run-runner.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};
const FORMS = "run [OPTION]... -- COMMAND [ARGUMENT]..., or export json-schema FOLDER";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-forms-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.concurrent.each([
  [[]],
  [["--"]],
  [["run"]],
  [["run", "--"]],
  [["run", "x"]],
  [["run", "more", "--", "x"]],
  [["Run", "--", "x"]],
  [["--", "run", "x"]],
  [["export"]],
  [["export", "json-schema"]],
  [["export", "json", "OUT"]],
  [["exports", "json-schema", "OUT"]],
  [["export", "json-schema", "OUT", "more"]],
  [["export", "json-schema", "OUT", "--only", "isUri"]],
  [["export", "json-schema", "--json=report", "OUT"]],
  [["export", "json-schema", "OUT", "--"]],
  [["export", "json-schema", "OUT", "--", "x"]],
])("%j is no form of the command: status 2, and nothing is written", async (words) => {
  const out = join(folder, `out-${words.join("-")}`);
  const args = words.map((word) => (word === "OUT" ? out : word));
  expect(await runner(args)).toEqual({
    status: 2,
    stdout: "",
    stderr: `std66-vectors: expected: ${FORMS}; see --help\n`,
  });
  expect(existsSync(out)).toBe(false);
});

test.concurrent.each([
  [
    "--help",
    ["-h"],
    ["run", "--help"],
    ["--version", "--help"],
    ["--help", "--", "x"],
    ["export", "json-schema", "x", "-h"],
  ],
])("%s, in every form: the whole page, which names each option", async (first, ...others) => {
  const { status, stdout, stderr } = await runner([first]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.match(/ --[a-z]+/gu)).toEqual(
    ["only", "skip", "json", "junit", "timeout", "help", "version"].map((name) => ` --${name}`),
  );
  for (const args of others) expect(await runner(args)).toEqual({ status, stdout, stderr });
});

test.concurrent("--version, with and without a form: that of the package", async () => {
  for (const args of [["--version"], ["run", "--version", "--", "x"]])
    expect(await runner(args)).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

const runnerOnly = (...operations: string[]) =>
  runner(["run", ...operations.flatMap((name) => ["--only", name]), "--", process.execPath, adapter, "only isUri"]);

test.concurrent("--only is repeated; each is an operation, that the adapter claims", async () => {
  expect(await runnerOnly("toString", "isUri")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(
      /^std66-vectors: --only: no operation `toString`; there are isUri, isUriReference, /u,
    ),
  });
  expect(await runnerOnly("isUri", "resolve", "toIri")).toEqual({
    status: 2,
    stdout: "",
    stderr: "std66-vectors: the rows does not claim resolve, toIri\n",
  });
  const { status, stdout } = await runnerOnly("isUri");
  expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({
    status: 0,
    last: "247 rows: 247 right, 0 by choice, 0 missed",
  });
});

test.concurrent.each(["--json", "--junit"])("a file of %s that cannot be written: status 2", async (option) => {
  const file = join(folder, "not there", "report");
  const args = ["run", "--only", "removeDotSegments", option, file, "--", process.execPath, adapter];
  const { status, stderr } = await runner(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^std66-vectors: ENOENT: [^\n]*\n$/u);
});

test.concurrent.each([
  [0, ["--version"]],
  [1, ["run", "--only", "resolve", "--", process.execPath, adapter, "wrong"]],
  [2, ["run", "--only", "Resolve", "--only", "resolve", "--", process.execPath, adapter]],
] as const)("the program prints what its command does, and has its status: %i", async (status, args) => {
  const ended = await program(args);
  expect(ended.status).toBe(status);
  expect(ended).toEqual(await runner(args));
});

test.concurrent.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends the adapter too, and the status is %i", async (signal, status) => {
  const [steps, socket] = [join(folder, `${signal}.json`), join(folder, signal)];
  const start = { implementation: "a", language: "b", version: "1", operations: ["isUri"] };
  writeFileSync(steps, JSON.stringify([`${JSON.stringify(start)}\n`, { socket }]));
  const child = spawn(process.execPath, [main, "run", "--", process.execPath, scripted, steps], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await new Promise<void>((resolve) => {
    const server = createServer((connection) => {
      child.kill(signal);
      server.close();
      connection.on("error", () => {}).on("close", () => resolve());
      connection.resume();
    }).listen(socket);
  });
  expect(await ended).toBe(status);
});
