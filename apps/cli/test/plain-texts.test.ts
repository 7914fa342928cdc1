/** Texts and numbers in the form in which the command shows them. */
import { expect, it } from "vitest";
import { uriChanger } from "../src/changes/changed-uri.ts";
import { fileUri } from "../src/input/file-uri.ts";
import { thousands } from "../src/text/thousands.ts";

it.each([
  ["/a b/c", "posix", "file:///a%20b/c"],
  ["C:\\a\\b", "windows", "file:///C:/a/b"],
  ["C:/a/", "windows", "file:///C:/a/"],
  ["\\\\server\\share\\a", "windows", "file://server/share/a"],
  ["/é%", "posix", "file:///%C3%A9%25"],
  ["/a\\b", "posix", "file:///a%5Cb"],
] as const)("the file %s of %s has the URI %s", (path, platform, uri) => {
  expect(fileUri(path, platform)).toBe(uri);
});

it("a file without a URI is a failure", () => {
  expect(() => fileUri("C:\\nul", "windows")).toThrow("no URI for C:\\nul: ");
});

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567_890, "1,234,567,890"],
])("%s is %s", (count, text) => {
  expect(thousands(count)).toBe(text);
});

it("a raw value is inserted where the mark for it cannot be confused with the query", () => {
  const options = { removedParameters: [], segments: [], removed: [], replaced: [], sorts: false, options: {} };
  const append = (query: string, name: string) =>
    uriChanger({ ...options, components: {}, appended: [{ name, value: "%7e", isRaw: true }] })(`?${query}`) as string;
  expect(append("a=xxxx", "b")).toBe("?a=xxxx&b=%7e");
  expect(append("", "xxxx")).toBe(`${append("", "b").slice(0, -"b=%7e".length)}xxxx=%7e`);
});
