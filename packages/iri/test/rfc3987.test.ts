// The examples that RFC 3987 prints in §3 and §5.

import { domainToASCII, domainToUnicode } from "node:url";
import { expect, it } from "vitest";
import { equivalentIri, normalizeIri, parseIri, resolveIri, toIri, toUri, tryParseIri } from "../src/index.ts";

it("R-211 §3.1: a domain name through ToASCII, or percent-encoded", () => {
  const iri = "http://r\u00E9sum\u00E9.example.org";
  expect(String(toUri(iri, { toASCII: domainToASCII }))).toBe("http://xn--rsum-bpad.example.org");
  expect(String(toUri(iri))).toBe("http://r%C3%A9sum%C3%A9.example.org");
});

it("R-211 §3.1: a domain name in a query is not converted", () => {
  const iri = "http://validator.w3.org/check?uri=http%3A%2F%2Fr\u00E9sum\u00E9.example.org";
  expect(String(toUri(iri, { toASCII: domainToASCII }))).toBe(
    "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org",
  );
});

it("R-213 §3.1: existing triplets and delimiters are not encoded", () => {
  expect(String(toUri("http://www.example.org/red%09ros\u00E9#red"))).toBe(
    "http://www.example.org/red%09ros%C3%A9#red",
  );
});

it("R-214 §3.1: Old Italic letters become four octets each", () => {
  expect(String(toUri("http://example.com/\u{10300}\u{10301}\u{10302}"))).toBe(
    "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
  );
});

it.each(["<", ">", '"', " ", "{", "}", "|", "\\", "^", "`"])("R-212 §3.1: the conversion of %j fails", (character) => {
  expect(() => toUri(`http://example.org/${character}`)).toThrow(SyntaxError);
});

it("R-208 R-228 §3.1, §5.3.2.2: Viet Nam and r\u00E9sum\u00E9, composed and decomposed, stay apart", () => {
  expect(String(toUri("Vi\u1EC7t"))).toBe("Vi%E1%BB%87t");
  expect(String(toUri("Vi\u00EA\u0323t"))).toBe("Vi%C3%AA%CC%A3t");
  const [composed, decomposed] = [
    "http://www.example.org/r\u00E9sum\u00E9.html",
    "http://www.example.org/re\u0301sume\u0301.html",
  ];
  expect(equivalentIri(composed, decomposed)).toBe(false);
  expect(String(normalizeIri(decomposed))).toBe(decomposed);
});

it("R-217 §3.2: r%E9sum%E9 stays, since it is not UTF-8", () => {
  expect(String(toIri("http://www.example.org/r%E9sum%E9.html"))).toBe("http://www.example.org/r%E9sum%E9.html");
});

it.each([
  { uri: "http://www.example.org/D%C3%BCrst", iri: "http://www.example.org/D\u00FCrst" },
  { uri: "http://www.example.org/D%FCrst", iri: "http://www.example.org/D%FCrst" },
  // The RFC prints the digits in uppercase, and says that their case may not be preserved.
  { uri: "http://xn--99zt52a.example.org/%e2%80%ae", iri: "http://xn--99zt52a.example.org/%e2%80%ae" },
])("R-215 R-218 §3.2.1: $uri", ({ uri, iri }) => {
  expect(String(toIri(uri))).toBe(iri);
  expect(String(toUri(iri))).toBe(uri);
});

it("R-219 §3.2.1: a label in Punycode through ToUnicode", () => {
  expect(String(toIri("http://xn--99zt52a.example.org/%E2%80%AE", { toUnicode: domainToUnicode }))).toBe(
    "http://\u7D0D\u8C46.example.org/%E2%80%AE",
  );
});

