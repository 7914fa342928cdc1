// RFC 3987 §3.1: links with characters that no URI has.

import { expect, test } from "vitest";
import { UriSyntaxError } from "@std66/core";
import { htmlLinks } from "../src/index.ts";

const linkIn = (text: string, iris: boolean) => {
  const escaped = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [...htmlLinks(`<a href="${escaped}">`, "http://a.example/b/", { iris })][0]!;
};

/** By RFC 3987 §3.1 step 2, each octet of UTF-8 of each character that no URI has in its place. */
const rows = [
  ["é/é", "%C3%A9/%C3%A9"],
  ["\u{1F600}?\u{1F600}#\u{1F600}", "%F0%9F%98%80?%F0%9F%98%80#%F0%9F%98%80"],
  ["a b/c d?e f#g h", "a%20b/c%20d?e%20f#g%20h"],
  ["[a]?[b]#[c]", "%5Ba%5D?%5Bb%5D#%5Bc%5D"],
  ["a|b|c", "a%7Cb%7Cc"],
  ["{a}/{b}", "%7Ba%7D/%7Bb%7D"],
  ['<">^`', "%3C%22%3E%5E%60"],
  ["a%zz/%/%4", "a%25zz/%25/%254"],
  ["a%C3%A9é", "a%C3%A9%C3%A9"],
  ["#a#b#c", "#a%23b%23c"],
  ["http://é.example/é", "http://%C3%A9.example/%C3%A9"],
  ["//é@é.example/", "//%C3%A9@%C3%A9.example/"],
  ["http://[::1]/[", "http://[::1]/%5B"],
  ["mailto:é é@a.example", "mailto:%C3%A9%20%C3%A9@a.example"],
  ["?é:é", "?%C3%A9:%C3%A9"],
] as const;

test.for(rows)("with iris, %j is %s", ([text, uri]) => {
  const link = linkIn(text, true);
  expect([link.text, String(link.reference), link.error]).toEqual([text, uri, undefined]);
  expect(linkIn(text, false).reference).toBeUndefined();
  expect(linkIn(text, false).error).toBeInstanceOf(UriSyntaxError);
});

test("with iris, a URI-reference stays as it is, and each is resolved", () => {
  for (const text of ["a%2fb", "//h/%e9", "", "?a", "#", "http://h:80"]) {
    expect(String(linkIn(text, true).reference)).toBe(text);
  }
  expect(String(linkIn("é/../ä", true).resolved)).toBe("http://a.example/b/%C3%A4");
});

test.for([
  ["é\\é", 1, "pchar"],
  ["é é\tb", 3, "pchar"],
  ["é\u007F", 1, "pchar"],
  ["é\uD800", 1, "pchar"],
  ["é:b", 1, "path-noscheme"],
  ["http://é é/", 8, "reg-name"],
  ["http://é<é>/", 8, "reg-name"],
  ["http://é:é/", 9, "port"],
  ["http://[é]/", 8, "ipv6-address"],
] as const)("with iris, %j is an error at %i: browsers read it as something else, or not at all", ([text, offset, code]) => {
  const { error, reference } = linkIn(text, true);
  expect(reference).toBeUndefined();
  expect([error?.offset, error?.input]).toEqual([offset, text]);
  expect(error?.code).toBe(code);
});
