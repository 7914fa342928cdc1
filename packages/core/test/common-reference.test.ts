// `commonReference`: one regexp for most references of a wider grammar. With no more characters it is that of RFC 3986.

import fc from "fast-check";
import { expect, it } from "vitest";
import { commonReference } from "../src/scan/reference-pattern.ts";
import { isUriReference, tryParse } from "../src/index.ts";

const isCommon = commonReference("", "");

const LITERALS = [
  "http://[::1]",
  "http://[::1]:80/a",
  "//[v1.a]/",
  "//u:p@[2001:db8::7]?q",
  "http://u@[::ffff:192.0.2.1]:/#f",
];
const MALFORMED = [
  "http://[::1",
  "http://[::g]/",
  "http://[]/",
  "http://a[::1]/",
  "http://u@a[::1]/",
  "http://[::1]a/",
  "http://[::1]:a/",
  "http://u:[::1]/",
  "http://[::1][::1]/",
  "http://[::1]@h/",
  "/[::1]",
  "a@[::1]",
  "?[::1]",
  "#[::1]",
  "[::1]",
];

it.each(LITERALS)("%s, with an IP literal, is common", (text) => {
  expect([isCommon(text), isUriReference(text), tryParse(text)?.text]).toEqual([true, true, text]);
});

it.each(MALFORMED)("%s is not common", (text) => {
  expect([isCommon(text), isUriReference(text), tryParse(text)]).toEqual([false, false, undefined]);
});

it("what is common is what `parse` takes", () => {
  const piece = fc.constantFrom(
    "a",
    "A:",
    ":",
    "/",
    "//",
    "?",
    "#",
    "@",
    "[::1]",
    "[",
    "]",
    "%41",
    "%",
    "1",
    ".",
    " ",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const isValid = tryParse(text) !== undefined;
      expect([text, isCommon(text), isUriReference(text)]).toEqual([text, isValid, isValid]);
    }),
  );
});

it("a wider grammar has more characters where `unreserved` stands, and more again in a query", () => {
  const isWide = commonReference("é", "à");
  for (const text of ["é", "//é", "//é@h", "//é:é@é:1/é?é#é", "?à", "a:é", "//é@[::1]/é?à"])
    expect(isWide(text)).toBe(true);
  for (const text of ["à", "//à", "#à", "é:a", "//h:é", "//à@h", "ù", "//[v1.é]/"]) expect(isWide(text)).toBe(false);
});
