// Generates URI-references with much that the rungs change, and much that only looks like it and must stay.

import { isUri, isUriReference } from "@std66/core";
import fc from "fast-check";

const orNone = (...values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom("", "", "", ...values);

const schemes = fc.constantFrom(
  ...[
    ["http:", "http:", "HTTP:", "hTTps:", "ws:", "WSS:", "ftp:", "file:", "File:", "foo:", "FOO:", "x-y.Z+1:"],
    ["mailto:", "MailTo:", "urn:", "URN:", "tel:", "Tel:", "constructor:", "constructor:"],
    ["data:", "DATA:", "news:", "tag:", "sip:", "gopher:", "ldap:", "LDAP:", "telnet:"],
  ].flat(),
);
const hostPieces = fc.constantFrom(
  ...[
    ["", "h", "H", "Example.COM", "%41", "%61", "%7e", "%2D", "%c3%A9", "%C3%a9", "%2f", "%3a", "%25", "h.", "!", "B;"],
  ].flat(),
);
const hosts = fc.oneof(
  { weight: 3, arbitrary: fc.array(hostPieces, { maxLength: 3 }).map((pieces) => pieces.join("")) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        ["localhost", "LOCALHOST", "local%68ost", "LOCAL%48OST", "[2001:DB8::0A]", "[::ffff:1.2.3.4]", "[V1.aB:c]"],
        ["1.2.3.4", "01.2.3.4", "256.0.0.1"],
      ].flat(),
    ),
  },
);
const authorities = fc
  .tuple(
    orNone("@", "u@", "U@", "%75:%3A@", "%2d%c3:@", ":@", "u:p@", "%40@"),
    hosts,
    orNone(":", ":80", ":443", ":21", ":080", ":0443", ":00", ":0", ":8080", ":08080", ":70", ":389"),
  )
  .map((parts) => `//${parts.join("")}`);

const segments = fc.constantFrom(
  ...[
    ["", "", "a", "A", "b", ".", "..", ".", "..", "...", "..a", "%2e", "%2E", "%2e%2E", ".%2e", "%2E.", "%2e%2e%2e"],
    ["%61", "%41B", "%7e", "~", "%2f", "%2F", "%3a", "%c3%A9", "%25", "%2541", "%25%34%31", "%25%32%65", "a:b", ":"],
    ["@", ";", "(-)", "-", "EX:A", "b@C.D", "x@Y,z@%57", "%00", "%2d"],
  ].flat(),
);
const paths = fc.array(segments, { maxLength: 6 }).map((all) => all.join("/"));

const dataPieces = fc.constantFrom(
  ...[["", "a", "Q", "%41", "%7E", "%3d", "%3D", "=", "&", "/../", "?", "%2e", "%C3%a9", "%25", "%2541", ":80"]].flat(),
);
const data = fc.array(dataPieces, { maxLength: 3 }).map((pieces) => pieces.join(""));
const tails = fc
  .tuple(fc.option(data, { freq: 2 }), fc.option(data, { freq: 2 }))
  .map(([query, fragment]) => (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`));

const anyText = fc
  .tuple(
    fc.oneof(schemes, fc.constant("")),
    fc.oneof(authorities, fc.constant("")),
    orNone("/", "/", "/.//"),
    paths,
    tails,
  )
  .map((parts) => parts.join(""));

/** Paths in the form of the scheme's own specification, which random segments seldom have. */
const ofScheme = (scheme: readonly string[], pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...scheme), fc.array(fc.constantFrom(...pieces), { maxLength: 7 }), tails)
    .map(([front, all, tail]) => front + all.join("") + tail);
const mailto = ofScheme(
  ["mailto:", "MAILTO:"],
  ["a", "Joe", "@", "@Ex", "@", "COM", ",", "%2C", "%2c", "%40", "%4A", "."],
);
const urn = ofScheme(["urn:", "URN:"], ["ex", "EX", "isbn", ":", ":", "A", "%2f", "%41", "-", "/", "@"]);
const telParts = ["+", "1", "23", "-", ".", "(", ")", "*", "%2D", "%23", "%28", "A", "f"];
const telParameters = [
  ";ext=1-2",
  ";EXT=(3)",
  ";isub=A-b",
  ";phone-context=+1.2",
  ";phone-context=Ex.ORG",
  ";b",
  ";A=C",
  ";",
];
const tel = ofScheme(["tel:", "TEL:"], [...telParts, ...telParameters]);
const telWithParameters = ofScheme(["tel:1", "tel:+(1)2", "Tel:a*B"], telParameters);
const opaque = ofScheme(
  ["data:", "DATA:", "tag:", "urn:a:", "sip:", "news:", "foo:"],
  ["a", "A", ",", ";", "/", "/", "..", "/../", "/./", ".", "%2e", "%2E", "%2F"],
);
const topLevel = ofScheme(
  ["gopher://h", "Gopher://h:70", "ldap://h", "LDAP://h:389", "ldap://", "ldap://:389"],
  ["/", "/1", "/%31", "?", "??", "a", "?sub", "/."],
);
const file = ofScheme(
  ["file:", "FILE:"],
  [
    "/",
    "//",
    "//localhost",
    "//LOCALHOST",
    "//u@localhost",
    "//localhost:",
    "//localhost:8",
    "//u@",
    "//@",
    "//:8",
    "/.",
    "/..",
    "/a",
    "/.//",
  ],
);

export const references = fc
  .oneof(
    { weight: 7, arbitrary: anyText },
    { weight: 1, arbitrary: mailto },
    { weight: 1, arbitrary: urn },
    { weight: 1, arbitrary: tel },
    { weight: 1, arbitrary: telWithParameters },
    { weight: 1, arbitrary: opaque },
    { weight: 1, arbitrary: topLevel },
    { weight: 1, arbitrary: file },
  )
  .filter((text) => isUriReference(text));

export const uris = references.filter((text) => isUri(text));

export const relativeReferences = fc
  .tuple(fc.oneof(authorities, fc.constant(""), fc.constant("")), orNone("/", "./", "%2e/", "/.//"), paths, tails)
  .map((parts) => parts.join(""))
  .filter((text) => isUriReference(text) && !isUri(text));
