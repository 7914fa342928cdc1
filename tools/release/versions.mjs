// pnpm run versions: turns the changesets into versions and changelogs, and writes anew what states them.

import { spawnSync } from "node:child_process";
import { ownArguments } from "../arguments.mjs";
import { root } from "../workspace.mjs";

ownArguments(import.meta.url);

const steps = [
  "pnpm exec changeset version",
  "node tools/api/reports.mjs --write",
  "node tools/size/print.mjs --write",
  "node tools/release/jsr.mjs --write",
  "pnpm exec oxfmt",
].map((step) => step.split(" "));
/** @param {string[]} step */
const isFailing = ([program = "", ...args]) => spawnSync(program, args, { cwd: root, stdio: "inherit" }).status !== 0;
// `some` ends with the first that fails.
if (steps.some(isFailing)) process.exitCode = 1;
