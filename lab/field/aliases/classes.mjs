// Why an alias gives another result than the original: each class with the section or the advisory that asks for it,
// and with a change of a call that takes away this reason, and as little else as possible. Where the standard says what
// the alias must give, the class checks it: else a class would also excuse any other answer.

/**
 * @typedef {Record<string, string | number | boolean | undefined>} Components of a text: scheme, authority, path, query and fragment
 * @typedef {{ name: string, args: Components[] }} Call
 * @typedef {(components: Components) => Components} Change
 * @typedef {{ what: string, why: string, library?: string, without: (call: Call) => Call, holds?: Law }} Class
 * @typedef {(made: Made) => boolean} Law whether the alias gives what the standard says of what the class is about
 * @typedef {object} Made
 * @property {string} library
 * @property {import("./calls.mjs").Call} call with texts
 * @property {string} result of the alias, as JSON, or as `throws` and a message
 * @property {(call: import("./calls.mjs").Call) => string} again the result of another call
 */

/** Namespaces and names that are read, also if RFC 8141 does not allow them. */
const NID = /^[0-9A-Za-z][-0-9A-Za-z]{0,31}$/u;
const NAME = /^[0-9A-Za-z][-0-9A-Za-z]{0,31}:(?:[-\w.~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})+$/u;
const AUTHORITY = /^(?:[^@[\]]*@)?(?:\[[0-9A-Fa-f:.]+(?:%[^\]]+)?\]|\[v[^\]]+\]|[^:@[\]]*)(?::[0-9]*)?$/iu;
/** A complete segment "." or "..", also beside a blank at an end. */
const DOTS = /(?<=^\s?|\/)\.\.?(?=\/|\s*$)/gu;

