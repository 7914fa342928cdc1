// `isUriReference` tries a regexp first, while the other predicates and `parse` scan. The scan reads long runs with a
// regexp, and short and very long ones without. All must implement the same grammar, on either side of each handover.

import { components, validity } from "@std66/vectors";
import { expect, it } from "vitest";
import { isUriReference } from "../src/index.ts";
import { PLACES, RESTS, checkBeforeQuery, checkTogether } from "./handover.ts";

const LENGTHS = [0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30];

it.each(PLACES)("all recognizers agree about runs of 0 to 30 characters: $name", ({ pad }) => {
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("x".repeat(n), rest), isValid);
  for (const { rest, isValid } of RESTS) for (const n of LENGTHS) checkTogether(pad("%7E".repeat(n), rest), isValid);
  expect(isUriReference(pad("x", ""))).toBe(true);
});

it("all recognizers agree about every row of the vectors with a fragment added", () => {
  for (const { text, uriReference } of validity) {
    // A text without a fragment is as valid with a fragment added.
    if (!/#/.test(text)) for (const n of [15, 16, 17]) checkTogether(`${text}#${"x".repeat(n)}`, uriReference);
    checkTogether(text, uriReference);
  }
  expect(validity).not.toHaveLength(0);
});

it.each(components)("$id $text keeps its components, whatever the length of its query", (row) => {
  for (const n of [0, 13, 14, 15, 16, 17]) checkBeforeQuery(row, n);
  expect(row.path).not.toContain("?");
});

it("R-047 R-050 all recognizers agree about authorities with and without userinfo, brackets, ports and triplets", () => {
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
