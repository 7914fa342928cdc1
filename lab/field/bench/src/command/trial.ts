/** Runs the command and the other tools on the same files. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { type Spread, quantile, spread } from "../../../../proof/compare/src/statistics.ts";
import { checkAnswers } from "./check-answers.ts";
import { type CommandLine, type Run, bytesWritten, run } from "./child.ts";
import { type InputFile, type InputFiles, writeInputFiles } from "./input-files.ts";
import { type Task, type Tool, findTools } from "./tools.ts";

const BASE = "https://www.example.com/docs/guide/index.html?lang=en";

interface Result {
  readonly tool: string;
  readonly isOurs: boolean;
  readonly seconds: number;
  readonly megabytes: number | undefined;
  /** The bytes that it writes, where each tool writes records of its own. */
  readonly written: number | undefined;
  /** How many times as long it takes as the first, over the rounds; `undefined` for the first, which is std66. */
  readonly ratio: Spread | undefined;
  /** How its answers differ from RFC 3986, if they do. */
  readonly remark: string | undefined;
}

interface Trial {
  readonly title: string;
  readonly lines: number;
  readonly bytes: number;
  /** std66 comes first. */
  readonly results: readonly Result[];
}

export interface Trials {
  readonly trials: readonly Trial[];
  readonly absent: readonly string[];
}

interface Plan {
  readonly title: string;
  readonly task: Task;
  readonly file: (files: InputFiles) => InputFile;
  /** Whether the tools write records of their own, which differ in length. */
  readonly hasRecords?: boolean;
  /** Shows the effect of size on std66. */
  readonly oursOnly?: boolean;
  /** std66 also reads this file, in the same rounds: times of different trials cannot be compared. */
  readonly beside?: { readonly name: string; readonly file: (files: InputFiles) => InputFile };
}

const plans: readonly Plan[] = [
  { title: "`std66 check -`, valid lines", task: "check", file: (files) => files.valid },
  {
    title: "`std66 check -`, 1 % of the lines faulty",
    task: "check",
    file: (files) => files.faulty,
    beside: { name: "std66, all lines valid", file: (files) => files.valid },
  },
  { title: "`std66 resolve BASE -`", task: "resolve", file: (files) => files.references },
  { title: "`std66 normalize -`", task: "normalize", file: (files) => files.valid },
  { title: "`std66 parse --json -`", task: "parse", file: (files) => files.valid, hasRecords: true },
  { title: "`std66 normalize --unique -`", task: "unique", file: (files) => files.valid },
  {
    title: "`std66 set --append-query via=news -`, which changes each line",
    task: "set",
    file: (files) => files.valid,
  },
  {
    title: "`std66 set --remove-query 'utm_*' -`, which changes none",
    task: "unset",
    file: (files) => files.valid,
  },
  { title: "`std66 params --json -`", task: "params", file: (files) => files.valid, hasRecords: true },
  { title: "`std66 relativize BASE -`", task: "relativize", file: (files) => files.valid },
  { title: "`std66 extract`, of text", task: "extract", file: (files) => files.prose },
  {
    title: "`std66 audit --json -`, a tenth of the lines",
    task: "audit",
    file: (files) => files.tenth,
    oursOnly: true,
  },
  {
    title: "`std66 legacy --json`, a tenth of the lines",
    task: "legacy",
    file: (files) => files.tenth,
    oursOnly: true,
  },
  { title: "`std66 check -`, a tenth of the lines", task: "check", file: (files) => files.tenth, oursOnly: true },
  { title: "`std66 check -`, one long line", task: "check", file: (files) => files.long, oursOnly: true },
];

export function runTrials(settings: Settings): Trials {
  const folder = mkdtempSync(join(tmpdir(), "std66-bench-"));
  try {
    const { present, absent } = findTools(folder);
    const files = writeInputFiles(folder, settings);
    return { trials: plans.map((plan) => runTrial(plan, files, present, settings)), absent };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Entrant {
  readonly name: string;
  readonly isOurs: boolean;
  readonly input: string;
  readonly command: CommandLine;
  readonly remark: string | undefined;
  readonly written: number | undefined;
  readonly runs: Run[];
}

function runTrial(plan: Plan, files: InputFiles, tools: readonly Tool[], { commandRounds }: Settings): Trial {
  const file = plan.file(files);
  const taking = plan.oursOnly === true ? tools.slice(0, 1) : tools;
  const entrants = taking.flatMap((tool, place) => enter(plan, file, tool, place === 0));
  const [first] = entrants;
  if (first !== undefined && plan.beside !== undefined) {
    entrants.push({ ...first, name: plan.beside.name, input: plan.beside.file(files).path, runs: [] });
  }
  for (let round = 0; round < commandRounds; round++) {
    for (let turn = 0; turn < entrants.length; turn++) {
      const { command, input, runs } = entrants[(turn + round) % entrants.length] as Entrant;
      runs.push(run(command, input));
    }
  }
  const ours = first?.runs ?? [];
  const results = entrants.map(({ name, isOurs, remark, written, runs }, place) => ({
    tool: name,
    isOurs,
    seconds: quantile(
      runs.map(({ seconds }) => seconds),
      0.5,
    ),
    megabytes: peak(runs),
    written,
    ratio: place === 0 ? undefined : spread(runs.map(({ seconds }, i) => seconds / (ours[i]?.seconds ?? Number.NaN))),
    remark,
  }));
  return { title: plan.title, lines: file.lines, bytes: file.bytes, results };
}

/** @throws {Error} if std66 answers wrongly */
function enter({ task, title, hasRecords = false }: Plan, file: InputFile, tool: Tool, isOurs: boolean): Entrant[] {
  const command = tool.command(task, BASE);
  if (command === undefined) return [];
  const remark = checkAnswers({ task, isOurs, command, base: BASE }, file);
  if (isOurs && remark !== undefined) throw new Error(`${title}: std66 ${remark}`);
  const written = hasRecords ? bytesWritten(command, file.path) : undefined;
  return [{ name: tool.name, isOurs, input: file.path, command, remark, written, runs: [] }];
}

function peak(runs: readonly Run[]): number | undefined {
  const known = runs.flatMap(({ kilobytes }) => (kilobytes === undefined ? [] : [kilobytes / 1024]));
  return known.length === 0 ? undefined : Math.max(...known);
}
