// `commonReference`: one regexp for most references, of this grammar or a wider one. What it matches must be a reference.

import fc from "fast-check";
import { expect, it } from "vitest";
import { commonReference } from "../src/common-reference.ts";
import { isUriReference } from "../src/index.ts";

const isCommon = commonReference();
const isCommonWithLiteral = commonReference("", "", true);

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

it.each(LITERALS)("%s, with an IP literal, is common only where literals are taken", (text) => {
  expect([isCommonWithLiteral(text), isCommon(text), isUriReference(text)]).toEqual([true, false, true]);
});

it.each(MALFORMED)("%s is not common", (text) => {
  expect([isCommonWithLiteral(text), isCommon(text), isUriReference(text)]).toEqual([false, false, false]);
});

it("what is common is a URI-reference, and without an IP literal each URI-reference is common", () => {
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
      expect(isCommon(text)).toBe(isUriReference(text) && !text.includes("["));
      expect(isCommonWithLiteral(text)).toBe(isUriReference(text));
    }),
  );
});

it("a wider grammar has more characters where `unreserved` stands, and more again in a query", () => {
  const isWide = commonReference("é", "à");
  for (const text of ["é", "//é", "//é@h", "//é:é@é:1/é?é#é", "?à", "a:é"]) expect(isWide(text)).toBe(true);
  for (const text of ["à", "//à", "#à", "é:a", "//h:é", "//à@h", "ù"]) expect(isWide(text)).toBe(false);
  expect(commonReference("é", "à", true)("//é@[::1]/é?à")).toBe(true);
  expect(commonReference("é", "à", true)("//[v1.é]/")).toBe(false);
});
