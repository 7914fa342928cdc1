// Why an answer about validity is not that of RFC 3986 or 3987: what was accepted wrongly, or what a refused text has
// that others lack.

import { diagnose } from "@std66/core";
import { diagnoseIri, parseIri } from "@std66/iri";

/**
 * @typedef {import("./worker.mjs").Outcome} Outcome
 * @typedef {{ text: string, isValid: boolean }} Row
 */

/**
 * @param {Row} row
 * @param {Outcome} outcome
 * @param {"URI" | "URI-reference" | "IRI"} rule
 * @returns {string | undefined} `undefined` if it is right
 */
export function validityMiss({ text, isValid }, outcome, rule) {
  if (outcome.kind === "silence") return "no answer within the time limit";
  if (outcome.kind === "crash") return "ends the program";
  const isAccepted = outcome.kind === "answer" && outcome.value === true;
  if (isAccepted === isValid) return undefined;
  return isAccepted ? `accepts ${faultOf(text, rule)}` : `refuses ${featureOf(text)}`;
}

/** @type {readonly (readonly [codes: readonly string[], name: string])[]} */
const FAULTS = [
  [["pct-encoded"], "a `%` without two hexadecimal digits (§2.1)"],
  [
    ["ipv6-address", "h16", "ipv4-address", "ipvfuture", "ip-literal-unclosed", "ip-literal-end"],
    "a malformed IP literal (§3.2.2)",
  ],
  [["port"], "a malformed port (§3.2.3)"],
  [["authority", "userinfo", "reg-name"], "a character that no authority has (§3.2)"],
  [["path-noscheme"], "a `:` that ends no scheme (§3.1, §4.2)"],
  [["pchar"], "a character that the path does not have (§3.3)"],
  [["query"], "a character that no query has (§3.4)"],
  [["fragment"], "a character that no fragment has (§3.5)"],
  [["ucschar", "iprivate"], "a character that no IRI has there (RFC 3987)"],
];

/** @param {string} text that is accepted wrongly @param {string} rule */
function faultOf(text, rule) {
  const error = rule === "IRI" ? diagnoseIri(text) : diagnose(text);
  if (error === undefined) return "a text without a scheme (§3)";
  return FAULTS.find(([codes]) => codes.includes(error.code))?.[1] ?? `what \`${error.code}\` forbids`;
}

/** @type {readonly (readonly [name: string, has: (reference: import("@std66/iri").IriReference) => boolean])[]} */
const FEATURES = [
  ["a relative reference (§4.2)", ({ scheme }) => scheme === undefined],
  ["a URI without an authority (§3.3)", ({ authority }) => authority === undefined],
  ["an IP literal (§3.2.2)", ({ hostKind }) => hostKind === "ipv6" || hostKind === "ipvfuture"],
  ["an empty host (§3.2.2)", ({ host }) => host === ""],
  ["a userinfo (§3.2.1)", ({ userinfo }) => userinfo !== undefined],
  ["an empty or a long port (§3.2.3)", ({ port }) => port !== undefined && !/^\d{1,4}$/u.test(port)],
  ["an unusual scheme (§3.1)", ({ scheme }) => !/^(?:https?|ftp)$/u.test(scheme ?? "")],
  [
    "a name that looks like an address (§3.2.2)",
    ({ host, hostKind }) => hostKind === "reg-name" && /^[\d.]+$/u.test(host ?? ""),
  ],
  ["a name with other characters than domains have (§3.2.2)", ({ host }) => /[^\w.-]|^-|_/u.test(host ?? "")],
  ["a name of one label (§3.2.2)", ({ host }) => !(host ?? "").includes(".")],
  ["a query or a fragment (§3.4, §3.5)", ({ query, fragment }) => (query ?? fragment) !== undefined],
];

/** @param {string} text that is refused wrongly */
function featureOf(text) {
  const reference = parseIri(text);
  return FEATURES.find(([, has]) => has(reference))?.[0] ?? "a path (§3.3)";
}
