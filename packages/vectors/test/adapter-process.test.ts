// The adapter as a process: each message that it gets, how often it is started, and that it never outlives its limits.
// Each limit is tried on both sides.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Server, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Adapter } from "../runner/adapter.mjs";
import type { Question } from "../runner/questions.mjs";
import { CannotRun } from "../runner/rows.mjs";
import { scripted } from "./run-runner.ts";

type Step =
  | string
  | {
      readonly wait?: number;
      readonly socket?: string;
      readonly error?: string;
      readonly text?: string;
      readonly later?: string;
      readonly forever?: string;
      readonly status?: number;
    };

const START = `${JSON.stringify({ implementation: "a", language: "b", version: "1", operations: ["isUri"] })}\n`;
/** PROTOCOL.md: at most three times again. */
const STARTS = 4;
/** The characters of one answer, or of the noise before it. */
const FLOOD = 1024 * 1024;

let folder = "";
let count = 0;
const servers: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-process-"));
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const question = (row: string, text = "a:b"): Question => ({
  operation: "isUri",
  row,
  section: "3",
  input: { text },
  right: true,
  choices: [],
  reasons: [],
});
const yes = (seq: number): string => `{"seq":${seq},"result":true}\n`;

/** Runs a script, and gives its adapter with the lines that it warns of. */
function adapterOf(steps: readonly Step[], { limit = 30, file = "" } = {}) {
  const warnings: string[] = [];
  const script = join(folder, `steps-${++count}.json`);
  writeFileSync(script, JSON.stringify(steps));
  const command = [process.execPath, scripted, script, ...(file === "" ? [] : [file])];
  return { adapter: new Adapter(command, { limit, warn: (line) => warnings.push(line) }), warnings, command };
}

/** Asks the first question of a script, and gives what the run would say of it. */
async function firstAnswer(step: Step, options = {}) {
  const { adapter, warnings } = adapterOf([START, step], options);
  await adapter.start();
  const answer = await adapter.ask(question("val-001"));
  adapter.kill();
  return { answer, warnings };
}

/** A socket for a step, and whether the process that has connected to it has ended. */
function watched(): { readonly socket: string; readonly ended: Promise<void> } {
  const socket =
    process.platform === "win32" ? `\\\\.\\pipe\\std66-${process.pid}-${++count}` : join(folder, `socket-${++count}`);
  const ended = new Promise<void>((resolve) => {
    const server = createServer((connection) => {
      connection.on("error", () => {}).on("close", () => resolve());
      connection.resume();
    });
    servers.push(server.listen(socket));
  });
  return { socket, ended };
}

test.concurrent("the messages: numbers go on after a restart, and every character beyond ASCII is escaped", async () => {
  const file = join(folder, "messages");
  const { adapter, warnings } = adapterOf([START, { text: yes(1) + yes(3), status: 0 }], { file });
  expect(await adapter.start()).toEqual(JSON.parse(START));
  expect(await adapter.ask(question("val-001", "é😀é😀\u007F"))).toEqual({ seq: 1, result: true });
  expect(await adapter.ask(question("val-002"))).toEqual({ fault: "ended with status 0" });
  expect(await adapter.ask(question("val-003", " ~"))).toEqual({ seq: 3, result: true });
  adapter.kill();
  expect(warnings).toEqual([
    "isUri val-002: the adapter answers question 3, but was asked question 2",
    "isUri val-002: the adapter ended with status 0",
    "isUri val-003: the adapter answers question 1, but was asked question 3",
  ]);
  expect(readFileSync(file, "utf8").split("\n")).toEqual([
    '{"cmd":"start","version":1}',
    String.raw`{"cmd":"run","seq":1,"operation":"isUri","input":{"text":"\u00e9\ud83d\ude00\u00e9\ud83d\ude00\u007f"}}`,
    '{"cmd":"start","version":1}',
    '{"cmd":"run","seq":3,"operation":"isUri","input":{"text":" ~"}}',
    "",
  ]);
});

