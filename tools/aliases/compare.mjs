// Makes calls of an original and of its alias, and finds the reasons why their results differ.

import { CLASSES } from "./classes.mjs";
import { callsOf } from "./calls.mjs";

/**
 * @typedef {import("./calls.mjs").Call} Call
 * @typedef {import("./calls.mjs").Components} Components
 * @typedef {import("./classes.mjs").Class} Class
 * @typedef {Record<string, (...args: unknown[]) => unknown>} Api
 * @typedef {{ call: string, theirs: string, ours: string }} Difference
 * @typedef {{ count: number, example: Difference }} Row
 */

const SAME_FAULT = { what: "the text of an error", why: "the same fault in other words" };

/**
 * @param {{ name: string, theirs: Api, ours: Api }} library
 * @param {number} calls @param {number} seed
 * @returns {{ rows: [{ what: string, why: string }, Row][], unexplained: Difference[], differing: number }}
 */
export function compare({ name, theirs, ours }, calls, seed) {
  const classes = CLASSES.filter(({ library = name }) => library === name);
  /** @type {Map<{ what: string, why: string }, Row>} */
  const rows = new Map();
  const unexplained = [];
  let differing = 0;
  /** @param {Call} call @returns {Difference} */
  const differenceOf = (call) => ({ call: textOfCall(call), theirs: resultOf(theirs, call), ours: resultOf(ours, call) });
  /** @param {{ what: string, why: string }} reason @param {Difference} example */
  const add = (reason, example) => {
    const row = rows.get(reason) ?? { count: 0, example };
    row.count += 1;
    if (lengthOf(example) < lengthOf(row.example)) row.example = example;
    rows.set(reason, row);
  };
  for (const call of callsOf(calls, seed, name)) {
    const difference = differenceOf(call);
    if (difference.theirs === difference.ours) continue;
    differing += 1;
    if (hasOtherWords(difference)) add(SAME_FAULT, difference);
    if (isSame(difference)) continue;
    const examples = examplesOf(call, classes, differenceOf);
    for (const [reason, example] of examples) add(reason, example);
    if (examples.length === 0) unexplained.push(difference);
  }
  return { rows: [...rows].toSorted(([, a], [, b]) => b.count - a.count), unexplained, differing };
}

/**
 * Takes away all reasons but one, and keeps that one if the results still differ.
 *
 * @param {Call} call @param {readonly Class[]} classes @param {(call: Call) => Difference} differenceOf
 * @returns {[Class, Difference][]} the classes, each with the call in which it is the only one; none if the results differ without any
 */
function examplesOf(call, classes, differenceOf) {
  const divided = dividedCall(call);
  const text = JSON.stringify(divided);
  const present = classes.filter(({ without }) => JSON.stringify(without(divided)) !== text);
  /** @param {readonly Class[]} removed */
  const remaining = (removed) =>
    differenceOf(joinedCall(removed.reduce((changed, { without }) => without(changed), divided)));
  if (!isSame(remaining(present))) return [];
  return present
    .map((one) => /** @type {[Class, Difference]} */ ([one, remaining(present.filter((other) => other !== one))]))
    .filter(([, difference]) => !isSame(difference));
}

/** @param {Call} call @returns {import("./classes.mjs").Call} */
function dividedCall({ name, args }) {
  return { name, args: args.map((arg) => (typeof arg === "string" ? divided(arg) : arg)) };
}

/** @param {import("./classes.mjs").Call} call @returns {Call} */
function joinedCall({ name, args }) {
  return { name, args: args.map((arg) => (arg["isText"] === true ? joined(arg) : arg)) };
}

/** RFC 3986, Appendix B. @param {string} text @returns {Components} */
function divided(text) {
  const [, scheme, authority, path, query, fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/u.exec(text) ?? [];
  return { isText: true, scheme, authority, path, query, fragment };
}

/** RFC 3986 §5.3. @param {Components} components */
function joined({ scheme, authority, path, query, fragment }) {
  const before = (scheme === undefined ? "" : `${scheme}:`) + (authority === undefined ? "" : `//${authority}`);
  return `${before}${path}${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** @param {Api} api @param {Call} call */
function resultOf(api, { name, args }) {
  try {
    const [first] = args;
    const isOfText = name === "serialize" && typeof first === "string";
    // Functions may change the object that they are given.
    const given = args.map((arg) => (typeof arg === "string" ? arg : { ...arg }));
    const result = isOfText ? api["serialize"]?.(api["parse"]?.(first)) : api[name]?.(...given);
    const isObject = typeof result === "object" && result !== null;
    // The order of the properties is no difference.
    return JSON.stringify(
      isObject ? Object.fromEntries(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1))) : result,
    );
  } catch (error) {
    return `throws ${/** @type {Error} */ (error).message}`;
  }
}

/** @param {Call} call */
function textOfCall({ name, args }) {
  const list = args
    .map((arg) => JSON.stringify(arg))
    .filter((text, index) => index === 0 || text !== "{}")
    .join(", ");
  return name === "serialize" && typeof args[0] === "string" ? `serialize(parse(${list}))` : `${name}(${list})`;
}

/** @param {Difference} difference */
function lengthOf({ call, theirs, ours }) {
  return call.length + theirs.length + ours.length;
}

const ERROR = /^throws .*$|"error":"(?:[^"\\]|\\.)*"/su;

/** @param {Difference} difference */
function hasOtherWords({ theirs, ours }) {
  const [first, second] = [ERROR.exec(theirs)?.[0], ERROR.exec(ours)?.[0]];
  return first !== undefined && second !== undefined && first !== second;
}

/** Whether the results are the same but for the text of an error. @param {Difference} difference */
function isSame({ theirs, ours }) {
  return theirs.replace(ERROR, "error") === ours.replace(ERROR, "error");
}
