// A text that is known to be an IRI-reference is divided without a check, as the scan of its mask divides it.

import fc from "fast-check";
import { recordOf } from "@std66/core/internal";
import { expect, it } from "vitest";
import { masked } from "../src/mask.ts";
import { divided } from "../src/scan-iri.ts";

const pieces = fc
  .array(
    fc.constantFrom(
      ...Array.from("a:/?#[]@%é1~"),
      "//",
      "://",
      ":80",
      "[::1]",
      "[v1.a:b]",
      "u:1@",
      "%C3%A9",
      "\u{1F600}",
      "\uE000",
    ),
    { maxLength: 9 },
  )
  .map((all) => all.join(""));

it("any IRI-reference has the same components", () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const scanned = recordOf(masked(text));
      if (scanned !== undefined) expect({ ...divided(text), text: "" }).toEqual({ ...scanned, text: "" });
    }),
    { numRuns: 20_000 },
  );
});

it.each([
  ["//u:80@h:81/\u00E9:82", 6, 8, 11],
  ["//[::1]:80/\u00E9", -1, 7, 10],
  ["//\u00E9:", -1, 3, 4],
  ["//1/@:8", -1, 3, 3],
])("%j", (text, userinfoEnd, hostEnd, authorityEnd) => {
  expect(divided(text)).toMatchObject({ userinfoEnd, hostEnd, authorityEnd });
});
