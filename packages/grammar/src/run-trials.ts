/**
 * A program of trials: `node main.mjs short|long [each]` runs all of them, one per core. It prints a table of the
 * trials, or the first text about which a parser and its grammar disagree. With `each`, it runs them in one process and
 * prints no table.
 */

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Automaton } from "./automaton.ts";

/** A trial returns the number of texts tried, and throws if the two disagree. */
export interface Trial {
  readonly name: string;
  readonly run: () => number;
}

/** The trials of a grammar. The short form runs with the tests. */
export interface Trials {
  readonly productions: readonly { readonly rule: string; readonly automaton: Automaton }[];
  readonly short: readonly Trial[];
  readonly long: readonly Trial[];
}

interface Outcome {
  readonly count: number;
  readonly seconds: number;
  readonly disagreement?: string;
}

/** Runs the trials that the command line asks for. */
export async function runTrials({ productions, short, long }: Trials): Promise<void> {
  const [form = "", which] = process.argv.slice(2);
  if (form !== "short" && form !== "long") throw new RangeError("say `short` or `long`");
  const trials = { long, short }[form];
  if (which === undefined) await runAll(form, trials, productions);
  else if (which === "each") runEach(trials);
  else process.send?.(runOne(trials[Number(which)] as Trial));
}

/** Runs the trials one after another in this process, up to the first disagreement. */
function runEach(trials: readonly Trial[]): void {
  for (const trial of trials) {
    const { disagreement } = runOne(trial);
    if (disagreement === undefined) continue;
    console.log(`${trial.name}\n${disagreement}`);
    process.exitCode = 1;
    return;
  }
}

function runOne({ run }: Trial): Outcome {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const count = run();
    return { count, seconds: seconds() };
  } catch (error) {
    return { count: 0, seconds: seconds(), disagreement: (error as Error).message };
  }
}

async function runAll(form: string, trials: readonly Trial[], productions: Trials["productions"]): Promise<void> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    while (next < trials.length) {
      const index = next++;
      const outcome = await inProcess(form, index);
      if (outcome.disagreement !== undefined) {
        console.log(`${trials[index]?.name}\n${outcome.disagreement}`);
        process.exit(1);
      }
      console.error(`${trials[index]?.name}: ${outcome.seconds.toFixed(1)} s`);
      outcomes[index] = outcome;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  console.log("| production | states | classes of characters |\n| --- | --: | --: |");
  for (const { rule, automaton } of productions) {
    console.log(`| ${rule} | ${automaton.stateCount} | ${automaton.classCount} |`);
  }
  console.log("\n| tried | texts | seconds |\n| --- | --: | --: |");
  trials.forEach(({ name }, index) => {
    const { count, seconds } = outcomes[index] as Outcome;
    console.log(`| ${name} | ${count.toLocaleString("en")} | ${seconds.toFixed(0)} |`);
  });
  const count = outcomes.reduce((sum, outcome) => sum + outcome.count, 0).toLocaleString("en");
  console.log(
    `| all, on ${availableParallelism()} cores, Node ${process.versions.node} | ${count} | ${((performance.now() - start) / 1000).toFixed(0)} |`,
  );
}

function inProcess(form: string, index: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] as string, [form, String(index)]);
    child.once("message", (outcome) => resolve(outcome as Outcome));
    child.once("error", reject);
    child.once("exit", (status) => reject(new Error(`trial ${index} has ended with status ${status}`)));
  });
}
