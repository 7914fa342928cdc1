/** RFC 3986 Appendix A: the kinds of octets have the characters of their rules. */
import { expect, it } from "vitest";
import {
  ENDS_AUTHORITY,
  IS_DIGIT,
  IS_PLAIN,
  IS_REG_NAME,
  IS_SCHEME,
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
])("%s", (_, bit, characters) => {
  const found = Array.from(composeKinds(), (kind, octet) => ((kind & bit) === 0 ? "" : String.fromCodePoint(octet)));
  expect(new Set(found.join(""))).toEqual(new Set(characters));
});

it.each<[kind: string, bit: number, characters: string]>([
  ["plain", IS_PLAIN, `${ALPHANUMERIC}-_~${SUB_DELIMS}:@/`],
  ["of a reg-name", IS_REG_NAME, `${ALPHANUMERIC}-._~${SUB_DELIMS}`],
])("a pair of octets is %s if both are", (_, bit, characters) => {
  const all = new Set(characters);
  const isIn = (octet: number): boolean => all.has(String.fromCharCode(octet));
  const wrong = Array.from(composePairs(composeKinds()), (kind, pair) => ({ kind, pair })).filter(
    ({ kind, pair }) => ((kind & bit) !== 0) !== (isIn(pair & 0xff) && isIn(pair >> 8)),
  );
  expect(wrong).toEqual([]);
});
