// Why an alias gives another result than the original: each class with the section or the advisory that asks for it, and with a
// change of a call that takes away this reason, and as little else as possible.

/**
 * @typedef {import("./calls.mjs").Components} Components of a text: scheme, authority, path, query and fragment
 * @typedef {{ name: string, args: Components[] }} Call
 * @typedef {(components: Components) => Components} Change
 * @typedef {{ what: string, why: string, library?: string, without: (call: Call) => Call }} Class
 */

const NAME = /^[0-9A-Za-z][-0-9A-Za-z]{0,31}:(?:[-\w.~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})+$/u;
const AUTHORITY = /^(?:[^@[\]]*@)?(?:\[[0-9A-Fa-f:.]+(?:%[^\]]+)?\]|\[v[^\]]+\]|[^:@[\]]*)(?::[0-9]*)?$/iu;
/** A complete segment "." or "..". */
const DOTS = /(?<=^|\/)\.\.?(?=\/|$)/gu;

/** @param {string} name of a component @param {RegExp} found @param {string} by @returns {Change} */
function replace(name, found, by) {
  return (components) => {
    const text = components[name];
    return typeof text === "string" ? { ...components, [name]: text.replace(found, by) } : components;
  };
}

/** @param {...Change} changes @returns {Change} */
function all(...changes) {
  return (components) => changes.reduce((changed, change) => change(changed), components);
}

/** @param {(components: Components) => boolean} is @param {Change} change @returns {Change} */
function where(is, change) {
  return (components) => (is(components) ? change(components) : components);
}

/** @param {Change} change of each text, or of the components @returns {Class["without"]} */
function each(change) {
  return ({ name, args }) => ({
    name,
    args: args.map((arg, index) => (index === 0 || arg["isText"] === true ? change(arg) : arg)),
  });
}

/** @param {Change} change of the base @param {Change} [ofReference] @returns {Class["without"]} */
function inResolving(change, ofReference = (reference) => reference) {
  return (call) => {
    const [base, reference, ...options] = call.args;
    if (call.name !== "resolve" || base === undefined || reference === undefined) return call;
    return { name: call.name, args: [change(base), ofReference(reference), ...options] };
  };
}

/** @param {RegExp} names @returns {(components: Components) => boolean} */
function scheme(names) {
  return (components) => names.test(String(components["scheme"] ?? ""));
}

/** @param {Components} components */
function hasAuthority({ authority, userinfo, host, port }) {
  return [authority, userinfo, host, port].some((part) => part !== undefined);
}

/** @param {Components} components */
function isSocketText(components) {
  return components["isText"] === true && scheme(/^wss?$/iu)(components);
}

/** @param {string} option @returns {Class["without"]} */
function withoutOption(option) {
  return ({ name, args }) => ({ name, args: args.map((arg) => ({ ...arg, [option]: undefined })) });
}

const NO_ACCENT = replace("authority", /\u00E9|%C3%A9/gu, "e");
const AS_FOO = replace("scheme", /^.*$/u, "FOO");

