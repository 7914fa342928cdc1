// Calls of functions with generated texts and components: valid ones, and such as people and attackers write.

/**
 * @typedef {Record<string, string | number | boolean | undefined>} Components
 * @typedef {{ name: string, args: (string | Components)[] }} Call `serialize` of a text is that of its parsed components
 */

const OF_TEXTS = ["parse", "serialize", "normalize", "resolve", "equal"];
const OF_COMPONENTS = ["serialize", "normalize"];
const SCHEMES = ["http:", "https:", "HTTP:", "foo:", "ws:", "urn:", "mailto:", "file:", "1a:", "", "", "", "", "", ""];
const AUTHORITIES = [
  "//example.com",
  "//EXAMPLE.com:80",
  "//h",
  "//u@h:8080",
  "//[2001:DB8::7]",
  "//[fe80::1%25eth0]",
  "//[fe80::1%2525eth0]",
  "//[::1",
  "//[v1.A]",
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

/** Undefined is often there, as in most components. */
const COMPONENTS = {
  scheme: [undefined, undefined, "http", "foo", "ws", "URN", "mailto"],
  userinfo: [undefined, undefined, undefined, undefined, "u:p", "a@b"],
  host: [undefined, undefined, "h", "EXAMPLE.com", "::1", "fe80::1%25eth0", "fe80::1%eth0", "a b", "exampl\u00E9.org"],
  ipv6Zone: [undefined, undefined, "25eth0", "eth0"],
  port: [undefined, undefined, undefined, 80, "8080"],
  query: [undefined, undefined, "q", "a#b"],
  fragment: [undefined, undefined, undefined, "f", "\u00E9"],
  nid: [undefined, "a"],
  nss: [undefined, "b", "\u00E9 c", "d?e"],
};
/** What a path has only as a component. */
const IN_PATHS = ["a?b", "a#b"];
const OPTIONS = [{}, { absolutePath: true }, { unicodeSupport: true }, { reference: "suffix" }, { tolerant: true }];
/** Only fast-uri has it. */
const SKIP_ESCAPE = { skipEscape: true };

/** @param {number} count @param {number} seed @param {string} library @returns {Generator<Call>} */
export function* callsOf(count, seed, library) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  /** @template T @param {readonly T[]} values @returns {T} */
  const pick = (values) => /** @type {T} */ (values[Math.floor(random() * values.length)]);
  /** @param {readonly string[]} segments */
  const path = (segments) => Array.from({ length: Math.floor(random() * 4) }, () => pick(segments)).join("/");
  const authority = () => (random() < 0.7 ? pick(AUTHORITIES) : "");
  const text = () =>
    pick(SCHEMES) + authority() + pick(["/", "/", ""]) + path(SEGMENTS) + pick(QUERIES) + pick(FRAGMENTS);
  const components = () => {
    const entries = Object.entries(COMPONENTS).map(([name, values]) => [name, pick(values)]);
    const given = Object.fromEntries([...entries, ["path", path([...SEGMENTS, ...IN_PATHS])]]);
    return JSON.parse(JSON.stringify(given));
  };
  const options = library === "fast-uri" ? [...OPTIONS, SKIP_ESCAPE, SKIP_ESCAPE] : OPTIONS;
  for (let i = 0; i < count; i++) {
    if (random() < 0.2) yield { name: pick(OF_COMPONENTS), args: [components(), pick(options)] };
    else {
      const name = pick(OF_TEXTS);
      yield { name, args: name === "resolve" || name === "equal" ? [text(), text()] : [text()] };
    }
  }
}
