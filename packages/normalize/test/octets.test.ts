/** RFC 3986 Appendix A: the kinds of octets have the characters of their rules. */
import { expect, it } from "vitest";
import {
  ENDS_AUTHORITY,
  IS_DIGIT,
  IS_PLAIN,
  IS_REG_NAME,
  IS_SCHEME,
  IS_UPPER_CASE,
  composeKinds,
  composePairs,
} from "../src/octets.ts";

const LOWER_CASE = "abcdefghijklmnopqrstuvwxyz";
const UPPER_CASE = LOWER_CASE.toUpperCase();
const DIGIT = "0123456789";
const ALPHANUMERIC = UPPER_CASE + LOWER_CASE + DIGIT;
const SUB_DELIMS = "!$&'()*+,;=";

it.each<[kind: string, bit: number, characters: string]>([
  ["scheme", IS_SCHEME, `${ALPHANUMERIC}+-.`],
  ["reg-name but its triplets", IS_REG_NAME, `${ALPHANUMERIC}-._~${SUB_DELIMS}`],
  ["path, query and fragment but dots, triplets and question marks", IS_PLAIN, `${ALPHANUMERIC}-_~${SUB_DELIMS}:@/`],
  ["DIGIT", IS_DIGIT, DIGIT],
  ["the end of an authority, or of the text", ENDS_AUTHORITY, "/?#\0"],
  ["uppercase letters", IS_UPPER_CASE, UPPER_CASE],
])("%s", (_, bit, characters) => {
  const found = Array.from(composeKinds(), (kind, octet) => ((kind & bit) === 0 ? "" : String.fromCodePoint(octet)));
  expect(new Set(found.join(""))).toEqual(new Set(characters));
});

it("a pair of octets is plain if both are", () => {
  const plain = `${ALPHANUMERIC}-_~${SUB_DELIMS}:@/`;
  const found = Array.from(composePairs(), (kind, pair) => ((kind & IS_PLAIN) === 0 ? -1 : pair)).filter(
    (pair) => pair >= 0,
  );
  const expected = [...plain].flatMap((first) =>
    [...plain].map((second) => (first.charCodeAt(0) << 8) | second.charCodeAt(0)),
  );
  expect(found).toEqual(expected.toSorted((a, b) => a - b));
});
