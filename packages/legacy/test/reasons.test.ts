// Why the standards differ: well-known examples with their reasons, and checks that exactly the differences have
// reasons.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  type ReasonCode,
  compareResolution,
  compareSyntax,
  dialects,
  reasons,
} from "../src/index.ts";
import { type Sameness, readSame } from "./read-same.ts";

const BASE = "http://a/b/c/d;p?q";
const CODES = Object.keys(reasons) as readonly ReasonCode[];
const RFCS: readonly DialectId[] = ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"];

type Pair = "1808-2396" | "1808-3986" | "2396-3986";
const PAIRS: Readonly<Record<Pair, readonly [DialectId, DialectId]>> = {
  "1808-2396": ["rfc1808", "rfc2396"],
  "1808-3986": ["rfc1808", "rfc3986"],
  "2396-3986": ["rfc2396", "rfc3986"],
};

function whyResolved(
  base: string,
  reference: string,
  between: readonly DialectId[],
  options: DialectOptions = {},
): readonly ReasonCode[] {
  const { differences } = compareResolution(base, reference, { ...options, dialects: between });
  return differences.flatMap((difference) => difference.reasons);
}

const whyRead = (text: string, between: readonly DialectId[]): readonly ReasonCode[] =>
  compareSyntax(text, { dialects: between }).differences.flatMap((difference) => difference.reasons);

