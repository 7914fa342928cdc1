// An adapter as a process: it is asked one question at a time, and whatever it does, the question ends within the time
// limit.

import { spawn } from "node:child_process";
import { CannotRun } from "./rows.mjs";
import { VERSION, asciiJson, faultOfAnswer, faultOfStart, seqOf } from "./protocol.mjs";

/**
 * @typedef {import("./protocol.mjs").Start} Start
 * @typedef {import("./protocol.mjs").Answer} Answer
 * @typedef {import("./questions.mjs").Question} Question
 */

/** How often a process that has ended, hung or flooded is replaced. */
const RESTARTS = 3;
/** Characters of one answer, or of the noise before it. */
const FLOOD = 1_048_576;
/** A virtual machine needs longer to start than to answer. */
const START_FACTOR = 6;
/** Of stderr, kept for the message when it ends. */
const TAIL = 2_000;

export class Adapter {
  #command;
  #limit;
  #warn;
  #restarts = 0;
  #forgiven = 0;
  #seq = 0;
  /** @type {Process | undefined} */
  #process;
  #hasNoise = false;

  /**
   * @param {readonly string[]} command
   * @param {{ limit: number, warn: (line: string) => void }} options `limit`: seconds for an answer
   */
  constructor(command, { limit, warn }) {
    this.#command = command;
    this.#limit = limit;
    this.#warn = warn;
  }

