// The tables of runs: each starts something that is there, and each folder is started.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";
import { runs as ofField } from "../field/runs.mjs";
import { runs as ofProof } from "../proof/runs.mjs";

const rooms = [
  ["proof", ofProof],
  ["field", ofField],
] as const;

const start = (room: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, "lab", room, "main.mjs"), ...args], { encoding: "utf8" });

test.for(rooms)("each run of %s has one program, or trials in the tests of a package", ([room, runs]) => {
  const faults = runs.filter(({ program, trials }) => {
    const [folder = "", entry = ""] = trials ?? [];
    const ofPackage = workspacePackages().find((one) => one.folder.endsWith(`/${folder}`));
    const paths = [
      ...(program === undefined ? [] : [join(root, "lab", room, program)]),
      ...(trials === undefined ? [] : [join(ofPackage?.folder ?? "none", entry)]),
    ];
    return paths.length !== 1 || !paths.every(existsSync);
  });
  expect(faults).toEqual([]);
});

test.for(rooms)("each folder of %s is started by a run, and has a README", ([room, runs]) => {
  const folders = readdirSync(join(root, "lab", room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const started = new Set(runs.flatMap(({ program }) => program?.split("/")[0] ?? []));
  expect(new Set(folders.map(({ name }) => name))).toEqual(started);
  expect(folders.filter(({ name }) => !existsSync(join(root, "lab", room, name, "README.md")))).toEqual([]);
});

test.for(rooms)("each name of %s is one or two words, and no two runs have the same", ([, runs]) => {
  const names = runs.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z-]+(?: [a-z-]+)?$/u.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("a run builds packages that exist", () => {
  const known = workspacePackages().map(({ manifest }) => manifest.name);
  const built = [...ofProof, ...ofField].flatMap(({ builds = [] }) => (builds === "all" ? [] : builds));
  expect(built.filter((name) => !known.includes(name))).toEqual([]);
});

test.for(rooms)("%s without a name, and with --help, lists each run with what it shows", ([room, runs]) => {
  for (const args of [[], ["--help"]]) {
    const { status, stdout } = start(room, ...args);
    expect(status).toBe(0);
    for (const { name } of runs) expect(stdout).toMatch(new RegExp(`^ +${name}\\b`, "mu"));
    for (const { shows } of runs) expect(stdout).toContain(shows);
  }
});

test.for<[room: string, args: string, said: string]>([
  ["proof", "conformanse", "proof: no run is named `conformanse`: is `conformance` meant?"],
  ["proof", "conformance grammer", "proof: no run is named `conformance grammer`"],
  ["proof", "conformance iru", "proof: no run is named `conformance iru`: is `conformance iri` meant?"],
  ["proof", "bench", "proof: no run is named `bench`"],
  ["field", "score-board", "field: no run is named `score-board`: is `scoreboard` meant?"],
  ["field", "--write", "field: no run is named `--write`"],
  ["field", "constructor", "field: no run is named `constructor`"],
])("%s %s is refused", ([room, args, said]) => {
  const { status, stdout, stderr } = start(room, ...args.split(" "));
  expect({ status, stdout, said: stderr.split("\n")[0] }).toEqual({ status: 2, stdout: "", said });
});

test.for<[args: string, said: string]>([
  ["allowlist many", "`many` is not a whole number"],
  ["hostile 1 -1", "unknown option `-1`"],
  ["compare", "an argument is missing"],
  ["compare a b c", "unknown argument `c`"],
])("proof %s is refused before anything is built", ([args, said]) => {
  const { status, stderr } = start("proof", ...args.split(" "));
  expect({ status, said: stderr.split("\n")[0] }).toEqual({ status: 2, said });
});

const isRun = (command: string) => ofProof.some(({ name }) => `${command} `.startsWith(`${name} `));

test("the long runs of the evidence are runs of proof", () => {
  const { runs } = JSON.parse(readFileSync(join(root, "lab/proof/evidence/evidence.json"), "utf8")) as {
    readonly runs: readonly { readonly command: string }[];
  };
  expect(runs.filter(({ command }) => !isRun(command))).toEqual([]);
});