describe("R-163 references that RFC 1808, 2396 and 3986 resolve differently, with the reasons", () => {
  it.each<readonly [base: string, reference: string, Readonly<Record<Pair, readonly ReasonCode[]>>]>([
    [
      BASE,
      "",
      {
        "1808-2396": ["empty-ref-is-current-document"],
        "1808-3986": [],
        "2396-3986": ["empty-ref-is-current-document"],
      },
    ],
    [
      `${BASE}#f`,
      "",
      {
        // RFC 2396 inherits nothing of the base, whatever RFC 1808 inherits.
        "1808-2396": ["empty-ref-is-current-document"],
        "1808-3986": ["base-fragment-inherited"],
        "2396-3986": ["empty-ref-is-current-document"],
      },
    ],
    [
      BASE,
      "#s",
      {
        "1808-2396": ["empty-ref-is-current-document"],
        "1808-3986": [],
        "2396-3986": ["empty-ref-is-current-document"],
      },
    ],
    [
      BASE,
      "#",
      {
        "1808-2396": ["empty-component-is-absent", "empty-ref-is-current-document"],
        "1808-3986": ["empty-component-is-absent"],
        "2396-3986": ["empty-ref-is-current-document"],
      },
    ],
    [BASE, "?y", { "1808-2396": ["query-only-keeps-path"], "1808-3986": [], "2396-3986": ["query-only-keeps-path"] }],
    [
      BASE,
      "?",
      {
        "1808-2396": ["empty-component-is-absent", "query-only-keeps-path"],
        "1808-3986": ["empty-component-is-absent"],
        "2396-3986": ["query-only-keeps-path"],
      },
    ],
    [BASE, ";x", { "1808-2396": ["params-are-not-path"], "1808-3986": ["params-are-not-path"], "2396-3986": [] }],
    [
      BASE,
      "g;x=1/./y",
      { "1808-2396": ["params-are-not-path"], "1808-3986": ["params-are-not-path"], "2396-3986": [] },
    ],
    [
      BASE,
      "g;x=1/../y",
      { "1808-2396": ["params-are-not-path"], "1808-3986": ["params-are-not-path"], "2396-3986": [] },
    ],
    [BASE, "..;x", { "1808-2396": ["params-are-not-path"], "1808-3986": ["params-are-not-path"], "2396-3986": [] }],
    [
      BASE,
      "g?",
      { "1808-2396": ["empty-component-is-absent"], "1808-3986": ["empty-component-is-absent"], "2396-3986": [] },
    ],
    [
      BASE,
      "g#",
      { "1808-2396": ["empty-component-is-absent"], "1808-3986": ["empty-component-is-absent"], "2396-3986": [] },
    ],
    [
      BASE,
      "g;",
      {
        // Empty params are the same as none. If they were not, the ";" would stay, in the path or not.
        "1808-2396": ["empty-component-is-absent"],
        "1808-3986": ["empty-component-is-absent"],
        "2396-3986": [],
      },
    ],
    [BASE, "../../../g", { "1808-2396": [], "1808-3986": ["climb-above-root"], "2396-3986": ["climb-above-root"] }],
    ["http://a/b", "..", { "1808-2396": [], "1808-3986": ["climb-above-root"], "2396-3986": ["climb-above-root"] }],
    [
      "http://a/b/c",
      "d../g?",
      { "1808-2396": ["empty-component-is-absent"], "1808-3986": ["empty-component-is-absent"], "2396-3986": [] },
    ],
    [
      BASE,
      "/./g",
      { "1808-2396": [], "1808-3986": ["dots-in-absolute-paths"], "2396-3986": ["dots-in-absolute-paths"] },
    ],
    [
      BASE,
      "/../g",
      { "1808-2396": [], "1808-3986": ["dots-in-absolute-paths"], "2396-3986": ["dots-in-absolute-paths"] },
    ],
    [
      BASE,
      "g:h/../i",
      {
        "1808-2396": [],
        "1808-3986": ["dots-in-absolute-paths", "rootless-dot-removal"],
        "2396-3986": ["dots-in-absolute-paths", "rootless-dot-removal"],
      },
    ],
    [BASE, "///g", { "1808-2396": ["empty-authority"], "1808-3986": ["empty-authority"], "2396-3986": [] }],
    ["http://a", "g", { "1808-2396": ["pathless-base-merge"], "1808-3986": [], "2396-3986": ["pathless-base-merge"] }],
    [
      "http://a?x",
      "g",
      {
        "1808-2396": ["net-loc-runs-to-slash", "pathless-base-merge"],
        "1808-3986": ["net-loc-runs-to-slash"],
        "2396-3986": ["pathless-base-merge"],
      },
    ],
    [
      "http://a/b;x/c/d",
      "g",
      { "1808-2396": ["params-hide-slashes"], "1808-3986": ["params-hide-slashes"], "2396-3986": [] },
    ],
    [
      "foo:a/b",
      "../c",
      { "1808-2396": ["opaque-base"], "1808-3986": ["rootless-dot-removal"], "2396-3986": ["opaque-base"] },
    ],
    [
      "foo:a/b",
      "c?",
      { "1808-2396": ["opaque-base"], "1808-3986": ["empty-component-is-absent"], "2396-3986": ["opaque-base"] },
    ],
    ["foo:a/b", "c/d", { "1808-2396": ["opaque-base"], "1808-3986": [], "2396-3986": ["opaque-base"] }],
    [
      "mailto:local@domain?query1",
      "?query2",
      { "1808-2396": ["opaque-base"], "1808-3986": [], "2396-3986": ["opaque-base"] },
    ],
    [
      "f:/a",
      ".//g",
      // RFC 3986 §5.2.4 and §5.3 also leave the path as it is.
      { "1808-2396": [], "1808-3986": [], "2396-3986": [] },
    ],
    [
      "http://a/b/../c",
      "?y",
      { "1808-2396": ["query-only-keeps-path"], "1808-3986": [], "2396-3986": ["query-only-keeps-path"] },
    ],
  ])("%s + %j", (base, reference, wanted) => {
    const found = Object.entries(PAIRS).map(([name, pair]) => [name, new Set(whyResolved(base, reference, pair))]);
    expect(found).toEqual(Object.entries(PAIRS).map(([name]) => [name, new Set(wanted[name as Pair])]));
  });

  it("../g against a base without a path: two reasons at once", () => {
    expect(new Set(whyResolved("http://a", "../g", PAIRS["2396-3986"]))).toEqual(
      new Set(["pathless-base-merge", "climb-above-root"]),
    );
    expect(whyResolved("http://a", "../g", PAIRS["1808-2396"])).toEqual(["pathless-base-merge"]);
    expect(whyResolved("http://a", "../g", PAIRS["1808-3986"])).toEqual(["climb-above-root"]);
  });

  it("/.//b against a base without an authority: only RFC 3986 removes the dot", () => {
    expect(whyResolved("foo:/a", "/.//b", PAIRS["2396-3986"])).toEqual(["dots-in-absolute-paths"]);
    expect(whyResolved("foo:/a", "/.//b", PAIRS["1808-3986"])).toEqual(["dots-in-absolute-paths"]);
  });

  it.each([
    ["http:g", { strict: false }, "1808-2396", ["same-scheme-loophole"]],
    ["http:g", { strict: false }, "1808-3986", ["same-scheme-loophole"]],
    ["http:g", { strict: false }, "2396-3986", []],
    ["http:g", {}, "1808-3986", []],
    ["http:", { strict: false }, "1808-3986", ["same-scheme-loophole"]],
    ["../../../g", { excessDots: "remove" }, "2396-3986", []],
    ["../../../g", { excessDots: "remove" }, "1808-2396", ["climb-above-root"]],
    ["../../../g", { excessDots: "error" }, "2396-3986", ["climb-above-root"]],
  ] as const)("the reasons depend on the options: %s with %j (%s), %j", (reference, options, pair, wanted) => {
    expect(whyResolved(BASE, reference, PAIRS[pair], options)).toEqual(wanted);
  });

  it.each([
    ["http://a", "../g", { excessDots: "remove" }, ["pathless-base-merge"]],
    ["s:", "../a/../g", { excessDots: "remove" }, ["rootless-dot-removal"]],
    [BASE, "http:../../../g", { strict: false }, ["climb-above-root"]],
  ] as const)(
    "a rule that RFC 2396 and RFC 3986 share is not a reason: %s + %s with %j",
    (base, ref, options, wanted) => {
      expect(whyResolved(base, ref, PAIRS["2396-3986"], options)).toEqual(wanted);
    },
  );

  it.each([
    // RFC 3986 gives the same result in strict mode: ignoring the scheme has no effect.
    ["s:", "s:..", ["dots-in-absolute-paths"]],
    ["s:", "s:../g", ["dots-in-absolute-paths"]],
    [BASE, "http:../../../g", ["same-scheme-loophole", "climb-above-root"]],
  ])("%s + %s with strict false, which ignores the scheme: %j", (base, reference, codes) => {
    expect(whyResolved(base, reference, PAIRS["1808-3986"], { strict: false })).toEqual(codes);
  });

  it("two standards that refuse for different reasons differ by both reasons", () => {
    expect(whyResolved("mailto:a", "b", ["rfc1738", "rfc2396"])).toEqual(["no-relative-form", "opaque-base"]);
  });

  it("a relative reference in RFC 1738: no-relative-form", () => {
    for (const later of RFCS.slice(1)) expect(whyResolved(BASE, "g", ["rfc1738", later])).toEqual(["no-relative-form"]);
  });
});