  /** @returns {Promise<Start>} */
  async start() {
    const child = new Process(this.#command);
    this.#process = child;
    child.send({ cmd: "start", version: VERSION });
    const limit = this.#limit * START_FACTOR;
    const message = await this.#next(child, limit, "start");
    const fault = "fault" in message ? message.fault : faultOfStart(message.value);
    if (fault === undefined && "value" in message) return /** @type {Start} */ (message.value);
    child.kill();
    throw new CannotRun(`start: the adapter ${"fault" in message ? fault : `answers with what ${fault}`}`);
  }

  /**
   * @param {Question} question
   * @returns {Promise<Answer | { fault: string }>}
   */
  async ask({ operation, row, input }) {
    const seq = ++this.#seq;
    const where = `${operation} ${row}`;
    const child = this.#process ?? (await this.#replacement());
    child.send({ cmd: "run", seq, operation, input });
    const deadline = Date.now() + this.#limit * 1000;
    for (;;) {
      const message = await this.#next(child, (deadline - Date.now()) / 1000, where);
      if ("fault" in message) {
        if (message.isOver) this.#process = child.kill();
        return this.#reported(where, message.fault);
      }
      const given = seqOf(message.value);
      if (given !== undefined && given !== seq) {
        this.#warn(`${where}: the adapter answers question ${given}, but was asked question ${seq}`);
        continue;
      }
      const fault = faultOfAnswer(message.value, operation);
      if (fault !== undefined) return this.#reported(where, `answers with what ${fault}`);
      return /** @type {Answer} */ (message.value);
    }
  }

  /** Asks the process to end, and ends it if it does not. */
  async stop() {
    const child = this.#process;
    if (child === undefined) return;
    child.send({ cmd: "stop" });
    child.end();
    if (!(await child.hasEnded(this.#limit))) this.#warn("stop: the adapter goes on, and was ended");
    child.kill();
  }

  /** After a known failure, a restart does not count. */
  forgive() {
    this.#forgiven++;
  }

  kill() {
    this.#process?.kill();
  }

  /** @param {string} where @param {string} fault */
  #reported(where, fault) {
    this.#warn(`${where}: the adapter ${fault}`);
    return { fault };
  }

  async #replacement() {
    if (this.#restarts === RESTARTS + this.#forgiven)
      throw new CannotRun(`the adapter was started ${this.#restarts + 1} times, and is not started again`);
    this.#restarts++;
    await this.start();
    return /** @type {Process} */ (/** @type {unknown} */ (this.#process));
  }

  /**
   * The next line that is meant as a message. Others, such as those of a library that prints, are reported once and
   * ignored.
   *
   * @param {Process} child
   * @param {number} seconds
   * @param {string} where
   * @returns {Promise<{ value: unknown } | { fault: string, isOver: boolean }>} `isOver`: the process cannot go on
   */
  async #next(child, seconds, where) {
    const deadline = Date.now() + seconds * 1000;
    let noise = 0;
    for (;;) {
      const line = await child.line(deadline - Date.now());
      if (typeof line !== "string") return { fault: line.fault, isOver: true };
      if (line.startsWith("{")) {
        try {
          return { value: JSON.parse(line) };
        } catch {
          return { fault: `answers with invalid JSON: ${shortened(line)}`, isOver: false };
        }
      }
      noise += line.length + 1;
      if (noise > FLOOD) return { fault: FLOODS, isOver: true };
      if (line.trim() === "" || this.#hasNoise) continue;
      this.#hasNoise = true;
      this.#warn(
        `${where}: the adapter printed a line that is not a message; such lines are ignored from here on: ${shortened(line)}`,
      );
    }
  }
}

const FLOODS = "floods its output";

/** A process with its output as lines. */
class Process {
  #child;
  /** Of the lines that no question has taken. */
  #text = "";
  #errors = "";
  /** @type {string | undefined} */
  #end;
  #wake = () => {};

  /** @param {readonly string[]} command */
  constructor([program = "", ...args]) {
    // In a group of its own, so that what a shell has started ends with it.
    this.#child = spawn(program, args, { stdio: "pipe", detached: process.platform !== "win32" });
    this.#child.stdin.on("error", () => {});
    this.#child.stdout.setEncoding("utf8").on("data", (text) => {
      this.#text += text;
      // A pipe that is not read keeps a flood from filling the memory.
      if (this.#text.length > FLOOD) this.#child.stdout.pause();
      this.#wake();
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text) => (this.#errors = (this.#errors + text).slice(-TAIL)));
    this.#child.on("error", (error) => this.#close(`cannot be run: ${error.message}`));
    this.#child.on("close", (status, signal) =>
      this.#close(signal === null ? `ended with status ${status}` : `was ended by ${signal}`),
    );
  }

  /** @param {object} message */
  send(message) {
    this.#child.stdin.write(`${asciiJson(message)}\n`);
  }

  end() {
    this.#child.stdin.end();
  }

  /** @returns {undefined} so that a field can be cleared at once */
  kill() {
    const { pid } = this.#child;
    if (pid === undefined || this.#end !== undefined) return;
    try {
      process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
    } catch {
      // It has just ended.
    }
  }

  /** @param {number} milliseconds @returns {Promise<string | { fault: string }>} */
  async line(milliseconds) {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      const end = this.#text.indexOf("\n");
      if (end !== -1) {
        const line = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 1);
        if (this.#text.length <= FLOOD) this.#child.stdout.resume();
        return line;
      }
      if (this.#text.length > FLOOD) return { fault: FLOODS };
      if (this.#end !== undefined) return { fault: this.#end + this.#lastWords() };
      if (!(await this.#change(deadline - Date.now()))) return { fault: "did not answer in time" };
    }
  }

  /** @param {number} seconds */
  async hasEnded(seconds) {
    const deadline = Date.now() + seconds * 1000;
    while (this.#end === undefined) {
      this.#text = "";
      this.#child.stdout.resume();
      if (!(await this.#change(deadline - Date.now()))) return false;
    }
    return true;
  }

  /** @param {string} how */
  #close(how) {
    this.#end ??= how;
    this.#wake();
  }

  /** @param {number} milliseconds @returns {Promise<boolean>} whether there is something new */
  #change(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
      this.#wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  #lastWords() {
    const line = this.#errors.trim().split("\n").at(-1) ?? "";
    return line === "" ? "" : `; its last line on stderr: ${shortened(line)}`;
  }
}

/** @param {string} line */
function shortened(line) {
  const plain = asciiJson(line).slice(1, -1);
  return plain.length > 120 ? `${plain.slice(0, 117)}...` : plain;
}
