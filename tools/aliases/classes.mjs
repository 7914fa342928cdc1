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

/** @param {Change} change of each text @returns {Class["without"]} */
function each(change) {
  return ({ name, args }) => ({ name, args: args.map(change) });
}

/** @param {Change} change of the base @param {Change} [ofReference] @returns {Class["without"]} */
function inResolving(change, ofReference = (reference) => reference) {
  return (call) => {
    const [base, reference] = call.args;
    if (call.name !== "resolve" || base === undefined || reference === undefined) return call;
    return { name: call.name, args: [change(base), ofReference(reference)] };
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

const AS_FOO = replace("scheme", /^.*$/u, "foo");

/** @type {readonly Class[]} */
export const CLASSES = [
  {
    what: "a `%` without two digits",
    why: "RFC 3986 §2.1: it is written as `%25`",
    library: "uri-js",
    without: each(
      all(
        ...["authority", "userinfo", "host", "path", "query", "fragment"].map((name) =>
          replace(name, /%(?![0-9A-Fa-f]{2})/gu, "p"),
        ),
      ),
    ),
  },
  {
    what: "a malformed scheme",
    why: "RFC 3986 §3.1: it is malformed",
    without: each(replace("scheme", /^1a$/u, "foo")),
  },
  {
    what: "an authority with a second `@`, a bracket, or another port than digits",
    why: "RFC 3986 §3.2: it is malformed; GHSA-58mr-gqgx-xq4g",
    without: each(
      where(({ authority }) => authority !== undefined && !AUTHORITY.test(String(authority)), replace("authority", /^.*$/u, "h")),
    ),
  },
  {
    what: "a `\\` before or in an authority",
    why: "GHSA-v2hh-gcrm-f6hx, GHSA-7p8r-x3mc-p8w7: some read it as `/`",
    without: each(all(replace("authority", /\\/gu, ""), replace("path", /^[/\\]*\\/u, "/"))),
  },
  {
    what: "a port above 65535",
    why: "RFC 3986 §3.2.3: a port is any number of digits",
    without: each(replace("authority", /:99999/u, ":8080")),
  },
  {
    what: "a host that only looks like an IPv4 address",
    why: "RFC 3986 §3.2.2: it is a name, and stays as it is",
    without: each(replace("authority", /\b(?:010\.0\.0\.1|127\.0\.0\.1(?=[^:]))/u, "h")),
  },
  {
    what: "an encoded delimiter in a host",
    why: "RFC 3986 §3.2.2: it is data of the name, and stays encoded",
    without: each(replace("authority", /%2F/gu, "")),
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
                components["nid"] === undefined &&
                (hasAuthority(components) || !NAME.test(String(components["path"]))),
              AS_FOO,
            ),
          )(call),
  },
  {
    what: "a path that begins with `//` and has no authority",
    why: "RFC 3986 §3.3: `/%2F` is another path; `/.` keeps this one",
    without: each(where((components) => !hasAuthority(components), replace("path", /\/\/+/gu, "/"))),
  },
  {
    what: "recipients that are none",
    why: "RFC 6068 §2: an address has one `@` and a domain; they are reported, and written so that they read the same",
    without: each(where(scheme(/^mailto$/iu), AS_FOO)),
  },
  {
    what: "the path of a base, for a reference without a path",
    why: "RFC 3986 §5.2.2: it is kept with its dot-segments",
    without: (call) => (call.args[1]?.["path"] === "" ? inResolving(replace("path", DOTS, "d"))(call) : call),
  },
  {
    what: "dot-segments in a URN",
    why: "RFC 3986 §5.2.2: in resolution, they are removed for every scheme",
    without: (call) =>
      call.args[0] && scheme(/^urn$/iu)(call.args[0]) && call.args[1]?.["path"] !== ""
        ? inResolving(replace("path", DOTS, "d"), replace("path", DOTS, "d"))(call)
        : inResolving(
            (base) => base,
            where(scheme(/^urn$/iu), replace("path", DOTS, "d")),
          )(call),
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
    without: each(
      where(
        (components) => scheme(/^$/u)(components) && !hasAuthority(components) && !/^\//u.test(String(components["path"])),
        replace("path", DOTS, "d"),
      ),
    ),
  },
  {
    what: "`:` in a path without a scheme",
    why: "RFC 3986 §3.3: it is a character of each segment but the first",
    library: "uri-js",
    without: each(where(scheme(/^$/u), replace("path", /:/gu, "c"))),
  },
  {
    what: "characters of a URN",
    why: "RFC 8141 §2: it is not changed",
    library: "uri-js",
    without: each(where(scheme(/^urn$/iu), replace("path", /%..|[^\w:/.,@'-]/gu, "x"))),
  },
  {
    what: "a userinfo",
    why: "RFC 3986 §3.2.1: `parse` leaves it as written",
    without: each(replace("authority", /^[^@]*@/u, "u@")),
  },
  {
    what: "a host with characters that no name has",
    why: "RFC 3986 §3.2.2: for a scheme with domain names, it is malformed",
    without: each(replace("authority", /[ "{}]/gu, "")),
  },
  {
    what: "a name in another script, in a resolved reference",
    why: "GHSA-5jgf-p345-68v8: it is converted to ASCII by the scheme of the target",
    without: inResolving(replace("authority", /\u00E9/gu, "e"), replace("authority", /\u00E9/gu, "e")),
  },
  {
    what: "an empty path without an authority",
    why: "RFC 3986 §6.2.3: it is `/` only after an authority",
    without: each(where((components) => scheme(/^https?$/iu)(components) && !hasAuthority(components), AS_FOO)),
  },
];