/** @type {readonly Class[]} */
export const CLASSES = [
  {
    what: "a `%` without two digits",
    why: "RFC 3986 §2.1: it is written as `%25`",
    library: "uri-js",
    without: each(
      all(...["authority", "path", "query", "fragment"].map((name) => replace(name, /%(?![0-9A-Fa-f]{2})/gu, "p"))),
    ),
  },
  {
    what: "a malformed scheme",
    why: "RFC 3986 §3.1: it is malformed",
    without: each(replace("scheme", /^(?![A-Za-z][-+.A-Za-z0-9]*$).*$/su, "FOO")),
  },
  {
    what: "an authority with a second `@`, a bracket, or another port than digits",
    why: "RFC 3986 §3.2: it is malformed; GHSA-58mr-gqgx-xq4g",
    without: each(
      where(
        ({ authority }) => authority !== undefined && !AUTHORITY.test(String(authority)),
        all(
          replace("authority", /(?<=\]).*$/u, ""),
          where(({ authority }) => !AUTHORITY.test(String(authority)), replace("authority", /[@:[\]]/gu, "A")),
        ),
      ),
    ),
  },
  {
    what: "a `\\` before or in an authority",
    why: "GHSA-v2hh-gcrm-f6hx, GHSA-7p8r-x3mc-p8w7: some read it as `/`",
    library: "uri-js",
    without: each(all(replace("authority", /\\/gu, "A"), replace("path", /\\/gu, "A"))),
  },
  {
    what: "a port above 65535",
    why: "RFC 3986 §3.2.3: a port is any number of digits",
    library: "fast-uri",
    without: each(replace("authority", /:99999/u, ":8080")),
  },
  {
    what: "a host that only looks like an IPv4 address",
    why: "RFC 3986 §3.2.2: it is a name, and stays as it is",
    without: each(replace("authority", /\b(?:010\.0\.0\.1|127\.0\.0\.1(?=[^:]))/u, "h")),
  },
  {
    what: "an encoded character in a host",
    why: "RFC 3986 §3.2.2: it is data of the name, and stays encoded",
    without: each(all(replace("authority", /%2F/gu, "A"), replace("host", / /gu, "A"))),
  },
  {
    what: "a URN without a name",
    why: "it is written as it was read, without an error",
    without: (call) =>
      call.name === "resolve"
        ? call
        : each(
            where(
              (components) =>
                scheme(/^urn$/iu)(components) &&
                !(components["isText"] === true
                  ? NAME.test(String(components["path"])) && !hasAuthority(components)
                  : components["nid"] !== undefined),
              AS_FOO,
            ),
          )(call),
  },
  {
    what: "triplets that are no UTF-8",
    why: "RFC 3629 §4: only what is UTF-8 is decoded",
    library: "uri-js",
    without: (call) =>
      /^(?:pctDecChars|unescapeComponent)$/u.test(call.name) ? each(replace("path", /%(?:FF|80)/gu, ""))(call) : call,
  },
  {
    what: "encoded characters outside of ASCII, with `iri`",
    why: "triplets stay: to decode them, see `toIri` of `@std66/iri`",
    library: "uri-js",
    without: (call) =>
      call.args.some(({ iri }) => iri === true)
        ? each(all(replace("authority", /%C3%A9/gu, "e"), replace("path", /%C3%A9/gu, "e")))(call)
        : call,
  },
  {
    what: "`~` in a URN",
    why: "RFC 8141 §2: a name may have it",
    library: "fast-uri",
    without: each(where(scheme(/^urn$/iu), replace("path", /~/gu, "t"))),
  },
  {
    what: "dot-segments of `ws` after which `/` is left",
    why: "RFC 3986 §6.2.2.3: they are removed before a path of `/` is left out, so that a normal form stays as it is",
    without: (call) => (call.name === "resolve" ? call : each(where(isSocketText, replace("path", DOTS, "d")))(call)),
  },
  {
    what: "a path that begins with `//` and has no authority",
    why: "RFC 3986 §3.3: `/%2F` is another path; `/.` keeps this one",
    without: each(where((components) => !hasAuthority(components), replace("path", /\/\/+/gu, "/"))),
  },
  {
    what: "recipients that are no addresses",
    why: "RFC 6068 §2: an address has one `@` and a domain; they are reported, and written so that they read the same",
    without: (call) => (call.name === "resolve" ? call : each(where(scheme(/^mailto$/iu), AS_FOO))(call)),
  },
  {
    what: "the path of a base, for a reference without a path",
    why: "RFC 3986 §5.2.2: it is kept with its dot-segments",
    without: (call) => (call.args[1]?.["path"] === "" ? inResolving(replace("path", DOTS, "d"))(call) : call),
  },
  {
    what: "dot-segments of `urn` and `mailto`",
    why: "RFC 3986 §5.2.2: in resolution, they are removed for every scheme",
    library: "fast-uri",
    without: (call) =>
      call.args[0] && scheme(/^(?:urn|mailto)$/iu)(call.args[0]) && call.args[1]?.["path"] !== ""
        ? inResolving(replace("path", DOTS, "d"), replace("path", DOTS, "d"))(call)
        : inResolving((base) => base, where(scheme(/^(?:urn|mailto)$/iu), replace("path", DOTS, "d")))(call),
  },
  {
    what: "dot-segments of a URN",
    why: "RFC 8141 §3.1: its name is compared character by character, so they stay",
    library: "uri-js",
    without: (call) =>
      call.name === "resolve" ? call : each(where(scheme(/^urn$/iu), replace("path", DOTS, "d")))(call),
  },
  {
    what: "`%2E`",
    why: "RFC 3986 §5.2.4: `%2E` is not a dot; GHSA-q3j6-qgpj-74h6",
    library: "uri-js",
    without: each(replace("path", /%2e/giu, "e")),
  },
  {
    what: "a base that ends in a dot-segment, and has no scheme",
    why: "RFC 3986 §5.2: the result leads to the same target from every base",
    without: inResolving(where(scheme(/^$/u), replace("path", /(?<=^|\/)\.\.?$/u, "$&/"))),
  },
  {
    what: "dot-segments of a relative path",
    why: "RFC 3986 §5.2.4 is for merged paths: `..` stays if nothing is before it, and `./` is not nothing",
    without: (call) => {
      const isSuffix = call.args[1]?.["reference"] === "suffix";
      return each(
        where(
          (components) =>
            (isSuffix || scheme(/^$/u)(components)) &&
            !hasAuthority(components) &&
            !String(components["path"]).startsWith("/"),
          replace("path", DOTS, "d"),
        ),
      )(call);
    },
  },
  {
    what: "`:` in a path without a scheme",
    why: "RFC 3986 §3.3: it is a character of each segment but the first",
    library: "uri-js",
    without: each(where(scheme(/^$/u), replace("path", /:/gu, "c"))),
  },
  {
    what: "a host with characters that no name has",
    why: "RFC 3986 §3.2.2: for a scheme with domain names, it is malformed",
    library: "uri-js",
    without: each(replace("authority", /[ "{}]/gu, "A")),
  },
  {
    what: "a zone identifier that begins with `25`",
    why: "RFC 6874 §2: `%25` is there once, before the identifier",
    library: "uri-js",
    without: each(all(replace("authority", /%2525/gu, "%25"), replace("host", /%25/gu, "%"))),
  },
  {
    what: "`?` and `#` in a path, with `skipEscape`",
    why: "RFC 3986 §3.3: they would end the path",
    library: "fast-uri",
    without: each(where(({ isText }) => isText !== true, replace("path", /[?#]/gu, ""))),
  },
  {
    what: "a name of a URN with characters that none has",
    why: "RFC 8141 §2: they are percent-encoded",
    library: "fast-uri",
    without: each(replace("nss", /[^\w]/gu, "x")),
  },
  {
    what: '`reference: "suffix"`',
    why: "GHSA-333x-w4r6-6crp: what has no scheme is written so that it is not read as one with a scheme",
    library: "uri-js",
    without: (call) => (call.name === "parse" ? call : withoutOption("reference")(call)),
  },
  {
    what: '`reference: "suffix"` with a `scheme`',
    why: "RFC 3986 §4.5: a suffix begins with the host",
    library: "fast-uri",
    without: withoutOption("reference"),
  },
  {
    what: "`unicodeSupport`",
    why: "triplets stay: to decode them, see `toIri` of `@std66/iri`",
    library: "uri-js",
    without: withoutOption("unicodeSupport"),
  },
  {
    what: "a path without `/` after an authority",
    why: "RFC 3986 §3.3: it begins with `/`, which is put there before dot-segments are removed",
    without: each(
      where(
        (components) => components["isText"] !== true && hasAuthority(components),
        replace("path", /^(?!\/|$)/u, "/"),
      ),
    ),
  },
  {
    what: "a name in another script, as a component",
    why: "it is converted to ASCII, as `parse` does",
    library: "fast-uri",
    without: each(replace("host", /\u00E9/gu, "e")),
  },
  {
    what: "a name in another script, in a resolved reference",
    why: "GHSA-5jgf-p345-68v8: it is converted to ASCII by the scheme of the target",
    library: "uri-js",
    without: inResolving(NO_ACCENT, NO_ACCENT),
  },
  {
    what: "an empty path without an authority",
    why: "RFC 3986 §6.2.3: it is `/` only after an authority",
    without: each(where((components) => scheme(/^https?$/iu)(components) && !hasAuthority(components), AS_FOO)),
  },
];
