// A child process of growth.mjs, started with the V8 options for measuring. It does the one task that it is sent.

import { faultOf, measure } from "./growth-measure.mjs";
import { controls, shapes, subjects } from "./growth-subjects.mjs";

/**
 * @typedef {import("./growth-measure.mjs").Measured} Measured
 * @typedef {{ shape: number, subject: number }} Case indexes into the two lists
 * @typedef {{ kind: "controls" } | { kind: "cases", cases: Case[] }} Task
 * @typedef {{ misjudged: string[], measured: (Measured | null)[] }} Outcome `null` if there is no such call
 */

process.once("message", (message) => {
  const task = /** @type {Task} */ (message);
  /** @type {Outcome} */
  const outcome = { misjudged: [], measured: [] };
  if (task.kind === "controls") outcome.misjudged = misjudged();
  else outcome.measured = measuredOf(task.cases);
  process.send?.(outcome, () => process.disconnect());
});

/** @param {Case[]} cases */
function measuredOf(cases) {
  const textsOf = shapes.map(textsOfShape);
  return cases.map(
    ({ shape, subject }) => measure((size) => subjects[subject]?.prepare(textsOf[shape]?.(size) ?? nothing())) ?? null,
  );
}

function misjudged() {
  return controls
    .filter(({ shape, prepare, isFault }) => {
      const found = shapes.find(({ name }) => name === shape);
      const textsOf = textsOfShape(found ?? nothing());
      const measured = measure((size) => prepare(textsOf(size)));
      return (measured === undefined ? undefined : faultOf(measured) !== undefined) !== isFault;
    })
    .map(({ name }) => name);
}

/** The texts of a shape, each size made once. @param {import("./growth-subjects.mjs").Shape} shape */
function textsOfShape({ texts }) {
  /** @type {Map<number, import("./growth-subjects.mjs").Texts>} */
  const made = new Map();
  return (/** @type {number} */ size) => {
    const ofSize = made.get(size) ?? texts(size);
    made.set(size, ofSize);
    return ofSize;
  };
}

/** @returns {never} */
function nothing() {
  throw new Error("no such shape");
}
