// Asks an adapter all rows of what it claims, and notes each answer.

import { Adapter } from "./adapter.mjs";
import { judge, operationNames, operations, questionsOf } from "./questions.mjs";
import { CannotRun } from "./rows.mjs";

/**
 * @typedef {import("./questions.mjs").Question} Question
 * @typedef {import("./protocol.mjs").Answer} Answer
 *
 * @typedef {"right" | "choice" | "wrong" | "no answer" | "unsupported"} Outcome
 *
 * @typedef {object} Result
 * @property {string} operation
 * @property {string} row
 * @property {Question["input"]} input
 * @property {string} section that decides the row
 * @property {Outcome} outcome
 * @property {{ result?: unknown, error?: string, unsupported?: true } | { fault: string }} answer
 * @property {unknown} [expected] what would be right; none if the text is to be refused
 * @property {string} [miss] the section that a wrong answer is about
 * @property {string} [known] why the failure is known
 * @property {readonly string[]} [reasons]
 *
 * @typedef {object} Report
 * @property {import("./protocol.mjs").Start} adapter
 * @property {readonly string[]} notAsked claimed names of no operation
 * @property {readonly string[]} empty claimed operations without any answer
 * @property {readonly string[]} faults what the adapter did against the protocol
 * @property {string} [stopped] why the rows that follow were not asked
 * @property {readonly Result[]} results
 */

/**
 * @param {readonly string[]} command
 * @param {object} options
 * @param {import("./questions.mjs").Rows} options.rows
 * @param {readonly string[]} options.only operations; all if empty
 * @param {ReadonlyMap<string, string>} options.known failures
 * @param {number} options.limit seconds for an answer
 * @param {(line: string) => void} options.warn
 * @param {(adapter: Adapter) => void} [options.onStart] for signals
 * @returns {Promise<Report>}
 */
export async function run(command, { rows, only, known, limit, warn, onStart }) {
  /** @type {string[]} */
  const faults = [];
  const note = (/** @type {string} */ line) => {
    faults.push(line);
    warn(line);
  };
  const adapter = new Adapter(command, { limit, warn: note });
  onStart?.(adapter);
  const start = await adapter.start();
  const missing = only.filter((operation) => !start.operations.includes(operation));
  const asked = start.operations.filter((operation) => only.length === 0 || only.includes(operation));
  const notAsked = asked.filter((operation) => !Object.hasOwn(operations, operation));
  /** @type {Result[]} */
  const results = [];
  /** @type {string | undefined} */
  let stopped;
  try {
    if (missing.length > 0) throw new CannotRun(`${start.implementation} does not claim ${missing.join(", ")}`);
    if (notAsked.length === asked.length) {
      throw new CannotRun(
        `${start.implementation} claims no operation that has rows: ${asked.join(", ")}; there are ${operationNames}`,
      );
    }
    for (const operation of Object.keys(operations).filter((name) => asked.includes(name))) {
      for (const question of questionsOf(rows, operation)) {
        const result = resultOf(question, await adapter.ask(question), known);
        if (result.outcome === "no answer" && result.known !== undefined) adapter.forgive();
        results.push(result);
      }
    }
    await adapter.stop();
  } catch (error) {
    if (!(error instanceof CannotRun) || results.length === 0) throw error;
    stopped = error.message;
  } finally {
    adapter.kill();
  }
  const isEmpty = (/** @type {string} */ operation) => {
    const own = results.filter((result) => result.operation === operation);
    return own.length > 0 && own.every(({ outcome }) => outcome === "unsupported");
  };
  return {
    adapter: start,
    notAsked,
    empty: asked.filter(isEmpty),
    faults,
    ...(stopped === undefined ? {} : { stopped }),
    results,
  };
}

/**
 * @param {Question} question
 * @param {Answer | { fault: string }} answer
 * @param {ReadonlyMap<string, string>} known
 * @returns {Result}
 */
function resultOf(question, answer, known) {
  const { operation, row, input, section, right, reasons } = question;
  const reason = known.get(`${operation} ${row}`);
  const about = {
    operation,
    row,
    input,
    section,
    ...(right === undefined ? {} : { expected: right }),
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(reason === undefined ? {} : { known: reason }),
  };
  if ("fault" in answer) return { ...about, outcome: "no answer", answer };
  const { seq: _, ...given } = answer;
  if (answer.unsupported) return { ...about, outcome: "unsupported", answer: given };
  const { outcome, section: miss } = judge(question, answer);
  return { ...about, outcome, answer: given, ...(outcome === "wrong" ? { miss } : {}) };
}

/** @param {Result} result @returns {boolean} whether it is wrong, or there is none */
export function isMiss({ outcome }) {
  return outcome === "wrong" || outcome === "no answer";
}

/**
 * @param {Report} report
 * @param {ReadonlyMap<string, string>} known
 * @returns {{ misses: Result[], passes: Result[], unknown: string[] }} what fails the run: misses that are not known,
 * known failures that pass, and known failures of no row
 */
export function failuresOf({ results }, known) {
  const names = new Set(results.map(({ operation, row }) => `${operation} ${row}`));
  const operationsAsked = new Set(results.map(({ operation }) => operation));
  return {
    misses: results.filter((result) => isMiss(result) && result.known === undefined),
    passes: results.filter(
      (result) => !isMiss(result) && result.outcome !== "unsupported" && result.known !== undefined,
    ),
    unknown: [...known.keys()].filter((name) => {
      const [operation = ""] = name.split(" ");
      return !names.has(name) && (operationsAsked.has(operation) || !Object.hasOwn(operations, operation));
    }),
  };
}
