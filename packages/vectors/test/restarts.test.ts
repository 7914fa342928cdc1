// How often an adapter is started again, and how much it may print beside its answers. No row of the data is asked.

import { afterEach, expect, test } from "vitest";
import { Adapter } from "../runner/adapter.mjs";
import { run } from "../runner/run.mjs";

const started = JSON.stringify({ implementation: "a", language: "b", version: "1", operations: ["isUri", "isIri"] });

/** @param body what it does when it is asked question `seq` */
const commandOf = (body: string): string[] => [
  process.execPath,
  "-e",
  `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { cmd, seq } = JSON.parse(line);
    if (cmd === "stop") process.exit();
    if (cmd === "start") return console.log(${JSON.stringify(started)});
    ${body}
  });`,
];

/** Enough that an adapter which is always started again answers to the last one. */
const rows = Array.from({ length: 8 }, (_, at) => ({ id: `val-00${at + 1}`, text: "a:b", uri: true, errorOffset: 0 }));

test.concurrent.for([
  [[], 4],
  [["isUri val-001"], 5],
  [["isUri val-002", "isUri val-004"], 6],
  // It is started no more before this one.
  [["isUri val-005"], 4],
] as const)("of an adapter that always ends, with the known failures %j, %i rows are asked", async ([names, count]) => {
  const said: string[] = [];
  const { results, empty, stopped } = await run(commandOf("process.exit(1);"), {
    rows: () => rows,
    only: [],
    known: new Map(names.map((name) => [name, "it ends"])),
    limit: 60,
    warn: (line) => said.push(line),
  });
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual(
    rows.slice(0, count).map(({ id }) => [id, "no answer"]),
  );
  // Of what was not asked, nothing is known.
  expect(empty).toEqual([]);
  expect(stopped).toBe(`the adapter was started ${count} times, and is not started again`);
  expect(said).toEqual(rows.slice(0, count).map(({ id }) => `isUri ${id}: the adapter ended with status 1`));
});

const question = {
  operation: "isUri",
  row: "val-001",
  section: "3",
  input: {},
  right: true,
  choices: [],
  reasons: [],
};
const open: Adapter[] = [];

afterEach(() => {
  for (const adapter of open.splice(0)) adapter.kill();
});

// 1,048,576 characters are a flood: those of all lines together, each with its end.
test.for([
  [99, 10_485, "answers"],
  [99, 10_486, "floods its output"],
  [1_048_575, 1, "answers"],
  [1_048_576, 1, "floods its output"],
] as const)(
  "an adapter that prints lines of %i characters before its answer, %i of them, %s",
  async ([length, count, what]) => {
    const said: string[] = [];
    const print = `process.stdout.write(("x".repeat(${length}) + "\\n").repeat(${count}));`;
    const command = commandOf(`${print} console.log(JSON.stringify({ seq, result: true }));`);
    const adapter = new Adapter(command, { limit: 60, warn: (line) => said.push(line) });
    open.push(adapter);
    await adapter.start();
    const answer = await adapter.ask(question);
    expect(answer).toEqual(what === "answers" ? { seq: 1, result: true } : { fault: what });
    // Only the first line is shown.
    expect(said.filter((line) => line.includes("is not a message"))).toHaveLength(length < 1_048_576 ? 1 : 0);
    expect(said.at(-1)?.endsWith(what)).toBe(what !== "answers");
  },
);

test.for([
  ["x".repeat(120), ["x".repeat(120)]],
  ["x".repeat(121), [`${"x".repeat(117)}...`]],
  ["a\n\nb", ["a"]],
  ["", []],
  [" \t\n\r", []],
  ["\n a", [" a"]],
] as const)("of %j, which is no message, what has text is shown once, up to 120 characters", async ([noise, shown]) => {
  const said: string[] = [];
  const print = `console.log(${JSON.stringify(noise)});`;
  const command = commandOf(`${print} console.log(JSON.stringify({ seq, result: true }));`);
  const adapter = new Adapter(command, { limit: 60, warn: (line) => said.push(line) });
  open.push(adapter);
  await adapter.start();
  await adapter.ask(question);
  expect(said.map((line) => line.split(": ").at(-1))).toEqual(shown);
});
