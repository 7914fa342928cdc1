/** RFC 3986 §3.2.1: passwords are masked. */
import { parse, tryParse } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { standIns } from "../src/answer/answer.ts";
import { asWritten, masked, maskedArgument, maskedOffset } from "../src/text/passwords.ts";

describe("masked", () => {
  it.each([
    ["http://u:secret@h/p", "http://u:***@h/p"],
    ["http://u:a:b@h:80/", "http://u:***@h:80/"],
    ["//:secret@h", "//:***@h"],
    // An empty password looks like any other.
    ["http://u:@h/", "http://u:***@h/"],
    // Not a password: a port, or data of another component.
    ["http://u@h:80/", "http://u@h:80/"],
    ["http://h:80/a@b", "http://h:80/a@b"],
    ["http://h:80?a@b", "http://h:80?a@b"],
    ["mailto:a@b", "mailto:a@b"],
    // In a URI within a URI, and in both.
    ["http://u:a@h/?x=http://v:b@h/", "http://u:***@h/?x=http://v:***@h/"],
    ["jdbc:mysql://u:secret@h/db", "jdbc:mysql://u:***@h/db"],
    // In a path, as in old authorities: up to the last "@", and after a user with an "@".
    ["x:/y//u:a@b@h", "x:/y//u:***@h"],
    ["x:/y//a@b:c@h", "x:/y//a@b:***@h"],
    // Not a URI-reference: up to the last "@".
    ["http://u:p@ss@h/", "http://u:***@h/"],
    ["http://u:pa/ss@h/", "http://u:***@h/"],
    ["http://u:pa?s#s@h/", "http://u:***@h/"],
  ])("%s: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
    expect(asWritten(text)).toBe(text);
  });

  it.each([
    ["password", "secret", "***"],
    ["password", "", ""],
    ["userinfo", "u:a:b", "u:***"],
    ["userinfo", "u", "u"],
    ["userinfo", "u:", "u:***"],
    ["authority", "u:a@b@h:80", "u:***@h:80"],
    ["authority", "h:80", "h:80"],
    ["netLoc", "u:a?b@h", "u:***@h"],
    ["href", "http://u:secret@h/", "http://u:***@h/"],
    ["netLoc", "u:a\nb@h", "u:***@h"],
    ["regName", "u:a:b@h", "u:***@h"],
    ["userinfo", "u:a\nb", "u:***"],
    ["path", "/a:b@c", "/a:b@c"],
    ["path", "postgresql://u:a/b@h/", "postgresql://u:***@h/"],
    ["query", "http://u:a b@x http://v:a b@y", "http://u:***@x http://v:***@y"],
    ["query", "a=http://u:a/b@x&b=http://v:a b@y", "a=http://u:***@y"],
    ["iri", "http://é:80/@x", "http://é:80/@x"],
    ["path", "//u:a@x//v:b@y", "//u:***@x//v:***@y"],
  ])("the component %s %j: %j", (component, text, expected) => {
    expect(masked(text, component)).toBe(expected);
  });

  it.each(["part", "selector", "search", "plus"])(
    "the component %s: each password in it, with or without //",
    (name) => {
      expect(masked("u:a@x", name)).toBe("u:***@x");
      expect(masked("a//u:secret@x//v:other@y", name)).toBe("a//u:***@x//v:***@y");
      expect(masked("u:secret@x/v:other@y?w:third@z", name)).toBe("u:***@x/v:***@y?w:***@z");
      expect(masked("h:80/a@b", name)).toBe("h:80/a@b");
    },
  );
});

describe("a stand-in", () => {
  it.each([
    ["http://u:secret@h/", "http://u:qzq@h/"],
    ["//u:secret@x//v:other@y", "//u:qzq@x//v:qzq@y"],
    ["http://u:se/cret@h/x", "http://u:qzq@h/x"],
    ["http://u:p@ss@h/^", "http://u:qzq@h/^"],
    ["http://h/^a@b", "http://h/^a@b"],
    ["http://u@h:80/", "http://u@h:80/"],
  ])("%s: %s, which is masked like the text", (text, expected) => {
    expect(standIns.safe(text)).toBe(expected);
    expect(standIns.show(standIns.safe(text))).toBe(masked(text));
  });

  it("the stand-in is masked in every component", () => {
    expect(standIns.show("qzq", "username")).toBe("***");
    expect(standIns.show("u:qzq@h/", "opaquePart")).toBe("u:***@h/");
  });
});

describe("maskedOffset", () => {
  it.each([
    { title: "before a password", text: "//u:secret@h", offset: 2, expected: 2 },
    { title: "at its start", text: "//u:secret@h", offset: 4, expected: 4 },
    { title: "within it", text: "//u:secret@h", offset: 7, expected: 4 },
    { title: "at its end", text: "//u:secret@h", offset: 10, expected: 4 },
    { title: "after it", text: "//u:secret@h", offset: 11, expected: 8 },
    { title: "after a password shorter than its mask", text: "//u:s@h", offset: 6, expected: 8 },
    { title: "without a password", text: "//u@h:80", offset: 5, expected: 5 },
    { title: "between two passwords", text: "//u:secret@h?//v:other@h", offset: 12, expected: 9 },
    { title: "within the second password", text: "//u:secret@h?//v:other@h", offset: 19, expected: 14 },
    { title: "after both passwords", text: "//u:secret@h?//v:other@h", offset: 24, expected: 19 },
  ])("$title", ({ text, offset, expected }) => {
    expect(maskedOffset(text, offset)).toBe(expected);
  });
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

it("a masked valid text is valid, and has the same components", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", ":", "@", "/", "?", "#", ".", "//", "//u:p@"), maxLength: 12 });
  fc.assert(
    fc.property(texts, (text) => {
      const reference = tryParse(text);
      if (reference === undefined) return;
      const shown = parse(masked(text));
      for (const name of ["scheme", "host", "hostKind", "port"] as const) expect(shown[name]).toBe(reference[name]);
      for (const name of ["userinfo", "query", "fragment"] as const) {
        expect(shown[name] === undefined).toBe(reference[name] === undefined);
      }
      expect(shown.segments).toHaveLength(reference.segments.length);
    }),
  );
});

describe("maskedArgument", () => {
  it.each([
    ["u:secret@h", "u:***@h"],
    ["u:se@cret@h", "u:***@h"],
    ["u:se cret@h", "u:***@h"],
    ["http://u:secret@h/", "http://u:***@h/"],
    ["http://u:se/cret@h", "http://u:***@h"],
    ["{http://u:secret@h/}", "{http://u:***@h/}"],
    ["a=u:secret@h,http://v:secret@k", "a=u:***@k"],
    ["u:secret//x@h", "u:***@h"],
    ["\\\\u:secret@h", "\\\\u:***@h"],
    // Nothing is a password.
    ["http://h:8080/@me", "http://h:8080/@me"],
    ["http://[::1]:80/@me", "http://[::1]:80/@me"],
    ["C:\\a@b", "C:\\a@b"],
    ["@C:/a@b", "@C:/a@b"],
    ["a@b:c", "a@b:c"],
    ["h:80", "h:80"],
    ["http://u@h", "http://u@h"],
    ["", ""],
  ])("%j: %j", (argument, shown) => {
    expect(maskedArgument(argument)).toBe(shown);
  });
});
