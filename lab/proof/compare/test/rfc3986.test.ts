// Checks the code that judges the answers.

import { schemes } from "@std66/normalize";
import { components, equivalence, resolution } from "@std66/vectors";
import { expect, test } from "vitest";
import { DEFAULT_PORTS, normalize, resolve, split, splitAuthority } from "../src/rfc3986.ts";

test.for(resolution)("$id: $ref against $base", ({ base, ref, expect: expected }) => {
  // The printed pseudocode has no guard.
  expect(resolve(base, ref)).toBe(expected.rfc3986unguarded ?? expected.rfc3986);
});

test.for(components)("$id: $text", (row) => {
  const { scheme, authority, path, query, fragment } = split(row.text);
  const [userinfo, host, port] = splitAuthority(authority);
  const read = { scheme, authority, userinfo, host, port, path, query, fragment };
  const absentAsNull = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value ?? null]));
  expect(row).toMatchObject(absentAsNull);
});

/** The rows that follow from RFC 3986 §6.2 for URIs, without rules that are specific to other schemes. */
const comparable = equivalence.filter(({ a, b }) =>
  [a, b].every((text) => {
    const scheme = split(text).scheme?.toLowerCase();
    return scheme !== undefined && (DEFAULT_PORTS.has(scheme) || !schemes.has(scheme));
  }),
);

test("enough rows remain to compare", () => {
  expect(comparable.length).toBeGreaterThan(60);
});

test.for(comparable)("$id: $a and $b", ({ a, b, rung, normal }) => {
  expect(normalize(a) === normalize(b)).toBe(rung !== "none");
  if (normal !== undefined) expect(normalize(a)).toBe(normal);
  expect(normalize(normalize(a))).toBe(normalize(a));
});

test.for([
  ["eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"], // RFC 3986 §6.2.2
  ["HTTP://www.EXAMPLE.com/", "http://www.example.com/"], // §6.2.2.1
  ["http://User@EX%61mple.com/%3a%7E?%2f#%5a", "http://User@example.com/%3A~?%2F#Z"],
  ["http://example.com", "http://example.com/"], // §6.2.3: these four are equivalent
  ["http://example.com/", "http://example.com/"],
  ["http://example.com:/", "http://example.com/"],
  ["http://example.com:80/", "http://example.com/"],
  ["https://example.com:80?q", "https://example.com:80/?q"],
  ["example:a/../%2E%2E", "example:/"],
])("%s has the normal form %s", ([text = "", normal]) => {
  expect(normalize(text)).toBe(normal);
});
