// Names that are almost those of drives, devices and pipes, and what is at the root.
import { expect, it } from "vitest";
import { FileUriError, toFilePath, toFileUri } from "../src/index.ts";
import { thrown } from "./thrown.ts";

it.each([
  ["C:\\falcon", "file:///C:/falcon"],
  ["C:\\a.nul", "file:///C:/a.nul"],
  ["\\\\server\\pipes\\a", "file://server/pipes/a"],
  ["\\\\server\\mypipe\\a", "file://server/mypipe/a"],
])("R-406 %j is a file", (path, uri) => {
  expect(String(toFileUri(path, { platform: "windows" }))).toBe(uri);
});

it.each([
  ["file:///CC:/a", "windows", "drive"],
  ["file:///C:x/a", "windows", "drive"],
  ["file:C:/a", "posix", "relative-path"],
] as const)("R-410 %s on %s is refused", (uri, platform, code) => {
  expect(thrown(() => toFilePath(uri, { platform }))).toMatchObject({ code });
});

it("R-405 `.` at the root stays there", () => {
  expect(String(toFileUri("./a", { platform: "posix", folder: "/" }))).toBe("file:///a");
});

it("an unknown option is named, with its function", () => {
  expect(() => toFilePath("file:///a", { platform: "posix", hosts: "unc" } as never)).toThrow(/^toFilePath: options/);
});

it("the name of the error can be changed, as that of any error", () => {
  const descriptor = Object.getOwnPropertyDescriptor(FileUriError.prototype, "name");
  expect(descriptor).toEqual({ value: "FileUriError", writable: true, configurable: true, enumerable: false });
});
