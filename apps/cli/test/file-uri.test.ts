/** Paths and file URIs (RFC 8089). */
import { type FileUriErrorCode, toFilePath, toFileUri } from "@std66/file-uri";
import { fileUriCodes } from "@std66/file-uri/codes";
import { diagnosis, plainStyle } from "@std66/report";
import { expect, it } from "vitest";
import { type PathConversion, convertedPath, filePathDiagnostic } from "../src/diagnostics/file-path.ts";

const toUri: PathConversion = (path) => String(toFileUri(path, { platform: "windows" }));
const toPosixUri: PathConversion = (path) => String(toFileUri(path, { platform: "posix" }));
const inFolder: PathConversion = (path) => String(toFileUri(path, { platform: "posix", folder: "/w" }));
const toPath: PathConversion = (uri) => toFilePath(uri, { platform: "posix" });

it.each([
  [toUri, "C:/a b", "file:///C:/a%20b"],
  [toPath, "file:///a%20b", "/a b"],
] as const)("%s of %s", (convert, text, expected) => {
  expect(convertedPath(convert, text)).toBe(expected);
  expect(() => filePathDiagnostic(convert, text, { source: "a", line: 1 })).toThrow("a valid input was rejected");
});

it.each([
  [toUri, "C:\\a\\nul.txt\\b", "device", "nul.txt", "here", undefined],
  [toUri, "\\\\?\\C:\\a", "device", "\\\\?", "here", undefined],
  [toUri, "", "empty", "", "expected a name", undefined],
  [toUri, "a/b", "relative-path", "a", "here", "--folder says what a relative path is relative to"],
  [toPosixUri, "a/file:b", "relative-path", "a", "here", "--folder says what a relative path is relative to"],
  [toPosixUri, "afile:", "relative-path", "afile:", "here", "--folder says what a relative path is relative to"],
  [toPath, "file:a", "relative-path", "a", "here", undefined],
  [toPath, "FILE:a/file:b", "relative-path", "a", "here", undefined],
  [toUri, "C:/../a", "dot-segment", "..", "here", "resolve the path first"],
  [toPath, "file://host/a", "host", "host", "here", "with --platform windows, --host unc reads it as a share"],
  [toPath, "file:///a%2Fb/c", "separator", "a%2Fb", "here", undefined],
  [toPath, "file:///a?b", "query", "?b", "here", "write `%3F` for a question mark"],
  [toPath, "a b", "pchar", " ", "found a space", "write `%20`"],
] as const)("%s: %j is refused", (convert, text, ...expected) => {
  expect(convertedPath(convert, text)).toBe(undefined);
  const { code: found, explanation } = filePathDiagnostic(convert, text, { source: "a", line: 1 });
  expect([found, explanation.marked, explanation.label, explanation.help]).toEqual(expected);
});

const saidInFolder = (path: string) => {
  const { code, message, offset, explanation } = filePathDiagnostic(inFolder, path, { source: "a", line: 1 });
  return [code, message, offset, explanation.reason, explanation.help];
};

it("a path that leads above the root says so, and has no repair", () => {
  const above = "the path leads above the root of the file system";
  const removed = "`.` and `..` are removed from a URI, which a file system does not do";
  expect(saidInFolder("../../x/../..")).toEqual([
    "dot-segment",
    `${above} (offset 3, RFC 3986 §5.2.4)`,
    3,
    above,
    undefined,
  ]);
  expect(saidInFolder("a//../x")).toEqual([
    "dot-segment",
    `${removed} (offset 3, RFC 3986 §5.2.4)`,
    3,
    removed,
    "resolve the path first",
  ]);
});

it("the reason of each other error is that of its code", () => {
  const conversions = [toUri, toPosixUri, toPath];
  const texts = ["", "a", "C:", "//s", "C:/nul", "C:/a?", "/a\0", "/\uD800", "/a/..", "http:///a"];
  const uris = [
    "file://h:80/a",
    "file://C:/a",
    "file://h/a",
    "file:///a?b",
    "file:///a#b",
    "file:///a%2Fb",
    "file:///%FF",
  ];
  const found = new Set<string>();
  for (const convert of conversions) {
    for (const text of [...texts, ...uris]) {
      if (convertedPath(convert, text) !== undefined) continue;
      const { code, explanation } = filePathDiagnostic(convert, text, { source: "a", line: 1 });
      if (!Object.hasOwn(fileUriCodes, code)) continue;
      found.add(code);
      expect([code, explanation.reason]).toEqual([code, fileUriCodes[code as FileUriErrorCode].summary]);
    }
  }
  expect([...found].toSorted()).toEqual(Object.keys(fileUriCodes).toSorted());
});

it("what is refused is shown at its place", () => {
  const diagnostic = filePathDiagnostic(toUri, "C:/nul.txt", { source: "a.txt", line: 3 });
  expect(diagnosis(diagnostic).lines(plainStyle).slice(0, 5)).toEqual([
    "error[device]: this names a device, not a file",
    " --> a.txt:3:4",
    "  |",
    "3 | C:/nul.txt",
    "  |    ^^^^^^^ here",
  ]);
});

it("any other error is thrown", () => {
  const convert = toFilePath as unknown as PathConversion;
  expect(() => convertedPath(convert, "file:///a")).toThrow(TypeError);
});

it("nothing of a password", () => {
  const diagnostic = filePathDiagnostic(toPath, "file://u:secret@h/", { source: "a", line: 1 });
  expect(diagnosis(diagnostic).lines(plainStyle).join("\n")).not.toContain("secret");
  expect(diagnosis(diagnostic).lines(plainStyle)).toContain(
    '  = note: file-auth = "localhost" / host (RFC 8089, section 2)',
  );
});
