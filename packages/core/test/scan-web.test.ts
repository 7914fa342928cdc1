// `tryScanWeb` reads most links in one step. Whatever it decides must be what `scan` decides, and it must decide the
// usual ones.

import fc from "fast-check";
import { expect, it } from "vitest";
import { scanInto } from "../src/scan/scan.ts";
import { tryScanWeb } from "../src/scan/scan-web.ts";
import { unscanned } from "../src/scan/scanned-text.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";

function scanned(text: string): object | undefined {
  const ends = unscanned(text);
  return scanInto(text, ends) ? ends : undefined;
}

function checkSame(text: string): void {
  const found = tryScanWeb(text);
  if (found !== null) expect([text, found]).toEqual([text, scanned(text)]);
}

it("tryScanWeb and scan agree about links of pieces that parsers get wrong", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("http:", "https:", "http://", "https://", "http://h", "https://h/"),
      nastyTexts,
      (start, rest) => checkSame(start + rest),
    ),
  );
});

it("tryScanWeb and scan agree about valid links, and with one character changed", () => {
  const links = fc.tuple(fc.constantFrom("http:", "https:"), references, fc.nat(), fc.integer({ min: 0, max: 130 }));
  fc.assert(
    fc.property(links, ([scheme, { text }, at, code]) => {
      const link = scheme + text.replace(/^[^:/?#]*:/, "");
      checkSame(link);
      const index = scheme.length + (at % (link.length - scheme.length + 1));
      checkSame(link.slice(0, index) + String.fromCharCode(code) + link.slice(index + 1));
    }),
  );
});

it.each([
  "http://example.com",
  "https://example.com:8042/over/there?name=ferret#nose",
  "http://192.0.2.1:80?a/b",
  "https://example.com:#top",
  "http://example.com/%41%20b/",
])("tryScanWeb decides %s", (text) => {
  expect(tryScanWeb(text)).toEqual(scanned(text));
  expect(tryScanWeb(text)).toMatchObject({ text });
});

it.each(["http://example.com/a b", "https://example.com/?a[]=1", "http://exa mple.com/", "https://h/a?b#c#d"])(
  "tryScanWeb refuses %s",
  (text) => {
    expect(tryScanWeb(text)).toBe(undefined);
  },
);

it.each([
  "http:",
  "http://",
  "http:///a",
  "httpx://h/",
  "help.html",
  "http://user@example.com/",
  "http://user:1@example.com/",
  "http://[::1]/",
  "https://[::1]/",
  "http://%41/",
  "http://h/%4",
  `http://h/${"x".repeat(65_536)}`,
])("tryScanWeb leaves %s to scan", (text) => {
  expect(tryScanWeb(text)).toBe(null);
});
