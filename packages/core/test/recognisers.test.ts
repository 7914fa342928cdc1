// `isUriReference` tries an expression first, where the other predicates and `parse` scan; and the scan reads long rests with
// an expression, and short and very long ones without. None may see another grammar than the others, on either side of where
// they hand over.

import { components, validity } from "@std66/vectors";
import { expect, it } from "vitest";
import { isUriReference } from "../src/index.ts";
import { PLACES, RESTS, checkBeforeQuery, checkTogether } from "./handover.ts";

const LENGTHS = [0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30];

it.each(PLACES)("agree about rests of 0 to 30 characters in the $name", ({ pad }) => {
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("x".repeat(n), rest), isValid);
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("%7E".repeat(n), rest), isValid);
  expect(isUriReference(pad("x", ""))).toBe(true);
});

it("agree about every row of the vectors in front of a fragment", () => {
  for (const { text, uriReference } of validity) {
    // A fragment can be made longer, and a query becomes a fragment's.
    if (!/#/.test(text)) for (const n of [15, 16, 17]) checkTogether(`${text}#${"x".repeat(n)}`, uriReference);
    checkTogether(text, uriReference);
  }
  expect(validity).not.toHaveLength(0);
});

it.each(components)("$id $text has its components whatever length its query is", (row) => {
  for (const n of [0, 13, 14, 15, 16, 17]) checkBeforeQuery(row, n);
  expect(row.path).not.toContain("?");
});

it("R-047 R-050 agree about authorities with and without userinfo, brackets, ports and triplets", () => {
  const authorities = [
    "",
    "h",
    "h:",
    "h:80",
    "%41",
    "h%2F:1",
    "u@h",
    "u:p@h:1",
    "@",
    ":",
    "@:",
    "[::1]",
    "[::1]:1",
    "u@[v1.a]",
  ];
  const faulty = ["h:a", "h:8a", "h:%38", "h%", "u@v@h", "[", "[::1", "[::1]a", "]", "h|", "é", "h:1:2", "[::1]@h"];
  for (const end of ["", "/", "?", "#", "/p?q#f"]) {
    for (const start of ["//", "s://", "S+-.1://"]) {
      for (const authority of authorities) checkTogether(start + authority + end, true);
      for (const authority of faulty) checkTogether(start + authority + end, false);
    }
  }
  expect(authorities).not.toHaveLength(0);
});