/** @param {string} name of a component @param {RegExp} found @param {string} by @returns {Change} */
function replace(name, found, by) {
  return (components) => {
    /** Recipients and header fields are no texts. @type {unknown} */
    const given = components[name];
    if (typeof given === "string") return { ...components, [name]: given.replace(found, by) };
    if (!Array.isArray(given)) return components;
    /** @type {any} */
    const replaced = given.map((/** @type {string} */ text) => text.replace(found, by));
    return { ...components, [name]: replaced };
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
  return (components) => names.test(String(components["scheme"] ?? "").replace(/^[\0-\x20]+/u, ""));
}

/** @param {Components} components */
function hasAuthority({ authority, userinfo, host, port }) {
  return [authority, userinfo, host, port].some((part) => part !== undefined);
}

/** @param {Components} components */
function isSocketText(components) {
  return components["isText"] === true && scheme(/^wss?$/iu)(components);
}

/** Only in quotes, a local part contains an "@". */
const ADDRESS = /^(?:(?:(?!%40)[^@/[])+|%22(?:(?!%22)[^/[])*%22)@(?:[\w.\u00E9]+|\[IPv6:2001:db8::1\])$/iu;
/** The same after decoding. */
const SOUND = /^(?:[^@]+|"[^"]*")@[^@]+$/u;
/** The recipients in header fields. */
const TO = /(?<=(?:^|&)(?:to|%74o)=)[^&=]*(?=&|$)/giu;
const isMail = scheme(/^mailto$/iu);

/** @param {string} recipients */
function withAddresses(recipients) {
  return recipients
    .split(",")
    .map((one) => (one === "" || ADDRESS.test(one) ? one : "a@b"))
    .join(",");
}

/** Without a "%" that is data. @type {Change} */
function withoutPercent(components) {
  /** @type {any} */
  const { isText, headers } = components;
  if (isText === true) return all(replace("path", /%25/gu, "p"), replace("query", /%25/gu, "p"))(components);
  const changed = Object.entries(headers ?? {}).map(([name, value]) => [name, value.replace(/%/gu, "p")]);
  /** @type {any} */
  const withHeaders = { ...components, ...(headers && { headers: Object.fromEntries(changed) }) };
  return all(replace("to", /%25/gu, "p"), replace("subject", /%/gu, "p"), replace("body", /%/gu, "p"))(withHeaders);
}

/** @param {RegExp} found @returns {Change} */
function replaceRecipients(found) {
  return all(...["path", "query", "to"].map((name) => replace(name, found, "d.org")));
}

/** Makes each recipient an address, and takes away the authority, which no mail has. @type {Change} */
function toAddresses(components) {
  const { authority, path, query } = components;
  /** @type {any} */
  const { to } = components;
  const isText = components["isText"] === true;
  return {
    ...components,
    ...(Array.isArray(to) && { to: /** @type {any} */ (to.map(withAddresses)) }),
    ...(hasAuthority(components) && { userinfo: undefined, host: undefined, port: undefined, ipv6Zone: undefined }),
    ...(isText && { authority: undefined }),
    ...(typeof path === "string" && {
      path: withAddresses(authority === undefined ? path : path.replace(/^\/+/u, "")),
    }),
    ...(typeof query === "string" && { query: query.replace(TO, withAddresses) }),
  };
}

/** A malformed text has an error, stays as it is, equals nothing, and for fast-uri is not resolved. @type {Law} */
function isMalformed({ library, call: { name, args }, result }) {
  const [text, options] = args;
  if (typeof text !== "string" || hasOption(options, "reference", "suffix")) return true;
  if (name === "parse") return result.includes('"error":');
  if (name === "normalize") return result === JSON.stringify(text);
  if (name === "resolve") return library !== "fast-uri" || result.startsWith("throws ");
  return name !== "equal" || result === "false";
}

/** @param {import("./calls.mjs").Call["args"][number] | undefined} options @param {string} name @param {unknown} [value] */
function hasOption(options, name, value) {
  if (typeof options !== "object") return false;
  return value === undefined ? options[name] !== undefined : options[name] === value;
}

/** A normal form still has the whole identifier; what `parse` of uri-js gives cannot say it. @type {Law} */
function keepsZone({ call: { name, args }, result }) {
  const [text] = args;
  const isOther = name !== "normalize" || typeof text !== "string" || /^[\0-\x20]*mailto:/iu.test(text);
  return isOther || !text.includes("%2525eth0]") || result.includes("%2525eth0");
}

/**
 * A recipient that has not one "@", outside of quotes, with something before and after it, is reported; none is lost,
 * and what is written reads the same.
 *
 * @type {Law}
 */
function keepsRecipients({ call: { name, args }, result, again }) {
  const [text] = args;
  if (typeof text !== "string") return true;
  if (name === "normalize") return again({ name, args: [JSON.parse(result), ...args.slice(1)] }) === result;
  const [, path, query = ""] = /^mailto:([^?#]*)(?:\?([^#]*))?/iu.exec(text) ?? [];
  if (name !== "parse" || path === undefined || path.startsWith("//") || args.length > 1) return true;
  const recipients = [path, ...(query.match(TO) ?? [])].filter((list, index) => index > 0 || list !== "").join(",");
  const { to = [], error } = JSON.parse(result);
  const named = recipients === "" && path === "" && !TO.test(query) ? [] : recipients.split(",");
  TO.lastIndex = 0;
  return named.length === to.length && (error !== undefined || named.every((one) => SOUND.test(decoded(one))));
}

/** @param {string} text */
function decoded(text) {
  return text.replace(/%[0-7][0-9A-F]/giu, decodeURIComponent);
}

/** A normal form has the same recipients and header fields. @type {Law} */
function keepsMail({ call: { name, args }, result, again }) {
  const [text, options] = args;
  const isSuffixOption = hasOption(options, "reference", "suffix");
  if (name !== "normalize" || typeof text !== "string" || !/^mailto:/iu.test(text) || isSuffixOption) return true;
  /** @param {string} mail */
  const read = (mail) =>
    again({ name: "parse", args: [mail.replace(/#.*$/su, ""), ...(options === undefined ? [] : [options])] });
  const before = read(text);
  return before.includes('"error":') || read(String(JSON.parse(result))) === before;
}

/** @param {Components} components */
function isSuffix({ before }) {
  return before !== undefined && before !== "";
}

/** @param {Call} call @param {Components} components */
function isNormalizedSuffix({ name }, components) {
  return name === "normalize" && isSuffix(components);
}

/** @param {Call} call */
function isSuffixCall({ args }) {
  return args[1]?.["reference"] === "suffix";
}

/** @param {string} option @returns {Class["without"]} */
function withoutOption(option) {
  return ({ name, args }) => ({ name, args: args.map((arg) => ({ ...arg, [option]: undefined })) });
}

/** Without blanks and controls at the ends of the text. @type {Change} */
function withoutBlanks(components) {
  const { authority, path, query, fragment } = components;
  const inAuthority = isSuffix(components) ? "authority" : "none";
  const first = components["scheme"] !== undefined ? "scheme" : authority === undefined ? "path" : inAuthority;
  const inPath = path !== "" || authority === undefined ? "path" : "authority";
  const last = fragment !== undefined ? "fragment" : query !== undefined ? "query" : inPath;
  return all(replace(first, /^[\0-\x20]+/u, ""), replace(last, /[\0-\x20]+$/u, ""))(components);
}

const NO_ACCENT = replace("authority", /[\u00C9\u00E9]|%C3%[8A]9/gu, "e");
const WELL_FORMED = where(
  ({ authority }) => authority !== undefined && !AUTHORITY.test(String(authority)),
  all(
    replace("authority", /(?<=\]).*$/su, ""),
    where(({ authority }) => !AUTHORITY.test(String(authority)), replace("authority", /[@:[\]]/gu, "A")),
  ),
);
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
    holds: isMalformed,
    without: each(replace("scheme", /^(?![A-Za-z][-+.A-Za-z0-9]*$).*$/su, "FOO")),
  },
  {
    what: "an authority with a second `@`, a bracket, or another port than digits",
    why: "RFC 3986 §3.2: it is malformed; GHSA-58mr-gqgx-xq4g",
    holds: isMalformed,
    without: (call) => each(where((components) => !isNormalizedSuffix(call, components), WELL_FORMED))(call),
  },
  {
    what: 'a malformed text, with `reference: "suffix"`',
    why: "GHSA-333x-w4r6-6crp: its first `:` is encoded, so that it is not read as the end of a scheme",
    without: (call) =>
      each(
        where(
          (components) => isNormalizedSuffix(call, components),
          all(WELL_FORMED, replace("authority", /(?<=^[^[]*):(?!$)/gu, "c"), replace("path", /(?<=^[^[/]*):/gu, "c")),
        ),
      )(call),
  },
  {
    what: 'an empty port, with `reference: "suffix"`',
    why: "RFC 3986 §3.2.3: it is left out, so that its `:` is not read as the end of a scheme",
    without: (call) =>
      each(
        all(
          where(isSuffix, replace("authority", /:$/u, "")),
          where(
            ({ port }) => port === "" && isSuffixCall(call),
            (components) => ({ ...components, port: undefined }),
          ),
        ),
      )(call),
  },
  {
    what: "blanks and control characters at an end",
    why: "RFC 3986 §2: no URI has them; some readers ignore them, and find another scheme or host",
    library: "uri-js",
    holds: isMalformed,
    without: each(where(({ isText }) => isText === true, withoutBlanks)),
  },
  {
    what: "leading zeros of an IPv4 address in an IPv6 address",
    why: "RFC 3986 §3.2.2: a `dec-octet` has none",
    library: "uri-js",
    without: each(replace("authority", /192\.068\.001\.000/u, "192.68.1.0")),
  },
  {
    what: "a host with characters that no IRI has",
    why: "RFC 3987 §2.2: in a domain name, they are an error; in others, they are percent-encoded",
    without: each(replace("authority", /[\uE001\uFDD0]/gu, "")),
  },
  {
    what: "characters for private use in a query, with `iri`",
    why: "RFC 3987 §2.2: there, and only there, an IRI has them",
    library: "uri-js",
    without: (call) =>
      call.args.some(({ iri }) => iri === true) ? each(replace("query", /\uE001/gu, ""))(call) : call,
  },
  {
    what: "a name in ASCII, with `iri`",
    why: "it stays: to convert it, see `toIri` of `@std66/iri`",
    library: "uri-js",
    without: (call) =>
      call.args.some(({ iri }) => iri === true) ? each(replace("authority", /xn--exampl-gva/u, "example"))(call) : call,
  },
  {
    what: "a `\\` before or in an authority",
    why: "GHSA-v2hh-gcrm-f6hx, GHSA-7p8r-x3mc-p8w7: some read it as `/`",
    library: "uri-js",
    holds: isMalformed,
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
    without: each(replace("authority", /\b(?:010\.0\.0\.1|127\.0\.0\.1(?=[^:]))|1\.2\.3/gu, "h")),
  },
  {
    what: "an encoded character in a host",
    why: "RFC 3986 §3.2.2: it is data of the name, and stays encoded",
    without: each(
      all(
        replace("authority", /%2F|%40|(?<!::1)%25(?:25|41|5C)/giu, "A"),
        replace("host", / /gu, "A"),
        replace("host", /^\[(?!.*\])/u, ""),
      ),
    ),
  },
  {
    what: "a capital letter beyond ASCII in a host that is not converted to ASCII",
    why: "RFC 3987 §5.3.2.1: only the case of US-ASCII is normalized",
    without: each(all(replace("authority", /\u00C9/gu, "\u00E9"), replace("host", /\u00C9/gu, "\u00E9"))),
  },
  {
    what: "a URN without a name",
    why: "it is written as it was read, without an error",
    holds: (made) => made.library === "uri-js" || hasOption(made.call.args[1], "scheme") || isMalformed(made),
    without: (call) =>
      call.name === "resolve"
        ? call
        : each(
            where(
              (components) =>
                scheme(/^urn$/iu)(components) &&
                !(components["isText"] === true
                  ? NAME.test(String(components["path"])) && !hasAuthority(components)
                  : NID.test(String(components["nid"] ?? ""))),
              AS_FOO,
            ),
          )(call),
  },
  {
    what: "a namespace of a URN of one character, or with `-` at its end, or a name that begins with `/`",
    why: "RFC 8141 §2: it is read, and reported",
    without: (call) =>
      call.name === "resolve"
        ? call
        : each(
            where(
              scheme(/^urn$/iu),
              all(
                replace("path", /^(?=[0-9A-Za-z]:)/u, "b"),
                replace("path", /(?<=^[-0-9A-Za-z]+)-(?=:)/u, "b"),
                replace("path", /(?<=^[-0-9A-Za-z]+:)\//u, "b"),
                replace("nid", /^[0-9A-Za-z]$/u, "b$&"),
                replace("nid", /-$/u, "b"),
                replace("nss", /^\//u, "b"),
              ),
            ),
          )(call),
  },
  {
    what: "triplets that are not UTF-8",
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
        ? each(
            all(
              replace("authority", /%C3%A9/gu, "e"),
              replace("host", /%C3%89/gu, "e"),
              replace("path", /%C3%A9/gu, "e"),
            ),
          )(call)
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
    what: "`?` in the query of `ws`",
    why: "RFC 3986 §3.4: it is a character like any other there; nothing is left out",
    library: "uri-js",
    without: (call) =>
      call.name === "resolve" ? call : each(where(isSocketText, replace("query", /\?/gu, "q")))(call),
  },
  {
    what: "a path that begins with `//` and has no authority",
    why: "RFC 3986 §3.3: `/%2F` is another path; `/.` keeps this one",
    without: each(where((components) => !hasAuthority(components), replace("path", /\/\/+/gu, "/"))),
  },
  {
    what: "recipients that are not addresses",
    why: "RFC 6068 §2: an address has one `@` outside of quotes, with something before it and a domain after it; they are reported, and written so that they read the same",
    holds: keepsRecipients,
    without: (call) => (call.name === "resolve" ? call : each(where(isMail, toAddresses))(call)),
  },
  {
    what: "the name of a header field of a mail in capitals, or encoded",
    why: "RFC 6068 §2: names have no case, and are decoded: so are `To` and `%74o` recipients",
    library: "uri-js",
    holds: keepsRecipients,
    without: each(
      where(isMail, (components) => ({
        ...components,
        ...(typeof components["query"] === "string" && {
          query: components["query"].replace(/(?<=^|&)[^=&]+(?==)/gu, (name) =>
            encodeURIComponent(decodeURIComponent(name).toLowerCase()),
          ),
        }),
      })),
    ),
  },
  {
    what: "an encoded `%` in a mail",
    why: "RFC 3986 §2.4: it is data once it is decoded, and is encoded again: a normal form has the same recipients and header fields",
    holds: keepsMail,
    without: (call) => (call.name === "resolve" ? call : each(where(isMail, withoutPercent))(call)),
  },
  {
    what: "an empty subject or body of a mail",
    why: "RFC 6068 §2: it is a header field like any other, and stays",
    library: "uri-js",
    without: each(where(isMail, replace("query", /(?<=(?:^|&)(?:subject|body|%62%6fdy)=)(?=&|$)/giu, "x"))),
  },
  {
    what: "a header field of a mail without `=`",
    why: "RFC 6068 §2: it is read as an empty one, and stays",
    library: "uri-js",
    without: each(where(scheme(/^mailto$/iu), replace("query", /^[^=]*$/u, "$&="))),
  },
  {
    what: "capitals in a domain of a recipient, with `iri`",
    why: "RFC 3986 §6.2.2.1: a domain has no case",
    library: "uri-js",
    without: (call) =>
      call.args.some(({ iri }) => iri === true)
        ? each(where(isMail, all(replace("to", /(?<=@)EXAMPLE/gu, "example"), replace("to", /IPv6/gu, "ipv6"))))(call)
        : call,
  },
  {
    what: "a domain literal of a recipient",
    why: "RFC 6068 §2: its brackets are percent-encoded",
    library: "fast-uri",
    without: each(where(isMail, replaceRecipients(/\[IPv6:2001:db8::1\]/gu))),
  },
  {
    what: "a domain of a recipient that only looks like an IPv4 address",
    why: "RFC 6068 §2: it is a name, and stays as it is",
    library: "fast-uri",
    without: each(where(isMail, replaceRecipients(/1\.2\.3/gu))),
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
    without: (call) =>
      each(
        where(
          (components) =>
            (isSuffixCall(call) || scheme(/^$/u)(components)) &&
            !hasAuthority(components) &&
            !String(components["path"]).startsWith("/"),
          replace("path", DOTS, "d"),
        ),
      )(call),
  },
  {
    what: "`:` in a path without a scheme",
    why: "RFC 3986 §3.3: it is a character of each segment but the first",
    library: "uri-js",
    without: (call) =>
      each(
        where(
          (components) => scheme(/^$/u)(components) || (isSuffixCall(call) && hasAuthority(components)),
          replace("path", /:/gu, "c"),
        ),
      )(call),
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
    holds: keepsZone,
    without: each(all(replace("authority", /%2525/gu, "%25"), replace("host", /%25/gu, "%"))),
  },
  {
    what: "capitals and triplets in a zone identifier",
    why: "RFC 6874 §2: it is a name of the machine, and stays as it is",
    library: "uri-js",
    without: each(all(replace("authority", /(?<=%25)Eth0/gu, "eth0"), replace("authority", /(?<=a~)%41/gu, "a"))),
  },
  {
    what: "`?` and `#` in a path, with `skipEscape`",
    why: "RFC 3986 §3.3: they would end the path",
    library: "fast-uri",
    without: each(where(({ isText }) => isText !== true, replace("path", /[?#]/gu, ""))),
  },
  {
    what: "a namespace of a URN in capitals, as a component",
    why: "RFC 8141 §3.1: its case has no meaning, and is normalized",
    library: "uri-js",
    without: each(replace("nid", /^(?:UUID|A-1|N1+)$/u, "ab")),
  },
  {
    what: "a name of a URN with characters that none has",
    why: "RFC 8141 §2: they are percent-encoded",
    library: "fast-uri",
    without: each(replace("nss", /[^\w]/gu, "x")),
  },
  {
    what: 'a `:` in a path, with `reference: "suffix"`',
    why: "GHSA-333x-w4r6-6crp: it is encoded, so that it is not read as the end of a scheme",
    library: "uri-js",
    without: (call) =>
      isSuffixCall(call)
        ? each(
            where(
              (components) => !hasAuthority(components),
              all(
                replace("path", /:/gu, "c"),
                where(
                  ({ nid }) => nid !== undefined,
                  () => ({ scheme: "foo", path: "c" }),
                ),
              ),
            ),
          )(call)
        : call,
  },
  {
    what: 'resolving, with `reference: "suffix"`',
    why: "RFC 3986 §4.5: a suffix is not a reference; the option is ignored",
    without: (call) => (call.name === "resolve" ? withoutOption("reference")(call) : call),
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
    without: each(replace("host", /[\u00C9\u00E9]|%C3%89/gu, "e")),
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
    without: each(
      all(
        where((components) => scheme(/^https?$/iu)(components) && !hasAuthority(components), AS_FOO),
        where(({ before, path }) => before === "x:" && path === "", replace("path", /^$/u, "a")),
      ),
    ),
  },
];
