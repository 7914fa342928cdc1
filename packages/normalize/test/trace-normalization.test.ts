// The steps to a normal form (RFC 3986 §6.2.2–6.2.4), by the sections that define each rung.

import { type UriReference, change, parse } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type NormalizeOptions,
  type NormalizationStep,
  type Rung,
  normalize,
  traceNormalization,
} from "../src/index.ts";
import { references } from "./references.ts";

/** The rows of what is replaced or kept, without the sections. */
function rows(uri: string, options?: NormalizeOptions): unknown[] {
  const parts = traceNormalization(uri, options).steps.filter(({ component }) => component !== undefined);
  return parts.map(({ rule, component, from, to, offset }) => [rule, component, from, to, offset]);
}

describe("the trace of §6.2.2's own example", () => {
  const { result, steps } = traceNormalization("eXAMPLE://a/./b/../b/%63/%7bfoo%7d");

  it("R-124 traceNormalization: has the normal form that the section gives", () => {
    expect(String(result)).toBe("example://a/b/c/%7Bfoo%7D");
  });

  it("R-124 traceNormalization: has each replaced piece, and the text after each rung", () => {
    const [first, second, third, last] = [
      "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
      "example://a/./b/../b/%63/%7Bfoo%7D",
      "example://a/./b/../b/c/%7Bfoo%7D",
      "example://a/b/c/%7Bfoo%7D",
    ];
    const byCase = { rung: "case", section: "RFC 3986 §6.2.2.1" };
    const byEncoding = { rung: "percent-encoding", section: "RFC 3986 §6.2.2.2" };
    const byDots = { rung: "dot-segments", section: "RFC 3986 §6.2.2.3" };
    const byScheme = { rung: "scheme", section: "RFC 3986 §6.2.3" };
    const whole = { component: undefined, offset: 0 };
    expect(steps).toEqual([
      { ...byCase, rule: "lowercase the scheme", component: "scheme", from: "XAMPLE", to: "xample", offset: 1 },
      { ...byCase, rule: "uppercase triplets", component: "path", from: "%7b", to: "%7B", offset: 25 },
      { ...byCase, rule: "uppercase triplets", component: "path", from: "%7d", to: "%7D", offset: 31 },
      { ...byCase, rule: "Case Normalization", ...whole, from: first, to: second },
      { ...byEncoding, rule: "decode unreserved characters", component: "path", from: "%63", to: "c", offset: 21 },
      { ...byEncoding, rule: "Percent-Encoding Normalization", ...whole, from: second, to: third },
      {
        ...byDots,
        rule: "remove dot-segments",
        component: "path",
        from: "/./b/../b/c/%7Bfoo%7D",
        to: "/b/c/%7Bfoo%7D",
        offset: 11,
      },
      { ...byDots, rule: "Path Segment Normalization", ...whole, from: third, to: last },
      { ...byScheme, rule: "Scheme-Based Normalization", ...whole, from: last, to: last },
    ]);
  });
});

const withoutPort = (uri: UriReference): UriReference => change(uri, { port: undefined, path: "/" });

describe("a step names what it does", () => {
  it("R-056 traceNormalization: letters of the host become lowercase, triplets uppercase, adjacent ones together", () => {
    expect(rows("//Exam%c3%a9B.C/%c3", { rungs: ["case"] })).toEqual([
      ["lowercase the host, uppercase its triplets", "host", "E", "e", 2],
      ["lowercase the host, uppercase its triplets", "host", "%c3%a9B", "%C3%A9b", 6],
      ["lowercase the host, uppercase its triplets", "host", "C", "c", 14],
      ["uppercase triplets", "path", "%c3", "%C3", 16],
    ]);
  });

  it("R-018 traceNormalization: triplets in the other components become uppercase", () => {
    expect(rows("//%3a@h?%3b#%3c", { rungs: ["case"] })).toEqual([
      ["uppercase triplets", "userinfo", "%3a", "%3A", 2],
      ["uppercase triplets", "query", "%3b", "%3B", 8],
      ["uppercase triplets", "fragment", "%3c", "%3C", 12],
    ]);
  });

  it("R-028 traceNormalization: a decoded letter of the host is lowercase", () => {
    const row = ["decode unreserved characters", "host", "%41%42", "ab", 3];
    expect(rows("//h%41%42/%2F", { rungs: ["case", "percent-encoding"] })).toEqual([row]);
  });

  it("R-048 R-070 traceNormalization: an empty port and a default one are different, and so is an empty path", () => {
    expect(rows("http://h:")).toEqual([
      ["omit an empty port", "port", ":", "", 8],
      ["write an empty path as /", "path", "", "/", 8],
    ]);
    expect(rows("http://h:080/")).toEqual([["omit the default port", "port", ":080", "", 8]]);
  });

  it("R-070 traceNormalization: an authority may come, and a default host go or come", () => {
    expect(rows("file:/a")).toEqual([["write an empty authority", "authority", "", "//", 5]]);
    expect(rows("file://localhost/a")).toEqual([["omit the default host", "host", "localhost", "", 7]]);
    expect(rows("file://u@/a")).toEqual([["write the default host", "host", "", "localhost", 9]]);
  });

  it("R-124 traceNormalization: a guard goes where an authority comes", () => {
    expect(rows("file:/.//a")).toEqual([
      ["write an empty authority", "authority", "", "//", 5],
      ["omit a guard that is not needed", "path", "./", "", 8],
    ]);
  });

  it("R-104 traceNormalization: dot-segments that stay are named, with the reason", () => {
    expect(rows("../a?.")).toEqual([["keep dot-segments: they depend on the base", "path", "../a", "../a", 0]]);
    expect(rows("urn:a/../b#..")).toEqual([["keep dot-segments: the path is opaque", "path", "a/../b", "a/../b", 4]]);
    expect(rows("urn:a/../b", { schemes: new Map() })).toEqual([["remove dot-segments", "path", "a/../b", "/b", 4]]);
    expect(rows("a")).toEqual([]);
    expect(rows("../a", { rungs: ["case", "scheme"] })).toEqual([]);
    // A guard stays, but neither for want of a base nor in an opaque path.
    expect(rows("/.//a")).toEqual([]);
    expect(rows("foo:/.//a")).toEqual([]);
  });

  it("R-070 traceNormalization: what the function of a scheme does is not taken for a fact", () => {
    expect(rows("urn:Example:A")).toEqual([["rules of the scheme", "path", "E", "e", 4]]);
    expect(rows("ldap://h:389/a??")).toEqual([
      ["omit the default port", "port", ":389", "", 8],
      ["rules of the scheme", "query", "??", "", 10],
    ]);
    const x = new Map([["x", { port: "9", normalize: withoutPort, sources: [] }]]);
    expect(rows("x://h:9", { schemes: x })).toEqual([
      ["omit the default port", "port", ":9", "", 5],
      ["rules of the scheme", "path", "", "/", 5],
    ]);
    expect(rows("x://h:8", { schemes: x })).toEqual([
      ["rules of the scheme", "port", ":8", "", 5],
      ["rules of the scheme", "path", "", "/", 5],
    ]);
  });

  it("R-137 traceNormalization: §6.2.4, what the protocol has shown", () => {
    const { result, steps } = traceNormalization("http://H/data", { protocol: (uri) => `${String(uri)}/` });
    expect(String(result)).toBe("http://h/data/");
    const section = "RFC 3986 §6.2.4";
    const [from, to] = ["http://h/data", "http://h/data/"];
    expect(steps.slice(-2)).toEqual([
      {
        rung: "protocol",
        section,
        rule: "knowledge of the protocol",
        component: "path",
        from: "",
        to: "/",
        offset: 13,
      },
      { rung: "protocol", section, rule: "Protocol-Based Normalization", component: undefined, from, to, offset: 0 },
    ]);
  });
});

