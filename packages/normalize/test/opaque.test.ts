// RFC 3986 §6.1 and §6.2.2.3: dot-segments stay in a path in which "/" does not separate levels of a hierarchy.

import { parse } from "@std66/core";
import { resolve } from "@std66/resolve";
import { describe, expect, it } from "vitest";
import { type SchemeRules, compare, equivalent, normalize, pendingRungs, schemes } from "../src/index.ts";
import { subsets } from "./rungs-taken.ts";

const OPAQUE = [
  "about:a/../b",
  "blob:https://h/../b",
  "cid:a/../b@h",
  "data:text/plain,a/../b",
  "file:../lib",
  "file:a/../x",
  "data:text/plain;charset=utf-8,./../..",
  "javascript:a/./b/../c",
  "mailto:x@y/../z",
  "mid:a@b/../c@d",
  "news:a/../b@h",
  "sip:a/../b@h",
  "sips:a/../b@h",
  "sms:+1/../2",
  "snews:a/../b@h",
  "tag:example.com,2005:a/../b",
  "tel:+1;a=/../b",
  "urn:isbn:1/../x",
  "urn:..",
  "urn:../a:b",
  "xmpp:juliet@example.com/..",
];

it.each(OPAQUE)("R-121 R-130 opaque paths: %s stays unchanged by any rungs", (text) => {
  const given = parse(text);
  for (const rungs of subsets) {
    expect(normalize(given, { rungs })).toBe(given);
    expect(String(normalize(text, { rungs }))).toBe(text);
    expect(pendingRungs(text, { rungs })).toEqual([]);
  }
  const removed = resolve("x:", text);
  expect(String(removed)).not.toBe(text);
  expect([equivalent(text, removed), compare(text, removed).rung, compare(removed, text).rung]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

it.each(OPAQUE)("R-130 opaque paths: %s follows §6.2.2.3 to the letter if its scheme has no rules", (text) => {
  const letter = String(resolve("x:", text));
  const unknown = { schemes: new Map<string, SchemeRules>() };
  expect(String(normalize(text, unknown))).toBe(letter);
  expect(pendingRungs(text, unknown)).toEqual(["dot-segments"]);
  expect(compare(text, letter, unknown).rung).toBe("dot-segments");
  const rungs = ["dot-segments"] as const;
  expect(String(normalize(text, { ...unknown, rungs }))).toBe(letter);
  expect(String(normalize(`x-${text}`))).toBe(String(resolve("x:", `x-${text}`)));
});

it("R-121 opaque paths: URIs that differ only before .. stay different", () => {
  expect(equivalent("urn:isbn:1/../x", "urn:oid:2/../x")).toBe(false);
  expect(equivalent("data:,a/../b", "data:,c/../b")).toBe(false);
  expect(equivalent("mailto:x@y/../z", "mailto:w@y/../z")).toBe(false);
});

it.each([
  ["with an authority", "news://h/a/../b", "news://h/b"],
  ["with an authority", "urn://h/a/../b", "urn://h/b"],
  ["with a leading slash", "urn:/a/../b", "urn:/b"],
  ["with a leading slash", "data:/a/../b", "data:/b"],
  ["with a leading slash", "blob:/../a", "blob:/a"],
])("R-130 a path %s is not opaque: %s becomes %s", (_what, from, to) => {
  expect(String(normalize(from))).toBe(to);
  expect(String(normalize(from, { rungs: ["dot-segments"] }))).toBe(to);
  expect(compare(from, to).rung).toBe("dot-segments");
});

it.each([
  ["the case of the scheme", "URN:isbn:1/../x", "urn:isbn:1/../x", "case"],
  ["triplets", "data:,%61/../%7e", "data:,a/../~", "percent-encoding"],
  ["encoded dots", "data:,a/%2e%2E/b", "data:,a/../b", "percent-encoding"],
  ["digits of triplets", "data:,a/../%c3", "data:,a/../%C3", "case"],
  ["the rules of the scheme", "mailto:a/../b@C", "mailto:a/../b@c", "scheme"],
  ["the rules of the scheme", "urn:ISBN:1/../x", "urn:isbn:1/../x", "scheme"],
] as const)("R-124 opaque paths: the other rungs still apply to %s in %s", (_what, from, to, rung) => {
  expect(String(normalize(from))).toBe(to);
  expect([equivalent(from, to), compare(from, to).rung]).toEqual([true, rung]);
});

it("R-128 opaque paths: the case of the scheme does not matter", () => {
  expect(String(normalize("DATA:,a/../b", { rungs: ["dot-segments"] }))).toBe("DATA:,a/../b");
  expect(String(normalize("Urn:a:b/../c", { rungs: ["dot-segments", "scheme"] }))).toBe("Urn:a:b/../c");
});

describe("opaque paths and user-supplied maps", () => {
  const own = { schemes: new Map<string, SchemeRules>([["foo", { rootlessPathIsOpaque: true, sources: ["mine"] }]]) };

  it("a user-supplied map of schemes can make the paths of any scheme opaque", () => {
    expect(String(normalize("foo:a/../b", own))).toBe("foo:a/../b");
    expect(String(normalize("foo:a/../b"))).toBe("foo:/b");
    expect(String(normalize("urn:a/../b", own))).toBe("urn:/b");
  });

  it("a user-supplied map of schemes can make the paths of a built-in scheme hierarchical", () => {
    const rules = schemes.get("urn") as SchemeRules;
    const hierarchical = { schemes: new Map([["urn", { ...rules, rootlessPathIsOpaque: false }]]) };
    expect(String(normalize("urn:a:b/../c", hierarchical))).toBe("urn:/c");
  });

  it("a user-supplied map of schemes is read for the rung dot-segments only if the path has no leading slash", () => {
    const asked: string[] = [];
    const asking = new (class extends Map<string, SchemeRules> {
      override get(name: string): undefined {
        asked.push(name);
      }
    })();
    const options = { schemes: asking, rungs: ["dot-segments"] as const };
    for (const text of ["x:/a/..", "x://h/a/..", "a/..", "//h/..", "?x:a/.."]) normalize(text, options);
    expect(asked).toEqual([]);
    normalize("X:a/..", options);
    expect(asked).toEqual(["x"]);
    normalize("x:a", { schemes: asking, rungs: ["case", "percent-encoding"] });
    expect(asked).toEqual(["x"]);
  });

  it("a user-supplied map of schemes: no rule but opaque applies without the rung scheme", () => {
    const all: SchemeRules = {
      port: "7",
      host: "here",
      emptyPathIsSlash: true,
      normalize: () => parse("x:y"),
      sources: ["mine"],
    };
    const options = { schemes: new Map([["foo", all]]), rungs: ["case", "percent-encoding", "dot-segments"] as const };
    for (const text of ["foo:a", "foo://here:7", "foo:/a", "foo://h?q"])
      expect(String(normalize(text, options))).toBe(text);
    expect(String(normalize("foo:a/../b", options))).toBe("foo:/b");
  });
});
