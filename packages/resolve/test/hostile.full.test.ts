// References and bases designed to be slow, deep or odd. These tests finish only if the functions take linear time.

import { expect, it } from "vitest";
import { relativize, resolve, resolverFor, traceResolution } from "../src/index.ts";

const MILLION = 1_000_000;
const same = (found: unknown, wanted: string): boolean => String(found) === wanted;

it("R-101 resolve: accepts 300,000 × ../ and more", () => {
  const n = 300_000;
  expect(String(resolve("http://a/b/c", "../".repeat(n)))).toBe("http://a/");
  expect(String(resolve("http://a/b/c", `${"../".repeat(n)}g`))).toBe("http://a/g");
  expect(String(resolve("s:a/b", `${"../".repeat(n)}g`))).toBe("s:/g");
  expect(String(resolve("http://a", `/${"../".repeat(n)}g`))).toBe("http://a/g");
  expect(String(resolve("http://a", `s:${"../".repeat(n)}g`))).toBe("s:g");
  expect(String(resolve("http://a/b/c", `${"./".repeat(n)}g`))).toBe("http://a/b/g");
});

it("R-101 resolve: accepts 30 MB of ../", () => {
  expect(String(resolve("http://a/b/c", "../".repeat(10_000_000)))).toBe("http://a/");
});

it("R-101 resolve: accepts as many segments down as up", () => {
  const n = 300_000;
  expect(String(resolve(`http://a${"/b".repeat(n)}/c`, `${"../".repeat(n)}d`))).toBe("http://a/d");
  expect(String(resolve(`http://a${"/b".repeat(n)}/c`, `${"../".repeat(n - 1)}d`))).toBe("http://a/b/d");
  expect(String(resolve("http://a/", `${"b/".repeat(n)}${"../".repeat(n)}d`))).toBe("http://a/d");
  expect(String(resolve(`http://a${"/b".repeat(n)}/../c`, `${"../".repeat(n - 1)}d`))).toBe("http://a/d");
  expect(String(resolve(`s:${"b/".repeat(n)}c`, `${"../".repeat(n)}d`))).toBe("s:/d");
  expect(String(resolve(`http://a${"/".repeat(n)}`, `${"../".repeat(n - 1)}d`))).toBe("http://a/d");
});

it("R-101 resolverFor: resolves many references against a base of a million segments", () => {
  const base = `http://a${"/b".repeat(MILLION)}/c`;
  const fromHere = resolverFor(base);
  for (let i = 0; i < 10; i++) expect(same(fromHere(`../${i}`), `http://a${"/b".repeat(MILLION - 1)}/${i}`)).toBe(true);
  expect(same(fromHere(""), base)).toBe(true);
  expect(same(fromHere("?q"), `${base}?q`)).toBe(true);
  expect(String(fromHere("/x"))).toBe("http://a/x");
});

it("resolve: a path of slashes is kept after an authority, and gets the guard without one", () => {
  const slashes = "/".repeat(MILLION);
  expect(same(resolve("http://a/b", `/.${slashes}c`), `http://a${slashes}c`)).toBe(true);
  expect(same(resolve("s:/a", `/.${slashes}c`), `s:/.${slashes}c`)).toBe(true);
  expect(same(resolve("s:a/b", `..${slashes}c`), `s:/.${slashes}c`)).toBe(true);
});

it.each(["constructor", "toString", "valueOf", "hasOwnProperty", "prototype"])(
  "%s is a scheme like any other",
  (scheme) => {
    expect(String(resolve(`${scheme}:/a/b`, "../c"))).toBe(`${scheme}:/c`);
    expect(String(resolve("http://a/b", `${scheme}:c`))).toBe(`${scheme}:c`);
    expect(String(resolve(`${scheme}:/a/b`, `${scheme.toUpperCase()}:c`, { strict: false }))).toBe(`${scheme}:/a/c`);
  },
);

it("resolve: accepts long schemes, authorities, queries and fragments", () => {
  const long = "a".repeat(MILLION);
  expect(same(resolve(`${long}://${long}/b?${long}`, `c?${long}#${long}`), `${long}://${long}/c?${long}#${long}`)).toBe(
    true,
  );
  expect(same(resolve(`${long}:/b`, `${long.toUpperCase()}:c`, { strict: false }), `${long}:/c`)).toBe(true);
});

it("R-101 relativize: accepts a base of 20 million segments, where the way up is longer than any reference", () => {
  const base = `s://h${"/".repeat(20 * MILLION)}`;
  expect(String(relativize(base, "s://h/a"))).toBe("/a");
  expect(String(relativize(base, `${base}a`))).toBe("a");
});

it("R-101 traceResolution: accepts a million segments", () => {
  const { result, steps } = traceResolution("http://a/", "a/../".repeat(MILLION / 2));
  expect([String(result), steps.length > MILLION]).toEqual(["http://a/", true]);
});
