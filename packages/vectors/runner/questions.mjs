// What an adapter is asked: a question for each row and operation, with the right answer, and those that RFC 3986 also
// allows.

import { parts, resolved } from "./resolve.mjs";

/**
 * @typedef {object} Question
 * @property {string} operation
 * @property {string} row the id of the row
 * @property {string} section that decides it
 * @property {Readonly<Record<string, unknown>>} input texts; `expandTemplate` has a map of values
 * @property {unknown} right `undefined` if the text is to be refused
 * @property {readonly unknown[]} choices other answers that the RFC allows
 * @property {readonly string[]} reasons codes of differences.json and pitfalls.json
 */

/**
 * @typedef {(name: string) => any[]} Rows
 * @typedef {Omit<Question, "operation" | "choices" | "reasons"> & { choices?: unknown[], reasons?: string[] }} Asked
 */

/**
 * The operations that have rows, with the members of their inputs.
 * @type {Readonly<Record<string, { input: readonly string[], ask: (rows: Rows) => Asked[] }>>}
 */
export const operations = {
  isUri: predicate("uri", "3"),
  isUriReference: predicate("uriReference", "4.1"),
  isAbsoluteUri: predicate("absoluteUri", "4.3"),
  isRelativeReference: predicate("relativeReference", "4.2"),
  isIri: iriPredicate(["absolute-IRI", "IRI"]),
  isIriReference: iriPredicate(["absolute-IRI", "IRI", "irelative-ref"]),
  components: {
    input: ["text"],
    ask: (rows) =>
      rows("components").map(({ id, text, reasons, ...row }) => ({
        row: id,
        section: "3",
        input: { text },
        right: Object.fromEntries(COMPONENTS.map((name) => [name, row[name]])),
        reasons,
      })),
  },
  resolve: {
    input: ["base", "reference"],
    // What `strict` being false gives (§5.2.2), the pseudocode without the `/.` of G1, and a normalized base (§5.2.1)
    // are choices.
    ask: (rows) =>
      rows("resolution").map(({ id, base, ref, expect, reasons }) => ({
        row: id,
        section: sectionOfResolution(base, ref),
        input: { base, reference: ref },
        right: expect.rfc3986,
        choices: [
          ...[expect.rfc3986nonstrict, expect.rfc3986unguarded].filter((text) => text !== undefined),
          ...(expect.rfc3986normalizedBase ?? []),
        ],
        reasons,
      })),
  },
  relativize: {
    input: ["base", "target"],
    // Any reference that leads from the base to the target is right; that of the row is one.
    ask: (rows) =>
      rows("resolution")
        .filter(({ base, expect }, i, all) => {
          const isTheSame = (/** @type {any} */ row) => row.base === base && row.expect.rfc3986 === expect.rfc3986;
          return all.findIndex(isTheSame) === i;
        })
        .map(({ id, base, ref, expect, reasons }) => ({
          row: id,
          section: "5.2.2",
          input: { base, target: expect.rfc3986 },
          right: ref,
          reasons,
        })),
  },
  removeDotSegments: {
    input: ["text"],
    ask: (rows) =>
      rows("seeds")
        .filter(({ check }) => check?.type === "dots")
        .map(({ id, check }) => ({ row: id, section: "5.2.4", input: { text: check.in }, right: check.out })),
  },
  normalize: {
    input: ["text"],
    // A normalizer need not know schemes: §6.2.3 is a choice. A relative reference is resolved first (§5.2.1).
    ask: (rows) =>
      rows("equivalence")
        .filter(({ a, assumption }) => parts(a).scheme !== "" && assumption === undefined)
        .map(({ id, a, syntaxBased, schemeBased, rung, reasons }) => ({
          row: id,
          section: sectionOfRung(rung === "none" || rung === "identical" ? "syntax" : rung),
          input: { text: a },
          right: syntaxBased,
          choices: schemeBased === undefined ? [] : [schemeBased],
          reasons,
        })),
  },
  equivalent: {
    input: ["a", "b"],
    // Each rung of the ladder is a choice: only a false positive is a fault (§6.1), and a difference between equal
    // texts.
    ask: (rows) =>
      rows("equivalence")
        .filter(({ a, b }) => parts(a).scheme !== "" && parts(b).scheme !== "")
        .map(({ id, a, b, rung, assumption, reasons }) => ({
          row: id,
          section: sectionOfRung(rung),
          input: { a, b },
          right: rung !== "none",
          choices: [
            ...(rung === "none" || rung === "identical" ? [] : [false]),
            ...(assumption === undefined ? [] : [true, false]),
          ],
          reasons,
        })),
  },
  parseQuery: {
    input: ["text"],
    // Text of a query that is to be split in the usual way, as its separators and a `+` for a space are not RFC 3986's.
    ask: (rows) =>
      rows("parameters")
        .filter(({ part, separators, plus }) => part === "query" && separators === undefined && plus === undefined)
        .map(({ id, text, parameters, reasons }) => ({
          row: id,
          section: "3.4",
          input: { text },
          right: parameters ?? undefined,
          reasons,
        })),
  },
  expandTemplate: {
    input: ["template", "variables"],
    ask: (rows) =>
      rows("templates").map(({ id, template, variables, expansion, reordered }) => ({
        row: id,
        section: sectionOfTemplate(template),
        input: { template, variables },
        right: expansion,
        choices: reordered ?? [],
      })),
  },
  toUri: conversion("uri", "RFC 3987 3.1"),
  toIri: conversion("iri", "RFC 3987 3.2"),
};

