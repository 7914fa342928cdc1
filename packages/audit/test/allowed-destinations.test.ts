// RFC 3986 §3.1, §3.2: which texts pass lists of hosts and schemes, and what is said of those that do not.

import { type AuditOptions, audit } from "../src/index.ts";
import { expect, it } from "vitest";
import { encodePunycode } from "./punycode.ts";

const HOSTS = { allowedHosts: ["good.example"] } satisfies AuditOptions;
const RULES = new Set(["host-not-allowed", "port-not-default", "scheme-not-allowed"]);

/** The findings of the lists, each as its code, its place and its message. */
const foundIn = (text: string, options: AuditOptions) =>
  audit(text, options)
    .filter(({ code }) => RULES.has(code))
    .map(({ code, start, end, message }) => `${code} ${start}-${end} ${message}`);

it.each<[text: string, options: AuditOptions, ...found: string[]]>([
  ["https://good.example/", HOSTS],
  ["https://good.example:443/", HOSTS],
  ["foo://good.example/", HOSTS],
  // A scheme without a default port has none that is right.
  ["foo://good.example:100/", HOSTS, "port-not-default 19-22 the port is not the default of `foo`"],
  ["foo://good.example:0100/", HOSTS, "port-not-default 19-23 the port is not the default of `foo`"],
  ["https://good.example:0443/", HOSTS, "port-not-default 21-25 the port is not the default of `https`"],
  ["https://good.example:80/", HOSTS, "port-not-default 21-23 the port is not the default of `https`"],
  ["//good.example:443/", HOSTS, "port-not-default 15-18 a port is given, but no scheme"],
  // What has no host goes nowhere, if its scheme is allowed.
  ["mailto:a@b.example", HOSTS, "host-not-allowed 0-18 not an allowed host: the text has no host"],
  ["mailto:a@b.example", { ...HOSTS, schemes: ["mailto"] }],
  ["MAILTO:a@b.example", { ...HOSTS, schemes: ["https", "mailto"] }],
  [
    "mailto:a@b.example",
    { ...HOSTS, schemes: ["mailtos"] },
    "host-not-allowed 0-18 not an allowed host: the text has no host",
    "scheme-not-allowed 0-6 `mailto` is not an allowed scheme",
  ],
  // Of a scheme whose URLs have hosts, `http:a` has one to browsers.
  [
    "http:a",
    { ...HOSTS, schemes: ["http"] },
    "host-not-allowed 5-6 not an allowed host: none to RFC 1808, RFC 2396, RFC 3986, a split at the first @, a split at the last @, a check by startsWith; `a` to the URL Standard",
  ],
  // A host may stand where a path without dot-segments, or without triplets, begins: with a slash or without.
  ...["foo:a/../http:b.example", "foo:a/..//b.example", "foo:%2F/b.example", "foo:a/%2e%2e/http:b"].map(
    (text): [string, AuditOptions, string] => [
      text,
      { ...HOSTS, schemes: ["foo"] },
      `host-not-allowed 0-${text.length} not an allowed host: the text has no host`,
    ],
  ),
  ["foo:a/../b", { ...HOSTS, schemes: ["foo"] }],
  ["https://good.example/", { schemes: ["https"] }],
  ["a", { schemes: ["https"] }],
  ["ftp://good.example/", { schemes: ["https"] }, "scheme-not-allowed 0-3 `ftp` is not an allowed scheme"],
  ["https://good.example/", { schemes: ["http"] }, "scheme-not-allowed 0-5 `https` is not an allowed scheme"],
  // A text with which programs may begin differently.
  ["1x:a", { schemes: ["https"] }, "scheme-not-allowed 0-4 programs may see a different scheme in the text"],
  ["%68ttp:a", { schemes: ["http"] }, "scheme-not-allowed 0-8 programs may see a different scheme in the text"],
])("%s with %j", (text, options, ...found) => {
  const sorted = foundIn(text, options);
  sorted.sort();
  expect(sorted).toEqual(found);
});

// RFC 5890 §2.3.2.1, RFC 5892 Appendix A: a label may have joiners, and neither controls, blanks nor unassigned ones.
it.each([
  ["a\u00E9b", true],
  ["\u0915\u094D\u200D\u0937", true],
  ["\u0628\u200C\u0628", true],
  ["a\u2028b", false],
  ["a\u00A0b", false],
  ["a\u0080b", false],
  ["a\u{10FFFF}b", false],
])("the host with the label %j is public: %s", (label, isPublic) => {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) as number);
  const found = audit(`https://xn--${encodePunycode(codePoints)}.com/`, { publicHosts: true });
  expect(found.some(({ code }) => code === "host-not-public")).toBe(!isPublic);
});
