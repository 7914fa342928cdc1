// Calls of functions with generated texts and components: valid ones, and such as people and attackers write.

/**
 * @typedef {Record<string, string | number | boolean | undefined | readonly string[] | Record<string, string>>} Components
 * @typedef {{ name: string, args: (string | Components)[] }} Call `serialize` of a text is that of its parsed components
 */

const OF_TEXTS = ["parse", "serialize", "normalize", "resolve", "equal"];
const OF_COMPONENTS = ["serialize", "normalize"];
const SCHEMES = ["http:", "https:", "HTTP:", "foo:", "ws:", "wss:", "WSS:", "urn:", "mailto:", "file:", "1a:"];
const AUTHORITIES = [
  "//example.com",
  "//EXAMPLE.com:80",
  "//EXAMPLE.com:443",
  "//h:",
  "//u:p@h:",
  "//[::1]:",
  "//%41%42%2f%2f",
  "//h",
  "//u@h:8080",
  "//[2001:DB8::7]",
  "//[fe80::1%25eth0]",
  "//[fe80::1%2525eth0]",
  "//[FE80::1%25Eth0]:443",
  "//[fe80::1%25a~%41]",
  "//[::1",
  "//[v1.A]",
  "//[::FFFF:192.0.2.1]",
  "//[0:0:0:0:0:0:192.0.2.1]:80",
  "//[::192.068.001.000]",
  "//a@b@c",
  "//h:99999",
  "//h:x",
  "//exampl\u00E9.org",
  "//\u00C9xample.org",
  "//127.0.0.1",
  "//010.0.0.1",
  "//h%2Fi",
  "//h%255Ci",
  "//xn--exampl-gva.org",
  "//\uE001",
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
  "%7e%7e",
  "%2F",
  "%2f%2f",
  "%C3%A9",
  "a b",
  "\u00E9",
  "%",
  "a:b",
  "a b c",
  "%2e%2E",
  "{x}",
  "~",
  "A",
  "a@b",
  "x,y",
  "'",
  '"',
  "\uE001",
  "\uFDD0",
  "x@1.2.3",
  "x@[IPv6:2001:db8::1]",
  "x@\u00E9.org",
];
const QUERIES = ["", "", "", "?q", "?a=b&c=%41", "?a b", "?%7e a%7e b", "?a?b?c", "?to=x@y", "?\uE001\uFDD0"];
const FRAGMENTS = ["", "", "", "#f", "#", "#a b", "#%7e a%7e b", "#\uE001\uFDD0"];

