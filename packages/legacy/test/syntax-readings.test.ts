/**
 * The readings on which a comparison of grammars depends: those by which a row would be another, worked by hand from
 * the sections they are about.
 */
import { parse } from "@std66/core";
import { expect, it } from "vitest";
import { type DialectId, compareSyntax, syntaxReadings } from "../src/index.ts";

it.each([
  ["http://h/", []],
  ["/?[", []],
  ["http://h/?a[1]", []],
  ["http://[::1]/", []],
  ["?y", []],
  ["a_b:c", []],
  ["g?", ["L1"]],
  ["1:b", ["L5"]],
  ["-:b", ["L5"]],
  ["a1:b", []],
  // RFC 1738 §5: `otherurl` has no form for http.
  ["http://u@h/", ["L13"]],
  ["mailto:a/b", []],
  // RFC 2373 Appendix B: hexpart [ ":" IPv4address ].
  ["http://[::1.2.3.4]/", ["L14"]],
  ["//[::1.2.3.4]:80", ["L14"]],
  ["//[1::1.2.3.4]", []],
  ["http://[::ffff:1.2.3.4]/", []],
  // RFC 1738 §3.1.
  ["//a_b/", ["L16"]],
  ["http://h:x/", ["L13", "L16"]],
  ["http://h b/", []],
])("%s: %j", (text, wanted) => {
  expect(syntaxReadings(text)).toEqual(wanted);
});

it.each<[string, readonly DialectId[]]>([
  ["http://u@h/", ["rfc2396", "rfc3986"]],
  ["//[::1.2.3.4]", ["rfc1808", "rfc3986"]],
  ["//a_b/", ["rfc2396"]],
  ["1:b", ["rfc1738", "rfc2396"]],
  ["g?", ["rfc2396", "rfc3986"]],
])("none of %s where its standard is not shown: %j", (text, dialects) => {
  expect(syntaxReadings(text, compareSyntax(text, { dialects }))).toEqual([]);
});

it("takes a reference by its text, and refuses what is neither", () => {
  expect(syntaxReadings(parse("g?"))).toEqual(["L1"]);
  expect(() => syntaxReadings(1 as never)).toThrow(
    new TypeError("syntaxReadings: text must be a string or a UriReference, not 1"),
  );
});
