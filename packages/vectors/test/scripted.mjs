// An adapter for the tests: node scripted.mjs STEPS [FILE]. STEPS is a file with a JSON list: each message is answered
// with the next step, a text that is printed as it is, or an object of Step. FILE gets every line from the runner.

import { appendFileSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

/**
 * @typedef {object} Step
 * @property {number} [wait] milliseconds, first
 * @property {string} [socket] is connected to, which keeps the process alive when its input ends
 * @property {string} [error] for stderr
 * @property {string} [text] for stdout
 * @property {string} [later] for stdout, after a pause, so that it is read apart from `text`
 * @property {string} [forever] for stdout, again and again
 * @property {number} [status] to end with
 */

const [steps = "", file] = process.argv.slice(2);
/** @type {(string | Step)[]} */
const left = JSON.parse(readFileSync(steps, "utf8"));

for await (const line of createInterface({ input: process.stdin })) {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
  const step = left.shift() ?? {};
  const { wait, socket, error, text, later, forever, status } = typeof step === "string" ? { text: step } : step;
  if (wait !== undefined) await setTimeout(wait);
  if (socket !== undefined) createConnection(socket);
  if (error !== undefined) process.stderr.write(error);
  if (text !== undefined) await new Promise((resolve) => process.stdout.write(text, resolve));
  if (later !== undefined) {
    await setTimeout(100);
    await new Promise((resolve) => process.stdout.write(later, resolve));
  }
  if (forever !== undefined) setInterval(() => process.stdout.write(forever), 20);
  if (status !== undefined) process.exit(status);
}
