/** RFC 3986 §6.2.2 in engines that lack what the fast way prefers: the same normal forms, in more time. */
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as here from "../src/index.ts";
import { respellings } from "./respellings.ts";

const GLOBALS = ["Buffer", "TextDecoder", "TextEncoder"] as const;
const ours = GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  for (const [name, descriptor] of ours) Object.defineProperty(globalThis, name, descriptor as PropertyDescriptor);
  vi.resetModules();
});

/** The package as an engine with these would load it. Only its own module sees them: vitest needs the real ones. */
function loadedWith(globals: Readonly<Record<string, unknown>>): Promise<typeof here> {
  for (const [name, value] of Object.entries(globals)) {
    const real = (globalThis as Record<string, unknown>)[name];
    const get = () => (new Error().stack?.includes("normal-bytes") ? value : real);
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
  vi.resetModules();
  return import("../src/index.ts");
}

describe.each([
  ["without Buffer", { Buffer: undefined }],
  ["with a Buffer that has no method", { Buffer: { from: () => ({}) } }],
  ["with another Buffer", { Buffer: {} }],
  ["without decoders", { TextDecoder: undefined }],
  ["without encoders", { TextEncoder: undefined }],
  ["without any", { Buffer: undefined, TextDecoder: undefined, TextEncoder: undefined }],
])("%s", (_, globals) => {
  it.each([
    ["needs every rung", "HTTP://A.Example:80/%7ea/../%7Eb%2f%2fc", "http://a.example/~b%2F%2Fc"],
    ["is normal", "http://a.example/b", "http://a.example/b"],
    ["lacks a path", "HTTPS://Me:P@A.Example:443", "https://Me:P@a.example/"],
    ["has no authority", "URN:Example:A%2ca%2c", "urn:example:A%2Ca%2C"],
    ["is long", `HTTP://A/${"%7e".repeat(1000)}`, `http://a/${"~".repeat(1000)}`],
  ])("the normal form of a text that %s is that of RFC 3986 §6.2.2", async (_what, text, normal) => {
    const { normalize } = await loadedWith(globals);
    expect(String(normalize(text))).toBe(normal);
  });

  it("normalize gives the same as here for any respelling", async () => {
    const { normalize } = await loadedWith(globals);
    fc.assert(
      fc.property(respellings, (texts) => {
        for (const text of texts) if (String(normalize(text)) !== String(here.normalize(text))) throw new Error(text);
      }),
      { numRuns: 200 },
    );
  });
});
