// Runs each `$ std66 …` line of the ```sh samples in the READMEs and the tour, and compares its output with the lines
// that follow.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
// @boundaries-ignore The command has no exports.
import { shellLine } from "../../apps/cli/test/shell-line.ts";
import { readmeBlocks } from "./samples/blocks.mjs";

// Other samples install, build or show files, with no output to compare.
const samples = readmeBlocks("sh").filter(({ code }) => /^\$ (?:.*\|\s*)?std66\b/mu.test(code));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-readme-"));
  const shim = join(folder, "bin", "std66");
  mkdirSync(join(folder, "bin"));
  writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${process.env["STD66_MAIN"]}" "$@"\n`);
  chmodSync(shim, 0o755);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.for(samples.map(({ path, line, code }) => [`${path}:${line}`, path, code] as const))(
  "%s",
  async ([, path, code]) => {
    // The samples of a page share a folder, so that one can read the file that another wrote.
    const cwd = join(folder, path.replaceAll("/", "-"));
    mkdirSync(cwd, { recursive: true });
    const printed: string[] = [];
    for (const command of commands(code)) printed.push(`$ ${command}\n${await run(command, cwd)}`);
    expect(printed.join("").trimEnd()).toBe(code.trimEnd());
  },
);

/** The lines after a `$`, each with the lines that a trailing backslash joins to it. */
function commands(code: string): string[] {
  return [...code.matchAll(/^\$ ((?:.*\\\n)*.*)$/gmu)].map(([, command = ""]) => command);
}

/** A terminal shows both streams in the order they are written. */
async function run(command: string, cwd: string): Promise<string> {
  const env = { PATH: join(folder, "bin") + delimiter + process.env["PATH"], NO_COLOR: "1" };
  return (await shellLine(command, { cwd, env, isJoined: true })).stdout;
}