describe("R-161 R-162 texts that two standards read differently, with the reasons", () => {
  it.each<readonly [text: string, first: DialectId, second: DialectId, codes: readonly ReasonCode[]]>([
    ["http://h/~user", "rfc1738", "rfc2396", ["tilde-became-unreserved"]],
    ["http://h/~user", "rfc1808", "rfc3986", ["tilde-became-unreserved"]],
    ["http://h/~user", "rfc2396", "rfc3986", []],
    ["http://[::1]/", "rfc1808", "rfc2396", ["brackets-only-around-ip-literals"]],
    ["http://[::1]/", "rfc1738", "rfc3986", ["brackets-only-around-ip-literals"]],
    ["http://[::1]/", "rfc2396", "rfc3986", []],
    ["http://[v1.a]/", "rfc2396", "rfc3986", ["brackets-only-around-ip-literals"]],
    ["http://h/?a[1]", "rfc1808", "rfc2396", ["brackets-only-around-ip-literals"]],
    ["http://h/?a[1]", "rfc2396", "rfc3986", ["brackets-only-around-ip-literals"]],
    ["http://h/?a[1]", "rfc1808", "rfc3986", []],
    ["foo:", "rfc1808", "rfc2396", ["empty-scheme-specific-part"]],
    ["foo:", "rfc2396", "rfc3986", ["empty-scheme-specific-part"]],
    ["foo:", "rfc1808", "rfc3986", []],
    ["mailto:", "rfc1738", "rfc3986", ["each-scheme-has-its-form"]],
    ["?y", "rfc1808", "rfc2396", ["empty-reference-by-grammar"]],
    ["?y", "rfc2396", "rfc3986", ["empty-reference-by-grammar"]],
    ["?y", "rfc1808", "rfc3986", []],
    ["1:b", "rfc1808", "rfc2396", ["scheme-begins-with-a-letter"]],
    ["1:b", "rfc1738", "rfc3986", ["scheme-begins-with-a-letter"]],
    ["1:b", "rfc2396", "rfc3986", []],
    ["http://h:/", "rfc1738", "rfc1808", ["net-loc-has-no-form"]],
    ["http://h:/", "rfc1738", "rfc2396", ["port-may-be-empty"]],
    ["http://h:/", "rfc1808", "rfc3986", []],
    ["http://h:80a/", "rfc2396", "rfc3986", ["registry-names-moved-into-host"]],
    ["http://h:80a/", "rfc1808", "rfc2396", []],
    ["http://a_b/", "rfc1738", "rfc3986", ["registry-names-moved-into-host"]],
    ["http://a_b/", "rfc2396", "rfc3986", ["registry-names-moved-into-host"]],
    ["http://999.1.1.1/", "rfc2396", "rfc3986", ["ipv4-octet-range"]],
    ["http://999.1.1.1/", "rfc1738", "rfc3986", ["ipv4-octet-range"]],
    ["http://9.1.1.1/", "rfc1738", "rfc3986", []],
    ["http://9.1.1.1/", "rfc1738", "rfc1808", []],
    ["http://999.1.1.1/", "rfc1738", "rfc1808", []],
    // The last label begins with a letter, so these are names: surrounding digits do not make them addresses.
    ["http://1.2.3.4.example/", "rfc1738", "rfc3986", []],
    ["http://h1/", "rfc1738", "rfc3986", []],
    ["ftp://h/a?b", "rfc1738", "rfc1808", ["question-mark-in-ftp-path"]],
    ["ftp://h/a?b", "rfc1738", "rfc3986", ["question-mark-in-ftp-path"]],
    ["file:///a?b", "rfc1738", "rfc2396", ["question-mark-in-ftp-path"]],
    ["ftp://h/a?b", "rfc1808", "rfc3986", []],
    ["mailto:a?b", "rfc1808", "rfc2396", ["opaque-query"]],
    ["mailto:a?b", "rfc2396", "rfc3986", ["opaque-query"]],
    ["s:a?", "rfc1808", "rfc2396", ["opaque-query"]],
    ["s:?", "rfc2396", "rfc3986", ["opaque-query"]],
    // Opaque and without a "?": no query is involved.
    ["s:a;b", "rfc1808", "rfc2396", ["params-are-not-path"]],
    ["s:a;b/c", "rfc1808", "rfc2396", ["params-hide-slashes"]],
    ["s:a", "rfc1808", "rfc2396", []],
    ["s:a//b", "rfc1738", "rfc2396", []],
    ["s:a//b", "rfc1738", "rfc3986", []],
    ["s:a", "rfc2396", "rfc3986", []],
    ["mailto:a?b", "rfc1808", "rfc3986", []],
    ["mailto:a?b", "rfc1738", "rfc1808", ["each-scheme-has-its-form"]],
    ["http://u@h/", "rfc1738", "rfc3986", ["each-scheme-has-its-form"]],
    ["http://h/#s", "rfc1738", "rfc3986", ["fragment-is-not-in-the-url"]],
    ["a", "rfc1738", "rfc3986", ["no-relative-form"]],
    ["a_b:c", "rfc1808", "rfc3986", ["colon-in-first-segment"]],
    ["a_b:c", "rfc1808", "rfc2396", ["colon-in-first-segment"]],
    ["http://a?x", "rfc1808", "rfc2396", ["net-loc-runs-to-slash"]],
    ["http:///a", "rfc1808", "rfc3986", ["empty-authority"]],
    ["file:///a", "rfc1738", "rfc1808", ["empty-authority"]],
    ["//h//a", "rfc1808", "rfc2396", ["first-segment-is-not-empty"]],
    ["a?", "rfc1808", "rfc3986", ["empty-component-is-absent"]],
    ["a#", "rfc1808", "rfc3986", ["empty-component-is-absent"]],
    ["a##", "rfc1808", "rfc3986", []],
    ["a b", "rfc1808", "rfc3986", []],
    ["http://h/a;b", "rfc1808", "rfc2396", ["params-are-not-path"]],
    ["http://h/a;b/c", "rfc1808", "rfc3986", ["params-hide-slashes"]],
    ["http://h/a;b", "rfc1738", "rfc3986", []],
    ["ftp://h/a;type=i", "rfc1738", "rfc3986", ["params-are-not-path"]],
    ["ftp://h/a;type=i", "rfc1738", "rfc1808", []],
    ["prospero://h/a;x=y;z=w", "rfc1738", "rfc1808", []],
    ["http://h/+,!", "rfc2396", "rfc3986", ["marks-became-reserved"]],
    ["12:b", "rfc1808", "rfc3986", ["scheme-begins-with-a-letter"]],
    // RFC 2373's grammar of addresses does not count groups.
    ["http://[1:2:3:4:5:6:7:8:9]/", "rfc2396", "rfc3986", ["brackets-only-around-ip-literals"]],
  ])("%s by %s and by %s: reasons %j", (text, first, second, codes) => {
    expect(whyRead(text, [first, second])).toEqual(codes);
    expect(compareSyntax(text, { dialects: [second, first] }).agree).toBe(codes.length === 0);
  });

  it.each([
    // §3.2.2: brackets contain only an IPv6 address or one of a future version.
    ["http://[::1", "brackets-only-around-ip-literals"],
    ["http://[1::2::3]/", "brackets-only-around-ip-literals"],
    ["http://[12345::]/", "brackets-only-around-ip-literals"],
    ["http://[::256.1.1.1]/", "brackets-only-around-ip-literals"],
    ["http://[v1.]/", "brackets-only-around-ip-literals"],
    ["http://h/[", "brackets-only-around-ip-literals"],
    // §2: these are not allowed anywhere, not even in brackets. §3.5: a fragment contains no "#".
    ["http://h/%4", "excluded-characters"],
    ["http://[::%zz]/", "excluded-characters"],
    ["http://[::1]/##", "excluded-characters"],
  ] as const)("RFC 3986 refuses %s: %s", (text, reason) => {
    expect(compareSyntax(text, { dialects: ["rfc3986"] }).rows).toMatchObject([{ valid: false, reason }]);
  });

  it.each("!*'()".split(""))("R-159 %s became reserved with RFC 3986", (mark) => {
    for (const text of [`http://h/${mark}`, `a?${mark}`, `a#${mark}`, `s:${mark}`]) {
      for (const [first, second] of [
        ["rfc1808", "rfc2396"],
        ["rfc2396bis07", "rfc3986"],
      ] as const) {
        expect(whyRead(text, [first, second])).not.toContain("marks-became-reserved");
      }
      for (const first of ["rfc1808", "rfc2396"] as const) {
        for (const second of ["rfc2396bis07", "rfc3986"] as const) {
          expect(whyRead(text, [first, second])).toEqual(["marks-became-reserved"]);
        }
      }
    }
    expect(whyRead(`http://h/${mark}`, ["rfc1738", "rfc3986"])).toEqual(["marks-became-reserved"]);
    expect(whyRead(`http://h/%${mark.charCodeAt(0).toString(16)}`, ["rfc1738", "rfc3986"])).toEqual([]);
  });

  it.each("+$,".split(""))("R-159 %s became reserved with RFC 2396", (mark) => {
    for (const text of [`http://h/${mark}`, `a?${mark}`, `a#${mark}`, `s:${mark}`]) {
      for (const second of ["rfc2396", "rfc2396bis07", "rfc3986"] as const) {
        expect(whyRead(text, ["rfc1808", second])).toEqual(["plus-dollar-comma-became-reserved"]);
      }
      for (const second of ["rfc2396bis07", "rfc3986"] as const) expect(whyRead(text, ["rfc2396", second])).toEqual([]);
    }
    expect(whyRead(`http://h/${mark}`, ["rfc1738", "rfc1808"])).toEqual([]);
    expect(whyRead(`http://h/${mark}`, ["rfc1738", "rfc2396"])).toEqual(["plus-dollar-comma-became-reserved"]);
  });

  it("R-159 all other reserved and unreserved characters give no reason", () => {
    for (const character of "aZ09-_.;&=@:/") {
      expect([character, compareSyntax(`s:/a?${character}`, { dialects: ["rfc2396", "rfc3986"] }).agree]).toEqual([
        character,
        true,
      ]);
    }
  });

  it("R-159 a text with characters of both groups has both reasons", () => {
    expect(new Set(whyRead("http://h/a!b,c", ["rfc1808", "rfc3986"]))).toEqual(
      new Set(["marks-became-reserved", "plus-dollar-comma-became-reserved"]),
    );
  });
});