const HOSTS = [
  "h",
  "EXAMPLE.com",
  "::1",
  "::ffff:192.0.2.1",
  "fe80::1%25eth0",
  "fe80::1%eth0",
  "a b",
  "exampl\u00E9.org",
  "\u00C9xample.org",
  "%C3%89xample.org",
  "[::1",
];
const RECIPIENTS = [
  "a@b",
  "A@EXAMPLE.org",
  "a@b@c",
  "%40%40@b",
  "%22a@b%22@c",
  "@b",
  "%2525%2541@b",
  "a@b%2525%2541",
  "x@1.2.3",
  "x@[IPv6:2001:db8::1]",
  "x@\u00E9.org",
  "\u00E9 \u00E9@b",
];
/** Names of header fields have no case (RFC 5322 §3.6), and may be encoded (RFC 6068 §2). */
const HEADERS = [
  "to",
  "To",
  "%74o",
  "subject",
  "SUBJECT",
  "body",
  "Body",
  "%62%6fdy",
  "cc",
  "Cc",
  "in-reply-to",
  "a%3Db",
  "%2525%2541",
];
const HEADER_VALUES = ["x@y", "x@y,z@Y", "", "a%20b%20c", "a b c", "\u00E9\u00E9", "%26%26", "%2525", "%2525%2541"];
/** RFC 8141 §2: 32 characters at most. */
const NIDS = ["ab", "A-1", "a", "a-", `n${"1".repeat(30)}`, `N${"1".repeat(31)}`, `n${"1".repeat(32)}`, "uuid", "UUID"];
const NSSES = [
  "b",
  "/b",
  "A/b",
  "%41%2f%2f",
  "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
  "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
];
/** At an end, where no URI has them. */
const BLANKS = [" ", "\n", "\t", "\0", "\x1F"];
/** What a path has only as a component. */
const IN_PATHS = ["a?b", "a#b"];
const OPTIONS = [{}, {}, { absolutePath: true }, { unicodeSupport: true }, { reference: "suffix" }];
const OF_PARSING = [
  { reference: "suffix" },
  { reference: "suffix", scheme: "http" },
  { reference: "relative" },
  { scheme: "http" },
  { domainHost: true },
  { unicodeSupport: true },
];
const OF_NORMALIZING = [
  { reference: "suffix" },
  { reference: "suffix", scheme: "x" },
  { reference: "suffix", scheme: "http" },
  { unicodeSupport: true },
];
const SUFFIX = { reference: "suffix" };
/** Only fast-uri has it. */
const SKIP_ESCAPE = { skipEscape: true };
/** Only uri-js has it. */
const IRI = { iri: true };
/** Only uri-js has them: functions of a path, of any text, of triplets and of a character. */
const OF_PIECES = ["removeDotSegments", "escapeComponent", "unescapeComponent", "pctDecChars", "pctEncChar"];
const TRIPLETS = ["%41", "%7e", "%2F", "%25", "%C3%A9", "%e2%82%ac", "%FF", "%80"];
const CHARACTERS = ["a", "~", " ", "%", "\0", "\u00E9", "\u20AC"];

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
  /** @param {readonly string[]} values @param {number} [fewest] */
  const some = (values, fewest = 0) => Array.from({ length: fewest + Math.floor(random() * 3) }, () => pick(values));
  const fields = () =>
    some(HEADERS, 1)
      .map((name) => `${name}=${pick(HEADER_VALUES)}`)
      .join("&");
  const mail = () =>
    `${pick(["mailto:", "MAILTO:"])}${some(RECIPIENTS).join(",")}${random() < 0.5 ? `?${fields()}` : pick(QUERIES)}${pick(FRAGMENTS)}`;
  const urn = () =>
    (random() < 0.5 ? `urn:a:b/${path(SEGMENTS)}` : `${pick(["urn:", "URN:"])}${pick(NIDS)}:${pick(NSSES)}`) +
    pick(FRAGMENTS);
  const text = () => {
    const choice = random();
    if (choice < 0.06) return mail();
    return choice < 0.1 ? urn() : anyText();
  };
  const anyText = () =>
    (random() < 0.01 ? pick(BLANKS) : "") +
    (random() < 0.65 ? pick(SCHEMES) : "") +
    authority() +
    pick(["/", "/", ""]) +
    path(SEGMENTS) +
    pick(QUERIES) +
    pick(FRAGMENTS) +
    (random() < 0.02 ? pick(BLANKS) : "");
  /** What begins with a host, or with a scheme. */
  const suffix = () => {
    const given = text();
    return random() < 0.5 ? withoutSlashes(given) : given;
  };
  /** @returns {Components} */
  const authorityComponents = () => ({
    host: pick(HOSTS),
    userinfo: pick([undefined, undefined, "u:p", "a@b"]),
    ipv6Zone: pick([undefined, undefined, "25eth0", "eth0"]),
    port: pick([undefined, undefined, 80, 443, "", "8080"]),
  });
  /** @returns {Components} */
  const mailComponents = () => ({
    scheme: "mailto",
    to: some(RECIPIENTS, 1),
    subject: pick([undefined, "a b c", "\u00E9"]),
    body: pick([undefined, "a&b&c=d", "%25%41"]),
    headers: pick([undefined, { cc: "a@b,c@d" }, { "a%3Db": "%41%41" }]),
  });
  /** @returns {Components} */
  const socketComponents = () => ({
    scheme: pick(["ws", "wss"]),
    host: "h",
    port: pick([undefined, 80, 443, ""]),
    secure: pick([undefined, true, false]),
    resourceName: pick([undefined, "/", "/a/b", "/?a", "/a?b c"]),
    fragment: pick([undefined, "f"]),
  });
  /** @returns {Components} */
  const components = () => {
    const choice = random();
    if (choice < 0.1) return { scheme: "urn", nid: pick([undefined, "a"]), nss: pick(["b", "\u00E9 c", "d?e"]) };
    if (choice < 0.13) return { scheme: "urn", nid: pick(NIDS), nss: pick(NSSES), uuid: pick(NSSES) };
    if (choice < 0.2) return mailComponents();
    if (choice < 0.25) return socketComponents();
    return {
      scheme: pick([undefined, undefined, "http", "https", "foo", "ws", "wss", "mailto"]),
      ...(random() < 0.5 && authorityComponents()),
      path: path([...SEGMENTS, ...IN_PATHS]),
      query: pick([undefined, undefined, "q", "a#b"]),
      fragment: pick([undefined, undefined, "f", "\u00E9"]),
    };
  };
  /** @param {string} name @returns {Call} */
  const ofPiece = (name) => {
    if (name === "pctEncChar") return { name, args: [pick(CHARACTERS)] };
    if (name === "pctDecChars") return { name, args: [path(TRIPLETS).replaceAll("/", "")] };
    return { name, args: [pick(["/", ""]) + path(name === "unescapeComponent" ? TRIPLETS : SEGMENTS)] };
  };
  const isUriJs = library === "uri-js";
  /** @type {readonly Components[]} */
  const options = library === "fast-uri" ? [...OPTIONS, SKIP_ESCAPE, SKIP_ESCAPE] : [...OPTIONS, IRI];
  for (let i = 0; i < count; i++) {
    if (isUriJs && random() < 0.05) yield ofPiece(pick(OF_PIECES));
    else if (random() < 0.2) {
      const given = components();
      // A suffix reference begins with a host, which no mail has.
      const own = given["to"] === undefined ? options : options.filter(({ reference }) => reference === undefined);
      yield { name: pick(OF_COMPONENTS), args: [JSON.parse(JSON.stringify(given)), pick(own)] };
    } else {
      const name = pick(OF_TEXTS);
      const choice = random();
      if (name === "parse" && choice < 0.2) yield { name, args: withOptions(suffix, text, pick(OF_PARSING)) };
      else if (name === "normalize" && choice < 0.2) {
        yield { name, args: withOptions(suffix, text, pick(OF_NORMALIZING)) };
      } else if (name === "resolve" && choice < 0.02) yield { name, args: [text(), text(), SUFFIX] };
      else if (isUriJs && name === "normalize" && choice < 0.4) yield { name, args: [text(), IRI] };
      else if (isUriJs && name === "resolve" && choice < 0.2) yield { name, args: [text(), text(), IRI] };
      else yield { name, args: name === "resolve" || name === "equal" ? [text(), text()] : [text()] };
    }
  }
}

/**
 * @param {() => string} suffix
 * @param {() => string} text
 * @param {Components} options
 * @returns {[string, Components]}
 */
function withOptions(suffix, text, options) {
  return [options["reference"] === "suffix" ? suffix() : text(), options];
}

/** @param {string} text */
function withoutSlashes(text) {
  return text.replace(/^(?:[^:/?#]+:)?\/*/u, "");
}
