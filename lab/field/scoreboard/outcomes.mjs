// Asks a contender in a worker, which is ended if it does not answer.

import { Worker } from "node:worker_threads";

/** @typedef {import("./worker.mjs").Outcome} Outcome */

/** In seconds, for a row. */
const TIME_LIMIT = 5;
/** For a module to load. */
const LOAD_LIMIT = 60;
const WORKER = new URL("worker.mjs", import.meta.url);

/**
 * @param {import("./worker.mjs").Task["list"]} list
 * @param {number} index of the contender
 * @param {readonly (readonly string[])[]} inputs
 * @param {{ program?: URL, limit?: number }} [options] of the worker; `limit` in seconds
 * @returns {Promise<Outcome[]>} one for each input
 */
export async function outcomesOf(list, index, inputs, { program = WORKER, limit = TIME_LIMIT } = {}) {
  /** @type {Outcome[]} */
  const outcomes = [];
  while (outcomes.length < inputs.length) {
    // `url.resolve` is deprecated, as its row says.
    const worker = new Worker(program, {
      workerData: { list, index, inputs, start: outcomes.length },
      execArgv: ["--no-deprecation"],
    });
    const end = await endOf(worker, outcomes, { count: inputs.length, limit });
    await worker.terminate();
    if (end !== undefined) outcomes.push(end);
  }
  return outcomes;
}

/**
 * @param {Worker} worker
 * @param {Outcome[]} outcomes to which its outcomes are added
 * @param {{ count: number, limit: number }} until `count`: how many there are in the end
 * @returns {Promise<Outcome | undefined>} the outcome of the row in which it ended, if it did not reach the last
 */
function endOf(worker, outcomes, { count, limit }) {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let timer = setTimeout(() => fail(new Error(`does not load within ${LOAD_LIMIT} s`)), LOAD_LIMIT * 1000);
    const end = (/** @type {Outcome | undefined} */ outcome) => {
      clearTimeout(timer);
      // An answer after the limit does not count.
      worker.removeAllListeners("message");
      resolve(outcome);
    };
    const fail = (/** @type {Error} */ error) => {
      // Before the module is loaded, a fault of this folder; after that, of the library.
      if (!isReady) reject(error);
      end({ kind: "crash" });
    };
    worker.on("error", fail);
    worker.on("exit", (status) => fail(new Error(`ends with status ${status}`)));
    worker.on("message", (message) => {
      if (isReady) outcomes.push(message);
      isReady = true;
      clearTimeout(timer);
      if (outcomes.length === count) end(undefined);
      else timer = setTimeout(() => end({ kind: "silence" }), limit * 1000);
    });
  });
}