it("R-229 R-230 §5.3.2: example://a/b/c/%7Bfoo%7D/ros\u00E9", () => {
  const [a, b] = ["example://a/b/c/%7Bfoo%7D/ros\u00E9", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9"];
  expect(equivalentIri(a, b)).toBe(true);
  expect(String(normalizeIri(b))).toBe(a);
});

it("R-226 §5.3.1: as strings, an IRI and the URI that it maps to differ", () => {
  const [a, b] = ["http://example.org/ros\u00E9", "http://example.org/ros%C3%A9"];
  expect(equivalentIri(a, b, { rungs: ["identical"] })).toBe(false);
  expect(equivalentIri(a, b, { rungs: ["case", "dot-segments", "scheme"] })).toBe(false);
  expect(equivalentIri(a, b)).toBe(true);
});

it("R-227 §5.3.2.1: scheme and ASCII host in lowercase, other letters as they are", () => {
  expect(equivalentIri("HTTP://www.EXAMPLE.com/", "http://www.example.com/")).toBe(true);
  expect(String(normalizeIri("HTTP://EX\u00C9\u0130\u212A/\u00C9%c3%89", { rungs: ["case"] }))).toBe(
    "http://ex\u00C9\u0130\u212A/\u00C9%C3%89",
  );
});

it("R-229 §5.3.2.3: ~user in three spellings", () => {
  const spellings = ["http://example.org/~user", "http://example.org/%7euser", "http://example.org/%7Euser"];
  expect(new Set(spellings.map((text) => String(normalizeIri(text))))).toEqual(new Set(["http://example.org/~user"]));
});

it("R-231 §5.3.3: four spellings of http://example.com/, and two that are none", () => {
  const spellings = ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"];
  expect(new Set(spellings.map((text) => String(normalizeIri(text))))).toEqual(new Set(["http://example.com/"]));
  expect(equivalentIri("http://example.com/", "http://example.com/?")).toBe(false);
  expect(equivalentIri("http://example.com/", "http://example.com/#")).toBe(false);
});

it("R-225 §5.1: fragments are ignored if asked", () => {
  expect(equivalentIri("http://\u00E9/#a", "http://\u00E9/", { ignoreFragment: true })).toBe(true);
  expect(equivalentIri("http://\u00E9/#a", "http://\u00E9/")).toBe(false);
  expect(equivalentIri("http://\u00E9/#ab", "HTTP://\u00E9/#cd", { ignoreFragment: true })).toBe(true);
  expect(equivalentIri("http://\u00E9/#a", "http://\u00FC/#a", { ignoreFragment: true })).toBe(false);
  // U+2028 and U+2029 are `ucschar`, and line breaks to ECMAScript.
  expect(equivalentIri("/\u00E9#a\u2028b\u2029c", "/\u00E9#d", { ignoreFragment: true })).toBe(true);
});

it("R-234 §6.5: characters of a reference are like unreserved ones", () => {
  expect(String(resolveIri("http://\u00E9/\u00FC/\u65E5?\u672C#\u00F1", "../\u4E2D/./\u56FD"))).toBe(
    "http://\u00E9/\u4E2D/\u56FD",
  );
});

it("R-202 R-232 U+00A2, U+FF0F and U+2044 delimit nothing, and no list of schemes limits a component", () => {
  const iri = parseIri("mailto:a\u00A2b\uFF0Fc\u2044d\uFF1Fe\uFF03f");
  expect([iri.path, iri.query, iri.fragment]).toEqual(["a\u00A2b\uFF0Fc\u2044d\uFF1Fe\uFF03f", undefined, undefined]);
});

it("R-206 scheme, port, IP literal and IPv4 address are ASCII", () => {
  expect(
    ["\u00E9:", "//h:\u0661", "//[v1.\u00E9]", "//[\u00E9]", "//[::\uFF11]"].map((text) => tryParseIri(text)),
  ).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(["//1.2.3.4", "//\u0661.2.3.4", "//[::1]"].map((text) => parseIri(text).hostKind)).toEqual([
    "ipv4",
    "reg-name",
    "ipv6",
  ]);
});
