// Why an alias gives another result than the original: each class with the section or the advisory that asks for it.

/**
 * @typedef {import("./calls.mjs").Call & { library: string, theirs: string, ours: string }} Difference
 * @typedef {{ what: string, why: string, matches: (difference: Difference) => boolean }} Class
 */

/** @param {RegExp} pattern @returns {Class["matches"]} whether a text of the call matches */
const about =
  (pattern) =>
  ({ texts }) =>
    texts.some((text) => pattern.test(text));

/** @param {string} result without the text of an error */
function withoutError(result) {
  return result.replace(/^throws .*$/su, "throws").replace(/"error":"(?:[^"\\]|\\.)*",?/u, '"error",');
}

const AUTHORITY = String.raw`^(?:[^:/?#]+:)?//`;

/** A complete segment "." or "..". */
const DOTS = /(?:^|\/)\.\.?(?:\/|$)/u;

/** @param {string} text */
function pathOf(text) {
  return /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)/u.exec(text)?.[1] ?? "";
}

/** In the order in which they are tried. @type {readonly Class[]} */
export const CLASSES = [
  {
    what: "a `%` without two digits",
    why: "RFC 3986 §2.1: it is written as `%25`",
    matches: ({ library, ...call }) =>
      library === "uri-js" && about(/%(?![0-9A-Fa-f]{2})/u)(/** @type {Difference} */ (call)),
  },
  {
    what: "a malformed scheme",
    why: "RFC 3986 §3.1: it is malformed",
    matches: about(/^1a:/u),
  },
  {
    what: "an authority with a second `@`, a bracket, or another port than digits",
    why: "RFC 3986 §3.2: it is malformed; GHSA-58mr-gqgx-xq4g",
    matches: about(
      new RegExp(
        `${AUTHORITY}(?:[^/?#]*@[^/?#]*@|[^/?#]*\\[(?![0-9A-Fa-f:.]+\\](?::[0-9]*)?(?:[/?#]|$))|[^/?#[]*:[0-9]*[^/?#0-9@:][^/?#@]*(?:[/?#]|$))`,
        "u",
      ),
    ),
  },
  {
    what: "a `\\` before or in an authority",
    why: "GHSA-v2hh-gcrm-f6hx, GHSA-7p8r-x3mc-p8w7: some read it as `/`",
    matches: about(/^(?:[^:/?#]+:)?(?:\/\/[^/?#]*\\|\/?\\)/u),
  },
  {
    what: "a port above 65535",
    why: "RFC 3986 §3.2.3: a port is any number of digits",
    matches: about(/:99999/u),
  },
  {
    what: "a host that only looks like an IPv4 address",
    why: "RFC 3986 §3.2.2: it is a name, and stays as it is",
    matches: about(/\/\/(?:010\.0\.0\.1|127\.0\.0\.1[^/?#])/u),
  },
  {
    what: "an encoded delimiter in a host",
    why: "RFC 3986 §3.2.2: it is data of the name, and stays encoded",
    matches: about(/^(?:[^:/?#]+:)?\/\/[^/?#]*%2F/iu),
  },
  {
    what: "a URN without a name",
    why: "it is written as it was read, without an error",
    matches: ({ theirs }) =>
      theirs === "throws URN without nid cannot be serialized" || theirs.includes("undefined:undefined"),
  },
  {
    what: "a path that begins with `//` and has no authority",
    why: "RFC 3986 §3.3: `/%2F` is another path; `/.` keeps this one",
    matches: ({ theirs, ours }) => theirs.includes("/%2F") && ours.includes("/.//"),
  },
  {
    what: "recipients that are none",
    why: "RFC 6068 §2: an address has one `@` and a domain; they are reported, and written so that they read the same",
    matches: about(/^mailto:/u),
  },
  {
    what: "the path of a base, for a reference without a path",
    why: "RFC 3986 §5.2.2: it is kept with its dot-segments",
    matches: ({ name, texts: [base = "", reference = ""] }) =>
      name === "resolve" && /^(?:$|[?#])/u.test(reference) && DOTS.test(pathOf(base)),
  },
  {
    what: "dot-segments in a URN",
    why: "RFC 3986 §5.2.2: in resolution, they are removed for every scheme",
    matches: ({ name, texts }) =>
      name === "resolve" && texts.some((text) => text.startsWith("urn:") && DOTS.test(pathOf(text))),
  },
  {
    what: "`%2E`",
    why: "RFC 3986 §5.2.4: `%2E` is not a dot; GHSA-q3j6-qgpj-74h6",
    matches: ({ library, ...call }) => library === "uri-js" && about(/%2e/iu)(/** @type {Difference} */ (call)),
  },
  {
    what: "a base that ends in a dot-segment, and has no scheme",
    why: "RFC 3986 §5.2: the result leads to the same target from every base",
    matches: ({ name, texts: [base = ""] }) =>
      name === "resolve" && /(?:^|\/)\.\.?$/u.test(pathOf(base)) && !/^[a-z]+:/iu.test(base),
  },
  {
    what: "dot-segments of a relative path",
    why: "RFC 3986 §5.2.4 is for merged paths: `..` stays if nothing is before it, and `./` is not nothing",
    matches: ({ texts }) => texts.some((text) => /^[^/:?#]*(?:[/?#]|$)/u.test(text) && DOTS.test(pathOf(text))),
  },
  {
    what: "`:` in a path without a scheme",
    why: "RFC 3986 §3.3: it is a character of each segment but the first",
    matches: ({ library, theirs }) => library === "uri-js" && /%3A/u.test(theirs),
  },
  {
    what: "characters of a URN",
    why: "RFC 8141 §2: it is not changed",
    matches: ({ library, ...call }) => library === "uri-js" && about(/^urn:/u)(/** @type {Difference} */ (call)),
  },
  {
    what: "a userinfo",
    why: "RFC 3986 §3.2.1: `parse` leaves it as written",
    matches: about(/^(?:[^:/?#]+:)?\/\/[^/?#]*@/u),
  },
  {
    what: "a host with characters that no name has",
    why: "RFC 3986 §3.2.2: for a scheme with domain names, it is malformed",
    matches: about(/^(?:(?:https?|wss?):)?\/\/[^/?#]*[ "{}\\]/iu),
  },
  {
    what: "a name in another script, in a resolved reference",
    why: "GHSA-5jgf-p345-68v8: it is converted to ASCII by the scheme of the target",
    matches: ({ name, theirs, ours }) => name === "resolve" && theirs.includes("%C3%A9") && ours.includes("xn--"),
  },
  {
    what: "an empty path without an authority",
    why: "RFC 3986 §6.2.3: it is `/` only after an authority",
    matches: about(/^https?:(?![/]{2})/iu),
  },
  {
    what: "the text of an error",
    why: "the same fault in other words",
    matches: ({ theirs, ours }) => withoutError(theirs) === withoutError(ours),
  },
];
