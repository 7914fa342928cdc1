/** Runs the command and other tools on files of millions of lines. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAnswers } from "../command/check-answers.ts";
import { type CommandLine, type Run, run } from "../command/child.ts";
import { type InputFile, writeAddresses, writeReferences } from "../command/input-files.ts";
import { type Task, type Tools, findTools } from "../command/tools.ts";
import type { FileSettings } from "../settings.ts";
import { quantile } from "../../../../proof/compare/src/statistics.ts";
import { type Yardstick, findYardsticks } from "./yardsticks.ts";

const BASE = "https://www.example.com/docs/guide/index.html?lang=en";

export interface FileResult {
  readonly tool: string;
  /** What a yardstick does; `undefined` for a tool that does the task. */
  readonly does: string | undefined;
  readonly seconds: number;
  readonly cpuSeconds: number | undefined;
  readonly megabytes: number | undefined;
  /** How its answers differ from RFC 3986, if they do. */
  readonly remark: string | undefined;
}

export interface FileTrial {
  readonly title: string;
  readonly lines: number;
  readonly bytes: number;
  /** std66 comes first. */
  readonly results: readonly FileResult[];
}

export interface FileReport {
  readonly trials: readonly FileTrial[];
  readonly absent: readonly string[];
}

const titles: readonly (readonly [Task, string])[] = [
  ["check", "`std66 check -`"],
  ["normalize", "`std66 normalize -`"],
  ["resolve", "`std66 resolve BASE -`"],
  ["parse", "`std66 parse --json -`"],
  ["unique", "`std66 normalize --unique -`"],
];

/** @param say reports the next step */
export function runFileTrials({ lines, rounds }: FileSettings, say: (progress: string) => void): FileReport {
  const folder = mkdtempSync(join(tmpdir(), "std66-bench-"));
  try {
    const tools = findTools(folder);
    const yardsticks = findYardsticks(folder);
    say("writes the files");
    const addresses = writeAddresses(join(folder, "addresses.txt"), lines);
    const references = writeReferences(join(folder, "references.txt"), lines);
    const trials = titles.map(([task, title]) => {
      const file = task === "resolve" ? references : addresses;
      const entrants = [...entrantsOf(task, file, tools), ...besides(task, yardsticks)];
      const runs = runInTurns(entrants, file, { rounds, say: (tool) => say(`${title}: ${tool}`) });
      const results = entrants.map((entrant, place) => resultOf(entrant, runs[place] ?? []));
      return { title, lines: file.lines, bytes: file.bytes, results };
    });
    return { trials, absent: tools.absent };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Entrant extends Pick<FileResult, "tool" | "does" | "remark"> {
  readonly command: CommandLine;
}

/** @throws {Error} if std66 answers wrongly */
function entrantsOf(task: Task, file: InputFile, { present }: Tools): readonly Entrant[] {
  return present.flatMap(({ name, command }, place) => {
    const line = command(task, BASE);
    if (line === undefined) return [];
    const remark = checkAnswers({ task, isOurs: place === 0, command: line, base: BASE }, file);
    if (place === 0 && remark !== undefined) throw new Error(`${task}: std66 ${remark}`);
    return [{ tool: name, does: undefined, remark, command: line }];
  });
}

function besides(task: Task, yardsticks: readonly Yardstick[]): readonly Entrant[] {
  return yardsticks
    .filter((yardstick) => yardstick.task === task)
    .map(({ name, does, command }) => ({ tool: name, does, remark: undefined, command }));
}

/** @returns the runs of each entrant */
function runInTurns(
  entrants: readonly Entrant[],
  { path }: InputFile,
  { rounds, say }: { readonly rounds: number; readonly say: (tool: string) => void },
): readonly (readonly Run[])[] {
  const runs = entrants.map((): Run[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < entrants.length; turn++) {
      const place = (turn + round) % entrants.length;
      const { tool, command } = entrants[place] as Entrant;
      say(tool);
      runs[place]?.push(run(command, path));
    }
  }
  return runs;
}

function resultOf({ tool, does, remark }: Entrant, runs: readonly Run[]): FileResult {
  const known = runs.flatMap(({ kilobytes }) => kilobytes ?? []);
  return {
    tool,
    does,
    remark,
    seconds: median(runs.map(({ seconds }) => seconds)) ?? Number.NaN,
    cpuSeconds: median(runs.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])),
    megabytes: known.length === 0 ? undefined : Math.max(...known) / 1024,
  };
}

function median(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : quantile(values, 0.5);
}
