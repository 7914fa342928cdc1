// node main.mjs short|long [each]: runs all trials, one per core. Prints a table of the trials, or the first text about which
// the parser and Appendix A disagree. With `each`, runs them in one process and prints no table.

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { PRODUCTIONS, long, short } from "./run.ts";

const [form = "", which] = process.argv.slice(2);
if (form !== "short" && form !== "long") throw new RangeError("say `short` or `long`");
const trials = { long, short }[form];

interface Outcome {
  readonly count: number;
  readonly seconds: number;
  readonly disagreement?: string;
}

if (which === undefined) await runAll();
else if (which === "each") runEach();
else process.send?.(runOne(Number(which)));

/** Runs the trials one after another in this process, up to the first disagreement. */
function runEach(): void {
  for (const [index, { name }] of trials.entries()) {
    const { disagreement } = runOne(index);
    if (disagreement === undefined) continue;
    console.log(`${name}\n${disagreement}`);
    process.exitCode = 1;
    return;
  }
}

function runOne(index: number): Outcome {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const count = trials[index]?.run() ?? 0;
    return { count, seconds: seconds() };
  } catch (error) {
    return { count: 0, seconds: seconds(), disagreement: (error as Error).message };
  }
}

async function runAll(): Promise<void> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    while (next < trials.length) {
      const index = next++;
      const outcome = await inProcess(index);
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
  for (const { rule, automaton } of PRODUCTIONS) {
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

function inProcess(index: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [form, String(index)]);
    child.once("message", (outcome) => resolve(outcome as Outcome));
    child.once("error", reject);
    child.once("exit", (status) => reject(new Error(`${trials[index]?.name} has ended with status ${status}`)));
  });
}
