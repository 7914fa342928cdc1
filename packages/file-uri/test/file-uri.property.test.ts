// Laws that hold for all paths and URIs: what is converted comes back, or is refused.
import { isAbsoluteUri, parse, percentDecode } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { FileUriError, type Platform, toFilePath, toFileUri } from "../src/index.ts";
import { casesOf } from "./cases.ts";

const RUNS = casesOf(20_000);
const character = fc.oneof(
  fc.constantFrom(...'/\\:.%?#[]|<>"*&+;=@~ aCnu1'.split("")),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  fc.constantFrom("\0", "\uD800", "\uDC00", "\u202E", "\n", "%41", "%2F", "..", "nul"),
);
const tail = fc.string({ unit: character, maxLength: 12 });
const start = fc.constantFrom(
  "/",
  "//",
  "C:\\",
  "c:/",
  "\\\\server\\share\\",
  "\\\\",
  "",
  "C:",
  "\\\\?\\",
  "\\\\localhost\\a\\",
);
const paths = fc.tuple(start, tail).map((parts) => parts.join(""));
const platform = fc.constantFrom<Platform>("posix", "windows");

/** The result, or `undefined` if the input is refused; all other errors are faults. */
function unlessRefused<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof FileUriError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const written = (text: string, of: Platform): string => (of === "windows" ? text.replaceAll("/", "\\") : text);

/**
 * The host and the names of a URI. On Windows, a share may be written with more slashes (Appendix E.3.2), a drive with
 * none.
 */
function placeIn(text: string, of: Platform): readonly string[] {
  const { host = "", path } = parse(text);
  const names = path
    .replace(/^\//u, "")
    .split("/")
    .map((name) => percentDecode(name));
  if (host !== "" && host.toLowerCase() !== "localhost") return [percentDecode(host), ...names];
  const isShare = of === "windows" && names[0] === "";
  return isShare ? names.slice(names[1] === "" ? 2 : 1) : ["", ...names];
}

it("R-401 a path that has a URI comes back, and the URI is absolute by the grammar", () => {
  let converted = 0;
  fc.assert(
    fc.property(paths, platform, (text, of) => {
      const uri = unlessRefused(() => toFileUri(text, { platform: of }));
      if (uri === undefined) return;
      converted++;
      expect(isAbsoluteUri(String(uri))).toBe(true);
      expect(toFilePath(uri, { platform: of, host: "unc" })).toBe(written(text, of));
    }),
    { numRuns: RUNS },
  );
  expect(converted).toBeGreaterThan(RUNS / 20);
});

it("R-408 a URI that has a path names the same host and names as the URI of that path", () => {
  const piece = fc.constantFrom(
    "/",
    "/",
    "C:",
    "c%3A",
    "a",
    "%61",
    "%2F",
    "%5C",
    "%00",
    "%C3%A9",
    "%FF",
    "%2e",
    ".",
    "..",
    "nul",
    "%20",
    "?",
    "#",
    "server",
    "%25",
    "@",
    "!",
  );
  const text = fc
    .tuple(
      fc.constantFrom("file://", "file:///", "file://localhost/", "FILE:/", "file://server/share/", "file:///C:/"),
      fc.array(piece, { maxLength: 6 }),
    )
    .map(([first, rest]) => first + rest.join(""));
  let converted = 0;
  fc.assert(
    fc.property(text, platform, (uri, of) => {
      const found = unlessRefused(() => toFilePath(uri, { platform: of, host: "unc" }));
      if (found === undefined) return;
      converted++;
      expect([found, placeIn(String(toFileUri(found, { platform: of })), of)]).toEqual([found, placeIn(uri, of)]);
    }),
    { numRuns: RUNS },
  );
  expect(converted).toBeGreaterThan(RUNS / 20);
});

it("no path leaves its folder by a name: a decoded name has no separator and is not a dot-segment", () => {
  fc.assert(
    fc.property(tail, platform, (text, of) => {
      const uri = `file:///C:/folder/${encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, ""))}`;
      const found = unlessRefused(() => toFilePath(uri, { platform: of }));
      if (found === undefined) return;
      const names = found.split(of === "windows" ? /[\\/]/u : "/");
      expect(names).not.toContain("..");
      expect(names).toHaveLength(of === "windows" ? 3 : 4);
    }),
    { numRuns: RUNS },
  );
});