/** An example of each code. */
const EXAMPLES: Readonly<Record<ReasonCode, () => readonly ReasonCode[]>> = {
  "params-are-not-path": () => whyResolved(BASE, ";x", RFCS),
  "params-hide-slashes": () => whyResolved("http://a/b;x/c/d", "g", RFCS),
  "query-only-keeps-path": () => whyResolved(BASE, "?y", RFCS),
  "empty-ref-is-current-document": () => whyResolved(BASE, "", RFCS),
  "base-fragment-inherited": () => whyResolved(`${BASE}#f`, "", RFCS),
  "empty-component-is-absent": () => whyResolved(BASE, "g?", RFCS),
  "climb-above-root": () => whyResolved(BASE, "../../../g", RFCS),
  "dots-in-absolute-paths": () => whyResolved(BASE, "/./g", RFCS),
  "same-scheme-loophole": () => whyResolved(BASE, "http:g", RFCS, { strict: false }),
  "pathless-base-merge": () => whyResolved("http://a", "g", RFCS),
  "net-loc-runs-to-slash": () => whyResolved("http://a?x", "g", RFCS),
  "empty-authority": () => whyResolved(BASE, "///g", RFCS),
  "opaque-base": () => whyResolved("foo:a/b", "c", RFCS),
  "opaque-query": () => whyRead("mailto:a?b", RFCS),
  "rootless-dot-removal": () => whyResolved("foo:a/b", "../c", RFCS),
  "path-looks-like-authority": () =>
    compareResolution("f:/a", ".//g").rows.flatMap((row) => (row.dialect === "std66" ? [row.reason] : [])),
  "colon-in-first-segment": () => whyRead("a_b:c", RFCS),
  "scheme-begins-with-a-letter": () => whyRead("1:b", RFCS),
  "empty-scheme-specific-part": () => whyRead("foo:", RFCS),
  "empty-reference-by-grammar": () => whyRead("?y", RFCS),
  "tilde-became-unreserved": () => whyRead("http://h/~u", RFCS),
  "marks-became-reserved": () => whyRead("http://h/!", RFCS),
  "plus-dollar-comma-became-reserved": () => whyRead("http://h/,", RFCS),
  "brackets-only-around-ip-literals": () => whyRead("http://[::1]/", RFCS),
  "registry-names-moved-into-host": () => whyRead("http://a_b/", RFCS),
  "ipv4-octet-range": () => whyRead("http://999.1.1.1/", RFCS),
  "port-may-be-empty": () => whyRead("http://h:/", RFCS),
  "question-mark-in-ftp-path": () => whyRead("ftp://h/a?b", RFCS),
  "no-relative-form": () => whyResolved(BASE, "g", RFCS),
  "each-scheme-has-its-form": () => whyRead("http://u@h/", RFCS),
  "first-segment-is-not-empty": () => whyRead("//h//a", RFCS),
  "fragment-is-not-in-the-url": () => whyRead("http://h/#a", RFCS),
  "excluded-characters": () => refusals(BASE, "a b"),
  "base-without-scheme": () => refusals("a/b", "c"),
  "slash-is-added-last": () => whyResolved("http://a", ".", RFCS),
  "segments-have-params": () => whyRead("http://h/a;b", RFCS),
  "hostname-ends-in-dot": () => whyRead("http://h./", RFCS),
  "net-loc-has-no-form": () => whyRead("//h:x/", RFCS),
  "algorithm-asks-no-grammar": () => whyResolved(BASE, "@:c", RFCS),
  "another-standard": () => refusals("mailto:a", "b"),
};

