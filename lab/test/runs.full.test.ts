// Each run answers `--help`, and refuses what it does not know before it builds or measures.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";
import { runs as ofField } from "../field/runs.mjs";
import { runs as ofProof } from "../proof/runs.mjs";

const rooms = [
  ["proof", ofProof],
  ["field", ofField],
] as const;
const runs = rooms.flatMap(([room, all]) => all.map(({ name, shows }) => [room, name, shows] as const));

const start = (room: string, name: string, option: string) =>
  spawnSync(process.execPath, [join(root, "lab", room, "main.mjs"), ...name.split(" "), option], {
    encoding: "utf8",
    timeout: 30_000,
  });

test.for(runs)("%s %s --help says what it shows", ([room, name, shows]) => {
  const { status, stdout, stderr } = start(room, name, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.startsWith(`usage: pnpm run ${room} ${name}`)).toBe(true);
  expect(stdout).toContain(shows);
});

test.for(runs)("%s %s refuses an option that it does not know", ([room, name]) => {
  const { status, stdout, stderr } = start(room, name, "--no-such-option");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^unknown option `--no-such-option`\nusage: /u);
});
