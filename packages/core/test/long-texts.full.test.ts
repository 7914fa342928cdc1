// Beyond 65,536 characters, the recognizers and the scan use no regexp with a repeated group, whose stack would
// overflow.

import { components, validity } from "@std66/vectors";
import { expect, it, vi } from "vitest";
import { isUriReference, percentEncode } from "../src/index.ts";
import { PLACES, RESTS, checkBeforeQuery, checkTogether } from "./handover.ts";

it.each(PLACES)("all recognizers agree about texts of 65,534 to 65,538 characters: $name", ({ pad }) => {
  for (const { rest, isValid } of RESTS) {
    for (let length = 65_534; length <= 65_538; length++) {
      const text = pad("x".repeat(length - pad("", rest).length), rest);
      expect(text).toHaveLength(length);
      checkTogether(text, isValid);
    }
  }
});

it("all recognizers agree about a run of triplets around 65,536 characters", () => {
  for (let length = 65_534; length <= 65_538; length++) {
    for (const end of ["", "%"]) {
      const triplets = "%41".repeat(Math.floor((length - 2) / 3));
      const text = `/${triplets}${"x".repeat(length - 1 - triplets.length - end.length)}${end}`;
      expect(text).toHaveLength(length);
      checkTogether(text, end === "");
      checkTogether(`?${text.slice(1)}`, end === "");
      checkTogether(`#${text.slice(1)}`, end === "");
    }
  }
});

it("all recognizers agree about every row of the vectors with a long fragment added", () => {
  for (const { text, uriReference } of validity) {
    if (!/#/.test(text)) checkTogether(`${text}#${"x".repeat(65_530)}`, uriReference);
  }
  expect(validity).not.toHaveLength(0);
});

it.each(components)("$id $text keeps its components when its query is long", (row) => {
  for (const n of [65_530, 65_540]) checkBeforeQuery(row, n);
  expect(row.path).not.toContain("?");
});

it("isUriReference accepts more triplets between letters than the stack of a regexp holds", () => {
  expect(isUriReference(`/${"%41a".repeat(4_000_000)}`)).toBe(true);
});

it("R-032 percentEncode for data encodes 3 MB of triplets in pieces, not one by one", () => {
  const encode = vi.spyOn(globalThis, "encodeURIComponent");
  const count = 1_000_000;
  const text = percentEncode("%7e".repeat(count), "query-value");
  expect(encode.mock.calls.length).toBeLessThan(count / 3000);
  encode.mockRestore();
  expect(text === "%257e".repeat(count)).toBe(true);
});
