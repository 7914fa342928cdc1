// node main.mjs [TEXTS [SEED]]: checks where programs go with the texts that pass an allowlist.

import { randomNumbers } from "./texts.ts";
import { tryTexts } from "./trials.ts";

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const { passed } = tryTexts(count, randomNumbers(seed));
const number = (value: number) => value.toLocaleString("en");
console.log(`allowlist: ${number(count)} texts, ${number(passed)} pass: no program goes elsewhere with them`);
