// Makes calls of an original and of its alias, and finds the reasons why their results differ.

import { CLASSES } from "./classes.mjs";
import { callsOf } from "./calls.mjs";

/**
 * @typedef {import("./calls.mjs").Call} Call
 * @typedef {import("./calls.mjs").Components} Components
 * @typedef {import("./classes.mjs").Class} Class
 * @typedef {Record<string, (...args: unknown[]) => unknown>} Api
 * @typedef {{ call: string, theirs: string, ours: string, isMixed?: boolean }} Difference `isMixed` if it has other reasons too
 * @typedef {{ count: number, example: Difference }} Row
 */

/** @type {Class} */
const SAME_FAULT = {
  what: "the text of an error",
  why: "the same fault in other words, or another of several faults",
  without: (call) => call,
};

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
  const differenceOf = (call) => ({
    call: textOfCall(call),
    theirs: resultOf(theirs, call),
    ours: resultOf(ours, call),
  });
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
    const reasons = reasonsOf(call, classes, differenceOf);
    for (const [reason, example] of reasons) add(reason, example);
    if (reasons.length === 0) unexplained.push(difference);
  }
  return { rows: [...rows].toSorted(([, a], [, b]) => b.count - a.count), unexplained, differing };
}

/**
 * @param {Call} call @param {readonly Class[]} classes @param {(call: Call) => Difference} differenceOf
 * @returns {[Class, Difference][]} the classes of a call, each with a call in which it is the only one; none if the results differ
 *   when all reasons are taken away
 */
function reasonsOf(call, classes, differenceOf) {
  const parts = dividedCall(call);
  const present = classes.filter(({ without }) => JSON.stringify(without(parts)) !== JSON.stringify(parts));
  /** @param {readonly Class[]} removed */
  const remaining = (removed) => {
    const changed = removed.reduce((before, { without }) => without(before), parts);
    const difference = differenceOf(joinedCall(changed));
    // A text that is normal already is the same whether it is normalized or given back: tries another.
    return isSame(difference) && call.name === "normalize" ? differenceOf(joinedCall(notNormal(changed))) : difference;
  };
  const whole = remaining([]);
  if (!isSame(remaining(present))) return [];
  const reasons = present
    .map((one) => /** @type {[Class, Difference]} */ ([one, remaining(present.filter((other) => other !== one))]))
    .filter(([, difference]) => !isSame(difference));
  if (reasons.length > 0) return reasons;
  if (isSame(whole)) return [[SAME_FAULT, whole]];
  // None suffices by itself: those without which the results are the same.
  return present.filter((one) => isSame(remaining([one]))).map((one) => [one, { ...whole, isMixed: true }]);
}

/** @param {import("./classes.mjs").Call} call @returns {import("./classes.mjs").Call} */
function notNormal({ name, args }) {
  return { name, args: args.map((arg) => (arg["isText"] === true ? { ...arg, fragment: "%7e" } : arg)) };
}

/** @param {Call} call @returns {import("./classes.mjs").Call} */
function dividedCall({ name, args }) {
  const [, options] = args;
  const isSuffix = typeof options === "object" && options["reference"] === "suffix";
  return { name, args: args.map((arg) => (typeof arg === "string" ? partsOf(arg, isSuffix) : arg)) };
}

/** @param {import("./classes.mjs").Call} call @returns {Call} */
function joinedCall({ name, args }) {
  return { name, args: args.map((arg) => (arg["isText"] === true ? textOf(arg) : arg)) };
}

/** RFC 3986, Appendix B. @param {string} text @param {boolean} isSuffix whether it begins with the authority @returns {Components} */
function partsOf(text, isSuffix) {
  const [, scheme, authority, path, query, fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/u.exec(isSuffix ? `//${text}` : text) ?? [];
  return { isText: true, isSuffix, scheme, authority, path, query, fragment };
}

/** RFC 3986 §5.3. @param {Components} components */
function textOf({ isSuffix, scheme, authority, path, query, fragment }) {
  const before = (scheme === undefined ? "" : `${scheme}:`) + (authority === undefined ? "" : `//${authority}`);
  const text = `${before}${path}${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;
  return isSuffix === true ? text.slice(2) : text;
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
    // Sorted: two answers may differ in the order of their properties.
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

/** By how much a difference is longer than the best example. @param {Difference} difference */
function lengthOf({ call, theirs, ours, isMixed }) {
  // That two texts are equal does not show why.
  return isMixed || call.startsWith("equal") ? Infinity : call.length + theirs.length + ours.length;
}

const ERROR = /^throws .*$|"error":"(?:[^"\\]|\\.)*"/su;

/** Whether the results are the same but for the text of an error. @param {Difference} difference */
function isSame({ theirs, ours }) {
  return theirs.replace(ERROR, "error") === ours.replace(ERROR, "error");
}
