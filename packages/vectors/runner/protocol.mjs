// The messages of PROTOCOL.md, as protocol.schema.json has them: one JSON object on each line.

export const VERSION = 1;

/**
 * @typedef {{ implementation: string, language: string, version: string, operations: string[], claims?: string }} Start
 * @typedef {{ seq: number, result?: unknown, error?: string, unsupported?: true }} Answer
 */

/**
 * @param {unknown} value
 * @returns {string | undefined} what is wrong with the answer to `start`
 */
export function faultOfStart(value) {
  if (!isObject(value)) return "is not an object";
  for (const name of ["implementation", "language", "version"]) {
    if (typeof value[name] !== "string" || value[name] === "") return `\`${name}\` is not a string`;
  }
  if (value["claims"] !== undefined && typeof value["claims"] !== "string") return "`claims` is not a string";
  const { operations } = value;
  if (!Array.isArray(operations) || operations.length === 0 || !operations.every((name) => typeof name === "string")) {
    return "`operations` is not a list of names";
  }
  return extraOf(value, ["implementation", "language", "version", "operations", "claims"]);
}

/**
 * @param {unknown} value
 * @returns {number | undefined} the question that an answer is to, whose operation decides its shape
 */
export function seqOf(value) {
  const seq = isObject(value) ? value["seq"] : undefined;
  return isSeq(seq) ? seq : undefined;
}

/** @param {unknown} seq @returns {seq is number} */
function isSeq(seq) {
  return Number.isSafeInteger(seq) && Number(seq) >= 1;
}

/**
 * @param {unknown} value
 * @param {string} operation that was asked
 * @returns {string | undefined} what is wrong with the answer to `run`
 */
export function faultOfAnswer(value, operation) {
  if (!isObject(value)) return "is not an object";
  if (!isSeq(value["seq"])) return "`seq` is not the number of a question";
  const given = ["result", "error", "unsupported"].filter((name) => Object.hasOwn(value, name));
  if (given.length !== 1) return "has not exactly one of `result`, `error` and `unsupported`";
  const [name] = given;
  if (name === "error" && typeof value["error"] !== "string") return "`error` is not a string";
  if (name === "unsupported" && value["unsupported"] !== true) return "`unsupported` is not `true`";
  if (name === "result" && !isResult(value["result"], operation)) return `\`result\` is not ${resultOf(operation)}`;
  return extraOf(value, ["seq", "result", "error", "unsupported"]);
}

/** @param {unknown} result @param {string} operation */
function isResult(result, operation) {
  if (/^is[A-Z]|^equivalent$/u.test(operation)) return typeof result === "boolean";
  if (operation === "parseQuery") return Array.isArray(result) && result.every(isPair);
  if (operation !== "components") return typeof result === "string";
  return (
    isObject(result) &&
    typeof result["path"] === "string" &&
    Object.entries(result).every(([name, part]) => RECORD.has(name) && (part === null || typeof part === "string"))
  );
}

const RECORD = new Set(["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"]);

/** @param {unknown} pair */
function isPair(pair) {
  if (!Array.isArray(pair) || pair.length !== 2) return false;
  return typeof pair[0] === "string" && (pair[1] === null || typeof pair[1] === "string");
}

/** @param {string} operation */
function resultOf(operation) {
  if (/^is[A-Z]|^equivalent$/u.test(operation)) return "`true` or `false`";
  if (operation === "parseQuery") return "a list of pairs";
  return operation === "components" ? "a record of components with a `path`" : "a text";
}

/** @param {Record<string, unknown>} value @param {string[]} known */
function extraOf(value, known) {
  const extra = Object.keys(value).find((name) => !known.includes(name));
  return extra === undefined ? undefined : `has an unknown member ${JSON.stringify(extra)}`;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * So that no adapter has to ask for an encoding, and a terminal shows every character.
 *
 * @param {unknown} value
 * @param {number} [indent] spaces of each level; all is on one line by default
 * @returns {string} JSON in printable ASCII
 */
export function asciiJson(value, indent) {
  return JSON.stringify(value, null, indent).replaceAll(/[^ -~\n]/gu, (character) =>
    character.split("").map(escaped).join(""),
  );
}

/** @param {string} unit of UTF-16 */
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
