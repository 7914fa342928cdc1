// The parts of a diagnostic besides the error: the reason in words, the violated rule, and the text around the fault.

import { parseAbnf, rfc3986, rfc3987 } from "@std66/grammar";
import { expect, it } from "vitest";
import { codes, explain } from "../src/faults/explain.ts";
import {
  UriSyntaxError,
  build,
  change,
  diagnose,
  diagnoseAs,
  parse,
  percentDecode,
  percentEncode,
  uri,
  uriFromHref,
} from "../src/index.ts";
import type { UriSyntaxErrorCode } from "../src/index.ts";
import { syntaxError } from "../src/faults/uri-syntax-error.ts";
import { syntaxErrorOf } from "./thrown.ts";

const of = (text: string): ReturnType<typeof explain> => explain(diagnose(text) as UriSyntaxError);

it("the pieces make up the text around the fault", () => {
  expect(of("http://h/a b/c")).toMatchObject({ before: "http://h/a", marked: " ", after: "b/c" });
  expect(of("//[")).toMatchObject({ before: "//[", marked: "", after: "" });
  const { before, after } = of(`/${"x".repeat(300)} ${"y".repeat(300)}`);
  expect([before.startsWith("…x"), after.endsWith("y…"), before.length < 100, after.length < 100]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it("a fault in a password is explained by the rule of userinfo, and a fault in data by its own rule", () => {
  for (const text of ["http://u:p w@h/", "http://u:%zz@h/", "//u:p[@h", "http://u:p/q|@h"]) {
    expect(of(text)).toMatchObject({
      code: "userinfo",
      section: "RFC 3986 §3.2.1",
      rule: 'userinfo = *( unreserved / pct-encoded / sub-delims / ":" )',
    });
  }
  const { code, section, rule } = explain(syntaxErrorOf(() => percentDecode("%FF")));
  expect([code, section]).toEqual(["utf-8", "RFC 3986 §2.5"]);
  expect(rule).not.toContain("userinfo");
});

it("there are 31 codes, in kebab-case", () => {
  expect(codes.filter((code) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(31);
});

const reasons: readonly (readonly [code: string, run: () => unknown, reason: string])[] = [
  ["pct-encoded", () => parse("/%zz"), "`%` is not followed by two hexadecimal digits"],
  ["utf-8", () => percentDecode("%FF"), "the octets are not valid UTF-8"],
  ["utf-8-surrogate", () => percentEncode("\uD800", "path"), "a lone surrogate"],
  ["scheme", () => build({ scheme: "a_" }), "`_` is not allowed in the scheme"],
  ["authority", () => parse("//a@b@c"), "a second `@`"],
  ["userinfo", () => parse("//a|b@c"), "`|` is not allowed in the userinfo"],
  ["reg-name", () => parse("//a b"), "a space is not allowed in the host"],
  ["ip-literal-unclosed", () => parse("//[::1"), "`[` without `]`"],
  ["ip-literal-end", () => parse("//[::1]x"), "text after an IP literal"],
  ["ipv6-address", () => parse("//[1::2::3]"), "not an IPv6 address"],
  ["h16", () => parse("//[12345::]"), "a group of more than four digits"],
  ["ipv4-address", () => parse("//[::1.2.3.256]"), "not an IPv4 address"],
  ["ipvfuture", () => parse("//[v1.]"), "not an IPvFuture address"],
  ["port", () => parse("//h:8a"), "`a` is not allowed in the port"],
  ["pchar", () => parse("/\0"), "U+0000 is not allowed in the path"],
  ["path-abempty", () => build({ host: "h", path: "a" }), "no `/` after an authority"],
  ["path-absolute", () => build({ path: "//a" }), "`//` begins an authority"],
  ["path-noscheme", () => parse("1:a"), "`:` in the first segment of a relative path"],
  ["segment-nz", () => uri`${""}/a`, "an empty first segment"],
  ["dot-segment", () => uri`/${".."}/a`, "a segment is `.` or `..`"],
  ["query", () => parse("?["), "`[` is not allowed in the query"],
  ["fragment", () => parse("##"), "`#` is not allowed in the fragment"],
  ["ucschar", () => raise("ucschar", "/\uFFFF"), "U+FFFF is not allowed in the path"],
  ["iprivate", () => raise("iprivate", "/\uE000"), "U+E000 is not allowed in the path"],
  ["uri", () => refuse(diagnoseAs("a", "uri")), "a URI begins with a scheme"],
  ["relative-ref", () => refuse(diagnoseAs("a:", "relative-ref")), "a relative reference has no scheme"],
  ["absolute-uri", () => refuse(diagnoseAs("a:#", "absolute-uri")), "an absolute-URI has no fragment"],
  ["iri", () => raise("iri", "/a", "an IRI begins with a scheme"), "an IRI begins with a scheme"],
  ["irelative-ref", () => raise("irelative-ref", "a:", "no scheme"), "no scheme"],
  ["absolute-iri", () => raise("absolute-iri", "a:#", "no fragment"), "no fragment"],
  ["http-uri", () => refuse(diagnoseAs("http://u@h", "http-uri")), "an http URI has no userinfo"],
];

function refuse(error: UriSyntaxError | undefined): never {
  throw error ?? new Error("no error");
}

/** Throws an error of an IRI, as `@std66/iri` does. */
function raise(code: UriSyntaxErrorCode, text: string, reason?: string): never {
  throw syntaxError(text, { code, offset: 1, length: 1, component: "path", expected: [] }, OF_IRIS, reason);
}

const OF_IRIS = "RFC 3987 §2.2";
const IRI_CODES = ["ucschar", "iprivate", "iri", "irelative-ref", "absolute-iri"];

it.each(reasons)("the code %s has this reason", (code, run, reason) => {
  const error = syntaxErrorOf(run);
  expect([error.code, explain(error).reason]).toEqual([code, reason]);
  expect(error.message.startsWith(`${reason} (`)).toBe(true);
});

it("every code has a reason", () => {
  expect(reasons.map(([code]) => code)).toEqual([...codes]);
});

it.each(
  // Encoding precedes the grammar, dot-segments have no rule of their own, and the nine lines of IPv6address are
  // shortened.
  reasons.filter(
    ([code]) => !["utf-8", "utf-8-surrogate", "dot-segment", "ipv6-address", "http-uri", ...IRI_CODES].includes(code),
  ),
)("the rule of %s is one of Appendix A", (_, run) => {
  const { rule } = explain(syntaxErrorOf(run));
  const [name = "", ...more] = parseAbnf(rule).keys();
  expect([more, rfc3986.get(name)]).toEqual([[], parseAbnf(rule).get(name)]);
});

it.each<[section: string, code: UriSyntaxErrorCode, rule: string]>([
  [OF_IRIS, "ucschar", "ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / … / %xE1000-EFFFD"],
  [OF_IRIS, "iprivate", "iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD, in a query only"],
  ["RFC 3987 §3.1", "reg-name", "the host must be a domain name that ToASCII converts"],
])("%s: the rule of %s is %s", (section, code, rule) => {
  const error = syntaxError("//\uE000", { code, offset: 2, length: 1, component: "host", expected: [] }, section);
  expect(explain(error).rule).toBe(rule);
});

/** The sections of RFC 3986 that contain the rules quoted in diagnostics. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  "2.1": ["pct-encoded"],
  "3": ["URI"],
  "3.1": ["scheme"],
  "3.2": ["authority"],
  "3.2.1": ["userinfo"],
  "3.2.2": ["host", "IP-literal", "IPv6address", "h16", "IPv4address", "IPvFuture", "reg-name"],
  "3.2.3": ["port"],
  "3.3": ["path-abempty", "path-absolute", "path-noscheme", "segment-nz", "pchar"],
  "3.4": ["query"],
  "3.5": ["fragment"],
  "4.2": ["relative-ref"],
  "4.3": ["absolute-URI"],
};

it.each([
  // For text to encode or decode, and for a dot-segment, the rule is described in words.
  ...reasons.filter(([code]) => !["utf-8", "utf-8-surrogate", "dot-segment", "http-uri", ...IRI_CODES].includes(code)),
  ["ip-literal-end", () => build({ host: "[::1]x" }), ""] as const,
])("the rule of %s is in the section that the error names", (_, run) => {
  const error = syntaxErrorOf(run);
  const [name = ""] = explain(error).rule.split(" = ");
  expect(PRINTED[error.section.replace("RFC 3986 §", "")]).toContain(name);
});

it.each([
  "authority",
  "userinfo",
  "reg-name",
  "pchar",
  "path-noscheme",
  "query",
  "fragment",
  "iri",
  "irelative-ref",
  "absolute-iri",
] as const)("in an IRI, the rule of %s is that of RFC 3987", (code) => {
  const { rule, section } = explain(syntaxErrorOf(() => raise(code, "/a")));
  const [name = "", ...more] = parseAbnf(rule).keys();
  expect([section, more, rfc3987.get(name)]).toEqual([OF_IRIS, [], parseAbnf(rule).get(name)]);
  expect(name).toMatch(/^(?:absolute-)?i/);
});

it("the rule of http-uri is that of RFC 9110 §4.2.1", () => {
  const { rule, section } = explain(syntaxErrorOf(() => refuse(diagnoseAs("a", "http-uri"))));
  expect([section, rule]).toEqual(["RFC 9110 §4.2", 'http-URI = "http" "://" authority path-abempty [ "?" query ]']);
});

const ruleFor = (text: string) => explain(syntaxErrorOf(() => refuse(diagnoseAs(text, "http-uri")))).rule;

it("the rule of http-uri is that of RFC 9110 §4.2.2 for a text with the scheme https", () => {
  const RULE = 'https-URI = "https" "://" authority path-abempty [ "?" query ]';
  for (const text of ["https://u@a/", "HTTPS:///", "https:a"]) expect([text, ruleFor(text)]).toEqual([text, RULE]);
  for (const text of ["http://u@a/", "httpsx://a/", "a?https://b/"]) expect(ruleFor(text)).toMatch(/^http-URI = /);
});

it("an empty scheme is said to be empty", () => {
  for (const run of [
    () => uriFromHref(""),
    () => build({ scheme: "" }),
    () => build({ scheme: "", host: "h", path: "/" }),
    () => change(parse("a:b"), { scheme: "" }),
  ]) {
    const error = syntaxErrorOf(run);
    expect(error.message).toBe("the scheme is empty (offset 0, RFC 3986 §3.1)");
    expect(error).toMatchObject({ code: "scheme", component: "scheme", offset: 0, length: 0, expected: ["ALPHA"] });
  }
});

it("a fault in the password of an IRI is that of a userinfo", () => {
  const fault = { code: "pchar", offset: 6, length: 1, component: "path", expected: [] } as const;
  expect(explain(syntaxError("//u:p\u00E9@h", fault, OF_IRIS))).toMatchObject({
    code: "userinfo",
    section: "RFC 3986 §3.2.1",
  });
});
