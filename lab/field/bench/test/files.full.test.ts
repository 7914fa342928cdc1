// The smallest run on files. Its measurements mean nothing, but if it ends, std66 answered rightly.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkAnswers } from "../src/command/check-answers.ts";
import type { CommandLine } from "../src/command/child.ts";
import { filesPage } from "../src/files/page.ts";
import { runFileTrials } from "../src/files/trials.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-bench-test-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("the page has a table for each task, in which std66 is first and no figure is missing", () => {
  const settings = { lines: 300, rounds: 1 };
  const report = runFileTrials(settings, () => undefined);
  const tasks = ["check -", "normalize -", "resolve BASE -", "parse --json -", "normalize --unique -"];
  expect(report.trials.map(({ title }) => title)).toEqual(tasks.map((task) => `\`std66 ${task}\``));
  for (const { lines, results } of report.trials) {
    expect(lines).toBe(300);
    expect(results[0]?.tool).toBe("std66");
    expect(results.every(({ seconds }) => seconds > 0)).toBe(true);
  }
  expect(filesPage(report, settings)).not.toMatch(/NaN|undefined|Infinity/u);
});

test("only the first line of each normal form is a right answer to --unique", () => {
  const texts = ["http://example.com/a", "HTTP://example.com/a", "http://example.com/b", "http://example.com/a"];
  const path = join(folder, "lines.txt");
  writeFileSync(path, texts.map((text) => `${text}\n`).join(""));
  const remarkOn = (command: CommandLine) => {
    const file = { path, lines: 4, bytes: 0, sample: { path, lines: 4, faulty: 0 } };
    return checkAnswers({ task: "unique", isOurs: false, command, base: "" }, file);
  };
  expect(remarkOn(["sed", "-n", "1p;3p"])).toBeUndefined();
  expect(remarkOn(["sed", "-n", "2p;3p"])).toBe("gives 2 lines, not the 2 that come first");
  expect(remarkOn(["cat"])).toBe("gives 4 lines, not the 2 that come first");
});