const refusals = (base: string, reference: string): readonly ReasonCode[] =>
  compareResolution(base, reference).rows.flatMap(({ outcome }) => (outcome.kind === "error" ? [outcome.reason] : []));

describe("the reasons", () => {
  it.each(CODES)("%s: the example has this reason", (code) => {
    expect(EXAMPLES[code]()).toContain(code);
  });

  it.each(Object.entries(reasons))(
    "%s: has a summary of one line, an explanation of some sentences, and citations",
    (code, reason) => {
      expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(new Set(Object.keys(reason))).toEqual(new Set(["citations", "explanation", "quotes", "summary"]));
      expect(reason.summary).toMatch(/^\S.{10,}[^\s.]$/);
      expect(reason.summary.length).toBeLessThan(120);
      expect(reason.explanation).toMatch(/^\S[^\n]{60,}\.$/);
      expect(reason.citations.length).toBeGreaterThan(0);
      for (const citation of reason.citations) {
        expect(citation).toMatch(
          /^URL Standard \(Goals\)$|^RFC (?:1738|1808|2396|2732|3986) (?:§\d+(?:\.\d+)*|Appendix [A-G](?:\.\d)?)(?: steps? \w+(?:, \w+)*)?(?: \([^)]+\))?$/,
        );
      }
      expect(new Set(reason.citations).size).toBe(reason.citations.length);
    },
  );
});