it("R-124 traceNormalization: takes linear time for pieces, dot-segments and components without number", () => {
  const n = 100_000;
  expect(traceNormalization(`HTTP://${"A-".repeat(n)}/${"%7e".repeat(n)}`).steps).toHaveLength(n + 7);
  expect(traceNormalization(`foo:/${"../".repeat(n)}?${"%41/".repeat(n)}`).steps).toHaveLength(n + 5);
  expect(traceNormalization("../".repeat(n)).steps).toHaveLength(5);
  expect(traceNormalization(`tel:+1${"-".repeat(n)}1`).steps).toHaveLength(5);
});

const rungs = fc.option(
  fc
    .subarray<Rung>(["identical", "case", "percent-encoding", "dot-segments", "scheme"])
    .map((list) => ({ rungs: list })),
  { nil: undefined },
);

it("R-124 traceNormalization: has the result of normalize, and pieces that make up the difference", () => {
  fc.assert(
    fc.property(references, rungs, (text, options) => {
      const { result, steps } = traceNormalization(text, options);
      expect(String(result)).toBe(String(normalize(text, options)));
      let before = text;
      let parts: NormalizationStep[] = [];
      for (const step of steps) {
        if (step.component !== undefined) {
          parts.push(step);
          continue;
        }
        expect(step.from).toBe(before);
        expect(replaced(before, parts)).toBe(step.to);
        before = step.to;
        parts = [];
      }
      expect([before, parts]).toEqual([String(result), []]);
    }),
  );
});

/** Puts each piece in its place, by its offset in the new text. */
function replaced(before: string, parts: readonly NormalizationStep[]): string {
  let text = "";
  let read = 0;
  for (const { from, to, offset } of parts) {
    const kept = before.slice(read, read + offset - text.length);
    read += kept.length + from.length;
    expect(before.slice(read - from.length, read)).toBe(from);
    text += kept + to;
  }
  return text + before.slice(read);
}

it("R-124 traceNormalization: takes each selected rung in the order of the ladder", () => {
  const { steps } = traceNormalization("a", { rungs: ["scheme", "identical", "case"] });
  expect(steps.map(({ rung }) => rung)).toEqual(["case", "scheme"]);
  expect(traceNormalization("HTTP:", { rungs: [] })).toEqual({ result: parse("HTTP:"), steps: [] });
});

it("R-124 traceNormalization: returns the same instance if nothing changes", () => {
  const uri = parse("http://a/b");
  expect(traceNormalization(uri).result).toBe(uri);
});

it("R-124 traceNormalization: refuses what normalize refuses, in its own name", () => {
  expect(() => traceNormalization("http://a b/")).toThrow(expect.objectContaining({ code: "reg-name", offset: 8 }));
  expect(() => traceNormalization(1 as never)).toThrow(
    new TypeError("traceNormalization: uri must be a string or a UriReference, not 1"),
  );
  expect(() => traceNormalization("a", { rungs: ["all" as Rung] })).toThrow(
    /^traceNormalization: options\.rungs has no `all`/,
  );
  expect(() => traceNormalization("a", { rung: [] } as NormalizeOptions)).toThrow(TypeError);
});
