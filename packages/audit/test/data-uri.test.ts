// RFC 2397 §3 and RFC 4648: what a data URI holds.
import { expect, it } from "vitest";
import { dataUriOf } from "../src/text/data-uri.ts";

it.each([
  ["text/html,a", { type: "text/html", data: "a" }],
  ["TEXT/HTML;charset=utf-8,A", { type: "text/html", data: "A" }],
  [" text/html ; base64 ,YQ", { type: "text/html", data: "a" }],
  ["text/plain;base64x,YQ", { type: "text/plain", data: "YQ" }],
  ["text/plain;x=base64,YQ", { type: "text/plain", data: "YQ" }],
  ["base64,YQ", { type: "base64", data: "YQ" }],
  [",A%20b%2c%FF%zz", { type: "", data: "A b,\u00FF%zz" }],
  ["a,b,c", { type: "a", data: "b,c" }],
  ["text/html", undefined],
  ["", undefined],
])("%j", (path, expected) => {
  expect(dataUriOf(path)).toEqual(expected);
});

/** The test vectors of RFC 4648, and the digits with the highest values. */
it.each([
  ["", ""],
  ["Zg==", "f"],
  ["Zm8=", "fo"],
  ["Zm9v", "foo"],
  ["Zm9vYg==", "foob"],
  ["Zm9vYmE=", "fooba"],
  ["Zm9vYmFy", "foobar"],
  ["Zm9v\nYmFy", "foobar"],
  ["%5Am9v", "foo"],
  ["+/+/", "\u00FB\u00FF\u00BF"],
  ["AAAA////", "\0\0\0\u00FF\u00FF\u00FF"],
])("base64 %j", (encoded, data) => {
  expect(dataUriOf(`;base64,${encoded}`)?.data).toBe(data);
});

it("only the beginning of long data is looked at", () => {
  expect(dataUriOf(`,${"a".repeat(200_000)}`)?.data).toHaveLength(100_000);
});
