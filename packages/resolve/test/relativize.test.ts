// RFC 3986 §5.2 in reverse: pairs that are easy to get wrong. If two forms compete, their lengths were counted by hand.

import { UriReference, UriSyntaxError, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { resolution } from "@std66/vectors";
import { describe, expect, expectTypeOf, it } from "vitest";
import { BaseUriError, type RelativizeOptions, relativize } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment", "hostKind"] as const;
const componentsOf = (reference: UriReference): unknown[] => NAMES.map((name) => reference[name]);

/** Checks every combination of strings and instances. */
function checkReference(base: string, target: string, wanted: string): void {
  for (const found of [
    relativize(base, target),
    relativize(parse(base), target),
    relativize(base, parse(target)),
    relativize(parse(base), parse(target)),
  ]) {
    expect(found).toBeInstanceOf(UriReference);
    expect([base, target, String(found), componentsOf(found)]).toEqual([
      base,
      target,
      wanted,
      componentsOf(parse(wanted)),
    ]);
  }
}

const BASE = "http://a/b/c/d;p?q";

describe("R-101 relativize: the reference resolves to the target", () => {
  it.each([
    // §5.4, from right to left.
    ["g:h", "g:h"],
    ["http://a/b/c/g", "g"],
    ["http://a/b/c/g/", "g/"],
    ["http://a/g", "/g"],
    ["http://g", "//g"],
    ["http://a/b/c/d;p?y", "?y"],
    ["http://a/b/c/g?y", "g?y"],
    ["http://a/b/c/d;p?q#s", "#s"],
    ["http://a/b/c/g#s", "g#s"],
    ["http://a/b/c/g?y#s", "g?y#s"],
    ["http://a/b/c/;x", ";x"],
    ["http://a/b/c/g;x?y#s", "g;x?y#s"],
    ["http://a/b/c/d;p?q", ""],
    ["http://a/b/c/", "."],
    ["http://a/b/", ".."],
    ["http://a/b/g", "../g"],
    ["http://a/", "/"],
    ["http://a/b/c/g.", "g."],
    ["http://a/b/c/.g", ".g"],
    ["http://a/b/c/g..", "g.."],
    ["http://a/b/c/..g", "..g"],
    ["http://a/b/c/g/h", "g/h"],
    ["http://a/b/c/g;x=1/y", "g;x=1/y"],
    ["http://a/b/c/g?y/./x", "g?y/./x"],
    ["http://a/b/c/g?y/../x", "g?y/../x"],
    ["http://a/b/c/g#s/../x", "g#s/../x"],
    ["http:g", "http:g"],
  ])(`${BASE} → %s`, (target, reference) => {
    checkReference(BASE, target, reference);
    expect(oracle.resolve(BASE, reference)).toBe(target);
  });

  it.each([
    ["target = base", "s:", "s:", ""],
    ["target = base", "http://a", "http://a", ""],
    ["target = base", "http://u:p@a:1/b", "http://u:p@a:1/b", ""],
    ["target = base, with an empty query", "http://a/b?", "http://a/b?", ""],
    ["R-094 the base's fragment is ignored", "http://a/b?q#f", "http://a/b?q", ""],
    ["R-094 the base's fragment is ignored", "http://a/b?q#f", "http://a/b?q#f", "#f"],
    ["R-094 the base's fragment is ignored", "http://a/b#?q", "http://a/b", ""],
    ["R-094 the base's fragment is ignored", "http://a/b#?q", "http://a/b?q", "?q"],
    ["R-094 a fragment with slashes is not a directory", "http://a/b#/c/d", "http://a/e", "e"],
    ["R-109 an empty fragment is a fragment", "http://a/b?q", "http://a/b?q#", "#"],

    ["R-107 the base's path is kept with its dot-segments", "http://a/b/../c/./d?q", "http://a/b/../c/./d?q", ""],
    ["R-107 the base's path is kept with its dot-segments", "http://a/b/../c/./d?q", "http://a/b/../c/./d?q#s", "#s"],
    ["R-107 the base's path is kept with its dot-segments", "http://a/b/../c/./d?q", "http://a/b/../c/./d?y#s", "?y#s"],
    ["R-107 the base's path is kept with its dot-segments", "http://a/b/../c", "http://a/b/../c#s", "#s"],
    ["R-107 the base's path is kept with its dot-segments", "http://a/b/..", "http://a/b/..", ""],
    ["R-107 the base's path is kept with its dot-segments", "s:.", "s:.?q", "?q"],

    ["the query is dropped by repeating the last segment", "http://a/b/c?q", "http://a/b/c", "c"],
    ["the query is dropped by repeating the last segment", "http://a/b/c?q", "http://a/b/c#s", "c#s"],
    ["an empty query is dropped by repeating the last segment", "http://a/b?", "http://a/b", "b"],
    ["the query is dropped by referring to the directory", "http://a/b/?q", "http://a/b/", "."],
    ["the query is dropped by referring to the directory", "http://a/b/?q", "http://a/b/#s", ".#s"],
    ["the query is dropped by repeating the authority if there is no path", "http://a?q", "http://a", "//a"],
    ["the query is dropped by repeating the authority if there is no path", "http://a?q", "http://a#s", "//a#s"],
    ["the query is dropped by a dot if there is nothing else", "s:?q", "s:", "."],
    ["the query is replaced", "http://a?q", "http://a?y", "?y"],
    ["the query is replaced", "s:?q", "s:?y", "?y"],
    ["an empty query is a query", "http://a/b?q", "http://a/b?", "?"],
    ["an empty query is a query", "http://a/b", "http://a/b?", "?"],
    ["a query is added", "http://a/b", "http://a/b?b", "?b"],
    ["a query that begins with the base's is different", "http://a/b?q", "http://a/b?qq", "?qq"],
    ["a query that is a prefix of the base's is different", "http://a/b?qq", "http://a/b?q", "?q"],
    ["a query with slashes is not a directory", "http://a/b?c/d", "http://a/b?c/e", "?c/e"],
    ["a query with slashes is not a directory", "http://a/b?c/d", "http://a/e", "e"],

    ["the directory", "http://a/b/c", "http://a/b/", "."],
    ["the directory", "http://a/b", "http://a/", "."],
    ["the directory, with a query", "http://a/b/c", "http://a/b/?y#s", ".?y#s"],
    ["the directory is the base", "http://a/b/", "http://a/b/", ""],
    ["without the trailing slash it is a different path, above", "http://a/b/c/d", "http://a/b/c", "../c"],
    ["without the trailing slash it is a different path, above", "http://a/b/c", "http://a/b", "/b"],
    ["with a trailing slash it is a different path, below", "http://a/b/c", "http://a/b/c/", "c/"],
    ["below", "http://a/b/", "http://a/b/c/d", "c/d"],
    ["segments are compared as a whole", "http://a/b", "http://a/bb", "bb"],
    ["segments are compared as a whole", "http://a/long-one/b/c", "http://a/long-one/bd/c", "../bd/c"],
    ["segments are compared as a whole", "http://a/long-one/bd/c", "http://a/long-one/b/c", "../b/c"],
    ["segments are compared as a whole", "http://a/b/c", "http://a/bc/d", "/bc/d"],
    ["up", "http://a/long-one/c/d", "http://a/long-one/", ".."],
    ["up, with a query", "http://a/long-one/c/d", "http://a/long-one/?y", "..?y"],
    ["up", "http://a/long-one/b/c/d", "http://a/long-one/", "../.."],
    ["up", "http://a/long-one/b/c/d", "http://a/long-one/#s", "../..#s"],
    ["up", "http://a/long-one/b/c/d", "http://a/long-one/e/", "../../e/"],
    ["the way up to the root is longer than a slash", "http://a/b/c/d/e", "http://a/", "/"],
    ["the way up to the root is longer than a slash", "http://a/b/c", "http://a/d", "/d"],
    ["the way up to the root is longer than a slash", "s:/b/c", "s:/d", "/d"],
    ["the way up to the root is longer than a slash", "s:/b/c", "s:/?y", "/?y"],
    ["the way up is longer than an absolute path", "http://a/b/c/d/e", "http://a/b/f", "/b/f"],

    ["of equally short references, the one that keeps the path", "http://a/bb/c/d", "http://a/bb/e", "../e"],
    ["of equally short references, the one that keeps the path", "http://a/b/c/d", "http://a/b/e", "../e"],
    ["of equally short references, the one that keeps the path", "http://a", "http://a/", "."],
    ["of equally short references, the one that keeps the path", "http://a?q", "http://a/#s", ".#s"],
    ["of equally short references, the one that keeps the path", "s:/a", "s:/", "."],
    ["of equally short references, the one that keeps the scheme", "s:a", "s:b:c", "./b:c"],
    ["of equally short references, the one that keeps the authority", "s:///b/c/d/e", "s:////x", "/.//x"],
    ["of equally short references, the relative path, although it keeps no more", "s://h/a/b", "s://h//x", "..//x"],
    ["of equally short references, the relative path, although it keeps no more", "s:/a/b", "s:/.//x", "..//x"],
    ["of equally short references, the one that does not lead out of a rootless path", "s:a/b", "s:/.//x", "/.//x"],

    ["R-111 a base with an authority and an empty path", "http://a", "http://a/b", "b"],
    ["R-111 a base with an authority and an empty path", "http://a?q", "http://a/b/c", "b/c"],
    ["R-111 a base with an authority and an empty path", "http://a", "http://a/b:c", "/b:c"],
    ["R-111 a base with an authority and an empty path", "http://a#f", "http://a//b", ".//b"],
    ["R-111 a base with an empty authority and an empty path", "foo://", "foo:///g", "g"],
    ["no relative path leads to an empty path", "http://a/", "http://a", "//a"],
    ["no relative path leads to an empty path", "http://a/b/c", "http://a?y", "//a?y"],

    ["an empty segment", "http://a/b//c", "http://a/b//d", "d"],
    ["an empty segment", "http://a/b//c", "http://a/b//", "."],
    ["an empty segment counts as a level to go up", "http://a/b//c", "http://a/b/", ".."],
    ["an empty segment counts as a level to go up", "http://a/long-one//c", "http://a/long-one/d", "../d"],
    ["an empty segment, and one more", "http://a/b//c", "http://a/b///", ".//"],
    ["an empty segment at the start of the rest", "http://a/b/c", "http://a/b//c", ".//c"],
    ["an empty segment at the start of the rest", "http://a/b", "http://a//b", ".//b"],
    ["an empty segment at the start of the rest", "http://a/b/c", "http://a/b//", ".//"],
    ["an empty segment after the way up", "http://a/b/c", "http://a//d", "..//d"],
    ["an empty segment after the way up", "http://a/long-one/b/c", "http://a/long-one//d", "..//d"],
    ["an empty first segment", "http://a/b/c/d", "http://a//x", "/.//x"],
    ["an empty first segment", "http://a//b/c", "http://a//d", "../d"],
    ["an empty first segment", "http://a//b", "http://a//c", "c"],
    ["an empty first segment", "http://a//b", "http://a//", "."],
    ["an empty first segment", "http://a//b", "http://a/b", "/b"],
    ["an empty first segment", "http://a//b", "http://a/", "/"],
    ["an empty first segment is not an authority", "http://a/b/c/d", "http://a//a/c", "/.//a/c"],

    ["R-085 a colon in the first segment", "http://a/b/c", "http://a/b/d:e", "./d:e"],
    ["R-085 a colon in the first segment", "http://a/b/c", "http://a/b/d:", "./d:"],
    ["R-085 a colon in the first segment", "http://a/b/c", "http://a/b/http://a/", "./http://a/"],
    ["R-073 a colon that begins the first segment", "http://a/b/c", "http://a/b/:", "./:"],
    ["R-073 a colon after text that is not a scheme", "http://a/b/c", "http://a/b/1:2", "./1:2"],
    ["R-073 a colon after text that is not a scheme", "http://a/b/c", "http://a/b/@:", "./@:"],
    ["R-073 a colon after text that is not a scheme", "http://a/b/c", "http://a/b/%41:b", "./%41:b"],
    ["a colon in a later segment", "http://a/b/c", "http://a/b/d/e:f", "d/e:f"],
    ["a colon in the query", "http://a/b/c", "http://a/b/d?e:f", "d?e:f"],
    ["a colon in the fragment", "http://a/b/c", "http://a/b/d#e:f", "d#e:f"],
    ["a colon after the way up", "http://a/b/c/d", "http://a/b/e:f", "../e:f"],
    ["a colon in an absolute path, which is shorter", "http://a/b", "http://a/c:d", "/c:d"],
    ["R-010 a urn", "urn:a:b", "urn:a:c", "./a:c"],
    ["R-010 a urn with components", "urn:example:a", "urn:example:a?+r", "?+r"],
    ["R-010 mailto", "mailto:a@b", "mailto:c@d?subject=e", "c@d?subject=e"],

    ["a rootless path", "s:a", "s:b", "b"],
    ["a rootless path", "s:a", "s:b/c", "b/c"],
    ["a rootless path", "s:a", "s:", "."],
    ["a rootless path", "s:a", "s:?y", ".?y"],
    ["a rootless path", "s:a/b", "s:a/c", "c"],
    ["a rootless path", "s:a/b", "s:a/", "."],
    ["a rootless path", "s:a/b", "s:a//c", ".//c"],
    ["a rootless path", "s:a/b/c", "s:a/", ".."],
    ["a rootless path", "s:a/b/c", "s:a/d", "../d"],
    ["a rootless path", "s:a/b/c", "s:a//d", "..//d"],
    ["R-113 no .. leads out of the first segment of a rootless path", "s:a/b", "s:a", "s:a"],
    ["R-113 no .. leads out of the first segment of a rootless path", "s:a/b", "s:b", "s:b"],
    ["R-113 no .. leads out of the first segment of a rootless path", "s:a/b", "s:b/c", "s:b/c"],
    ["R-113 no .. leads out of the first segment of a rootless path", "s:a/b", "s:", "s:"],
    ["R-113 no .. leads out of the first segment of a rootless path", "s:a/b", "s:?y", "s:?y"],
    ["from a rootless path to the root", "s:a/b", "s:/", "/"],
    ["from a rootless path to the root", "s:a/b", "s:/a/b", "/a/b"],
    ["from a rootless path to the root", "s:a", "s:/b", "/b"],
    ["from the root to a rootless path", "s:/a", "s:a", "s:a"],
    ["from the root to a rootless path", "s:/a/b", "s:a/b", "s:a/b"],
    ["from the root to a rootless path", "s:/", "s:", "s:"],

    ["a base whose directory has dot-segments", "http://a/b/../c/d", "http://a/c/e", "e"],
    ["a base whose directory has dot-segments", "http://a/b/../c/d", "http://a/c/", "."],
    ["a base whose directory has dot-segments", "http://a/b/./c/d", "http://a/b/c/d", "d"],
    ["a base whose directory has dot-segments", "http://a/b/../c/d", "http://a/b/c", "/b/c"],
    ["a base whose directory has dot-segments", "http://a/long-one/x/../c/d", "http://a/long-one/e", "../e"],
    ["a base whose directory has dot-segments", "http://a/../b", "http://a/c", "c"],
    ["a base that ends in ..", "http://a/b/..", "http://a/b/c", "c"],
    ["a base that ends in ..", "http://a/b/..", "http://a/b/", "."],
    ["a base that ends in ..", "http://a/b/..", "http://a/", "/"],
    ["a base that ends in .", "http://a/b/.", "http://a/b/c", "c"],
    ["a base whose path is ..", "s:..", "s:a", "a"],
    ["a base whose path is ..", "s:..", "s:", "."],
    ["R-113 a rootless base whose directory has dot-segments", "s:../a", "s:b", "b"],
    ["R-113 a rootless base whose directory has dot-segments", "s:./a/b", "s:a/c", "c"],
    ["R-113 a rootless base whose directory has dot-segments", "s:a/./b", "s:a/c", "c"],
    ["R-113 a rootless base whose dot-segments leave a slash", "s:a/../b", "s:/c", "c"],
    ["R-113 a rootless base whose dot-segments leave a slash", "s:a/../b", "s:c", "s:c"],
    ["R-113 a rootless base whose dot-segments leave two slashes", "s:a/..//b", "s:/.//c", "c"],
    ["R-075 percent-encoded dots are not dots", "http://a/b/c", "http://a/b/%2e%2e/d", "%2e%2e/d"],
    ["three dots are not a dot-segment", "http://a/b/c", "http://a/b/...", "..."],

    ["R-040 the guard in base and target", "s:/.//a", "s:/.//a", ""],
    ["R-040 the guard in base and target", "s:/.//a", "s:/.//a?y", "?y"],
    ["R-040 the guard in base and target", "s:/.//a", "s:/.//b", "b"],
    ["R-040 the guard in base and target", "s:/.//a", "s:/.//", "."],
    ["R-040 the guard in base and target", "s:/.//a", "s:/.//b/c", "b/c"],
    ["R-040 the guard in base and target", "s:/.//a?q", "s:/.//a", "a"],
    ["R-040 the guard in base and target", "s:/.//a/b", "s:/.//c", "../c"],
    ["R-040 the guard in base and target", "s:/.//", "s:/.///", ".//"],
    ["R-040 the guard in the base", "s:/.//a", "s:/b", "/b"],
    ["R-040 the guard in the base", "s:/.//a", "s:/", "/"],
    ["R-040 the guard in the target", "s:/a", "s:/.//b", ".//b"],
    ["R-040 the guard in the target", "s:/a/b", "s:/.//c", "..//c"],
    ["R-040 the guard in the target", "s:/a/b/c", "s:/.//d", "/.//d"],
    ["R-040 the guard in the target", "s:a/b/c", "s:/.//d", "/.//d"],
    ["R-040 the guard in the target", "t:a", "s:/.//b", "s:/.//b"],
    ["R-040 the guard is not an authority", "s://h/a", "s:/.//b", "s:/.//b"],
    ["R-040 the guard is not an authority", "s://h/a", "s:/.//h/a", "s:/.//h/a"],
    ["R-040 the guard is not an authority", "s:/.//h/a", "s://h/a", "//h/a"],
    ["R-040 an authority needs no guard", "s://h/.//a", "s://h//b", "b"],

    ["another authority", BASE, "http://b/c/g", "//b/c/g"],
    ["another port", BASE, "http://a:80/b/c/g", "//a:80/b/c/g"],
    ["another userinfo", BASE, "http://u@a/b/c/g", "//u@a/b/c/g"],
    ["a host in another case", BASE, "http://A/b/c/g", "//A/b/c/g"],
    ["an empty authority", BASE, "http://", "//"],
    ["an empty authority", BASE, "http:///b/c/g", "///b/c/g"],
    ["an empty authority in both", "file:///a/b", "file:///a/c", "c"],
    ["an empty authority in the base", "file:///a/b", "file://h/a/c", "//h/a/c"],
    ["an authority that begins with the base's", "http://a/b", "http://ab/b", "//ab/b"],
    ["an authority that is a prefix of the base's", "http://ab/b", "http://a/b", "//a/b"],
    ["an authority that equals the base's first segment", "http:/b/c", "http://b/c", "//b/c"],
    ["no authority in the target", BASE, "http:/b/c/g", "http:/b/c/g"],
    ["no authority in the target", BASE, "http:", "http:"],
    ["no authority in the base", "http:a", "http://a", "//a"],

    ["another scheme", BASE, "https://a/b/c/d;p?q", "https://a/b/c/d;p?q"],
    ["another scheme", "https://a/b", "http://a/b", "http://a/b"],
    ["another scheme", "s:a", "t:a", "t:a"],
    ["a scheme in another case", BASE, "HTTP://a/b/c/d;p?q", "HTTP://a/b/c/d;p?q"],
    ["a scheme in another case", "HTTP://a/b", "http://a/b", "http://a/b"],
    ["a scheme in another case, without an authority", "S:a", "s:b", "s:b"],
    ["a scheme in the same case", "HtTp://a/b", "HtTp://a/c", "c"],
    ["R-103 nothing is normalized", "http://a/%7Eb/c", "http://a/~b/d", "/~b/d"],
    ["R-103 nothing is normalized", "http://a/%7eb/long-one/c", "http://a/%7Eb/long-one/d", "/%7Eb/long-one/d"],
  ])("%s: relativize %s → %s", (_, base, target, reference) => {
    checkReference(base, target, reference);
    expect(oracle.resolve(base, reference)).toBe(target);
  });
});

describe("relativize, if no reference resolves to the target: resolves to the same URI as the target", () => {
  it.each([
    ["R-094 a relative target", BASE, "g", ["g", "http://a/b/c/g"]],
    ["R-094 a relative target", BASE, "../g", ["../g", "http://a/b/g"]],
    ["R-094 a relative target", BASE, "../../../g", ["/g", "http://a/g"]],
    ["R-094 a relative target", BASE, "/b/c/g?y", ["g?y", "http://a/b/c/g?y"]],
    ["R-094 a relative target", BASE, "//a/b/c/g", ["g", "http://a/b/c/g"]],
    ["R-094 a relative target", BASE, "//g", ["//g", "http://g"]],
    ["R-094 a relative target", BASE, "", ["", BASE]],
    ["R-094 a relative target", BASE, "#s", ["#s", `${BASE}#s`]],
    ["R-094 a relative target", BASE, "?q#s", ["#s", `${BASE}#s`]],
    ["R-094 a relative target", BASE, "?y", ["?y", "http://a/b/c/d;p?y"]],
    ["R-094 a relative target", BASE, "d;p", ["d;p", "http://a/b/c/d;p"]],
    ["R-094 a relative target", BASE, "d;p?q", ["", BASE]],
    ["R-094 a relative target", BASE, "./d:e", ["./d:e", "http://a/b/c/d:e"]],
    ["R-094 an empty target, from a base with dot-segments", "http://a/b/../c?q", "", ["", "http://a/b/../c?q"]],
    ["R-094 a target that equals the base from its path on", "http://a/b?q", "/b?q", ["", "http://a/b?q"]],
    ["a target with dot-segments", BASE, "http://a/b/c/./g", ["g", "http://a/b/c/g"]],
    ["a target with dot-segments", BASE, "http://a/b/c/../g", ["../g", "http://a/b/g"]],
    ["a target with dot-segments", BASE, "http://a/b/c/..", ["..", "http://a/b/"]],
    ["a target with dot-segments", BASE, "http://a/.", ["/", "http://a/"]],
    ["a target with dot-segments", BASE, "http://a/b/c/x/../d;p?q#s", ["#s", `${BASE}#s`]],
    ["a target with dot-segments, of another authority", BASE, "http://z/../y", ["//z/y", "http://z/y"]],
    ["a target with dot-segments, of another scheme", BASE, "x:a/../b", ["x:/b", "x:/b"]],
    ["a target with dot-segments, without the authority", BASE, "http:../g", ["http:g", "http:g"]],
    ["a target with dot-segments, rootless", "s:a", "s:./b", ["b", "s:b"]],
    ["a target with dot-segments, rootless", "s:a/b", "s:.", ["s:", "s:"]],
    ["R-040 a target with dot-segments that gets the guard", "s:/a", "s:/b/..//c", [".//c", "s:/.//c"]],
    ["a target with the guard and an authority", "s://h/a", "s://h/.//b", [".//b", "s://h//b"]],
    ["the base's path with dot-segments and another query", "http://a/b/./c", "http://a/b/./d", ["d", "http://a/b/d"]],
    [
      "the base's path with dot-segments, without its query",
      "http://a/b/../c?q",
      "http://a/b/../c",
      ["c", "http://a/c"],
    ],
    [
      "the base's path with dot-segments, without its query",
      "http://a/b/..?q",
      "http://a/b/..#s",
      ["/#s", "http://a/#s"],
    ],
    ["the base's path with dot-segments, of another scheme", "s:/a/../b", "t:/a/../b", ["t:/b", "t:/b"]],
  ] as const)("%s: relativize %s → %s", (_, base, target, [reference, result]) => {
    checkReference(base, target, reference);
    expect([oracle.resolve(base, reference), oracle.resolve(base, target)]).toEqual([result, result]);
  });
});

it.each(resolution)(
  "R-101 $id: relativizing $expect.rfc3986 from $base gives a reference no longer than $ref",
  ({ base, ref, expect: { rfc3986 } }) => {
    const reference = String(relativize(base, rfc3986));
    expect(oracle.resolve(base, reference)).toBe(rfc3986);
    expect(reference.length).toBeLessThanOrEqual(ref.length);
    expect(oracle.resolve(base, String(relativize(base, ref)))).toBe(rfc3986);
  },
);

describe("R-093 R-094 errors", () => {
  it.each(["", "/b/c", "b", "//h/p", "?q", "#f", "../a", "//user:hunter2@h/"])(
    "relativize: a base without a scheme throws BaseUriError: %j",
    (base) => {
      for (const run of [
        () => relativize(base, "http://a/"),
        () => relativize(parse(base), "http://a/"),
        () => relativize(base, base),
        () => relativize(base, "a b"),
      ]) {
        const error = thrown(run);
        expect(error).toBeInstanceOf(BaseUriError);
        expect(error).toMatchObject({ base });
      }
    },
  );

  it.each([
    ["http://a b/", "http://a/", "http://a b/", 8],
    ["http://a/", "http://a b/", "http://a b/", 8],
    ["http://a/", "1:b", "1:b", 1],
    ["http://a/", "//[", "//[", 3],
    ["s:a", "%", "%", 0],
    ["s:%", "t:%", "s:%", 2],
  ])("relativize: a text that is not a URI-reference throws UriSyntaxError: %s → %s", (base, target, input, offset) => {
    const error = thrown(() => relativize(base, target));
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(error).toMatchObject({ input, offset });
  });

  it("relativize: a value that is neither a string nor a UriReference throws TypeError", () => {
    for (const value of [undefined, null, 0, {}, [], ["s:a"], new URL("http://a/"), { toString: () => "s:a" }]) {
      for (const run of [() => relativize(value as string, "s:a"), () => relativize("s:a", value as string)]) {
        const error = thrown(run);
        expect(error).toBeInstanceOf(TypeError);
        expect(error).not.toBeInstanceOf(BaseUriError);
      }
    }
  });
});

const isFound = (base: string, target: string, wanted: string) => String(relativize(base, target)) === wanted;

it("R-101 relativize: of two equally short references, returns the one that keeps more of the base", () => {
  expect(String(relativize("http://h/a/b/c/d/e", "http://h/a/b/"))).toBe("../..");
  expect(String(relativize("http://h/a/b/c/d/e", "http://h/a/"))).toBe("/a/");
  expect(String(relativize("http://h/a/b/c", "http://h/a/x"))).toBe("../x");
});

it("relativize: accepts a base and a target of 300,000 segments", () => {
  const n = 300_000;
  const deep = `http://a${"/b".repeat(n)}`;
  expect(isFound(`${deep}/c`, `${deep}/d`, "d")).toBe(true);
  expect(isFound(`${deep}/c`, `${deep}/c`, "")).toBe(true);
  expect(isFound(`${deep}/c`, "http://a/d", "/d")).toBe(true);
  expect(isFound(`${deep}${"/c".repeat(n / 2)}/c`, `${deep}/d`, `${"../".repeat(n / 2)}d`)).toBe(true);
  expect(isFound("http://a/b/d", `${deep}/c`, `${"b/".repeat(n - 1)}c`)).toBe(true);
  expect(isFound(`${deep}${"/..".repeat(n)}/c`, "http://a/d", "d")).toBe(true);
  expect(isFound("s:/a", `s:/.${"/".repeat(n)}b`, `.${"/".repeat(n)}b`)).toBe(true);
  expect(isFound("s:a", `s:${"b".repeat(n)}:`, `./${"b".repeat(n)}:`)).toBe(true);
  expect(isFound("s:a", `s:${"../".repeat(n)}b`, "b")).toBe(true);
});

it("relativize: returns a UriReference", () => {
  expectTypeOf(relativize).returns.toEqualTypeOf<UriReference>();
  expectTypeOf(relativize).toEqualTypeOf<
    (base: string | UriReference, target: string | UriReference, options?: RelativizeOptions) => UriReference
  >();
});
