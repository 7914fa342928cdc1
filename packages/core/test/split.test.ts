// RFC 3986 Appendix B: `split`, compared with the appendix's regexp, and with `parse` for valid texts.

import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { build, parse, split, tryParse } from "../src/index.ts";
import { divide } from "../src/parse/split.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";
import { thrown } from "./thrown.ts";

const none = { scheme: undefined, authority: undefined, path: "", query: undefined, fragment: undefined };

it.each([
  // The example of Appendix B.
  [
    "http://www.ics.uci.edu/pub/ietf/uri/#Related",
    { scheme: "http", authority: "www.ics.uci.edu", path: "/pub/ietf/uri/", fragment: "Related" },
  ],
  ["", {}],
  ["#", { fragment: "" }],
  ["?", { query: "" }],
  ["//", { authority: "" }],
  ["a:", { scheme: "a" }],
  ["a:b:c", { scheme: "a", path: "b:c" }],
  ["//h?q/r#f?g#h", { authority: "h", query: "q/r", fragment: "f?g#h" }],
  ["//h#f/g", { authority: "h", fragment: "f/g" }],
  ["#a?b//c", { fragment: "a?b//c" }],
  ["http:///p", { scheme: "http", authority: "", path: "/p" }],
  ["a//b", { path: "a//b" }],
  // No scheme by §3.1: the ":" is one of the path.
  [":b", { path: ":b" }],
  ["1a:b", { path: "1a:b" }],
  ["a_b:c", { path: "a_b:c" }],
  ["é:c", { path: "é:c" }],
  ["+a://h", { path: "+a://h" }],
  ["a+-.1:b", { scheme: "a+-.1", path: "b" }],
  // Nothing is checked.
  [
    "http://[::1/a b\\%zz?é\n#\uD800",
    { scheme: "http", authority: "[::1", path: "/a b\\%zz", query: "é\n", fragment: "\uD800" },
  ],
  ["constructor:__proto__", { scheme: "constructor", path: "__proto__" }],
])("R-083 split: %j", (text, components) => {
  expect(split(text)).toStrictEqual({ ...none, ...components });
});

it("R-083 split: finds what the regexp of Appendix B finds, if that has a scheme by §3.1", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nastyTexts,
        fc.string({ unit: codePoint }),
        references.map(({ text }) => text),
      ),
      (text) => {
        const { scheme } = oracle.split(text);
        fc.pre(scheme === undefined || /^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme));
        // The "." of a regexp stops there.
        fc.pre(!/[\n\r\u2028\u2029]/.test(text));
        expect(split(text)).toStrictEqual({ ...none, ...oracle.split(text) });
      },
    ),
  );
});

it("R-083 split: finds the components of a valid text, from which `build` makes it again", () => {
  fc.assert(
    fc.property(references, ({ text }) => {
      const { scheme, authority, path, query, fragment } = parse(text);
      expect(split(text)).toStrictEqual({ scheme, authority, path, query, fragment });
      expect(split(parse(text))).toStrictEqual(split(text));
      expect(String(build(split(text)))).toBe(text);
    }),
  );
});

const put = (before: string, part: string | undefined, after = ""): string =>
  part === undefined ? "" : before + part + after;

it("R-083 split: loses nothing of any text", () => {
  fc.assert(
    fc.property(fc.oneof(nastyTexts, fc.string({ unit: codePoint })), (text) => {
      const { scheme, authority, path, query, fragment } = split(text);
      expect(put("", scheme, ":") + put("//", authority) + path + put("?", query) + put("#", fragment)).toBe(text);
      expect(scheme === undefined || tryParse(`${scheme}:`) !== undefined).toBe(true);
    }),
  );
});

it("divide, which other packages use, gives the ends of any text; all of the authority is the host", () => {
  expect(divide("s://u@h:1/p?q#f")).toEqual({
    text: "s://u@h:1/p?q#f",
    schemeEnd: 1,
    userinfoEnd: -1,
    hostEnd: 9,
    authorityEnd: 9,
    pathEnd: 11,
    queryEnd: 13,
  });
});

it("R-083 split: takes linear time", () => {
  const long = "a".repeat(20_000_000);
  expect(split(long).path).toBe(long);
  expect(split(`${long}:`).scheme).toBe(long);
  expect(split(`//${long}`).authority).toBe(long);
  expect(split("#".repeat(10_000_000)).fragment?.length).toBe(9_999_999);
});

it("split rejects a value that is neither a string nor a UriReference", () => {
  for (const value of [undefined, null, 1, {}, ["a"]]) {
    expect(thrown(() => split(value as never))).toBeInstanceOf(TypeError);
  }
  expect(thrown(() => split(undefined as never))).toEqual(
    new TypeError("split: text must be a string or a UriReference, not undefined"),
  );
});