test.concurrent("a process that ends at each question is started four times, and a known failure allows one more", async () => {
  for (const forgiven of [0, 2]) {
    const { adapter, warnings } = adapterOf([START, { status: 3 }]);
    await adapter.start();
    for (let at = 1; at <= STARTS + forgiven; at++) {
      expect(await adapter.ask(question(`val-00${at}`))).toEqual({ fault: "ended with status 3" });
      if (at <= forgiven) adapter.forgive();
    }
    expect(warnings).toHaveLength(STARTS + forgiven);
    const asked = adapter.ask(question("val-010"));
    await expect(asked).rejects.toThrow(CannotRun);
    await expect(asked).rejects.toThrow(`the adapter was started ${STARTS + forgiven} times, and is not started again`);
  }
});

test.concurrent.each([120, 121])("of a line of %i characters, at most 120 are shown", async (length) => {
  const [line, long] = [`{${"x".repeat(length - 1)}`, "y".repeat(length)];
  const shown = (text: string) => (length <= 120 ? text : `${text.slice(0, 117)}...`);
  expect(await firstAnswer(`${line}\n`)).toEqual({
    answer: { fault: `answers with invalid JSON: ${shown(line)}` },
    warnings: [`isUri val-001: the adapter answers with invalid JSON: ${shown(line)}`],
  });
  expect((await firstAnswer({ text: `${long}\n`, later: yes(1) })).warnings).toEqual([
    `isUri val-001: the adapter printed a line that is not a message; such lines are ignored from here on: ${shown(long)}`,
  ]);
  const { answer } = await firstAnswer({ error: `first\n${long}\n \n`, status: 1 });
  expect(answer).toEqual({ fault: `ended with status 1; its last line on stderr: ${shown(long)}` });
});

test.concurrent("lines that are shown are in printable ASCII, and stderr without a line adds nothing", async () => {
  expect(await firstAnswer({ error: "é\u001B[31m\u007Fé", status: 255 })).toMatchObject({
    answer: { fault: String.raw`ended with status 255; its last line on stderr: \u00e9\u001b[31m\u007f\u00e9` },
  });
  expect(await firstAnswer({ error: " \n\n", status: 2 })).toMatchObject({ answer: { fault: "ended with status 2" } });
});

test.concurrent("of a long last line on stderr, the last 2,000 characters are kept", async () => {
  const error = `${"x".repeat(5)}${"y".repeat(1900)}${"z".repeat(100)}`;
  expect(await firstAnswer({ error, status: 1 })).toMatchObject({
    answer: { fault: `ended with status 1; its last line on stderr: ${"y".repeat(117)}...` },
  });
});

test.concurrent("one line that is no message is reported, not the blank ones, nor those of later questions", async () => {
  const { adapter, warnings } = adapterOf([START, `\n  \nloading\nloaded\n${yes(1)}`, `ready\n${yes(2)}`]);
  await adapter.start();
  expect(await adapter.ask(question("val-001"))).toEqual({ seq: 1, result: true });
  expect(await adapter.ask(question("val-002"))).toEqual({ seq: 2, result: true });
  adapter.kill();
  expect(warnings).toEqual([
    "isUri val-001: the adapter printed a line that is not a message; such lines are ignored from here on: loading",
  ]);
});

test.concurrent("an answer of 1,048,576 characters is read, and one that goes on is a flood", async () => {
  const answer = yes(1).trimEnd();
  const whole = answer.replace("}", `${" ".repeat(FLOOD - answer.length)}}`);
  expect(whole).toHaveLength(FLOOD);
  expect(await firstAnswer({ text: whole, later: "\n" })).toEqual({ answer: { seq: 1, result: true }, warnings: [] });
  expect(await firstAnswer({ text: `${whole} `, later: "\n" })).toEqual({
    answer: { fault: "floods its output" },
    warnings: ["isUri val-001: the adapter floods its output"],
  });
});

