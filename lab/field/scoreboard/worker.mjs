// Runs in a worker: asks one contender about its inputs, and posts an outcome for each.

import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { expanders } from "./expanders.mjs";
import { resolvers } from "./resolvers.mjs";
import { validators } from "./validators.mjs";

/** @typedef {{ kind: "answer", value: unknown } | { kind: "refusal", message: string } | { kind: "silence" } | { kind: "crash" }} Outcome */
/** @typedef {{ list: "resolvers" | "validators" | "expanders", index: number, inputs: readonly (readonly string[])[], start: number }} Task */

const { list, index, inputs, start } = /** @type {Task} */ (workerData);
const ask = await asked();
for (const message of messages()) parentPort?.postMessage(message, []);

function* messages() {
  yield "ready";
  for (const input of inputs.slice(start)) yield outcomeOf(input);
}

/** @returns {Promise<(input: readonly string[]) => unknown>} */
async function asked() {
  if (list === "validators") {
    const validator = validators[index];
    const module = await import(validator?.from ?? validator?.name ?? "");
    return ([text = ""]) => Boolean(validator?.accepts(module, text));
  }
  if (list === "expanders") {
    const expander = expanders[index];
    const module = await import(expander?.from ?? expander?.name ?? "");
    return ([template = "", variables = ""]) => expander?.expand(module, template, JSON.parse(variables));
  }
  const resolver = resolvers[index];
  const name = resolver?.from ?? resolver?.name ?? "";
  const module = resolver?.isRequired === true ? createRequire(import.meta.url)(name) : await import(name);
  return ([base = "", reference = ""]) => {
    const target = resolver?.resolve(module, base, reference);
    if (typeof target !== "string") throw new TypeError(`returns ${String(target)}`);
    return target;
  };
}

/** @param {readonly string[]} input @returns {Outcome} */
function outcomeOf(input) {
  try {
    return { kind: "answer", value: ask(input) };
  } catch (error) {
    return { kind: "refusal", message: error instanceof Error ? error.message : String(error) };
  }
}
