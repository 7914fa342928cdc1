/** Shortcuts for texts that are already normal (RFC 3986 §6.2), which allocate nothing. */
import { scanArgument } from "@std66/core/internal";
import { describe, expect, it } from "vitest";
import { mayHeadChange } from "../src/authority.ts";
import { hasUpperCase } from "../src/case.ts";
import { normalize } from "../src/index.ts";
import { DEFAULT_PLAN } from "../src/options.ts";
import { rulesFor } from "../src/rules-for.ts";
import { schemes } from "../src/schemes.ts";

describe("hasUpperCase", () => {
  it.each(["A", "Z", "xA", "Mx", "xQx"])("hasUpperCase: an uppercase letter is found in %s", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(true);
  });

  it.each(["", "a", "z", "@", "[", "xyz-0.~"])("hasUpperCase: an uppercase letter is not found in %j", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(false);
  });

  it("hasUpperCase: searches from start (inclusive) to end (exclusive)", () => {
    expect(hasUpperCase("AbC", 1, 2)).toBe(false);
    expect(hasUpperCase("aBc", 1, 2)).toBe(true);
  });
});

describe("mayHeadChange", () => {
  it.each([
    ["http", "http://example.com/A"],
    ["http", "http://example.com:8080/A"],
    ["http", "http://me@example.com/"],
    ["http", "http://[::1]/"],
    ["urn", "urn:example:A"],
    ["", "//example.com/A"],
    ["", "A/B"],
    ["file", "file:///A"],
  ])("mayHeadChange: the text before the path, with the rules of %j, cannot change in %s", (scheme, text) => {
    const uri = scanArgument("f: x", text);
    expect(mayHeadChange(uri, schemes.get(scheme))).toBe(false);
  });

  it.each([
    ["http", "HTTP://example.com/"],
    ["http", "http://Example.com/"],
    ["http", "http://me@Example.com/"],
    ["http", "http://example.com:80/"],
    ["", "//example.com:/"],
    ["urn", "Urn:example:a"],
    ["file", "file:/a"],
    ["file", "file://localhost/a"],
  ])("mayHeadChange: the text before the path, with the rules of %j, may change in %s", (scheme, text) => {
    const uri = scanArgument("f: x", text);
    expect(mayHeadChange(uri, schemes.get(scheme))).toBe(true);
  });
});

it("a scheme with rules is found, although most texts skip the lookup: the result is that with a map of the same rules", () => {
  // The lookup is never skipped for another map.
  const copy = new Map(schemes);
  for (const [scheme, { host = "h" }] of schemes) {
    for (const tail of [
      `//${host}/x`,
      `//${host}/1`,
      "//h/x",
      "//h/1",
      "//h/a?b?",
      "//h/a?",
      "//h/?b??",
      "//h/a#b",
      "//h/",
    ]) {
      const text = `${scheme}:${tail}`;
      expect(String(normalize(text))).toBe(String(normalize(text, { schemes: copy })));
    }
  }
});

it("rules-for.ts looks up no scheme that begins with h if a path follows the host: none has another rule", () => {
  const rules = [...schemes].filter(([scheme]) => scheme.startsWith("h"));
  expect(rules.length).toBeGreaterThan(1);
  for (const [scheme, { host, normalize: rewrite, rootlessPathIsOpaque }] of rules)
    expect([scheme, host, rewrite, rootlessPathIsOpaque]).toEqual([scheme, undefined, undefined, undefined]);
});

it("the rules of a scheme are found by its whole name, in any case", () => {
  const names = [...schemes.keys()];
  const near = names.flatMap((name) => [
    `${name}x`,
    name.slice(0, -1),
    `${name}.`,
    `x${name}`,
    name.replace(/.$/, "~"),
  ]);
  for (const name of [...names, ...near, "constructor", "hasownproperty", "h", "z"]) {
    if (!/^[a-z][-+.a-z\d]*$/.test(name)) continue;
    for (const scheme of [name, name.toUpperCase(), name.replace(/^./, (first) => first.toUpperCase())]) {
      const rules = rulesFor(scanArgument("f: x", `${scheme}:a`), DEFAULT_PLAN);
      expect([scheme, rules?.port, rules?.rootlessPathIsOpaque === true]).toEqual([
        scheme,
        schemes.get(name)?.port,
        schemes.get(name)?.rootlessPathIsOpaque === true,
      ]);
    }
  }
});
