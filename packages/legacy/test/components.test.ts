// The components of RFC 1808 §2.1, RFC 2396 §3 and RFC 3986 §3 under the names of each RFC.

import { describe, expect, it } from "vitest";
import { LegacySyntaxError, rfc1808, rfc2396, rfc2396bis07, rfc3986 } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const none = undefined;

const OF_1808 = { scheme: none, netLoc: none, path: "", params: none, query: none, fragment: none };

it.each([
  ["", {}],
  ["s:", { scheme: "s" }],
  ["S://h", { scheme: "S", netLoc: "h" }],
  ["s://u:p@h:1/a;b?c#d", { scheme: "s", netLoc: "u:p@h:1", path: "/a", params: "b", query: "c", fragment: "d" }],
  ["s://h;x?y/a", { scheme: "s", netLoc: "h;x?y", path: "/a" }],
  ["//h#f", { netLoc: "h", fragment: "f" }],
  ["///a", { path: "/a" }],
  ["a?b?c", { path: "a", query: "b?c" }],
  ["a/b:c", { path: "a/b:c" }],
  ["a?;#", { path: "a", query: ";" }],
  [";?#", {}],
])("RFC 1808 §2.4: the components of %j", (text, parts) => {
  expect(rfc1808.parse(text)).toEqual({ ...OF_1808, ...parts });
  expect(new Set(Object.keys(rfc1808.parse(text)))).toEqual(new Set(Object.keys(OF_1808)));
});

const OF_2396 = {
  scheme: none,
  opaquePart: none,
  authority: none,
  regName: none,
  userinfo: none,
  host: none,
  hostKind: none,
  port: none,
  path: "",
  query: none,
  fragment: none,
};

