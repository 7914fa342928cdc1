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
  const plain = new Set(`${ALPHANUMERIC}-_~${SUB_DELIMS}:@/`);
  const isPlain = (octet: number): boolean => plain.has(String.fromCharCode(octet));
  composePairs().forEach((kind, pair) => {
    expect([pair, (kind & IS_PLAIN) !== 0]).toEqual([pair, isPlain(pair >> 8) && isPlain(pair & 0xff)]);
  });
});