const COMPONENTS = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];
/** The section of each component, and what it is called in a record. @type {Readonly<Record<string, string>>} */
const COMPONENT_SECTIONS = {
  scheme: "3.1",
  authority: "3.2",
  userinfo: "3.2.1",
  host: "3.2.2",
  port: "3.2.3",
  path: "3.3",
  query: "3.4",
  fragment: "3.5",
};

/** For messages. */
export const operationNames = Object.keys(operations).join(", ");

/** Half a surrogate pair: a text with one cannot be written in most languages, nor be sent in UTF-8. */
const UNPAIRED = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/u;

/** @param {Rows} rows @param {string} operation @returns {Question[]} in the order of the rows */
export function questionsOf(rows, operation) {
  return (operations[operation]?.ask(rows) ?? [])
    .filter(({ input }) => !Object.values(input).some((text) => UNPAIRED.test(String(text))))
    .map((asked) => ({ operation, choices: [], reasons: [], ...withoutUndefined(asked) }));
}

/** @param {Asked} asked @returns {Asked} */
function withoutUndefined({ reasons, ...asked }) {
  return reasons === undefined ? asked : { ...asked, reasons };
}

/**
 * @param {Question} question
 * @param {{ result?: unknown, error?: string }} answer
 * @returns {{ outcome: "right" | "choice" | "wrong", section: string }} with the section that a wrong answer is about
 */
export function judge(question, answer) {
  const { right, choices, section } = question;
  const isRefusal = answer.error !== undefined;
  // A predicate that throws for a text which it would have to deny has said the same.
  if (isRefusal) return { outcome: right === undefined || right === false ? "right" : "wrong", section };
  if (question.operation === "components") {
    return judgeComponents(/** @type {Record<string, unknown>} */ (right), answer.result);
  }
  if (question.operation === "relativize") {
    const { base, target } = /** @type {{ base: string, target: string }} */ (question.input);
    const given = resolved(base, String(answer.result));
    if (given === target) return { outcome: "right", section };
    return { outcome: inLowercase(given) === inLowercase(target) ? "choice" : "wrong", section };
  }
  if (isSame(right, answer.result)) return { outcome: "right", section };
  const isChoice =
    choices.some((choice) => isSame(choice, answer.result)) ||
    (question.operation === "resolve" && inLowercase(String(right)) === inLowercase(String(answer.result)));
  return { outcome: isChoice ? "choice" : "wrong", section };
}

/**
 * Compares what the adapter gives: one whose implementation has no userinfo, say, leaves it out. Scheme and host in
 * lowercase are a choice (§3.1, §3.2.2).
 *
 * @param {Readonly<Record<string, unknown>>} right
 * @param {unknown} given
 * @returns {{ outcome: "right" | "choice" | "wrong", section: string }}
 */
function judgeComponents(right, given) {
  const names = differingComponents(right, given);
  const wrong = names.find((name) => {
    const value = /** @type {Record<string, unknown>} */ (given)[name];
    return (
      value === null || right[name] === null || loweredComponent(name, value) !== loweredComponent(name, right[name])
    );
  });
  if (wrong !== undefined) return { outcome: "wrong", section: COMPONENT_SECTIONS[wrong] ?? "3" };
  return { outcome: names.length === 0 ? "right" : "choice", section: "3" };
}

