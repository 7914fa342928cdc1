// node main.mjs [TEXTS [SEED]]: asks every rule about every text, and checks that those which `audit` skips find
// nothing.

import { executableRules } from "../../src/rules.ts";
import { randomNumbers } from "../allowlist/texts.ts";
import { tryTexts } from "./trials.ts";

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const skipped = tryTexts(executableRules, count, randomNumbers(seed));
const number = (value: number) => value.toLocaleString("en");
const total = [...skipped.values()].reduce((sum, times) => sum + times, 0);
console.log(
  `skipped-rules: ${number(count)} texts, ${number(total)} times a rule is skipped: it would never have found anything`,
);