it.each([
  ["", {}],
  ["#", { fragment: "" }],
  ["mailto:a@b?c#d", { scheme: "mailto", opaquePart: "a@b?c", path: "a@b?c", fragment: "d" }],
  ["s:?b", { scheme: "s", opaquePart: "?b", path: "?b" }],
  ["s:a?", { scheme: "s", opaquePart: "a?", path: "a?" }],
  ["s:/?", { scheme: "s", path: "/", query: "" }],
  [
    "//u:p@h.h.:1/a?b#c",
    {
      authority: "u:p@h.h.:1",
      userinfo: "u:p",
      host: "h.h.",
      hostKind: "hostname",
      port: "1",
      path: "/a",
      query: "b",
      fragment: "c",
    },
  ],
  ["//h:", { authority: "h:", host: "h", hostKind: "hostname", port: "" }],
  ["//h.", { authority: "h.", host: "h.", hostKind: "hostname" }],
  // RFC 2396 §3.2.2: a host name ends in one dot at most; such a name is one of some registry.
  ["//h..", { authority: "h..", regName: "h.." }],
  ["//@h", { authority: "@h", userinfo: "", host: "h", hostKind: "hostname" }],
  ["//", { authority: "", host: "" }],
  ["//1.2.3.4:5", { authority: "1.2.3.4:5", host: "1.2.3.4", hostKind: "ipv4", port: "5" }],
  ["//999.0.00.000", { authority: "999.0.00.000", host: "999.0.00.000", hostKind: "ipv4" }],
  ["//1234.1.1.1", { authority: "1234.1.1.1", regName: "1234.1.1.1" }],
  ["//u@[::1]:2", { authority: "u@[::1]:2", userinfo: "u", host: "[::1]", hostKind: "ipv6", port: "2" }],
  ["//a_b:1", { authority: "a_b:1", regName: "a_b:1" }],
  ["//u@v@h", { authority: "u@v@h", regName: "u@v@h" }],
  ["//h:1a", { authority: "h:1a", regName: "h:1a" }],
  // RFC 2373 Appendix B has exactly four numbers; only a name can end with a dot (RFC 2396 §3.2.2).
  ["//1.2.3.4.5", { authority: "1.2.3.4.5", regName: "1.2.3.4.5" }],
  ["//1.2.3.4.", { authority: "1.2.3.4.", regName: "1.2.3.4." }],
  ["//%41", { authority: "%41", regName: "%41" }],
  ["//-a", { authority: "-a", regName: "-a" }],
  ["//a.1", { authority: "a.1", regName: "a.1" }],
])("RFC 2396 §3: the components of %j", (text, parts) => {
  const { segments, ...found } = rfc2396.parse(text);
  expect(found).toEqual({ ...OF_2396, ...parts });
  expect(new Set(Object.keys(found))).toEqual(new Set(Object.keys(OF_2396)));
  // §3.3: path = [ abs_path | opaque_part ], and an opaque part has no segments.
  expect(segments.map(({ segment, params }) => [segment, ...params].join(";")).join("/")).toBe(
    found.opaquePart === undefined ? found.path.replace(/^\//, "") : "",
  );
});

it("RFC 3986 §3: both dialects return the same components", () => {
  for (const { parse } of [rfc2396bis07, rfc3986]) {
    expect(parse("s://u:p@[::1]:/a;b?c#")).toEqual({
      scheme: "s",
      authority: "u:p@[::1]:",
      userinfo: "u:p",
      host: "[::1]",
      hostKind: "ipv6",
      port: "",
      path: "/a;b",
      query: "c",
      fragment: "",
    });
    expect(parse("a")).toEqual({
      scheme: none,
      authority: none,
      userinfo: none,
      host: none,
      hostKind: none,
      port: none,
      path: "a",
      query: none,
      fragment: none,
    });
  }
});

describe("parse throws for an invalid text", () => {
  it.each([
    [rfc1808, "~", "tilde-became-unreserved"],
    [rfc1808, "[", "brackets-only-around-ip-literals"],
    [rfc1808, "a##", "excluded-characters"],
    [rfc1808, "//h//a", "first-segment-is-not-empty"],
    [rfc2396, "s:", "empty-scheme-specific-part"],
    [rfc2396, "?y", "empty-reference-by-grammar"],
    [rfc2396, "1:b", "scheme-begins-with-a-letter"],
    [rfc2396, "a_b:c", "colon-in-first-segment"],
    [rfc2396, "//[v1.a]", "brackets-only-around-ip-literals"],
    [rfc2396, "/a[", "brackets-only-around-ip-literals"],
    [rfc2396, "a##", "excluded-characters"],
    [rfc3986, "1:b", "scheme-begins-with-a-letter"],
    [rfc3986, "a_b:c", "colon-in-first-segment"],
    [rfc3986, "?[", "brackets-only-around-ip-literals"],
    [rfc3986, "//h:a", "registry-names-moved-into-host"],
    [rfc3986, "a##", "excluded-characters"],
    [rfc3986, "a b", "excluded-characters"],
    [rfc2396bis07, "%", "excluded-characters"],
  ])("%o: %j", ({ id, parse }, text, reason) => {
    const error = thrown(() => parse(text));
    expect(error).toBeInstanceOf(LegacySyntaxError);
    expect(error).toMatchObject({ dialect: id, reason, input: text });
    expect((error as Error).message).not.toContain("\n");
  });
});

const NATIONAL = "is a national character and must be encoded (RFC 1808 §2.2)";
const AUTHORITY = "the authority is neither a server nor a registry name (RFC 2396 §3.2, RFC 2732 §3)";

describe("the message of a LegacySyntaxError", () => {
  it.each([
    [rfc1808, "a b", "excluded-characters", "a space is not allowed in a URL (RFC 1808 §2.2)"],
    [rfc1808, "|", "excluded-characters", "`|` is not allowed in a URL (RFC 1808 §2.2)"],
    [rfc1808, "a~", "tilde-became-unreserved", `\`~\` ${NATIONAL}`],
    [rfc1808, "http://[::1]/", "brackets-only-around-ip-literals", `\`[\` ${NATIONAL}`],
    [rfc1808, "a]", "brackets-only-around-ip-literals", `\`]\` ${NATIONAL}`],
    [rfc1808, "a#b#c", "excluded-characters", "a second `#` is not allowed (RFC 1808 §2.2)"],
    [rfc1808, "//h//a", "first-segment-is-not-empty", "the first segment of a path must not be empty (RFC 1808 §2.2)"],
    [rfc2396, "a b", "excluded-characters", "a space is not allowed in a URI (RFC 2396 §2.4.3)"],
    [rfc2396, "|", "excluded-characters", "`|` is not allowed in a URI (RFC 2396 §2.4.3)"],
    [rfc2396, "a#b#c", "excluded-characters", "a second `#` is not allowed (RFC 2396 §4)"],
    [rfc2396, "s:", "empty-scheme-specific-part", "nothing follows the scheme (RFC 2396 §3)"],
    [rfc2396, "s:#f", "empty-scheme-specific-part", "nothing follows the scheme (RFC 2396 §3)"],
    [rfc2396, "?y", "empty-reference-by-grammar", "a relative path must have at least one character (RFC 2396 §5)"],
    [rfc2396, "//[v1.a]", "brackets-only-around-ip-literals", AUTHORITY],
    [rfc2396, "s://[v1.a]?b", "brackets-only-around-ip-literals", AUTHORITY],
    [rfc2396, "//[v1.a]/b[", "brackets-only-around-ip-literals", AUTHORITY],
    [rfc2396, "1:b", "scheme-begins-with-a-letter", "a scheme must begin with a letter (RFC 2396 §3.1)"],
    [
      rfc2396,
      "a_b:c",
      "colon-in-first-segment",
      "the first segment of a relative path must not contain `:` (RFC 2396 §5)",
    ],
    [
      rfc2396,
      ":a",
      "colon-in-first-segment",
      "the first segment of a relative path must not contain `:` (RFC 2396 §5)",
    ],
  ])("%o: %j: %s, %s", ({ id, isValid, parse }, text, reason, message) => {
    expect(isValid(text)).toBe(false);
    expect(thrown(() => parse(text))).toMatchObject({ dialect: id, reason, message });
  });

  it.each(["/a[", "//h/a]", "s:/a[", "s://h/a[?b", "a]"])(
    "RFC 2396 §3.3 %s: the message names the path as the place of the bracket",
    (text) => {
      expect(thrown(() => rfc2396.parse(text))).toMatchObject({
        reason: "brackets-only-around-ip-literals",
        message: expect.stringContaining("a bracket is not allowed in a path"),
      });
    },
  );
});
