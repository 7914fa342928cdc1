// The program that every loader loads: it uses each library and some of their subpaths, and throws if a result is
// wrong. `types.ts` beside it must not compile if a type is lost.

import { audit, rules } from "@std66/audit";
import { isUri, parse, tryParse, type UriReference } from "@std66/core";
import { help } from "@std66/core/diagnostics";
import { normalizeIri, toUri } from "@std66/iri";
import { rfc2396 } from "@std66/legacy";
import { rfc1808 } from "@std66/legacy/rfc1808";
import { equivalent, normalize } from "@std66/normalize";
import { formatQuery, parseQuery, pathParameters } from "@std66/parameters";
import { relativize, resolve } from "@std66/resolve";
import { equivalence, resolution } from "@std66/vectors";

/**
 * @param reference `http://a/b/c/d;p?q`, made by the CommonJS copy of core
 * @returns the number of results compared
 */
export function check(reference: UriReference): number {
  const base = "http://a/b/c/d;p?q";
  const results: readonly (readonly [what: string, result: unknown, expected: unknown])[] = [
    ["isUri", isUri(base) && !isUri("http://example.com/a b"), true],
    ["parse", parse(base).path, "/b/c/d;p"],
    ["tryParse", tryParse("http://a b/"), undefined],
    ["help", help(faultOf("http://example.com/100%/done")), "write `%25` for a literal percent sign"],
    ["resolve", String(resolve(base, "../g")), "http://a/b/g"],
    ["relativize", String(relativize(base, "http://a/b/g")), "../g"],
    ["normalize", String(normalize("HTTP://Example.COM:80/%7euser")), "http://example.com/~user"],
    ["equivalent", equivalent("http://example.com", "HTTP://example.com:80/"), true],
    ["parseQuery", parseQuery("a=1%262&b").length, 2],
    [
      "formatQuery",
      formatQuery([
        ["a", "1&2"],
        ["b", undefined],
      ]),
      "a=1%262&b",
    ],
    ["pathParameters", pathParameters("/a;b=c")[0]?.parameters[0]?.[1], "c"],
    ["toUri", String(toUri("http://a/\u00E9")), "http://a/%C3%A9"],
    ["normalizeIri", String(normalizeIri("HTTP://a/%c3%a9\u00E9")), "http://a/\u00E9\u00E9"],
    ["audit", audit("http://0x7f.1/")[0]?.code, "host-ipv4-rare"],
    ["rules", rules.every(({ code }) => code.length > 0), true],
    ["rfc1808", rfc1808.parse("http://a/b;p?q").params, "p"],
    ["rfc2396", rfc2396.isValid("http://a/b c"), false],
    ["resolution", resolution.some((row) => row.base === base && row.ref === "../g"), true],
    ["equivalence", equivalence.every((row) => typeof row.a === "string"), true],
    ["resolve of the other copy", String(resolve(reference, reference)), base],
    ["normalize of the other copy", String(normalize(reference)), base],
    ["equivalent of the other copy", equivalent(reference, base), true],
    ["toUri of the other copy", String(toUri(reference)), base],
    ["isUri of the other copy", isUri(reference), true],
    ["parse of the other copy", parse(reference).path, "/b/c/d;p"],
  ];
  for (const [what, result, expected] of results) {
    if (result !== expected) throw new Error(`${what} is ${String(result)} instead of ${String(expected)}`);
  }
  return results.length;
}

function faultOf(text: string): Parameters<typeof help>[0] {
  try {
    parse(text);
  } catch (error) {
    return error as Parameters<typeof help>[0];
  }
  throw new Error(`parse accepts ${text}`);
}
