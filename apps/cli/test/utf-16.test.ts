/** RFC 3629 §4: octets are UTF-16 by a byte order mark, or by the zero octets of ASCII. */
import { expect, it } from "vitest";
import { utf16Of } from "../src/input/encodings.ts";

/** The octets of a text in UTF-16. */
function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const octets = Buffer.from(text, "utf16le");
  return isBigEndian ? octets.swap16() : octets;
}

it.each(["ab", "\r\n", "~ ", "http://a/\n"])("%j has an encoding by its zero octets, unless NUL ends lines", (text) => {
  expect(utf16Of(utf16(text, false), "\n")).toBe("UTF-16LE");
  expect(utf16Of(utf16(text, true), "\n")).toBe("UTF-16BE");
  expect(utf16Of(utf16(text, false), "\0")).toBeUndefined();
  expect(utf16Of(utf16(text, true), "\0")).toBeUndefined();
});

it("a byte order mark says so, whatever ends lines", () => {
  for (const isBigEndian of [false, true]) {
    expect(utf16Of(utf16("\uFEFFé", isBigEndian), "\n")).toBe("UTF-16");
    expect(utf16Of(utf16("\uFEFF", isBigEndian), "\0")).toBe("UTF-16");
  }
});

it.each(["", "a", "ab", "abcd", "\uFEFFab", "\0\0\0\0", "a\0", "a\0bc", "\0ab\0", "ab\0\0", "\0a\0\x7F", "\x1F\0a\0"])(
  "%j in UTF-8 is not UTF-16",
  (text) => {
    expect(utf16Of(Buffer.from(text), "\n")).toBeUndefined();
  },
);

it("half of a byte order mark says nothing", () => {
  for (const octets of [
    [0xfe, 0x61],
    [0x61, 0xff],
    [0xff, 0x61],
    [0x61, 0xfe],
  ])
    expect(utf16Of(Uint8Array.from(octets), "\n")).toBeUndefined();
});
