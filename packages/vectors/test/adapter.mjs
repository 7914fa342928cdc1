// An adapter for the tests: node adapter.mjs BEHAVIOUR [FILE]. It answers as the rows say, and otherwise as its
// behaviour asks. FILE gets every line that the runner sends.

import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { operations, questionsOf } from "../runner/questions.mjs";
import { verifiedRows } from "../runner/rows.mjs";

const [behaviour = "good", file] = process.argv.slice(2);
const rows = verifiedRows();
const names = Object.keys(operations);
/** @type {Readonly<Record<string, string[]>>} */
const CLAIMS = {
  claims: ["resolve", "matchTemplate"],
  "only isUri": ["isUri"],
  typo: ["isURI"],
  "typo among others": ["isUri", "isURI"],
  "without rows": ["matchTemplate"],
};
const start = {
  implementation: behaviour === "control characters" ? "the\u0001\u001B\uFFFE\uD800 rows" : "the rows",
  language: "JavaScript",
  version: "1",
  operations: CLAIMS[behaviour] ?? names,
};
const answers = new Map(
  names.flatMap((name) => questionsOf(rows, name).map(({ input, right }) => [keyOf(name, input), right])),
);
/** What is done in place of the third answer. @type {Readonly<Record<string, (seq: number) => void>>} */
const FAULTS = {
  slow: () => {},
  dies: () => {
    process.stderr.write(`${"reading a table\n".repeat(500)}segmentation fault, nearly\n`);
    process.exit(7);
  },
  signal: () => process.kill(process.pid, "SIGSEGV"),
  floods: () => setInterval(() => process.stdout.write("x".repeat(65_536)), 0),
  "floods lines": () => setInterval(() => process.stdout.write("x\n".repeat(32_768)), 0),
  "invalid JSON": (seq) => process.stdout.write(`{"seq":${seq},"result":\n`),
  "another shape": (seq) => print({ seq, result: 5 }),
  "out of order": (seq) => {
    print({ seq: seq - 1, result: "late" });
    print({ seq, result: "http://a/b/c/g" });
  },
  wrong: (seq) => print({ seq, result: "http://wrong/" }),
};
const print = (/** @type {unknown} */ value) => process.stdout.write(`${JSON.stringify(value)}\n`);

if (behaviour === "ends") process.exit(3);

for await (const line of createInterface({ input: process.stdin })) {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
  const { cmd, seq, operation, input } = JSON.parse(line);
  if (cmd === "stop") {
    if (behaviour === "goes on") setInterval(() => {}, 1000);
    else process.exit(0);
  } else if (cmd === "start") {
    if (behaviour === "silent start") continue;
    print(behaviour === "odd start" ? { implementation: "x" } : start);
  } else {
    answer(seq, operation, input);
  }
}

/** @param {number} seq @param {string} operation @param {Record<string, string>} input */
function answer(seq, operation, input) {
  const right = answers.get(keyOf(operation, input));
  const isThird = seq === 3;
  if (behaviour === "noise") console.log("loading the tables");
  if (behaviour === "always dies") process.exit(1);
  // Twice, so that the second is read as the answer to the next question, which may be about another operation.
  if (behaviour === "twice") print(right === undefined ? { seq, error: "not allowed" } : { seq, result: right });
  if (behaviour === "claims") print({ seq, unsupported: true });
  else if (behaviour === "hangs") void seq;
  else if (behaviour === "all wrong") print({ seq, result: wrongAnswer(operation, right) });
  else if (isThird && Object.hasOwn(FAULTS, behaviour)) FAULTS[behaviour]?.(seq);
  else print(right === undefined ? { seq, error: "not allowed" } : { seq, result: right });
}

/** Of the kind that the operation asks for. @param {string} operation @param {unknown} right */
function wrongAnswer(operation, right) {
  if (operation === "components") return { path: "wrong", query: "wrong" };
  if (operation === "parseQuery") return [["wrong", "wrong"]];
  return operation.startsWith("is") || operation === "equivalent" ? right !== true : "wrong:wrong";
}

/** @param {string} operation @param {Readonly<Record<string, unknown>>} input */
function keyOf(operation, input) {
  return JSON.stringify([operation, input]);
}