const PIECE = fc.constantFrom(
  ..."a b g / / / // . .. /. /.. ./ ../ ../../ ... : ? # ; ;x ;/ @ ~".split(" "),
  ..."[ ] [::1] %41 %2e % %zz | é ^ ! ( + $ , = & _ - 1 80 :80".split(" "),
  " ",
  '"',
  ..."http: HTTP: http:// ftp: ftp://h/ mailto: s: s:a 1: //h //h: // ?y #s ;type=i 999.1.1.1".split(" "),
);
const texts = fc.array(PIECE, { maxLength: 8 }).map((pieces) => pieces.join(""));
const bases = fc.oneof(
  fc.constantFrom(
    BASE,
    `${BASE}#f`,
    "http://a",
    "http://a?x",
    "http://a/b;x/c/d",
    "s:/a",
    "s:a/b",
    "s:",
    "s://",
    "s:///",
    "http://a/b/../c",
    "1:a",
    "",
    "a",
  ),
  fc
    .tuple(fc.constantFrom("http://a/", "http:", "s:", "s:/", "s://", "ftp://h/", "HTTP://h", ""), texts)
    .map((both) => both.join("")),
);
const ways = fc.record(
  { strict: fc.boolean(), excessDots: fc.constantFrom<("keep" | "remove" | "error")[]>("keep", "remove", "error") },
  { requiredKeys: [] },
);

