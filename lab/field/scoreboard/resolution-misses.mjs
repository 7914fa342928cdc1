// Why a target is not that of RFC 3986: the first class, in this order, that fits.

import { isUri, parse } from "@std66/core";
import { compare } from "@std66/normalize";

/**
 * @typedef {import("./worker.mjs").Outcome} Outcome
 * @typedef {import("@std66/vectors").ResolutionRow} Row
 */

/** What a class is, and what RFC 3986 says. */
export const resolutionClasses = {
  silence: ["no answer within the time limit", "resolution takes one pass over the text"],
  crash: ["ends the program", "a text of a user is no reason to end"],
  "refuses base": ["refuses a base without an authority", "a base needs a scheme, and nothing else (§5.1)"],
  refuses: ["refuses a valid base or reference", "every reference that matches the grammar has a target (§4.1, §5.2)"],
  older: ["the result of RFC 1808 or RFC 2396", "what RFC 3986 changed is in its Appendix D.2"],
  "no URI": ["a text that is not a URI", "a target is a URI (§5.2)"],
  case: ["changes uppercase and lowercase", "resolution does not normalize (§5.2.1); equivalent by §6.2.2.1"],
  "percent-encoding": ["encodes or decodes", "resolution does not normalize (§5.2.1); equivalent by §6.2.2.2"],
  "dot-segments": [
    "removes other dot-segments",
    "only a path that is not the base's own loses them (§5.2.2); equivalent by §6.2.2.3",
  ],
  scheme: ["adds or removes a `/`, a port or a host", "resolution knows no scheme (§5.2); equivalent by §6.2.3"],
  authority: [
    "another scheme or authority",
    "the authority is that of the reference, if it has one, and else the base's (§5.2.2)",
  ],
  path: ["another path", "§5.2.3 and §5.2.4 have the steps"],
  query: [
    "another query",
    "the query is the reference's own; only an empty path without a query takes the base's (§5.2.2)",
  ],
  fragment: ["another fragment", "the fragment is always the reference's own (§5.2.2)"],
};

/** @typedef {keyof typeof resolutionClasses} ResolutionClass */

/** The classes whose results are equivalent to the right one. @type {ReadonlySet<string>} */
export const equivalentClasses = new Set(["case", "percent-encoding", "dot-segments", "scheme"]);

/** @param {Row} row @param {Outcome} outcome @returns {ResolutionClass | undefined} `undefined` if it is right */
export function resolutionMiss({ base, expect }, outcome) {
  if (outcome.kind === "silence" || outcome.kind === "crash") return outcome.kind;
  if (outcome.kind === "refusal") return parse(base).authority === undefined ? "refuses base" : "refuses";
  const target = String(outcome.value);
  if ([expect.rfc3986, expect.rfc3986nonstrict, expect.rfc3986unguarded].includes(target)) return undefined;
  if (olderTargets(expect).includes(target)) return "older";
  if (!isUri(target)) return "no URI";
  const { rung, difference } = compare(target, expect.rfc3986);
  if (rung !== undefined) return /** @type {ResolutionClass} */ (rung);
  const component = difference?.component ?? "path";
  return component === "path" || component === "query" || component === "fragment" ? component : "authority";
}

/** @param {Row["expect"]} expect @returns {unknown[]} */
function olderTargets({ rfc1808, rfc2396 }) {
  return [rfc1808, ...(typeof rfc2396 === "object" ? Object.values(rfc2396) : [rfc2396])];
}
