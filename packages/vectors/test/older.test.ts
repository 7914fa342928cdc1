// Checks the rows about the older RFCs against the printed grammars and a literal transcription of the algorithms
// (reference/). As in rfc3986.test.ts, no package under test is used.

import { expect, it } from "vitest";
import { legacyComponents, legacyResolution, legacyValidity } from "../src/index.ts";
import { matches } from "./reference/grammar.ts";
import { legacyResolutionAnew, legacyValidityAnew, olderPathAnew } from "./reference/older.ts";
import { rfc1738Anew } from "./reference/rfc1738.ts";

it.each(legacyComponents.filter(({ dialect }) => dialect !== "rfc1738"))(
  "$id: the path and the parameters of $text by $dialect",
  (row) => {
    expect(row.expect).toEqual(olderPathAnew(row));
  },
);

it.each(legacyComponents.filter(({ dialect }) => dialect === "rfc1738"))(
  "$id: the parts of $text by RFC 1738 §5",
  ({ text, expect: expected }) => {
    expect(rfc1738Anew(text)).toEqual(expected);
  },
);

it.each(legacyValidity.filter(({ rfc1738 }) => rfc1738 !== undefined))(
  "$id: whether $text matches the rule of its scheme in RFC 1738 §5",
  ({ text, rfc1738 }) => {
    expect(rfc1738Anew(text) !== null).toBe(rfc1738);
  },
);

it.each(legacyValidity)("$id: the grammars that accept $text", (row) => {
  expect(row).toEqual(legacyValidityAnew(row));
});

it.each(legacyResolution)("$id: $base + $ref by RFC 1808 and RFC 2396", (row) => {
  expect(row).toEqual(legacyResolutionAnew(row));
});

it.each(legacyResolution)("$id: by RFC 3986, $ref is not a URI-reference or $base is not a URI", ({ base, ref }) => {
  expect(matches("URI", base) && matches("URI-reference", ref)).toBe(false);
});

it.each(legacyResolution)("$id: a reason is given if the results of $base + $ref differ", (row) => {
  expect(row.expect.rfc1808 === row.expect.rfc2396 || row.reasons !== undefined).toBe(true);
});
