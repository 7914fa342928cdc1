// RFC 3986 §5.2 and §5.3 to the letter, without the guard of @std66/resolve, and the row of std66 beside it.

import { resolve, traceResolution } from "@std66/resolve";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compareResolution, rfc2396bis07, rfc3986 } from "../src/index.ts";

/** Appendix B. */
const split = (text: string) => {
  const [, scheme, authority, path = "", query, fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/u.exec(text) as RegExpExecArray;
  return { scheme, authority, path, query, fragment };
};

/** §5.2.4, step by step. */
function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (/^\.\.?\//u.test(input)) input = input.replace(/^\.\.?\//u, "");
    else if (/^\/\.(?:\/|$)/u.test(input)) input = `/${input.slice(3)}`;
    else if (/^\/\.\.(?:\/|$)/u.test(input)) {
      input = `/${input.slice(4)}`;
      output = output.replace(/\/?[^/]*$/u, "");
    } else if (input === "." || input === "..") input = "";
    else {
      const [first] = /^\/?[^/]*/u.exec(input) as RegExpExecArray;
      output += first;
      input = input.slice(first.length);
    }
  }
  return output;
}

/** §5.2.2, §5.2.3, §5.3. */
function pseudocode(base: string, reference: string, strict: boolean): string {
  const from = split(base);
  const { fragment, ...target } = split(reference);
  if (!strict && target.scheme?.toLowerCase() === from.scheme?.toLowerCase()) target.scheme = undefined;
  if (target.scheme !== undefined || target.authority !== undefined) {
    target.path = removeDotSegments(target.path);
  } else {
    if (target.path === "") {
      target.path = from.path;
      target.query ??= from.query;
    } else if (target.path.startsWith("/")) {
      target.path = removeDotSegments(target.path);
    } else {
      const merged =
        from.authority !== undefined && from.path === "" ? "/" : from.path.slice(0, from.path.lastIndexOf("/") + 1);
      target.path = removeDotSegments(merged + target.path);
    }
    target.authority = from.authority;
  }
  target.scheme ??= from.scheme;
  const authority = target.authority === undefined ? "" : `//${target.authority}`;
  const query = target.query === undefined ? "" : `?${target.query}`;
  return `${target.scheme}:${authority}${target.path}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

it.each([
  // §5.2.4 step 2E moves the first segment "including the initial "/" character"; §5.3: "append path to result".
  ["f:/a", ".//g", "f://g", "f:/.//g"],
  ["f:/a/b", "..//g", "f://g", "f:/.//g"],
  ["f:/.//a", "b", "f://b", "f:/.//b"],
  ["f:/a", "/.//g", "f://g", "f:/.//g"],
  ["f:/a", "/..//g", "f://g", "f:/.//g"],
  ["f:a/b", "..//g", "f://g", "f:/.//g"],
  ["f:/a", ".//", "f://", "f:/.//"],
  ["f:/a", "f:/.//g", "f://g", "f:/.//g"],
  ["f:/a", "x:a/..//g", "x://g", "x:/.//g"],
  ["f:/a", ".//g?y#s", "f://g?y#s", "f:/.//g?y#s"],
  ["f:/a", ".//..//g", "f://g", "f:/.//g"],
])("%s + %s is %s in RFC 3986 and its last draft, and %s in std66", (base, reference, letter, guarded) => {
  for (const dialect of [rfc3986, rfc2396bis07]) {
    expect(dialect.resolve(base, reference)).toEqual({ kind: "uri", text: letter });
    const { outcome, steps } = dialect.trace(base, reference);
    expect(outcome).toEqual({ kind: "uri", text: letter });
    expect(steps.at(-1)).toMatchObject({ section: "RFC 3986 §5.3", rule: "recompose(T)", value: letter });
    expect(steps.filter(({ section }) => section === "RFC 3986 §3.3")).toEqual([]);
  }
  expect(String(resolve(base, reference))).toBe(guarded);
  expect(traceResolution(base, reference).steps.at(-2)?.section).toBe("RFC 3986 §3.3");
  const { rows } = compareResolution(base, reference, { dialects: ["rfc2396bis07", "rfc3986", "whatwg"] });
  expect(rows.map(({ dialect }) => dialect)).toEqual(["rfc2396bis07", "rfc3986", "std66", "whatwg"]);
  expect(rows[2]).toEqual({
    dialect: "std66",
    outcome: { kind: "uri", text: guarded },
    reason: "path-looks-like-authority",
  });
});

it.each([
  ["f:/a", "g", "f:/g"],
  // The path of the base stays as it is (§5.2.2).
  ["f:/.//a", "", "f:/.//a"],
  ["f:/.//a", "#s", "f:/.//a#s"],
  ["f:/.//a", "?y", "f:/.//a?y"],
  // With an authority, a path can begin with "//".
  ["f://h/a", ".//g", "f://h//g"],
  ["f:///a", ".//g", "f:////g"],
  ["f:/a", "//h/.//g", "f://h//g"],
  ["f:/a/b", ".//g", "f:/a//g"],
])("%s + %j is %s in both, without a row std66", (base, reference, text) => {
  expect(rfc3986.resolve(base, reference)).toEqual({ kind: "uri", text });
  expect(String(resolve(base, reference))).toBe(text);
  expect(compareResolution(base, reference).rows.map(({ dialect }) => dialect)).not.toContain("std66");
});

it("a row std66 stands only beside that of rfc3986, and is no difference between RFCs", () => {
  const older = compareResolution("f:/a", ".//g", { dialects: ["rfc1808", "rfc2396"] });
  expect(older.rows.map(({ dialect }) => dialect)).toEqual(["rfc1808", "rfc2396"]);
  const all = compareResolution("f:/a", ".//g", { dialects: ["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] });
  expect([all.agree, all.differences]).toEqual([true, []]);
  expect(all.rows.at(-1)?.dialect).toBe("std66");
  expect(compareResolution("b", "c").rows.map(({ dialect }) => dialect)).not.toContain("std66");
});

const texts = fc
  .array(fc.constantFrom(..."a b : / / // . .. ./ ../ /. /.. ? # ; http: s: //h %2e".split(" ")), { maxLength: 8 })
  .map((pieces) => pieces.join(""));
const bases = fc
  .tuple(fc.constantFrom("s:", "s:/", "s:/.//", "s://", "s://h", "http://a/b/"), texts)
  .map((both) => both.join(""));

it("is the pseudocode for every valid pair, and std66 is @std66/resolve", () => {
  let seen = 0;
  fc.assert(
    fc.property(bases, texts, fc.boolean(), (base, reference, strict) => {
      if (!rfc3986.isValid(base) || !rfc3986.isValid(reference)) return;
      seen++;
      const text = pseudocode(base, reference, strict);
      expect([base, reference, rfc3986.resolve(base, reference, { strict })]).toEqual([
        base,
        reference,
        { kind: "uri", text },
      ]);
      expect(rfc3986.trace(base, reference, { strict }).outcome).toEqual({ kind: "uri", text });
      const { rows } = compareResolution(base, reference, { dialects: ["rfc3986"], strict });
      const last = rows.at(-1)?.outcome;
      expect(last).toEqual({ kind: "uri", text: String(resolve(base, reference, { strict })) });
      expect(rows.length).toBe(last?.kind === "uri" && last.text === text ? 1 : 2);
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(300);
});

it("the last draft never differs in resolution, steps or errors", () => {
  fc.assert(
    fc.property(fc.oneof(bases, texts), fc.oneof(texts, fc.string()), fc.boolean(), (base, reference, strict) => {
      expect(rfc2396bis07.trace(base, reference, { strict })).toEqual(rfc3986.trace(base, reference, { strict }));
    }),
  );
});

it.each([
  ["http://a/b/../c d", "g"],
  ["http://a/", "b c"],
  ["http://a/", "%zz"],
  ["http://a/", "a#b#c"],
  ["http://a/", "\ud800"],
  ["http://a/", "a\\b"],
  ["http://[::1", "g"],
  ["http://a|b/", "|"],
])("%j + %j, which no RFC allows: each standard that looks at it has an error of its own", (base, reference) => {
  const { rows } = compareResolution(base, reference, { dialects: ["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] });
  const errors = rows.map(({ outcome }) => (outcome.kind === "error" ? outcome.message : outcome.text));
  const sections = ["RFC 1808 §", "RFC 2396 §", "RFC 3986 §", "RFC 3986 §"];
  if (base.startsWith("http://[")) {
    // RFC 1808 and RFC 2396 check no more of the grammar than for characters that no RFC allows.
    expect(errors.slice(2)).toEqual(sections.slice(2).map((section) => expect.stringContaining(section) as string));
  } else {
    expect(errors).toEqual(sections.map((section) => expect.stringContaining(section) as string));
  }
});
