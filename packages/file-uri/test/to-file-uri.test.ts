// RFC 8089 §2 and Appendices E.2 and E.3: paths to URIs. Expectations are written from the sections, by hand.
import { parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { FileUriError, type FileUriErrorCode, type Platform, toFileUri } from "../src/index.ts";
import { thrown } from "./thrown.ts";

type Row = readonly [path: string, uri: string];

const posix: readonly Row[] = [
  ["/", "file:///"],
  ["/path/to/file", "file:///path/to/file"],
  ["/path/to/folder/", "file:///path/to/folder/"],
  ["/a//b", "file:///a//b"],
  ["//a", "file:////a"],
  ["/100% %41%", "file:///100%25%20%2541%25"],
  ["/a?b#c?d#e", "file:///a%3Fb%23c%3Fd%23e"],
  ["/a\\b\\c", "file:///a%5Cb%5Cc"],
  ["/C:/a", "file:///C:/a"],
  ["/[a]^{b}|`c`", "file:///%5Ba%5D%5E%7Bb%7D%7C%60c%60"],
  ["/é/日本/\u{1F600}", "file:///%C3%A9/%E6%97%A5%E6%9C%AC/%F0%9F%98%80"],
  ["/e\u0301", "file:///e%CC%81"],
  ["/a\nb\tc", "file:///a%0Ab%09c"],
  ["/~a/b;c=d,e@f:g", "file:///~a/b;c=d,e@f:g"],
  ["/CON/nul.txt/a.", "file:///CON/nul.txt/a."],
  ["/...", "file:///..."],
];

const windows: readonly Row[] = [
  ["C:\\", "file:///C:/"],
  ["c:\\path\\to\\file", "file:///c:/path/to/file"],
  ["C:/path\\to/folder\\", "file:///C:/path/to/folder/"],
  ["C:\\a\\\\b", "file:///C:/a//b"],
  ["C:\\100% #1 #2", "file:///C:/100%25%20%231%20%232"],
  ["C:\\é\\日本", "file:///C:/%C3%A9/%E6%97%A5%E6%9C%AC"],
  ["C:\\console\\lpt10\\com", "file:///C:/console/lpt10/com"],
  ["\\\\server\\share", "file://server/share"],
  ["\\\\server\\share\\", "file://server/share/"],
  ["//Server/share/a b/c d", "file://Server/share/a%20b/c%20d"],
  ["\\\\192.0.2.1\\C$\\a", "file://192.0.2.1/C$/a"],
  ["\\\\sérver\\share", "file://s%C3%A9rver/share"],
];

describe.each<[Platform, readonly Row[]]>([
  ["posix", posix],
  ["windows", windows],
])("R-401 R-402 R-403 R-404 the URI of a path of %s", (platform, rows) => {
  it.each(rows)("%j is %s", (path, uri) => {
    const found = toFileUri(path, { platform });
    expect(String(found)).toBe(uri);
    expect(parse(uri).path).toBe(found.path);
  });
});

const REMOVED = "`.` and `..` are removed from a URI, which a file system does not do";

describe("a relative path in a folder", () => {
  it.each<[Platform, string, string, string]>([
    ["posix", "/folders/a", "b", "file:///folders/a/b"],
    ["posix", "/folders/a/", "b/", "file:///folders/a/b/"],
    ["posix", "/folders/a", "./b/../c/..", "file:///folders/a/"],
    ["posix", "/folders/a", "../../b", "file:///b"],
    ["posix", "/folders/a", ".", "file:///folders/a/"],
    ["posix", "/", "a", "file:///a"],
    ["posix", "/folders/a", "/b", "file:///b"],
    ["posix", "/folders/a#1", "C:\\b", "file:///folders/a%231/C:%5Cb"],
    ["windows", "C:\\a", "b\\c", "file:///C:/a/b/c"],
    ["windows", "C:\\a\\", "..\\b", "file:///C:/b"],
    ["windows", "C:\\a", "\\b", "file:///C:/b"],
    ["windows", "C:\\a", "D:\\b", "file:///D:/b"],
    ["windows", "\\\\server\\share\\a", "..\\b", "file://server/share/b"],
    ["windows", "\\\\server\\share", "b", "file://server/share/b"],
    ["windows", "\\\\server\\share\\a", "\\b", "file://server/share/b"],
  ])("of %s: %j, %j", (platform, folder, path, uri) => {
    expect(String(toFileUri(path, { platform, folder }))).toBe(uri);
  });

  it.each<[Platform, string, string, FileUriErrorCode, number]>([
    ["posix", "/a", "../../b", "dot-segment", 3],
    ["posix", "/f", "a//../b/..", "dot-segment", 3],
    ["posix", "/f//", "..", "dot-segment", 0],
    ["windows", "C:\\f", "a\\\\..\\b", "dot-segment", 3],
    ["windows", "C:\\a", "..\\..\\b", "dot-segment", 3],
    ["windows", "\\\\server\\share", "..", "dot-segment", 0],
    ["windows", "C:\\a", "D:b", "drive", 2],
    ["posix", "/a", "", "empty", 0],
  ])("of %s, refused: %j, %j", (platform, folder, ...[path, code, offset]) => {
    expect(thrown(() => toFileUri(path, { platform, folder }))).toMatchObject({ code, offset, input: path });
  });

  it.each<[Platform, string, string, number, string]>([
    ["posix", "/w", "../../x", 3, "the path leads above the root of the file system"],
    ["posix", "/w/v/", "a/../../../../x/..", 11, "the path leads above the root of the file system"],
    ["posix", "/", "..", 0, "the path leads above the root of the file system"],
    ["windows", "C:\\a", "..\\..\\b\\..", 3, "the path leads above its drive or share"],
    ["windows", "\\\\server\\share\\a", "../..", 3, "the path leads above its drive or share"],
    // An empty name is one for a URI, and none for a file system.
    ["posix", "/w", "a//../..", 3, `${REMOVED}; resolve the path first`],
    ["windows", "C:\\f", "a\\\\..\\b", 3, `${REMOVED}; resolve the path first`],
    ["posix", "/w", "/a/../../..", 3, `${REMOVED}; resolve the path first`],
  ])("of %s, refused with its reason: %j, %j", (platform, folder, ...[path, offset, reason]) => {
    expect(() => toFileUri(path, { platform, folder })).toThrow(
      expect.objectContaining({
        code: "dot-segment",
        section: "RFC 3986 §5.2.4",
        message: `toFileUri: path: ${reason} (offset ${offset}, RFC 3986 §5.2.4)`,
      }) as Error,
    );
  });

  it.each([
    ["/w", "../x", "file:///x"],
    ["/w/v", "../../x/../y", "file:///y"],
  ])("up to the root it is in order: %j, %j", (folder, path, uri) => {
    expect(String(toFileUri(path, { platform: "posix", folder }))).toBe(uri);
  });

  it("the folder is absolute, and has no dot-segments", () => {
    expect(() => toFileUri("a", { platform: "posix", folder: "b" })).toThrow(
      /^toFileUri: options\.folder: .*absolute/u,
    );
    expect(() => toFileUri("a", { platform: "posix", folder: "/b/.." })).toThrow(
      /^toFileUri: options\.folder: .*removed/u,
    );
  });
});

describe.each<[Platform, readonly (readonly [path: string, code: FileUriErrorCode, offset: number])[]]>([
  [
    "posix",
    [
      ["", "empty", 0],
      ["a", "relative-path", 0],
      ["./a", "relative-path", 0],
      ["file:///a", "relative-path", 0],
      ["/a/../b/../c", "dot-segment", 3],
      ["/a/.", "dot-segment", 3],
      ["/a/b\0c\0", "nul", 3],
      ["/a\uD800b\uDC00", "surrogate", 2],
    ],
  ],
  [
    "windows",
    [
      ["a\\b", "relative-path", 0],
      ["\\a", "relative-path", 0],
      ["/a", "relative-path", 0],
      ["C:", "drive", 2],
      ["C:a", "drive", 2],
      ["CC:\\a", "name", 0],
      ["C:\\a\\..\\..\\b", "dot-segment", 5],
      ["\\\\server", "share", 2],
      ["\\\\server\\", "share", 2],
      ["\\\\\\share\\a", "share", 2],
      ["\\\\server\\pipe\\a", "device", 9],
      ["\\\\server\\IPC$", "device", 9],
      ["//server/ipc$/a", "device", 9],
      ["\\\\127.0.0.1\\MailSlot\\a", "device", 12],
      ["\\\\localhost\\C$\\a", "share", 2],
      ["\\\\.\\PhysicalDrive0", "device", 0],
      ["\\\\?\\C:\\a", "device", 0],
      ["//?/C:/a", "device", 0],
      ["C:\\a\\con", "device", 5],
      ["C:\\NUL.tar.gz", "device", 3],
      ["C:\\com1\\a", "device", 3],
      ["C:\\LPT². x", "device", 3],
      ["C:\\conin$", "device", 3],
      ["C:\\aux .txt", "device", 3],
      ["C:\\a\\b:c:d", "name", 5],
      ["C:\\a.", "name", 3],
      ["C:\\a \\b", "name", 3],
      ["C:\\a?b*", "name", 3],
      ["C:\\\u001F", "name", 3],
      ["C:\\a\0", "nul", 3],
      ["\\\\a:1\\b", "name", 2],
      ["\\\\..\\b", "name", 2],
    ],
  ],
])("R-405 R-406 R-407 a path of %s without a URI", (platform, rows) => {
  it.each(rows)("%j: %s at %i", (path, code, offset) => {
    const error = thrown(() => toFileUri(path, { platform }));
    expect(error).toBeInstanceOf(FileUriError);
    expect(error).toMatchObject({ name: "FileUriError", code, offset, input: path });
    expect((error as FileUriError).message).toMatch(/^toFileUri: path: .+ \(offset \d+, RFC (?:8089|3986) \S.*\)$/u);
  });
});

it("the drive is a place of its own: no relative path is looked up on the machine", () => {
  expect(thrown(() => toFileUri("x", { platform: process.platform === "win32" ? "windows" : "posix" }))).toMatchObject({
    code: "relative-path",
  });
});
