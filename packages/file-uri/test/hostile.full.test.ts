// Texts designed to be slow or deep. These tests finish only if the functions take linear time.
import { expect, it } from "vitest";
import { FileUriError, toFilePath, toFileUri } from "../src/index.ts";

const MILLION = 1_000_000;

it("millions of names, one long name, separators, letters beyond ASCII", () => {
  for (const text of [
    "/a".repeat(MILLION),
    `/${"%".repeat(4 * MILLION)}`,
    "/".repeat(2 * MILLION),
    `/${"é".repeat(3 * MILLION)}`,
  ]) {
    const uri = toFileUri(text, { platform: "posix" });
    expect(toFilePath(uri, { platform: "posix" })).toBe(text);
  }
  const onWindows = `C:${"\\a".repeat(MILLION)}`;
  expect(toFilePath(toFileUri(onWindows, { platform: "windows" }), { platform: "windows" })).toBe(onWindows);
});

it("millions of dot-segments below a folder", () => {
  const options = { platform: "posix", folder: "/a" } as const;
  expect(String(toFileUri("b/../".repeat(2 * MILLION), options))).toBe("file:///a/");
  expect(() => toFileUri(`${"b/".repeat(MILLION)}${"../".repeat(MILLION + 2)}`, options)).toThrow(FileUriError);
});

it("names that almost are devices, and blanks that almost are at the end", () => {
  const name = `C:\\nul${" ".repeat(5 * MILLION)}x`;
  expect(toFilePath(toFileUri(name, { platform: "windows" }), { platform: "windows" })).toBe(name);
  expect(() => toFileUri(`${name} `, { platform: "windows" })).toThrow(FileUriError);
});

it("one name of 20 MB", () => {
  const path = `/${"a b".repeat(7 * MILLION)}`;
  expect(toFilePath(toFileUri(path, { platform: "posix" }), { platform: "posix" })).toBe(path);
});
