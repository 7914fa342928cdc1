/** Texts and numbers in the form in which the command shows them. */
import { describe, expect, it } from "vitest";
import { changedUri } from "../src/text/change-uri.ts";
import { visibleLines } from "../src/text/escape.ts";
import { fileUri } from "../src/text/file-uri.ts";
import { masked, maskedOffset } from "../src/text/passwords.ts";
import { thousands } from "../src/text/thousands.ts";
import { notUtf8At } from "../src/text/utf-8.ts";

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

describe("a password", () => {
  it.each([
    ["u:pw", "userinfo", "u:***"],
    ["ab:p@w@h", "authority", "ab:***@h"],
    ["a:b:p@h", "netLoc", "a:***@h"],
    ["/x:p@h", "part", "/x:***@h"],
    ["ab:p@h?cd:q@i", "search", "ab:***@h?cd:***@i"],
    [":p@h", "part", ":***@h"],
    ["u::p@h/::@i", "plus", "u:***@h/:***@i"],
    ["", "password", ""],
    ["p", "password", "***"],
    ["http://u:p@h/", undefined, "http://u:***@h/"],
  ])("%s as %s is shown as %s", (text, component, shown) => {
    expect(masked(text, component)).toBe(shown);
  });

  it("is looked for once in each piece, so that a text of many colons takes no time", () => {
    const colons = ":".repeat(200_000);
    expect(masked(colons, "selector")).toBe(colons);
  });

  it("has its offset at its start", () => {
    expect([8, 9, 10, 12, 14, 15, 16].map((offset) => maskedOffset("http://u:secret@h", offset))).toEqual([
      8, 9, 9, 9, 9, 9, 13,
    ]);
  });
});

it("each line of a message is escaped", () => {
  expect(visibleLines("a\u202Eb\n\tc\n")).toBe("a\\u{202e}b\n\\u{9}c\n");
});

it("a sequence that ends too early is not UTF-8", () => {
  expect(
    [[0xc3], [0xe0, 0xa0], [0xf0, 0x90, 0x80], [0x61, 0xc3]].map((octets) => notUtf8At(Uint8Array.from(octets))),
  ).toEqual([0, 0, 0, 1]);
});

it("a raw value is inserted where the mark for it cannot be confused with the query", () => {
  const options = { segments: [], removed: [], replaced: [], sorts: false, options: {} };
  const append = (query: string, name: string) =>
    changedUri(`?${query}`, { ...options, components: {}, appended: [{ name, value: "%7e", isRaw: true }] });
  expect(append("a=xxxx", "b")).toBe("?a=xxxx&b=%7e");
  expect(append("", "xxxx")).toBe(`${append("", "b").slice(0, -"b=%7e".length)}xxxx=%7e`);
  expect(() => changedUri("/a", { ...options, components: { userinfo: "u" }, appended: [] })).toThrow(
    "so it can have no userinfo",
  );
  expect(() => changedUri("/a", { ...options, components: { port: "1" }, appended: [] })).toThrow(
    "so it can have no port",
  );
});
