// A result of the uri tag has the structure of its literal text, whatever the substitutions contain.

import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { UriSyntaxError, parse, percentDecode, percentEncode, uri } from "../src/index.ts";
import type { UriReference } from "../src/index.ts";

/** A lone surrogate has no octets. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

const substitution = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 6 }),
  fc.constantFrom(
    "",
    ".",
    "..",
    "/",
    "//",
    "?",
    "#",
    ":",
    "@",
    "[::1]",
    "[",
    "&",
    "=",
    "+",
    "%",
    "%2e",
    "%2E%2e",
    "80",
    "a:b",
    "http://evil/",
    "\0",
    "\uD800",
    "$&",
    "\\",
    "../..",
    "a&b=c",
    "é",
  ),
  fc
    .array(fc.constantFrom("a", ".", "/", ":", "@", "?", "#", "[", "]", "%", "2", "e", "&", "="), { maxLength: 5 })
    .map((all) => all.join("")),
);

interface Template {
  readonly name: string;
  readonly make: (a: string, b: string, c: string) => UriReference;
  /** The same template with data that needs no encoding. */
  readonly plain: UriReference;
  /** The data, extracted from the expected positions in the result. */
  readonly data: (made: UriReference) => readonly (string | undefined)[];
}

const TEMPLATES: readonly Template[] = [
  {
    name: "segments",
    make: (a, b, c) => uri`https://example.com/${a}/x${b}y/${c}`,
    plain: uri`https://example.com/${"a"}/x${"b"}y/${"c"}`,
    data: ({ segments: [a, b, c] }) => [a, b?.slice(1, -1), c],
  },
  {
    name: "pairs of a query",
    make: (a, b, c) => uri`/p?${a}=${b}&k=${c}`,
    plain: uri`/p?${"a"}=${"b"}&k=${"c"}`,
    data: ({ query = "" }) => {
      const [[first = "", ...second] = [], [, ...third] = []] = query.split("&").map((pair) => pair.split("="));
      return [first, second.join("="), third.join("=")];
    },
  },
  {
    name: "names of a query",
    make: (a, b, c) => uri`?${a}&${b}&x${c}`,
    plain: uri`?${"a"}&${"b"}&x${"c"}`,
    data: ({ query = "" }) => query.split("&").map((pair, index) => pair.slice(index === 2 ? 1 : 0)),
  },
  {
    name: "user, password and host",
    make: (a, b, c) => uri`s://${a}:${b}@x.${c}/`,
    plain: uri`s://${"a"}:${"b"}@x.${"c"}/`,
    data: ({ userinfo = "", host = "" }) => [
      userinfo.split(":")[0],
      userinfo.split(":").slice(1).join(":"),
      host.slice(2),
    ],
  },
  {
    name: "a relative path, a query and a fragment",
    make: (a, b, c) => uri`${a}/?${b}#${c}`,
    plain: uri`${"a"}/?${"b"}#${"c"}`,
    data: ({ segments, query, fragment }) => [segments[0], query, fragment],
  },
  {
    name: "a rootless path",
    make: (a, b, c) => uri`urn:${a}:${b}/${c}`,
    plain: uri`urn:${"a"}:${"b"}/${"c"}`,
    data: ({ segments: [first = "", last] }) => [first, first, last],
  },
  {
    name: "a host, a port and an absolute path",
    make: (a, b, c) => uri`//${a}:${b}/${c}/z`,
    plain: uri`//${"a"}:${"1"}/${"c"}/z`,
    data: ({ host, port, segments: [first] }) => [host, port, first],
  },
];

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "query", "fragment"] as const;

/** The properties that the literal text fixes. */
function structureOf(made: UriReference): unknown {
  return {
    present: NAMES.filter((name) => made[name] !== undefined),
    scheme: made.scheme,
    isAbsolute: made.path.startsWith("/"),
    segments: made.segments.length,
    dots: made.segments.filter((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)).length,
    pairs: made.query?.split("&").length,
    names: made.query?.split("&").map((pair) => pair.includes("=")),
    users: made.userinfo?.split(":").length,
  };
}

it.each(TEMPLATES)("R-029 substitutions in $name keep the structure, or are rejected", ({ make, plain, data }) => {
  let tried = 0;
  let made = 0;
  fc.assert(
    fc.property(substitution, substitution, substitution, (a, b, c) => {
      tried++;
      let result: UriReference;
      try {
        result = make(a, b, c);
      } catch (error) {
        // Only the template of a relative path begins with a substitution.
        const isSchemeInFront = plain.path === "a/" && /^[a-z][-+.a-z\d]*:/i.test(a);
        expect(error).toBeInstanceOf(isSchemeInFront ? TypeError : UriSyntaxError);
        return;
      }
      made++;
      const { userinfo = "", path, query = "", fragment = "" } = result;
      expect(userinfo + path + query + fragment).toMatch(/^[-._~\w%:/&=]*$/);
      expect([a, b, c, structureOf(result)]).toEqual([a, b, c, structureOf(plain)]);
      expect(String(parse(String(result)))).toBe(String(result));
      const isIpLiteral = result.host?.startsWith("[") === true;
      data(result).forEach((encoded, index) => {
        const given = [a, b, c][index] as string;
        const wanted = plain.scheme === "urn" && index < 2 ? `${a}:${b}` : given;
        expect([index, isIpLiteral && index === 0 ? encoded : percentDecode(encoded ?? "")]).toEqual([index, wanted]);
      });
    }),
  );
  expect(made / tried).toBeGreaterThan(0.05);
});

it("R-023 R-029 a substitution adds neither a parameter nor a recipient: all but unreserved characters are encoded", () => {
  fc.assert(
    fc.property(substitution, (a) => {
      const data = wellFormed(a);
      const encoded = percentEncode(data, "segment");
      expect(encoded).toMatch(/^[-._~\w%]*$/);
      expect(String(uri`http://u${data}:p${data}@h${data}/x${data}?q${data}#f${data}`)).toBe(
        `http://u${encoded}:p${encoded}@h${encoded}/x${encoded}?q${encoded}#f${encoded}`,
      );
      expect(String(uri`mailto:x${data}@example.com`)).toBe(`mailto:x${encoded}@example.com`);
    }),
  );
});

it("R-029 an array in a path gives one segment per item, or is rejected", () => {
  fc.assert(
    fc.property(fc.array(substitution, { maxLength: 4 }), substitution, (items, last) => {
      let result: UriReference;
      try {
        result = uri`http://h/x/${items}/${last}`;
      } catch (error) {
        expect(error).toBeInstanceOf(UriSyntaxError);
        return;
      }
      const wanted = ["x", ...(items.length === 0 ? [""] : items), last];
      expect(result.segments.map(percentDecode)).toEqual(wanted);
      expect(result).toMatchObject({ scheme: "http", host: "h", query: undefined, fragment: undefined });
    }),
  );
});

it("outside whole segments, ports and whole hosts, a substitution is rejected only for a lone surrogate", () => {
  fc.assert(
    fc.property(substitution, (a) => {
      const isWellFormed = !/\p{Cs}/u.test(a);
      for (const make of [
        () => uri`http://h/x${a}`,
        () => uri`?${a}`,
        () => uri`#${a}`,
        () => uri`//u${a}@h`,
        () => uri`//x${a}`,
      ]) {
        let refused = false;
        try {
          make();
        } catch {
          refused = true;
        }
        expect([a, refused]).toEqual([a, !isWellFormed]);
      }
    }),
  );
});
