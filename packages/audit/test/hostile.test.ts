// Texts of five megabytes that are designed to be slow or deep. These tests finish only if audit takes linear time.
import { expect, it } from "vitest";
import { audit, readings } from "../src/index.ts";

const MEGABYTES = 5_000_000;
const long = (unit: string, length = MEGABYTES): string => unit.repeat(length / unit.length);

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
])("5 MB of %j as a path, and 1 MB as a host", (unit) => {
  expect(audit(`http://h/${long(unit)}`).length).toBeLessThan(200);
  expect(audit(`http://${long(unit, 1_000_000)}`).length).toBeLessThan(200);
});

it("5 MB for the readers", () => {
  for (const unit of ["@", "//", ":", "é"]) expect(readings(`http://${long(unit)}`)).toHaveLength(7);
});
