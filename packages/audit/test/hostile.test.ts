// Texts of five megabytes that are designed to be slow or deep. These tests finish only if audit takes linear time.
import { expect, it } from "vitest";
import { audit, readings } from "../src/index.ts";

const MEGABYTES = 5_000_000;
const long = (unit: string): string => unit.repeat(MEGABYTES / unit.length);

it.each([
  "a",
  "@",
  "/",
  "\\",
  "%00",
  "../",
  "a.",
  "1.",
  "é",
  "\u0301\u0323",
  "%CC%81%CC%A3",
  "&token=abcd",
  ":",
  "\t",
  " ",
  "eyJ",
  "xn--",
  "%c0%ae",
])("5 MB of %j as a host and as a path", (unit) => {
  for (const start of ["http://", "http://h/"]) {
    expect(audit(start + long(unit)).length).toBeLessThan(200);
  }
});

it("5 MB for the readers", () => {
  for (const unit of ["@", "//", ":", "é"]) expect(readings(`http://${long(unit)}`)).toHaveLength(7);
});
