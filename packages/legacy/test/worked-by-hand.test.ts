// Results that were worked by hand from RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 before any program was asked, by
// the readings that `readings` takes unless others are chosen. (cd): RFC 2396's current document.

import { expect, it } from "vitest";
import { type Outcome, rfc1808, rfc2396, rfc3986 } from "../src/index.ts";

type Row = readonly [base: string, reference: string, in1808: string, in2396: string, in3986: string];

const rows: readonly Row[] = [
  // Dot-segments.
  ["http://a/b/c/d", "g/..", "http://a/b/c/", "http://a/b/c/", "http://a/b/c/"],
  ["http://a/b/c/d", "../../../../g/./h/..", "http://a/../../g/", "http://a/../../g/", "http://a/g/"],
  ["http://a/b/c/d", ".//g", "http://a/b/c//g", "http://a/b/c//g", "http://a/b/c//g"],
  ["http://a/b/c/d", "..//g", "http://a/b//g", "http://a/b//g", "http://a/b//g"],
  ["http://a/b/c/d", "g//../h", "http://a/b/c/g/h", "http://a/b/c/g/h", "http://a/b/c/g/h"],
  ["http://a/b/c/d", "g/../../..//h", "http://a//h", "http://a//h", "http://a//h"],
  ["http://a/b?c/d", "g", "http://a/g", "http://a/g", "http://a/g"],
  ["http://a/", "..//..//g", "http://a/..//g", "http://a/..//g", "http://a//g"],
  ["http://a/b/c/d", "%2e%2e/g", "http://a/b/c/%2e%2e/g", "http://a/b/c/%2e%2e/g", "http://a/b/c/%2e%2e/g"],
  ["http://a/b", "./a:b/../c", "http://a/c", "http://a/c", "http://a/c"],
  ["http://a/b", "c/d/.", "http://a/c/d/", "http://a/c/d/", "http://a/c/d/"],
  ["http://a/b/c", "./..", "http://a/", "http://a/", "http://a/"],
  ["http://a/b/c", "...", "http://a/b/...", "http://a/b/...", "http://a/b/..."],
  ["http://a/b/c", "d/..e", "http://a/b/d/..e", "http://a/b/d/..e", "http://a/b/d/..e"],
  ["http://a/b//", "..", "http://a/b/", "http://a/b/", "http://a/b/"],
  ["http://a//", "..", "http://a/", "http://a/", "http://a/"],
  // Absolute paths and network-paths.
  ["http://a/b/c/d", "//g/a/../b", "http://g/a/../b", "http://g/a/../b", "http://g/b"],
  ["http://a/b/c/d", "//g?y#s", "http://g?y#s", "http://g?y#s", "http://g?y#s"],
  ["http://a/b/c/d", "///g/../h", "http://a/g/../h", "http:///g/../h", "http:///h"],
  ["http://a/b/c/d", "/a/b/../../..", "http://a/a/b/../../..", "http://a/a/b/../../..", "http://a/"],
  ["http://a/b", "/.", "http://a/.", "http://a/.", "http://a/"],
  // Params.
  ["http://a/b/c/d;p?q", "./;x", "http://a/b/c/;x", "http://a/b/c/;x", "http://a/b/c/;x"],
  ["http://a/b/c/d;p?q", "../;x?y", "http://a/b/;x?y", "http://a/b/;x?y", "http://a/b/;x?y"],
  ["http://a/b/c/d;p?q", "..;x?y", "http://a/b/;x?y", "http://a/b/c/..;x?y", "http://a/b/c/..;x?y"],
  ["http://a/b/c/d;p?q#f", ";?y", "http://a/b/c/d;p?y", "http://a/b/c/;?y", "http://a/b/c/;?y"],
  ["http://a/b/c/d;p?q", "/;x/..", "http://a/;x/..", "http://a/;x/..", "http://a/"],
  ["http://a/b;c/d?e", "../g", "http://a/../g", "http://a/g", "http://a/g"],
  ["http://a/b/c/d;p?q", "g;?#", "http://a/b/c/g", "http://a/b/c/g;?#", "http://a/b/c/g;?#"],
  [
    "http://a/b/c/d;p?q",
    "g;x=../y/../z",
    "http://a/b/c/g;x=../y/../z",
    "http://a/b/c/g;x=../z",
    "http://a/b/c/g;x=../z",
  ],
  // Empty components.
  ["http://a/b/c/d;p?q#f", "/", "http://a/", "http://a/", "http://a/"],
  ["http://a/b/c/d;p?q#f", "//", "http://a/b/c/d;p?q#f", "http://", "http://"],
  ["http://a/b/c/d;p?q", "g?#s", "http://a/b/c/g#s", "http://a/b/c/g?#s", "http://a/b/c/g?#s"],
  ["http://a/b/c/d;p?q#f", "?", "http://a/b/c/d;p?q#f", "http://a/b/c/?", "http://a/b/c/d;p?"],
  ["http://a/b", "#", "http://a/b", "(cd)#", "http://a/b#"],
  ["http://a/b?", "", "http://a/b?", "(cd)", "http://a/b?"],
  ["http://a/b?", "#s", "http://a/b#s", "(cd)#s", "http://a/b?#s"],
  // Schemes and colons.
  ["http://a/b/c/d", "HTTP:../g", "HTTP:../g", "HTTP:../g", "HTTP:g"],
  ["http://a/b/c/d", "http:?y", "http:?y", "http:?y", "http:?y"],
  ["http://a/b/c/d", "g:/a/./b/../c#s", "g:/a/./b/../c#s", "g:/a/./b/../c#s", "g:/a/c#s"],
  ["http://a/b", "a:b/../c", "a:b/../c", "a:b/../c", "a:/c"],
  ["http://a/b/c", ":b", "http://a/b/:b", "http://a/b/:b", "refused"],
  // Bases without a path.
  ["http://a", "./g/", "http://a/g/", "http://ag/", "http://a/g/"],
  ["http://a", "..", "http://a/..", "http://a..", "http://a/"],
  ["http://a", "", "http://a", "(cd)", "http://a"],
  ["http://a?q#f", "#s", "http://a?q#s", "(cd)#s", "http://a?q#s"],
  ["http://a?q", ";x", "http://a?q/;x", "http://a;x", "http://a/;x"],
  ["http://a", ".?y", "http://a/?y", "http://a?y", "http://a/?y"],
  ["http://a", "b/c/..", "http://a/b/", "http://ab/", "http://a/b/"],
  // Bases with dot-segments.
  ["http://a/b/c/.", "g", "http://a/b/c/g", "http://a/b/c/g", "http://a/b/c/g"],
  ["http://a/b/../c", "", "http://a/b/../c", "(cd)", "http://a/b/../c"],
  ["http://a/b/../c", "g", "http://a/g", "http://a/g", "http://a/g"],
  ["http://a/b/../c", "?y", "http://a/b/../c?y", "http://a/?y", "http://a/b/../c?y"],
  // Bases that are opaque, rootless or without a host.
  ["foo:a/b/c", "./d", "foo:a/b/d", "refused", "foo:a/b/d"],
  ["foo:a/b", "/./c", "foo:/./c", "refused", "foo:/c"],
  ["foo:a/b", "#s", "foo:a/b#s", "(cd)#s", "foo:a/b#s"],
  ["foo:a/b", "../../../g", "foo:../../g", "refused", "foo:/g"],
  ["foo:/a/b", "../..//g", "foo:/..//g", "foo:/..//g", "foo://g"],
  ["foo:/a", ".//g?y", "foo://g?y", "foo://g?y", "foo://g?y"],
  ["mailto:a@b", "?subject=x", "mailto:a@b?subject=x", "refused", "mailto:a@b?subject=x"],
  ["file:///a/b", "../../c", "file:///../c", "file:///../c", "file:///c"],
  ["foo:", "g", "foo:g", "foo:g", "foo:g"],
  ["urn:x:y", "../z", "urn:../z", "refused", "urn:z"],
  ["foo://", "g", "foo:///g", "foo://g", "foo:///g"],
  ["foo:a", "..", "foo:..", "refused", "foo:"],
  ["foo:a/b", "..", "foo:", "refused", "foo:/"],
];

const shown = (outcome: Outcome): string =>
  outcome.kind === "error" ? "refused" : (outcome.kind === "same-document" ? "(cd)" : "") + outcome.text;

it.each(rows)("%s + %s", (base, reference, ...expected) => {
  expect([rfc1808, rfc2396, rfc3986].map(({ resolve }) => shown(resolve(base, reference)))).toEqual(expected);
});

it("no pair is there twice", () => {
  expect(new Set(rows.map(([base, reference]) => `${base} ${reference}`)).size).toBe(rows.length);
});
