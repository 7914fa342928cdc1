/**
 * The same results where WebAssembly is missing or forbidden, and where there are no decoders. Schemes come from
 * normalize.
 */
import { deepStrictEqual } from "node:assert";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as here from "../src/index.ts";
import { randomBytes } from "./lines.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("@std66/normalize/internal");
  vi.resetModules();
});

/** The package as a new realm would load it. */
function loaded(): Promise<typeof here> {
  vi.resetModules();
  return import("../src/index.ts");
}

/** A platform that refuses to compile, as a Content Security Policy or an engine without SIMD does. */
const refusing = {
  Module: function Module() {
    throw new EvalError("refused");
  },
};

describe.each([
  ["without WebAssembly", { WebAssembly: undefined }],
  ["where WebAssembly is forbidden", { WebAssembly: refusing }],
  ["without WebAssembly and decoders", { WebAssembly: undefined, TextDecoder: undefined, atob: undefined }],
])("%s", (_, globals) => {
  const stub = () => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  };

  it("a scanner finds nothing, so that all lines are looked at", async () => {
    stub();
    const { LineScanner } = await loaded();
    const scanner = new LineScanner("uri-reference");
    expect(scanner.buffer).toHaveLength(65_536);
    scanner.buffer.set(Buffer.from("a\nb\n"));
    expect([scanner.find(0, 4), scanner.count, scanner.find(2, 4), scanner.count]).toEqual([0, 0, 2, 0]);
  });

  it("the functions return the same", async () => {
    const { checkLines, normalizeLines } = await loaded();
    stub();
    const other = await loaded();
    fc.assert(
      fc.property(randomBytes, fc.constantFrom(10 as const, 0 as const), (bytes, end) => {
        // Not `expect`, which takes long for many lines.
        deepStrictEqual(other.checkLines(bytes, { end }), checkLines(bytes, { end }));
        deepStrictEqual(other.checkLines(bytes, { end, as: "uri" }), checkLines(bytes, { end, as: "uri" }));
        deepStrictEqual(other.normalizeLines(bytes, { end }), normalizeLines(bytes, { end }));
      }),
      { numRuns: Math.max(200, (fc.readConfigureGlobal().numRuns ?? 0) / 10) },
    );
  });
});

it("a module is compiled once, and not before the first use", async () => {
  const runtime = (globalThis as unknown as { WebAssembly: { Module: () => object } }).WebAssembly;
  const compile = vi.spyOn(runtime, "Module");
  const { LineScanner, checkLines } = await loaded();
  expect(compile).not.toHaveBeenCalled();
  expect(new LineScanner("uri").buffer).toHaveLength(65_536);
  expect(new LineScanner("uri").buffer).toHaveLength(65_536);
  expect(checkLines(Buffer.from("a\n")).count).toBe(1);
  expect(compile).toHaveBeenCalledTimes(1);
  compile.mockRestore();
});

/** Which of these lines a scanner leaves. */
function leftBy({ LineScanner }: typeof here): string[] {
  const lines = ["h://a/", "h://a:9999/", "yak://a/", "yak://a:9999/", "zebra://a/", "zebra://b:12345/", "xerus://a/"];
  return lines.filter((line) => {
    const scanner = new LineScanner("normal-form");
    const octets = Buffer.from(`${line}\n`);
    scanner.buffer.set(octets);
    return scanner.find(0, octets.length) === 0;
  });
}

it("schemes with rules of their own are those of normalize: their lines are left", async () => {
  const normalize = await import("@std66/normalize/internal");
  const rules = new Map(normalize.BUILT_IN);
  rules.set("yak", { port: "9999" });
  rules.set("zebra", { host: "localhost" });
  rules.set("xerus", { normalize: (uri) => uri });
  expect(leftBy(await loaded())).toEqual([]);
  vi.doMock("@std66/normalize/internal", () => ({ ...normalize, BUILT_IN: rules }));
  expect(leftBy(await loaded())).toEqual(["yak://a:9999/", "zebra://a/", "zebra://b:12345/", "xerus://a/"]);
});
