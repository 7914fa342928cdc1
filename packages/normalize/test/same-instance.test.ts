// A normal reference is returned as the same instance.

import { UriReference, parse } from "@std66/core";
import { equivalence } from "@std66/vectors";
import { expect, it } from "vitest";
import { normalize, pendingRungs } from "../src/index.ts";

const NORMAL = [
  ["", "a", "../a", "./a:b", ".", "..", "/", "/a", "//h", "//h/a", "?", "?q", "#", "#f", "/.//b", "%2E%2E/a", "%2F"],
  [
    "http://h/",
    "http://h/a?q#f",
    "http://h:8080/",
    "http://h:08080/",
    "http://h:0/",
    "http://h:00/",
    "http:///",
    "http://",
    "http:g",
  ],
  ["http://u:p@h/", "http://@h/", "http://:@h/", "http://h./", "http://h//", "http://[::1]/", "http://[v1.a]:8/"],
  [
    "http://h%C3%A9/%C3%A9",
    "http://h/%2F",
    "http://h/%25",
    "http://h/?",
    "http://h/#",
    "http://h/A?B#C",
    "ftp://h/;type=a",
  ],
  ["https://h:80/", "wss://h:80/", "foo://h", "foo://h:80", "foo:", "foo:a", "foo:/a", "foo:/.//b", "constructor:a"],
  ["file:///x", "file://h/x", "file://u@localhost/x", "file://localhost:8/x", "file:x", "file:", "file://"],
  [
    "urn:example:A",
    "urn:a",
    "urn:",
    "mailto:Joe@example.com",
    "mailto:A,B@c,d",
    "mailto:",
    "tel:+12",
    "tel:1;x=a-b",
    "tel:",
  ],
].flat();

const ofVectors = [...new Set(equivalence.flatMap(({ normal }) => normal ?? []))];

it("the vectors have normal forms", () => {
  expect(ofVectors.length).toBeGreaterThan(5);
});

it.each([...NORMAL, ...ofVectors])("%j is normal: normalize returns the same instance", (text) => {
  const given = parse(text);
  expect(normalize(given)).toBe(given);
  expect(normalize(normalize(given))).toBe(given);
  expect(String(normalize(text))).toBe(text);
  expect([pendingRungs(text), pendingRungs(given)]).toEqual([[], []]);
});

it.each(equivalence.flatMap(({ a, b }) => [a, b]))("%j is normal after normalize", (text) => {
  const given = parse(text);
  const normal = normalize(given);
  expect(normalize(normal)).toBe(normal);
  expect(normal === given).toBe(String(normal) === text);
  // The given reference is not changed.
  expect(String(given)).toBe(text);
});

it("R-040 the result of normalize has the right components, even with a guard in its path", () => {
  const { path, query, fragment } = normalize("foo:/a/..//b?q#f");
  expect([path, query, fragment]).toEqual(["/.//b", "q", "f"]);
});

it("the result of normalize is a UriReference with all methods", () => {
  const normal = normalize("HTTP://%48:80/a/../%62?q#f");
  expect(normal).toBeInstanceOf(UriReference);
  expect([normal.scheme, normal.authority, normal.path, normal.query, normal.fragment]).toEqual([
    "http",
    "h",
    "/b",
    "q",
    "f",
  ]);
  expect([normal.isUri(), normal.hostKind, normal.segments, JSON.stringify(normal)]).toEqual([
    true,
    "reg-name",
    ["b"],
    '"http://h/b?q#f"',
  ]);
  expect(Object.keys(normal)).toEqual(["text"]);
});

it("R-124 normalize returns the same instance if a function restores what a rung has changed", () => {
  const given = parse("HTTP://h/");
  expect(normalize(given, { protocol: () => "HTTP://h/" })).toBe(given);
});

it("R-124 normalize passes the same instance to a function if nothing has changed before", () => {
  const given = parse("http://h/");
  const seen: UriReference[] = [];
  normalize(given, { protocol: (uri) => (seen.push(uri), "http://h/a") });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(given);
});

it("normalize reads the text of a reference, whatever its own properties say", () => {
  const given = parse("HTTP://a/x");
  Object.defineProperty(given, "toString", { value: () => "http://a/x" });
  const normal = normalize(given);
  expect([normal === given, normal.scheme]).toEqual([false, "http"]);
  const restored = normalize(given, { protocol: () => "HTTP://a/x" });
  expect(restored).toBe(given);
});
