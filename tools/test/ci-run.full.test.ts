// Runs .ci/run with stand-ins for its programs: what it starts, on which Node, and what its last line counts.

import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../workspace.mjs";

/**
 * What each command leaves, by the version of Node that runs it: counts of tests, or nothing, as one that does not come
 * to its end.
 */
type Plan = Readonly<Record<string, readonly [passed: number, failed: number]>>;

const GREEN: Plan = { "20 test": [100, 0], "20 run test:full": [10, 0], "26 test": [99, 0] };

// Stands in for npx: notes what it is asked for, and leaves the counts that tools/test.mjs would.
const NPX = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
const [major] = process.versions.node.split(".");
const command = process.argv.slice(4).join(" ");
appendFileSync("log", major + " " + command + "\\n");
const plan = JSON.parse(process.env.PLAN);
if (command.startsWith("exec node lab/proof/runtimes/nodes.mjs")) {
  if (process.env.OTHER === undefined) process.exit(1);
  console.log(process.env.OTHER);
} else if (command.startsWith("install")) process.exitCode = Number(process.env.INSTALL ?? 0);
else {
  const counts = plan[major + " " + command];
  if (counts === undefined) process.exit(1);
  mkdirSync(".tests", { recursive: true });
  const name = command === "test" ? "test" : "full";
  writeFileSync(".tests/" + name + "-node-" + major + ".json", JSON.stringify({ passed: counts[0], failed: counts[1], skipped: 0 }));
  process.exitCode = counts[1] === 0 ? 0 : 1;
}
`;

let folder = "";
const write = (path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
  chmodSync(join(folder, path), 0o755);
};

/** A program that says it is this version of Node. */
function addNode(bin: string, version: string): void {
  mkdirSync(join(folder, bin), { recursive: true });
  const versions = `{ value: { ...process.versions, node: "${version}" } }`;
  write(`${bin}/version.cjs`, `Object.defineProperty(process, "versions", ${versions});\n`);
  write(`${bin}/node`, `#!/bin/sh\nexec "${process.execPath}" --require "${join(folder, bin, "version.cjs")}" "$@"\n`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-ci-run-"));
  const modules = ["test", "arguments", "counts", "turbo", "workspace"];
  for (const path of [".ci/run", ...modules.map((name) => `tools/${name}.mjs`)])
    cpSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, "bin"));
  write("npx.mjs", NPX);
  write("bin/npx", `#!/bin/sh\nexec node "${join(folder, "npx.mjs")}" "$@"\n`);
  write("bin/chromium", "#!/bin/sh\n");
  addNode("node-26/bin", "26.10.0");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(version: string, plan: Plan, more: NodeJS.ProcessEnv = {}) {
  addNode("node", version);
  const { STD66_NODES: _, ...env } = process.env;
  const PATH = [join(folder, "node"), join(folder, "bin"), env["PATH"]].join(delimiter);
  const OTHER = join(folder, "node-26/bin/node");
  const { status, stdout } = spawnSync(join(folder, ".ci/run"), [], {
    env: { ...env, PATH, PLAN: JSON.stringify(plan), OTHER, ...more },
    encoding: "utf8",
  });
  const log = join(folder, "log");
  const commands = existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n") : [];
  return { status, commands, last: stdout.trimEnd().split("\n").at(-1) };
}

const OWN = (major: number): string[] => [
  `${major} install --frozen-lockfile`,
  `${major} test`,
  `${major} run test:full`,
];
const BOTH = [...OWN(20), "20 exec node lab/proof/runtimes/nodes.mjs 26", "26 test"];

test("started on Node 20, it tests on Node 26 as well, and the last line is the sum of all", () => {
  expect(run("20.19.0", GREEN)).toEqual({ status: 0, commands: BOTH, last: "tests: 209 passed, 0 failed" });
});

test.each([20, 22, 24, 26])("where each version has a job of its own, it tests on Node %i alone", (major) => {
  const plan = { [`${major} test`]: [100, 0], [`${major} run test:full`]: [10, 0] } as const;
  expect(run(`${major}.1.0`, plan, { STD66_NODES: "own" })).toEqual({
    status: 0,
    commands: OWN(major),
    last: "tests: 110 passed, 0 failed",
  });
});

test.each([22, 24, 26])("started on Node %i, it tests on that one alone", (major) => {
  const plan = { [`${major} test`]: [100, 0], [`${major} run test:full`]: [10, 0] } as const;
  expect(run(`${major}.1.0`, plan)).toMatchObject({ status: 0, commands: OWN(major) });
});

test("a test that fails on Node 26 alone fails the run", () => {
  expect(run("20.19.0", { ...GREEN, "26 test": [97, 2] })).toMatchObject({
    status: 1,
    last: "tests: 207 passed, 2 failed",
  });
});

test.each([
  ["20 test", "tests: 109 passed, 1 failed"],
  ["20 run test:full", "tests: 199 passed, 1 failed"],
  ["26 test", "tests: 110 passed, 1 failed"],
])("a run that leaves no counts is a failure, and the others still run: %s", (missing, last) => {
  const { [missing]: _, ...plan } = GREEN;
  expect(run("20.19.0", plan)).toEqual({ status: 1, commands: BOTH, last });
});

test("Node 26 that cannot be installed is a failure, whatever an earlier run has left", () => {
  mkdirSync(join(folder, ".tests"));
  write(".tests/test-node-26.json", JSON.stringify({ passed: 99, failed: 0, skipped: 0 }));
  expect(run("20.19.0", GREEN, { OTHER: undefined })).toEqual({
    status: 1,
    commands: BOTH.slice(0, -1),
    last: "tests: 110 passed, 1 failed",
  });
});

test("a program that is not Node 26 is a failure", () => {
  addNode("another", "20.19.0");
  expect(run("20.19.0", GREEN, { OTHER: join(folder, "another/node") })).toMatchObject({
    status: 1,
    last: "tests: 110 passed, 1 failed",
  });
});

test("without an install, nothing is tested", () => {
  expect(run("20.19.0", GREEN, { INSTALL: "1" })).toMatchObject({ status: 1, commands: OWN(20).slice(0, 1) });
});

test("an unknown value of the variable is wrong usage", () => {
  expect(run("20.19.0", GREEN, { STD66_NODES: "Own" })).toMatchObject({ status: 2, commands: [] });
});
