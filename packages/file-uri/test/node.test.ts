// Beside node's url.pathToFileURL and fileURLToPath: each difference has its reason here, and there is no other.
import { fileURLToPath, pathToFileURL } from "node:url";
import { normalize } from "@std66/normalize";
import fc from "fast-check";
import { expect, it } from "vitest";
import { UriSyntaxError } from "@std66/core";
import { type FileUriError, type Platform, toFilePath, toFileUri } from "../src/index.ts";
import { casesOf } from "./cases.ts";

/** What node does with a path: `windows` came to it after Node 20.0. */
const byNode = (path: string, platform: Platform): string =>
  (pathToFileURL as (path: string, options: { windows: boolean }) => URL)(path, { windows: platform === "windows" })
    .href;
const pathByNode = (uri: string, platform: Platform): string =>
  (fileURLToPath as (uri: string, options: { windows: boolean }) => string)(uri, { windows: platform === "windows" });

/** What std66 does instead, or the code of its error. */
function orCode(convert: () => unknown): string {
  try {
    return String(convert());
  } catch (error) {
    return error instanceof UriSyntaxError ? error.name : (error as FileUriError).code;
  }
}

it.each([
  ["/a/../b", "posix", "file:///b", "dot-segment"],
  ["C:\\a\\..\\b", "windows", "file:///C:/b", "dot-segment"],
  ["/a//b", "posix", "file:///a/b", "file:///a//b"],
  ["/a\0b", "posix", "file:///a%00b", "nul"],
  ["/\uD800", "posix", "file:///%EF%BF%BD", "surrogate"],
  // Windows removes the blank and the dot: another file.
  ["C:\\a. ", "windows", "file:///C:/a.%20", "name"],
  ["C:\\a.", "windows", "file:///C:/a.", "name"],
  ["C:\\a:b", "windows", "file:///C:/a:b", "name"],
  // A device, not a file.
  ["C:\\nul", "windows", "file:///C:/nul", "device"],
  ["\\\\?\\C:\\a", "windows", "file:///C:/a", "device"],
  ["\\\\localhost\\f\\a", "windows", "file:///f/a", "share"],
  ["\\\\SERVER\\f\\a", "windows", "file://server/f/a", "file://SERVER/f/a"],
  ["\\\\b\u00FCcher\\f", "windows", "file://xn--bcher-kva/f", "file://b%C3%BCcher/f"],
] as const)("%j on %s: node has %s, std66 %s", (path, platform, node, expected) => {
  expect(byNode(path, platform)).toBe(node);
  expect(orCode(() => toFileUri(path, { platform }))).toBe(expected);
});

it.each([
  ["a", "posix", "relative-path"],
  ["C:a", "windows", "drive"],
  ["\\a", "windows", "relative-path"],
] as const)("%j on %s: node looks at the process, std66 has %s", (path, platform, expected) => {
  expect(byNode(path, platform)).toMatch(/^file:\/\/\/(?:C:\/)?.*a$/);
  expect(orCode(() => toFileUri(path, { platform }))).toBe(expected);
});

it.each([
  ["file:///a%00b", "posix", "/a\0b", "nul"],
  ["file:///a?b", "posix", "/a", "query"],
  ["file:///a#b", "posix", "/a", "fragment"],
  ["file:///a/%2e%2e/b", "posix", "/b", "dot-segment"],
  ["file:a", "posix", "/a", "relative-path"],
  ["file:///C:a", "windows", "C:a", "drive"],
  ["file:///C:", "windows", "C:", "drive"],
  ["file:///C:/nul", "windows", "C:\\nul", "device"],
  ["file://h/s/a", "windows", "\\\\h\\s\\a", "host"],
  ["file:///a b", "posix", "/a b", "UriSyntaxError"],
  ["file:///C|/a", "windows", "C:\\a", "UriSyntaxError"],
] as const)("%s on %s: node has %j, std66 %s", (uri, platform, node, expected) => {
  expect(pathByNode(uri, platform)).toBe(node);
  expect(orCode(() => toFilePath(uri, { platform }))).toBe(expected);
});

/** Some versions of node leave these, which no path of a URI contains (RFC 3986 §3.3). */
const strict = (uri: string): string => uri.replaceAll(/[[\]|^]/gu, encodeURIComponent);

it("otherwise the URIs are equivalent, and each reads the other's", () => {
  const name = fc.string({
    unit: fc.constantFrom(..."aZ0 %#?&+;=@!$'(),é日{}`\"<>^|[]~".split("")),
    minLength: 1,
    maxLength: 6,
  });
  const names = fc.array(name, { minLength: 1, maxLength: 4 }).map((list) => `/${list.join("/")}`);
  fc.assert(
    fc.property(names, (path) => {
      const ours = String(toFileUri(path, { platform: "posix" }));
      expect(String(normalize(strict(byNode(path, "posix"))))).toBe(String(normalize(ours)));
      expect(pathByNode(ours, "posix")).toBe(path);
      expect(toFilePath(strict(byNode(path, "posix")), { platform: "posix" })).toBe(path);
    }),
    { numRuns: casesOf(5000) },
  );
});
