// The options, where a shortcut could take them for others.

import { change } from "@std66/core";
import { describe, expect, it } from "vitest";
import { type SchemeRules, compare, equivalent, normalize } from "../src/index.ts";

describe("a number is taken for an index of `map` by `normalize` only", () => {
  it.each([0, 1, Number.NaN])("%s", (options) => {
    expect(String(normalize("A:b", options as never))).toBe("a:b");
    expect(() => equivalent("A:b", "a:b", options as never)).toThrow(
      new TypeError(`equivalent: options must be a plain object, not ${options}`),
    );
    expect(() => compare("A:b", "a:b", options as never)).toThrow(
      new TypeError(`compare: options must be a plain object, not ${options}`),
    );
  });
});

const normalBy = (text: string, rules: SchemeRules): string =>
  String(normalize(text, { schemes: new Map([["s", rules]]) }));

it("rules inherit nothing: only their own properties apply", () => {
  const inherited: SchemeRules = {
    port: "1",
    host: "localhost",
    emptyPathIsSlash: true,
    rootlessPathIsOpaque: true,
    normalize: (uri) => change(uri, { fragment: "x" }),
    sources: [],
  };
  for (const [text, owned] of [
    ["s://a:1", "s://a/#x"],
    ["s://localhost/a", "s:///a#x"],
    ["s://a:1/b", "s://a/b#x"],
    ["s:a/../b", "s:a/../b#x"],
  ] as const) {
    expect(normalBy(text, inherited)).toBe(owned);
    const rules = Object.create(inherited, {}) as SchemeRules;
    expect(normalBy(text, rules)).toBe(normalBy(text, { sources: [] }));
  }
  expect(normalBy("s://a:1", Object.create(inherited) as SchemeRules)).toBe("s://a:1");
  expect(normalBy("s:a/../b", Object.create(inherited) as SchemeRules)).toBe("s:/b");
});
