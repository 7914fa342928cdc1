// A process of growth.mjs, with the options that it measures under: it does the one task that it is sent.

import { faultOf, measure } from "./growth-measure.mjs";
import { controls, shapes, subjects } from "./growth-subjects.mjs";

/**
 * @typedef {import("./growth-measure.mjs").Measured & { name: string, case: string }} Case
 * @typedef {{ kind: "controls" } | { kind: "shape", shape: string, names: string[] }} Task
 * @typedef {{ misjudged: string[], cases: Case[] }} Outcome
 */

process.once("message", (message) => {
  const task = /** @type {Task} */ (message);
  /** @type {Outcome} */
  const outcome = { misjudged: [], cases: [] };
  if (task.kind === "controls") outcome.misjudged = misjudged();
  else outcome.cases = casesOf(task.shape, task.names);
  process.send?.(outcome, () => process.disconnect());
});

/** @param {string} shape @param {string[]} names @returns {Case[]} */
function casesOf(shape, names) {
  const textsOf = textsOfShape(shape);
  return subjects
    .filter(({ name }) => names.includes(name))
    .map(({ name, form, prepare }) => ({
      name,
      case: form === undefined ? shape : `${shape} as ${form}`,
      ...measure((size) => prepare(textsOf(size))),
    }));
}

function misjudged() {
  return controls
    .filter(({ shape, prepare, isFault }) => {
      const textsOf = textsOfShape(shape);
      return (faultOf(measure((size) => prepare(textsOf(size)))) !== undefined) !== isFault;
    })
    .map(({ name }) => name);
}

/** The texts of a shape, each made once. @param {string} name */
function textsOfShape(name) {
  const shape = shapes.find((each) => each.name === name);
  if (shape === undefined) throw new Error(`there is no shape ${name}`);
  /** @type {Map<number, import("./growth-subjects.mjs").Texts>} */
  const made = new Map();
  return (/** @type {number} */ size) => {
    const texts = made.get(size) ?? shape.texts(size);
    made.set(size, texts);
    return texts;
  };
}
