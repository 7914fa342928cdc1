// Makes calls of an original and of its alias, and finds the reasons why their results differ.

import { CLASSES } from "./classes.mjs";
import { callsOf } from "./calls.mjs";

/**
 * @typedef {import("./calls.mjs").Call} Call
 * @typedef {Record<string, string | number | boolean | undefined>} Components
 * @typedef {import("./classes.mjs").Class} Class
 * @typedef {Record<string, (...args: unknown[]) => unknown>} Api
 * @typedef {{ name: string, theirs: Api, ours: Api }} Library
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
 * @param {Library} library
 * @param {number} calls @param {number} seed @param {readonly Class[]} [classes]
 * @returns {{ rows: [{ what: string, why: string }, Row][], unexplained: Difference[], differing: number }}
 */
export function compare(library, calls, seed, classes = CLASSES) {
  /** @type {Map<{ what: string, why: string }, Row>} */
  const rows = new Map();
  const unexplained = [];
  let differing = 0;
  /** @param {{ what: string, why: string }} reason @param {Difference} example */
  const add = (reason, example) => {
    const row = rows.get(reason) ?? { count: 0, example };
    row.count += 1;
    if (lengthOf(example) < lengthOf(row.example)) row.example = example;
    rows.set(reason, row);
  };
  for (const call of callsOf(calls, seed, library.name)) {
    const { difference, reasons, isBroken } = explain(library, call, classes);
    if (isBroken) unexplained.push(difference);
    if (difference.theirs === difference.ours) continue;
    differing += 1;
    for (const [reason, example] of reasons) add(reason, example);
    if (reasons.length === 0 && !isBroken) unexplained.push(difference);
  }
  return { rows: [...rows].toSorted(([, a], [, b]) => b.count - a.count), unexplained, differing };
}

/**
 * @param {Library} library @param {Call} call @param {readonly Class[]} [all]
 * @returns {{ difference: Difference, reasons: [Class, Difference][], isBroken: boolean }} no reasons if the results are
 * the same; `isBroken` if that of the alias is not what the standard says
 */
export function explain({ name, theirs, ours }, call, all = CLASSES) {
  const classes = all.filter(({ library = name }) => library === name);
  /** @param {Call} each @returns {Difference} */
  const differenceOf = (each) => ({
    call: textOfCall(each),
    theirs: resultOf(theirs, each),
    ours: resultOf(ours, each),
  });
  const difference = differenceOf(call);
  /** @param {Call} other */
  const again = (other) => resultOf(ours, other);
  const parts = dividedCall(name, call);
  // Also where both give the same: the original may be wrong.
  const isBroken = classes.some(
    ({ holds, without }) =>
      holds !== undefined &&
      JSON.stringify(without(parts)) !== JSON.stringify(parts) &&
      !holds({ library: name, call, result: difference.ours, again }),
  );
  const isSameText = difference.theirs === difference.ours;
  return { difference, isBroken, reasons: isSameText ? [] : reasonsOf(name, call, classes, differenceOf) };
}

/**
 * @param {string} library @param {Call} call @param {readonly Class[]} classes @param {(call: Call) => Difference} differenceOf
 * @returns {[Class, Difference][]} the classes of a call, each with a call in which it is the only one; none if
 * the results differ when all reasons are taken away
 */
function reasonsOf(library, call, classes, differenceOf) {
  const parts = dividedCall(library, call);
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
  // None suffices by itself: as few as are needed for the results to be the same.
  const needed = present.reduce((some, one) => {
    const fewer = some.filter((other) => other !== one);
    return isSame(remaining(fewer)) ? fewer : some;
  }, present);
  return needed.map((one) => [one, { ...whole, isMixed: true }]);
}

/** @param {import("./classes.mjs").Call} call @returns {import("./classes.mjs").Call} */
function notNormal({ name, args }) {
  return { name, args: args.map((arg) => (arg["isText"] === true ? { ...arg, fragment: "%7e" } : arg)) };
}

/** @param {string} library @param {Call} call @returns {import("./classes.mjs").Call} */
function dividedCall(library, { name, args }) {
  const before = name === "resolve" ? "" : missingFrom(library, args[1]);
  return { name, args: args.map((arg) => (typeof arg === "string" ? partsOf(arg, before) : /** @type {any} */ (arg))) };
}

/**
 * What a suffix reference lacks: fast-uri reads one with a scheme as a path.
 * @param {string} library
 * @param {unknown} options
 */
function missingFrom(library, options) {
  const { reference, scheme } = /** @type {Components} */ (options ?? {});
  if (reference !== "suffix") return "";
  return library === "fast-uri" && scheme !== undefined ? "x:" : "//";
}

/** @param {import("./classes.mjs").Call} call @returns {Call} */
function joinedCall({ name, args }) {
  return { name, args: args.map((arg) => (arg["isText"] === true ? textOf(arg) : arg)) };
}

/** RFC 3986, Appendix B. @param {string} text @param {string} before what is missing @returns {Components} */
function partsOf(text, before) {
  const [, scheme, authority, path, query, fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/u.exec(before + text) ?? [];
  return { isText: true, before, scheme, authority, path, query, fragment };
}

/** RFC 3986 §5.3. @param {Components} components */
function textOf({ before, scheme, authority, path, query, fragment }) {
  const start = (scheme === undefined ? "" : `${scheme}:`) + (authority === undefined ? "" : `//${authority}`);
  const text = `${start}${path}${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;
  return text.slice(String(before).length);
}

/** @param {Api} api @param {Call} call */
function resultOf(api, { name, args }) {
  try {
    const [first] = args;
    const isOfText = name === "serialize" && typeof first === "string";
    // Functions may change the object that they are given.
    const given = structuredClone(args);
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
