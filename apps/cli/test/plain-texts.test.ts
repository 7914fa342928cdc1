/** Texts and numbers in the form in which the command shows them. */
import { expect, it } from "vitest";
import { changedUri } from "@std66/report/parameters";
import { fileUri } from "../src/input/file-uri.ts";
import { thousands } from "../src/text/thousands.ts";

it.each([
  ["/a b/c", "/", "file:///a%20b/c"],
  ["C:\\a\\b", "\\", "file:///C:/a/b"],
  ["C:/a/", "\\", "file:///C:/a/"],
  ["/é%", "/", "file:///%C3%A9%25"],
  ["/a\\b", "/", "file:///a%5Cb"],
])("the file %s has, where %s separates names, the URI %s", (path, separator, uri) => {
  expect(fileUri(path, separator)).toBe(uri);
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
  const options = { segments: [], removed: [], replaced: [], sorts: false, options: {} };
  const append = (query: string, name: string) =>
    changedUri(`?${query}`, { ...options, components: {}, appended: [{ name, value: "%7e", isRaw: true }] }) as string;
  expect(append("a=xxxx", "b")).toBe("?a=xxxx&b=%7e");
  expect(append("", "xxxx")).toBe(`${append("", "b").slice(0, -"b=%7e".length)}xxxx=%7e`);
});
