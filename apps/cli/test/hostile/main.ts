// node main.js COMMAND [ROUNDS [SEED]]: runs the built command at a path on hostile input, with a new seed each round.

import { availableParallelism } from "node:os";
import { run } from "../spawn.ts";
import { type CommandLine, commands, inTurn, optioned } from "./commands.ts";
import { faultsOfClosed, faultsOfRuns } from "./expectations.ts";
import { type Input, edges, longLines, randomInputs } from "./inputs.ts";

/** The bytes of a random input, and of a long line. */
const RANDOM = 20_000;
const LONG = 10_000_000;

const [path, ...numbers] = process.argv.slice(2);
const [rounds = 4, firstSeed = 1] = numbers.map(Number);
if (path === undefined || !Number.isSafeInteger(rounds) || rounds < 0 || !Number.isSafeInteger(firstSeed)) {
  console.error("usage: pnpm run proof hostile [ROUNDS [SEED]]");
  process.exit(2);
}

interface Trial {
  readonly command: CommandLine;
  readonly input: Input;
  /** Names the seed, which reproduces the input: `pnpm run proof hostile 1 SEED`. */
  readonly origin: string;
  /** Whether the output is closed after its first part. */
  readonly closes?: boolean;
}

const all = [...commands, ...optioned];
const met = new Set<Input>();
let runs = 0;
let failures = 0;

const trials = allTrials();
await Promise.all(Array.from({ length: availableParallelism() }, work));

const counts = `${all.length} command lines, ${grouped(met.size)} inputs, ${grouped(runs)} runs`;
if (failures > 0) console.log(`hostile: ${counts}: ${grouped(failures)} of them FAILED`);
else console.log(`hostile: ${counts}: each line answered, no stack trace, status as documented`);
process.exitCode = failures > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (const { command, input, origin, closes = false } of trials) {
    const ended = (args: readonly string[]) => {
      runs++;
      return run(process.execPath, [path as string, ...args], { stdin: input.octets, closes });
    };
    const faults = closes
      ? [...faultsOfClosed(command, await ended(command.args))]
      : await faultsOfRuns(command, input.octets, ended);
    if (runs % 100 === 0) console.error(`${grouped(runs)} runs (${Math.round(performance.now() / 1000)} s)`);
    if (faults.length === 0) continue;
    failures++;
    const more = faults.length > 5 ? [`and ${grouped(faults.length - 5)} more`] : [];
    console.log(
      [`${origin}, ${input.title}: std66 ${command.args.join(" ")}`, ...faults.slice(0, 5), ...more].join("\n  "),
    );
  }
}

function* allTrials(): Generator<Trial> {
  for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
    for (const [kind, input] of randomInputs(seed, RANDOM).entries())
      yield* trialsOf(all, input, seed + kind, `seed ${seed}`);
    console.log(`round ${seed - firstSeed + 1} of ${rounds}`);
  }
  for (const [index, input] of edges.entries()) yield* trialsOf(all, input, index, "edges");
  const many = { title: "a million empty lines", octets: Buffer.alloc(1e6, "\n") };
  yield* trialsOf(all.filter(isConcise), many, 0, "many lines");
  for (const [index, input] of longLines(LONG).entries()) yield* trialsOf(all, input, index, "long lines");
  for (const [turn, input] of randomInputs(firstSeed, RANDOM * 50).entries())
    for (const trial of trialsOf(all, input, turn, `seed ${firstSeed}, a closed pipe`))
      yield { ...trial, closes: true };
}

/** Excludes commands that print dozens of lines for each input. */
function isConcise({ args, answers }: CommandLine): boolean {
  return answers !== "blocks" || args[0] === "parse";
}

function* trialsOf(lines: readonly CommandLine[], input: Input, turn: number, origin: string): Generator<Trial> {
  met.add(input);
  for (const command of inTurn(lines, turn)) yield { command, input, origin };
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}
