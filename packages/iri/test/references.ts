// Arbitrary IRI-references for the properties.

import fc from "fast-check";

const character = fc.constantFrom(
  ...Array.from("azAZ09-._~!$&'()*+,;="),
  "%41",
  "%7e",
  "%2E",
  "%2f",
  "%C3%A9",
  "%c3%A9",
  "%ff",
  "%FF",
  "%C3",
  "%A9",
  "%E2%80%8E",
  "%ee%80%80",
  "%25",
  "%F0%9F%98%80",
  "\u00E9",
  "\u00C9",
  "\u212A",
  "\u0130",
  "\u202E",
  "\u2067",
  "\u05D0",
  "\u65E5",
  "\u{1F600}",
  "\uFFEF",
);
const piece = fc.array(character, { maxLength: 4 }).map((all) => all.join(""));
const segment = fc.oneof(
  { weight: 3, arbitrary: piece },
  { weight: 2, arbitrary: fc.constantFrom(".", "..", "%2e", ".%2E", "") },
);
const path = fc.array(segment, { maxLength: 4 }).map((all) => all.map((each) => `/${each}`).join(""));
const query = fc.option(
  fc.tuple(piece, fc.constantFrom("", "/?", "\uE000", "%EE%80%80")).map((all) => `?${all.join("")}`),
  { nil: "" },
);
const fragment = fc.option(
  piece.map((text) => `#${text}`),
  { nil: "" },
);
const host = fc.oneof(
  { weight: 4, arbitrary: piece },
  fc.constantFrom("[::1]", "[v1.a]", "localhost", "EXAMPLE.org", ""),
);
const authority = fc
  .tuple(
    fc.option(
      piece.map((text) => `${text}:x@`),
      { nil: "" },
    ),
    host,
    fc.constantFrom("", ":", ":80", ":080", ":8080", ":08080"),
  )
  .map((all) => `//${all.join("")}`);
const scheme = fc.constantFrom("http:", "HTTP:", "file:", "foo:", "mailto:", "urn:", "gopher:");

const rootless = fc.tuple(fc.constantFrom("a", "\u00E9", "%41"), piece, path).map((all) => all.join(""));

/** IRIs. */
export const iri = fc
  .tuple(
    scheme,
    fc.oneof(
      fc.tuple(authority, path).map((all) => all.join("")),
      rootless,
      path.map((text) => text.replace(/^\/+/, "/")),
    ),
    query,
    fragment,
  )
  .map((all) => all.join(""));
/** Relative references. */
const relativeReference = fc
  .tuple(
    fc.oneof(
      fc.tuple(authority, path).map((all) => all.join("")),
      path.map((text) => text.replace(/^\/+/, "/")),
      rootless,
      fc.constantFrom("", ".", "..", "../", "./\u00E9:"),
    ),
    query,
    fragment,
  )
  .map((all) => all.join(""));
export const reference = fc.oneof(iri, relativeReference);
/** URIs and relative references of ASCII characters. */
export const asciiReference = reference.map((text) => text.replace(/[^\0-\x7f]/gu, "x"));