test.concurrent("1,048,576 characters of noise before an answer are ignored, and one more is a flood", async () => {
  const line = `${"x".repeat(1023)}\n`;
  const noise = line.repeat(1024);
  expect(noise).toHaveLength(FLOOD);
  expect((await firstAnswer({ text: noise, later: yes(1) })).answer).toEqual({ seq: 1, result: true });
  const { answer, warnings } = await firstAnswer({ text: `${noise}\n`, later: yes(1) });
  expect(answer).toEqual({ fault: "floods its output" });
  expect(warnings.at(-1)).toBe("isUri val-001: the adapter floods its output");
});

test.concurrent("a start may last six times as long as an answer", async () => {
  const slow = adapterOf([{ wait: 700, text: START }], { limit: 0.5 });
  expect(await slow.adapter.start()).toMatchObject({ implementation: "a" });
  slow.adapter.kill();
  expect(await firstAnswer({ wait: 700, text: yes(1) }, { limit: 0.5 })).toMatchObject({
    answer: { fault: "did not answer in time" },
  });
});

test.concurrent("neither noise nor answers to other questions give an adapter more time", async () => {
  for (const forever of ["working\n", '{"seq":7,"result":true}\n', "."]) {
    const { answer } = await firstAnswer({ forever }, { limit: 0.3 });
    expect(answer).toEqual({ fault: "did not answer in time" });
  }
});

test.concurrent("a process that does not answer is ended, with what it has started", async () => {
  const { socket, ended } = watched();
  const { adapter } = adapterOf([START, { socket }], { limit: 1 });
  await adapter.start();
  expect(await adapter.ask(question("val-001"))).toEqual({ fault: "did not answer in time" });
  await ended;
});

test.concurrent("a process that answers to `start` with what is no message is ended", async () => {
  const { socket, ended } = watched();
  const { adapter } = adapterOf([{ socket, text: "{}\n" }]);
  const start = adapter.start();
  await expect(start).rejects.toThrow(CannotRun);
  await expect(start).rejects.toThrow("start: the adapter answers with what `implementation` is not a string");
  await ended;
});

test.concurrent("what a shell has started ends with it", async () => {
  const { socket, ended } = watched();
  const { command } = adapterOf([START, { socket, text: yes(1) }]);
  const adapter = new Adapter(["sh", "-c", '"$@"; exit 0', "sh", ...command], { limit: 30, warn: () => {} });
  await adapter.start();
  expect(await adapter.ask(question("val-001"))).toEqual({ seq: 1, result: true });
  adapter.kill();
  await ended;
});

test.concurrent("`stop` is a message, then the input ends; a process that goes on is ended, and named", async () => {
  const file = join(folder, "stopped");
  const ending = adapterOf([START], { file });
  await ending.adapter.start();
  await ending.adapter.stop();
  expect(ending.warnings).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe('{"cmd":"start","version":1}\n{"cmd":"stop"}\n');
  const { socket, ended } = watched();
  const endless = adapterOf([{ socket, text: START }], { limit: 0.5 });
  await endless.adapter.start();
  await endless.adapter.stop();
  expect(endless.warnings).toEqual(["stop: the adapter goes on, and was ended"]);
  await ended;
});

test.concurrent("a process that floods its output after `stop`, and ends, is not named", async () => {
  const { adapter, warnings } = adapterOf([START, { text: "x".repeat(2 * FLOOD), status: 0 }]);
  await adapter.start();
  await adapter.stop();
  expect(warnings).toEqual([]);
});

test.concurrent("a command that is not there cannot be run, and stopping or ending what never started does nothing", async () => {
  const adapter = new Adapter([join(folder, "nothing")], { limit: 30, warn: () => {} });
  adapter.kill();
  await adapter.stop();
  await expect(adapter.start()).rejects.toThrow(/^start: the adapter cannot be run: .*ENOENT$/u);
  adapter.kill();
});