/** An outcome without the wording of its message. */
function said(outcome: ReturnType<typeof compareResolution>["rows"][number]["outcome"]): string {
  return outcome.kind === "error" ? `error ${outcome.reason}` : `${outcome.kind} ${outcome.text}`;
}

function pairsOf<Row>(rows: readonly Row[]): readonly (readonly [Row, Row])[] {
  return rows.flatMap((first, index) => rows.slice(index + 1).map((second) => [first, second] as const));
}

function checkCodes(differences: readonly { readonly reasons: readonly ReasonCode[] }[]): void {
  for (const { reasons: codes } of differences) {
    expect(codes.length).toBeGreaterThan(0);
    expect(CODES).toEqual(expect.arrayContaining([...codes]));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain("another-standard");
  }
}

describe("each difference has a reason, and no agreement has one", () => {
  it("for generated resolutions", () => {
    fc.assert(
      fc.property(bases, texts, ways, (base, reference, options) => {
        const { rows, agree, differences } = compareResolution(base, reference, options);
        const unlike = pairsOf(rows.filter(({ dialect }) => dialect !== "whatwg" && dialect !== "std66")).filter(
          ([first, second]) => said(first.outcome) !== said(second.outcome),
        );
        expect([base, reference, differences.map(({ between }) => between)]).toEqual([
          base,
          reference,
          unlike.map(([first, second]) => [first.dialect, second.dialect]),
        ]);
        expect(agree).toBe(unlike.length === 0);
        const named = differences.map(({ between, reasons: codes }) => [
          base,
          reference,
          options,
          between,
          codes.length > 0,
        ]);
        expect(named).toEqual(differences.map(({ between }) => [base, reference, options, between, true]));
        checkCodes(differences);
        for (const { dialect, outcome } of rows)
          if (dialect !== "std66") expect(outcome).toEqual(dialects[dialect].resolve(base, reference, options));
      }),
    );
  });

  it("for generated texts", () => {
    fc.assert(
      fc.property(fc.oneof(texts, bases), (text) => {
        const { rows, agree, differences } = compareSyntax(text);
        const wanted = pairsOf(rows.filter(({ dialect }) => dialect !== "whatwg"))
          .map(([first, second]): [string, string, Sameness] => [
            first.dialect,
            second.dialect,
            readSame(text, first, second),
          ])
          .filter(([, , sameness]) => sameness !== "unsaid");
        const differing = new Set(differences.map(({ between }) => between.join()));
        const found = wanted.map(([first, second]) => [
          first,
          second,
          differing.has([first, second].join()) ? "different" : "same",
        ]);
        expect([text, found]).toEqual([text, wanted]);
        expect(agree).toBe(differences.length === 0);
        checkCodes(differences);
      }),
    );
  });

  it("whatever the order of the two dialects in the option", () => {
    fc.assert(
      fc.property(bases, texts, fc.shuffledSubarray([...RFCS]), (base, reference, some) => {
        const all = compareResolution(base, reference, { dialects: RFCS }).differences;
        const wanted = all.filter(({ between }) => between.every((id) => some.includes(id)));
        expect(compareResolution(base, reference, { dialects: some }).differences).toEqual(wanted);
        const read = compareSyntax(reference, { dialects: RFCS }).differences;
        expect(compareSyntax(reference, { dialects: some }).differences).toEqual(
          read.filter(({ between }) => between.every((id) => some.includes(id))),
        );
      }),
    );
  });
});
