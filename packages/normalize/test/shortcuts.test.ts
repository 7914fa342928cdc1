/** What is found out without making anything (RFC 3986 §6.2): that a text is normal already, as most are. */
import { read } from "@std66/core/internal";
import { describe, expect, it } from "vitest";
import { isHeadOther } from "../src/authority.ts";
import { hasUpperCase } from "../src/letters.ts";
import { isPlain } from "../src/plain.ts";
import { schemes } from "../src/schemes.ts";

describe("a letter in upper case", () => {
  it.each(["A", "Z", "xA", "Mx", "xQx"])("is found in %s", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(true);
  });

  it.each(["", "a", "z", "@", "[", "xyz-0.~"])("is not found in %j", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(false);
  });

  it("is looked for from the start to before the end", () => {
    expect(hasUpperCase("AbC", 1, 2)).toBe(false);
    expect(hasUpperCase("aBc", 1, 2)).toBe(true);
  });
});

describe("before the path there is nothing to do", () => {
  it.each([
    "http://example.com/A",
    "http://example.com:8080/A",
    "http://me@example.com/",
    "http://[::1]/",
    "urn:example:A",
    "//example.com/A",
    "A/B",
    "file:///A",
  ])("for %s", (text) => {
    read(text);
    expect(isHeadOther(text, schemes.get(text.slice(0, text.indexOf(":"))))).toBe(false);
  });
});

describe("a text is plain", () => {
  it.each([
    "http://example.com/",
    "https://a.example/b/c.html?d=e/?#f?/",
    "x+y-z.1://~!$&'()*+,;=_/@:A",
    "http://a/b?c%3D%2Fd",
    "http://a/%E3%82%A2/bcd%0A%1F%20%2C%2F%3A%3F%40%5B%5E%60%7B%7F%80%FF",
    "http://a/%25%25b%25?%25b#%25",
    "http://a/b#c%25d",
  ])("where it is a URI in normal form: %s", (text) => {
    expect(isPlain(text)).toBe(true);
  });

  it.each([
    "",
    "a",
    "/a",
    "//a/b",
    "urn:a:b",
    "HTTP://a/",
    "http://A/",
    "http://a",
    "http://a?b",
    "http://a:80/",
    "http://u@a/",
    "http://[::1]/",
    "http:///a",
    "http://%41/",
    "http://a/./b",
    "http://a/..",
    "http://a/%41",
    "http://a/%2d",
    "http://a/%2E",
    "http://a/%7E",
    "http://a/?%5f",
    "http://a/#%30",
    "http://a/%4",
    "http://a/b c",
    "http://a/b#c#d",
    "file://a/b",
  ])("nowhere else: %j", (text) => {
    expect(isPlain(text)).toBe(false);
  });

  it("up to a length at which its expression is sure to end", () => {
    const longest = `http://a/${"b".repeat(65_536 - 9)}`;
    expect(isPlain(longest)).toBe(true);
    expect(isPlain(`${longest}b`)).toBe(false);
  });

  it("and nothing else is", () => {
    expect(isPlain(Object("http://example.com/"))).toBe(false);
  });
});