/**
 * @param {unknown} right
 * @param {unknown} given
 * @returns {string[]} the components that the adapter gives, and that differ
 */
export function differingComponents(right, given) {
  const [a, b] = /** @type {Record<string, unknown>[]} */ ([right, given]);
  return COMPONENTS.filter((key) => b !== undefined && Object.hasOwn(b, key) && b[key] !== a?.[key]);
}

/** @param {string} name @param {unknown} value */
function loweredComponent(name, value) {
  if (name === "scheme" || name === "host") return String(value).toLowerCase();
  return name === "authority" ? hostInLowercase(String(value)) : value;
}

/**
 * @param {string} text
 * @returns {string} with the scheme and the host in lowercase, as the RFC asks producers to write them (§3.1, §3.2.2)
 */
function inLowercase(text) {
  const { scheme, authority, path, query, fragment } = parts(text);
  return scheme.toLowerCase() + hostInLowercase(authority) + path + query + fragment;
}

/** @param {string} authority */
function hostInLowercase(authority) {
  const at = authority.lastIndexOf("@") + 1;
  return authority.slice(0, at) + authority.slice(at).toLowerCase();
}

/** @param {unknown} a @param {unknown} b */
function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @param {string} field @param {string} section */
function predicate(field, section) {
  return {
    input: ["text"],
    ask: (/** @type {Rows} */ rows) =>
      rows("validity").map(({ id, text, reasons, ...row }) => ({
        row: id,
        section: row.uriReference ? section : sectionOfFault(text, row.errorOffset, section),
        input: { text },
        right: row[field],
        reasons,
      })),
  };
}

/** @param {readonly string[]} rules */
function iriPredicate(rules) {
  return {
    input: ["text"],
    ask: (/** @type {Rows} */ rows) =>
      rows("iris").map(({ id, text, rule }) => ({
        row: id,
        section: "RFC 3987 2.2",
        input: { text },
        right: rules.includes(rule),
      })),
  };
}

/** @param {"uri" | "iri"} field @param {string} section */
function conversion(field, section) {
  return {
    input: ["text"],
    ask: (/** @type {Rows} */ rows) =>
      rows("iris").map(({ id, text, rule, ...row }) => ({
        row: id,
        section,
        input: { text },
        right: rule === null ? undefined : (row[field] ?? text),
      })),
  };
}

/**
 * @param {string} text that is not a URI-reference
 * @param {number | undefined} offset of the fault
 * @param {string} otherwise
 */
function sectionOfFault(text, offset, otherwise) {
  if (offset === undefined) return "3.2.3";
  if (text[offset] === "%") return "2.1";
  let end = 0;
  for (const [name, part] of Object.entries(parts(text))) {
    end += part.length;
    if (part === "" || (offset >= end && end < text.length)) continue;
    return name === "authority" && part.includes("[") ? "3.2.2" : (COMPONENT_SECTIONS[name] ?? otherwise);
  }
  return otherwise;
}

/** @param {string} base @param {string} reference */
function sectionOfResolution(base, reference) {
  const { scheme, authority, path } = parts(reference);
  const isWhole = scheme !== "" || authority !== "" || path.startsWith("/");
  if (path === "") return "5.2.2";
  const merged = isWhole ? path : parts(base).path.replace(/[^/]*$/u, "") + path;
  if (/(?:^|\/)\.\.?(?:\/|$)/u.test(merged)) return "5.2.4";
  return isWhole ? "5.2.2" : "5.2.3";
}

/** @param {string} template @returns {string} the section of the operator of its first expression */
function sectionOfTemplate(template) {
  const [, operator = ""] = /\{([+#./;?&]?)/u.exec(template) ?? [];
  return `RFC 6570 3.2.${2 + ["", "+", "#", ".", "/", ";", "?", "&"].indexOf(operator)}`;
}

/** @param {string} rung */
function sectionOfRung(rung) {
  /** @type {Readonly<Record<string, string>>} */
  const rungs = {
    none: "6.1",
    identical: "6.2.1",
    syntax: "6.2.2",
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    scheme: "6.2.3",
  };
  return rungs[rung] ?? "6.2";
}
