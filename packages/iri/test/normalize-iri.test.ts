// RFC 3987 §5.3: what is decoded, what stays, and the options.

import { type UriReference, change } from "@std66/core";
import { type SchemeRules, schemes } from "@std66/normalize";
import { expect, it } from "vitest";
import { equivalentIri, normalizeIri, parseIri } from "../src/index.ts";

const normal = (text: string, options?: Parameters<typeof normalizeIri>[1]): string =>
  String(normalizeIri(text, options));

it.each([
  ["/%c3%a9", "/\u00E9"],
  ["/\u00E9%c3%a9%ff%FF%41", "/\u00E9\u00E9%FF%FFA"],
  ["/%ff%c3%a9\u00E9", "/%FF\u00E9\u00E9"],
  ["/%FF%FF%FF\u00E9", "/%FF%FF%FF\u00E9"],
  ["/%C3\u00A9", "/%C3\u00A9"],
  ["/%e2%80%8e\u200E", "/%E2%80%8E\u200E"],
  ["?%ee%80%80\uE000#%ee%80%80", "?\uE000\uE000#%EE%80%80"],
  ["?%f3%b0%80%80", "?\u{F0000}"],
  ["?%f4%90%80%80%ed%a0%80", "?%F4%90%80%80%ED%A0%80"],
  ["/%F0%9F%98%80%f0%9f%bf%be", "/\u{1F600}%F0%9F%BF%BE"],
  ["http://\u00C9.EX%c3%89:80", "http://\u00C9.ex\u00C9/"],
  ["http://\u00C9:080/", "http://\u00C9/"],
  ["http://\u00C9:08080/", "http://\u00C9:08080/"],
  ["../\u00E9/%2e%2e", "../\u00E9/%2E%2E"],
  ["http://h/\u00E9/%2e%2e/\u00FC", "http://h/\u00FC"],
  ["mailto:\u00C9@EX\u00C9.org", "mailto:\u00C9@ex\u00C9.org"],
  ["urn:EXAMPLE:\u00C9", "urn:example:\u00C9"],
  ["file://localhost/\u00E9", "file:///\u00E9"],
  ["foo:a/..//\u00E9", "foo:/.//\u00E9"],
])("R-227 R-229 R-230 R-231 %s becomes %s", (text, expected) => {
  expect(normal(text)).toBe(expected);
});

it("the rungs are taken one by one", () => {
  const text = "HTTP://\u00C9.A/%c3%a9/../%7e\u00E9";
  expect(normal(text, { rungs: [] })).toBe(text);
  expect(normal(text, { rungs: ["identical"] })).toBe(text);
  expect(normal(text, { rungs: ["case"] })).toBe("http://\u00C9.a/%C3%A9/../%7E\u00E9");
  expect(normal(text, { rungs: ["percent-encoding"] })).toBe("HTTP://\u00C9.A/\u00E9/../~\u00E9");
  expect(normal(text, { rungs: ["dot-segments"] })).toBe("HTTP://\u00C9.A/%7e\u00E9");
  expect(normal("http://\u00E9:80/%c3%a9", { rungs: ["scheme"] })).toBe("http://\u00E9/%c3%a9");
});

it("the functions of the options are called with the URI", () => {
  const seen: string[] = [];
  const protocol = (uri: unknown): string => {
    seen.push(String(uri));
    return `${String(uri)}?%C3%BC`;
  };
  expect(normal("http://\u00E9/%ff%c3%a9", { protocol })).toBe("http://\u00E9/%FF\u00E9?\u00FC");
  expect(seen).toEqual(["http://%C3%A9/%FF%C3%A9"]);
  const rules: SchemeRules = { sources: [], normalize: (uri) => change(uri, { fragment: "a%C3%A9" }) };
  const own = new Map<string, SchemeRules>([...schemes, ["s", rules]]);
  expect(normal("s:\u00E9%ff", { schemes: own })).toBe("s:\u00E9%FF#a\u00E9");
  // What such a function returns is a URI, and stays one without the rung `percent-encoding`.
  expect(normal("s:\u00E9%ff", { schemes: own, rungs: ["scheme"] })).toBe("s:%C3%A9%ff#a%C3%A9");
});

it("what a function returns is used unchanged, but for triplets of characters that are not ASCII", () => {
  for (const text of ["http://\u00E9/", "http://h/"]) {
    const uri = text.replace("\u00E9", "%C3%A9");
    expect(normal(text, { protocol: () => `${uri}%41%2F%FF%C3%A9` })).toBe(`${text}%41%2F%FF\u00E9`);
  }
});

it("the rules of a caller need not know a scheme, or have a function for it", () => {
  const own = new Map<string, SchemeRules>([["s", { sources: [], port: "1" }]]);
  expect(normal("s://\u00E9:1/%c3%a9", { schemes: own })).toBe("s://\u00E9/\u00E9");
  expect(normal("s://\u00E9:001/%c3%a9", { schemes: own })).toBe("s://\u00E9/\u00E9");
  expect(normal("http://\u00E9:80/%c3%a9", { schemes: own })).toBe("http://\u00E9:80/\u00E9");
});

it("a character of a text stays one if a function changes nothing, and none is decoded without that rung", () => {
  const own = new Map<string, SchemeRules>([["s", { sources: [], normalize: (uri) => uri }]]);
  expect(normal("s:\u00E9%c3%a9%7f", { schemes: own, rungs: ["scheme"] })).toBe("s:\u00E9%c3%a9%7f");
  expect(normal("mailto:\u00C9@EX\u00C9.org", { protocol: (uri) => uri, rungs: ["scheme", "protocol"] })).toBe(
    "mailto:\u00C9@ex\u00C9.org",
  );
});

it("R-229 triplets of control characters stay", () => {
  expect(normal("/\u00E9%7f%00%ff")).toBe("/\u00E9%7F%00%FF");
});

it("a function that changes nothing changes nothing", () => {
  expect(normal("http://\u00E9/%ff", { protocol: (uri) => uri })).toBe("http://\u00E9/%FF");
});

it("a function that returns no reference is a TypeError", () => {
  expect(() => normalizeIri("http://\u00E9/", { protocol: (() => 1) as never })).toThrow(TypeError);
});

it("rungs that can be read only once suffice for a comparison", () => {
  const once = ["case" as const].values();
  expect(equivalentIri("HTTP://\u00E9/", "http://\u00E9/", { rungs: once })).toBe(true);
});

it("R-226 equal texts are equivalent without a call of the functions", () => {
  const called: string[] = [];
  const counting = new Map([
    [
      "s",
      { normalize: (uri: UriReference) => change(uri, { fragment: String(called.push("normalize")) }), sources: [] },
    ],
  ]);
  const protocol = () => `s:${called.push("protocol")}`;
  for (const text of ["s:é", "s:e", "s:%C3%A9"]) {
    expect(equivalentIri(text, text, { schemes: counting, protocol })).toBe(true);
    expect(equivalentIri(text, parseIri(text), { schemes: counting })).toBe(true);
  }
  expect(called).toEqual([]);
  expect(equivalentIri("s:é", "s:É", { schemes: counting, protocol })).toBe(false);
  expect(called).toEqual(["normalize", "protocol", "normalize", "protocol"]);
});

it.each([0, 1, Number.NaN])("a number is not taken for the options of equivalentIri: %s", (options) => {
  expect(() => equivalentIri("é", "é", options as never)).toThrow(
    new TypeError(`equivalentIri: options must be a plain object, not ${options}`),
  );
});
