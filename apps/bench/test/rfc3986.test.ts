// What the answers are judged by has to be right itself.

import { components, resolution } from "@std66/vectors";
import { expect, test } from "vitest";
import { resolve, split, splitAuthority } from "../src/rfc3986.ts";

test.for(resolution)("$id: $ref against $base", ({ base, ref, expect: expected }) => {
  // The pseudocode as it is printed knows no guard.
  expect(resolve(base, ref)).toBe(expected.rfc3986unguarded ?? expected.rfc3986);
});

test.for(components)("$id: $text", (row) => {
  const { scheme, authority, path, query, fragment } = split(row.text);
  const [userinfo, host, port] = splitAuthority(authority);
  const read = { scheme, authority, userinfo, host, port, path, query, fragment };
  const absentAsNull = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value ?? null]));
  expect(row).toMatchObject(absentAsNull);
});
