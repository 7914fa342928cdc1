/**
 * node compare.mjs OLD NEW: races two builds of all operations by turns, each round of an operation in a new process,
 * and prints the verdicts. The status is 1 if one has become slower by more than 3 %.
 */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { figure } from "./figures.ts";
import { operations } from "./operations.ts";
import { table } from "./table.ts";
import type { Outcome } from "./race-two.ts";
import { CONFIDENCE, PROCESSES, type Verdict, isRegression, verdictOn } from "./verdict.ts";

/** Beside the bundle of this code. */
const program = join(dirname(fileURLToPath(import.meta.url)), "race-two.mjs");

const [older = "", newer = ""] = process.argv.slice(2);
const outcomes = operations.map((): Outcome[] => []);
for (let round = 0; round < PROCESSES; round++) {
  console.error(`… round ${round + 1} of ${PROCESSES}`);
  for (const [place, own] of outcomes.entries()) own.push(outcomeOf(place, round));
}
const verdicts = operations.map(({ title }, place) => verdictOn(title, outcomes[place] ?? [], operations.length));
console.log(report(verdicts));
const slower = verdicts.filter(isRegression);
if (slower.length > 0) {
  console.error(`compare: slower by more than 3 %: ${slower.map(({ title }) => title).join("; ")}`);
  process.exitCode = 1;
}

/** The build that is loaded, warmed up and measured first changes from round to round. */
function outcomeOf(place: number, round: number): Outcome {
  if (round % 2 === 0) return raced(place, older, newer);
  const { ratio, corpora } = raced(place, newer, older);
  return { ratio: 1 / ratio, corpora: corpora.map(({ corpus, ratio: each }) => ({ corpus, ratio: 1 / each })) };
}

function raced(place: number, first: string, second: string): Outcome {
  const { status, stdout } = spawnSync(process.execPath, ["--expose-gc", program, String(place), first, second], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`the race of ${operations[place]?.title} ended with status ${status}`);
  return JSON.parse(stdout) as Outcome;
}

function report(rows: readonly Verdict[]): string {
  const head = ["operation", "× faster", "interval", "effect", "least corpus", "verdict"];
  const cells = rows.map(({ title, ratio, low, high, effect, least, says }) => [
    title,
    figure(ratio),
    `${figure(low)}–${figure(high)}`,
    effect.toFixed(2),
    `${least.corpus} ${figure(least.ratio)}`,
    says,
  ]);
  const each = ((1 - (1 - CONFIDENCE) / rows.length) * 100).toFixed(1);
  return [
    table(head, cells),
    "",
    `Old time divided by new time. Wilcoxon's signed-rank test over ${PROCESSES} processes an operation: each interval holds the ` +
      `true ratio with ${each} % confidence, all of them with ${CONFIDENCE * 100} %. A verdict of faster or slower means that ` +
      "the interval excludes 1. Effect: 1 if the new build won in every process, -1 if the old one did.",
  ].join("\n");
}
