// `@std66/core/internal`: a small door, through which a parsed reference lends its record.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { UriReference, parse } from "../src/index.ts";
import { recordOf, referenceOf, scanArgument } from "../src/internal.ts";
import { unscanned } from "../src/scan/scanned-text.ts";

it("the door has at most 20 names, types included", () => {
  const source = readFileSync(new URL("../src/internal.ts", import.meta.url), "utf8");
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gmu)].flatMap(([, list = ""]) => list.split(","));
  const names = [...lists, ...Array.from(source.matchAll(/^export \* as (\w+)/gmu), ([, name = ""]) => name)];
  // No other form of export, which would be missed.
  expect(source.match(/^export /gmu)).toHaveLength(source.match(/^export (?:type )?\{|^export \* as /gmu)?.length ?? 0);
  expect(names.map((name) => name.trim()).filter((name) => name !== "").length).toBeLessThanOrEqual(20);
});

// The record says that the text is a path. A scan would find the scheme "x".
const record = { ...unscanned("x:y"), pathEnd: 3 };

it("an instance lends its record, and is not scanned", () => {
  const reference = referenceOf(record);
  expect(recordOf(reference)).toBe(record);
  expect(scanArgument("f: x", reference)).toBe(record);
  expect(scanArgument("f: x", reference, true)).toBe(record);
  expect(recordOf("x:y")).toEqual({ ...unscanned("x:y"), schemeEnd: 1, pathEnd: 3 });
});

it("what only looks like an instance lends nothing: it is scanned by its text", () => {
  const scanned = { ...unscanned("x:y"), schemeEnd: 1, pathEnd: 3 };
  const reference = referenceOf(record);
  const brand = Symbol.for("std66.UriReference");
  for (const other of [
    Object.defineProperty(Object.create(UriReference.prototype), brand, { value: "x:y" }),
    { [brand]: "x:y", constructor: UriReference },
    Object.create(reference, { [brand]: { value: "x:y" } }),
  ]) {
    expect(recordOf(other)).toEqual(scanned);
  }
  for (const none of [undefined, null, 1, {}, [], Object.create(reference), new Proxy(reference, {})]) {
    expect(recordOf(none)).toBe(undefined);
  }
});

it("writing to an instance changes nothing of its record", () => {
  const reference = parse("http://h/a?b");
  const before = { ...recordOf(reference) };
  Object.assign(reference, { text: "x:y" });
  Object.defineProperty(reference, "scheme", { value: "x" });
  expect(recordOf(reference)).toEqual(before);
  expect(Reflect.ownKeys(parse("http://h/a?b"))).toEqual(["text"]);
  // Nothing that users can reach gives the record.
  const values = [UriReference, UriReference.prototype].flatMap((object) =>
    Reflect.ownKeys(object).map((key) => Reflect.get(object, key, reference) as unknown),
  );
  expect(values).not.toContain(recordOf(reference));
});

it("referenceOf returns the given instance only if it has the text of the record", () => {
  const given = parse("a?b");
  expect(referenceOf({ ...unscanned("a?b"), pathEnd: 1, queryEnd: 3 }, given)).toBe(given);
  for (const other of [parse("a"), "a?b", undefined]) {
    const made = referenceOf({ ...unscanned("a?b"), pathEnd: 1, queryEnd: 3 }, other);
    expect(made).not.toBe(other);
    expect([String(made), made.path, made.query]).toEqual(["a?b", "a", "b"]);
  }
});
