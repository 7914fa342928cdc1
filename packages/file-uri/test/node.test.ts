// Beside node's url.pathToFileURL and fileURLToPath: each difference has its reason here, and there is no other.
import { fileURLToPath, pathToFileURL } from "node:url";
import { normalize } from "@std66/normalize";
import fc from "fast-check";
import { expect, it } from "vitest";
import { FileUriError, type Platform, toFilePath, toFileUri } from "../src/index.ts";

/** What node does with a path: `windows` came to it after Node 20.0. */
const byNode = (path: string, platform: Platform): string =>
  (pathToFileURL as (path: string, options: { windows: boolean }) => URL)(path, { windows: platform === "windows" })
    .href;
const pathByNode = (uri: string, platform: Platform): string =>
  (fileURLToPath as (uri: string, options: { windows: boolean }) => string)(uri, { windows: platform === "windows" });

it.each<[string, Platform, string, string | undefined]>([
  ["/a/../b", "posix", "file:///b", undefined],
  // Windows removes the blank and the dot: another file.
  ["C:\\a. ", "windows", "file:///C:/a.%20", undefined],
  // A device, not a file.
  ["C:\\nul", "windows", "file:///C:/nul", undefined],
])("%j on %s: node has %s, std66 %s", (path, platform, node, expected) => {
  expect(byNode(path, platform)).toBe(node);
  if (expected === undefined) expect(() => toFileUri(path, { platform })).toThrow(FileUriError);
  else expect(String(toFileUri(path, { platform }))).toBe(expected);
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
    { numRuns: 5000 },
  );
});
