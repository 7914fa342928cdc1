// Runs all contenders through the vectors.

import { iris, resolution, templates, validity } from "@std66/vectors";
import { expanders } from "./expanders.mjs";
import { outcomesOf } from "./outcomes.mjs";
import { resolutionMiss } from "./resolution-misses.mjs";
import { resolvers } from "./resolvers.mjs";
import { validityMiss } from "./validity-misses.mjs";
import { validators } from "./validators.mjs";

/**
 * @typedef {import("./worker.mjs").Outcome} Outcome
 * @typedef {{ what: string, input: readonly string[], outcome: Outcome, right: string }} Miss
 * @typedef {object} Standing
 * @property {{ name: string, from?: string, call: string, claim: string, rule?: string }} contender
 * @property {number} rows
 * @property {Miss[]} misses
 */

/** @param {(standing: Standing) => void} report @returns {Promise<Standing[]>} */
export async function resolverStandings(report) {
  const inputs = resolution.map(({ base, ref }) => [base, ref]);
  return standings(resolvers, report, async (_, index) => {
    const outcomes = await outcomesOf("resolvers", index, inputs);
    const misses = resolution.flatMap((row, at) => {
      const outcome = outcomes[at] ?? { kind: "silence" };
      const what = resolutionMiss(row, outcome);
      return what === undefined ? [] : [{ what, input: [row.base, row.ref], outcome, right: row.expect.rfc3986 }];
    });
    return { rows: resolution.length, misses };
  });
}

/** @param {(standing: Standing) => void} report @returns {Promise<Standing[]>} */
export async function validatorStandings(report) {
  return standings(validators, report, async ({ rule }, index) => {
    const rows = rowsFor(rule);
    const outcomes = await outcomesOf(
      "validators",
      index,
      rows.map(({ text }) => [text]),
    );
    const misses = rows.flatMap((row, at) => {
      const outcome = outcomes[at] ?? { kind: "silence" };
      const what = validityMiss(row, outcome, rule);
      return what === undefined ? [] : [{ what, input: [row.text], outcome, right: String(row.isValid) }];
    });
    return { rows: rows.length, misses };
  });
}

/** @param {(standing: Standing) => void} report @returns {Promise<Standing[]>} */
export async function expanderStandings(report) {
  const inputs = templates.map(({ template, variables }) => [template, JSON.stringify(defined(variables))]);
  return standings(expanders, report, async (_, index) => {
    const outcomes = await outcomesOf("expanders", index, inputs);
    const misses = templates.flatMap(({ expansion, reordered = [], level }, at) => {
      const outcome = outcomes[at] ?? { kind: "silence" };
      if (outcome.kind === "answer" && [expansion, ...reordered].includes(String(outcome.value))) return [];
      const what = level === undefined ? "an example in the text" : `level ${level}`;
      return [{ what, input: inputs[at] ?? [], outcome, right: expansion }];
    });
    return { rows: templates.length, misses };
  });
}

/**
 * @param {object} variables
 * @returns {object} those that are defined, since not every library takes null for one that is not
 */
function defined(variables) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null));
}

/** @param {import("./validators.mjs").Validator["rule"]} rule */
function rowsFor(rule) {
  if (rule === "URI") return validity.map(({ text, uri }) => ({ text, isValid: uri }));
  if (rule === "URI-reference") return validity.map(({ text, uriReference }) => ({ text, isValid: uriReference }));
  // Of an ASCII text, RFC 3987 says what RFC 3986 says.
  const ascii = validity.filter(({ text }) => /^[\0-\x7F]*$/u.test(text));
  return [
    ...ascii.map(({ text, uri }) => ({ text, isValid: uri })),
    ...iris.map(({ text, rule: matched }) => ({ text, isValid: matched === "IRI" || matched === "absolute-IRI" })),
  ];
}

/**
 * @template {Standing["contender"]} T
 * @param {readonly T[]} contenders
 * @param {(standing: Standing) => void} report
 * @param {(contender: T, index: number) => Promise<Omit<Standing, "contender">>} run
 */
async function standings(contenders, report, run) {
  const all = [];
  for (const [index, contender] of contenders.entries()) {
    const standing = { contender, ...(await run(contender, index)) };
    report(standing);
    all.push(standing);
  }
  return all.toSorted((a, b) => a.misses.length - b.misses.length);
}
