// Calls of functions with generated texts: valid ones, and such as people and attackers write.

/** @typedef {{ name: "parse" | "serialize" | "normalize" | "resolve" | "equal", texts: string[] }} Call */

const NAMES = /** @type {const} */ (["parse", "serialize", "normalize", "resolve", "equal"]);
const SCHEMES = ["http:", "https:", "HTTP:", "foo:", "ws:", "urn:", "mailto:", "file:", "1a:", "", "", "", "", "", ""];
const AUTHORITIES = [
  "//example.com",
  "//EXAMPLE.com:80",
  "//h",
  "//u@h:8080",
  "//[2001:DB8::7]",
  "//[::1",
  "//a@b@c",
  "//h:99999",
  "//h:x",
  "//exampl\u00E9.org",
  "//127.0.0.1",
  "//010.0.0.1",
  "//h%2Fi",
  "//%41",
  "//a b",
  "//",
  "\\\\h",
  "/\\h",
  "",
  "",
  "",
  "",
  "",
  "",
  "",
  "",
];
const SEGMENTS = [
  "a",
  "b",
  "..",
  ".",
  "",
  "%7e",
  "%2F",
  "a b",
  "\u00E9",
  "%",
  "a:b",
  "%2e%2E",
  "{x}",
  "~",
  "A",
  "a@b",
  "x,y",
  "'",
  '"',
];
const QUERIES = ["", "", "", "?q", "?a=b&c=%41", "?a b", "?to=x@y"];
const FRAGMENTS = ["", "", "", "#f", "#", "#a b"];

/** @param {number} count @param {number} seed @returns {Generator<Call>} */
export function* callsOf(count, seed) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  /** @template T @param {readonly T[]} values @returns {T} */
  const pick = (values) => /** @type {T} */ (values[Math.floor(random() * values.length)]);
  const text = () => {
    const path = Array.from({ length: Math.floor(random() * 4) }, () => pick(SEGMENTS)).join("/");
    return pick(SCHEMES) + pick(AUTHORITIES) + pick(["/", "/", ""]) + path + pick(QUERIES) + pick(FRAGMENTS);
  };
  for (let i = 0; i < count; i++) {
    const name = pick(NAMES);
    yield { name, texts: name === "resolve" || name === "equal" ? [text(), text()] : [text()] };
  }
}
