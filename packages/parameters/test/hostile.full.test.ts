// Texts designed to be slow or deep. These tests finish only if the functions take linear time.
import { expect, it } from "vitest";
import {
  deleteFromQuery,
  formatQuery,
  formatSegment,
  getFromQuery,
  parseQuery,
  parseSegment,
  pathParameters,
  setInQuery,
  sortQuery,
} from "../src/index.ts";

const MILLION = 1_000_000;

it("a query of millions of separators, and one of 5 million letters", () => {
  expect(parseQuery("&".repeat(2 * MILLION))).toHaveLength(2 * MILLION + 1);
  expect(parseQuery("&;".repeat(MILLION), { separators: "&;" })).toHaveLength(2 * MILLION + 1);
  expect(parseQuery("=".repeat(5 * MILLION))[0]?.[1]).toHaveLength(5 * MILLION - 1);
  expect(parseQuery("a".repeat(5 * MILLION), { separators: "&;", plus: "space" })[0]?.[0]).toHaveLength(5 * MILLION);
  expect(parseQuery("+".repeat(5 * MILLION), { plus: "space" })[0]?.[0]).toHaveLength(5 * MILLION);
});

it("20 MB of triplets, decoded, refused at the end, or kept", () => {
  const count = 20 * (MILLION / 3);
  const triplets = "%41".repeat(count);
  expect(parseQuery(triplets)[0]?.[0]).toHaveLength(Math.floor(count));
  expect(() => parseQuery(`${triplets}%FF`)).toThrow(SyntaxError);
  expect(parseQuery(`${triplets}%FF`, { invalid: "keep" })[0]?.[0]).toHaveLength(Math.floor(count) + 3);
  const broken = "%FF".repeat(MILLION);
  expect(parseQuery(broken, { invalid: "keep" })[0]?.[0]).toBe(broken);
  expect(parseQuery("%".repeat(MILLION), { invalid: "keep" })[0]?.[0]).toHaveLength(MILLION);
  expect(parseQuery("%E3%82".repeat(MILLION / 2), { invalid: "keep" })[0]?.[0]).toHaveLength(3 * MILLION);
});

it("a segment of a million parameters, and a path of a million segments", () => {
  expect(parseSegment(";a=b".repeat(MILLION)).parameters).toHaveLength(MILLION);
  expect(pathParameters("/".repeat(MILLION))).toHaveLength(MILLION);
  expect(pathParameters("/;".repeat(MILLION / 2))).toHaveLength(MILLION / 2);
  expect(formatSegment({ name: ";".repeat(MILLION), parameters: [] })).toHaveLength(3 * MILLION);
});

it("changes of a query with a million pairs", () => {
  const query = Array.from({ length: MILLION / 2 }, (_, i) => `b=${i}&a`).join("&");
  expect(getFromQuery(query, "b")).toHaveLength(MILLION / 2);
  expect(setInQuery(query, "b", "1")).toHaveLength(3 + MILLION);
  expect(deleteFromQuery(query, "b")).toHaveLength(MILLION - 1);
  expect(sortQuery(query)?.slice(0, 4)).toBe("a&a&");
  expect(formatQuery([["&".repeat(MILLION), " ".repeat(MILLION)]], { plus: "space" })).toHaveLength(4 * MILLION + 1);
});
