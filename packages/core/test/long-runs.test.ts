// RFC 3986 §3.3 to §3.5: a long path, query or fragment may have the characters of its rule, and no others, wherever
// they stand.

import { expect, it } from "vitest";
import { tryParse } from "../src/index.ts";
import { LONG } from "../src/scan/rules.ts";

/** `pchar / "/" / "?"` without `pct-encoded`, by hand. */
const ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?";
const CHARACTERS = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
  "\u0141",
  "\uD800",
  "\uFF10",
];

/** Around the length from which a rest is read in another way, and the four characters that it reads at once. */
const LENGTHS = [LONG - 1, LONG, LONG + 1, LONG + 2, LONG + 3, 2 * LONG];

it.each<[component: "path" | "query" | "fragment", start: string, isAlsoAllowed: string]>([
  ["path", "x:", "#"],
  ["query", "?", "#"],
  ["fragment", "http://h/#", ""],
  ["query", "http://h/?", "#"],
])("a long %s after %s has the characters of its rule, wherever they stand", (component, start, alsoAllowed) => {
  for (const character of CHARACTERS) {
    const isAllowed = (ALLOWED + alsoAllowed).includes(character);
    for (const length of LENGTHS) {
      for (const place of [0, 1, length - 5, length - 4, length - 3, length - 2, length - 1]) {
        const text = `${start}${"g".repeat(place)}${character}${"g".repeat(length - place - 1)}`;
        expect([text, tryParse(text) !== undefined]).toEqual([text, isAllowed]);
        if (isAllowed && !"?#".includes(character)) expect(tryParse(text)?.[component]).toHaveLength(length);
      }
    }
  }
});

it.each(["%41", "a%41"])("a long path and a long query may have triplets: %s", (part) => {
  const run = part.repeat(LONG);
  expect(tryParse(`x:${run}?${run}#${run}`)).toMatchObject({ path: run, query: run, fragment: run });
  expect(tryParse(`x:${run}%4`)).toBe(undefined);
  expect(tryParse(`x:${"a".repeat(LONG)}%4g`)).toBe(undefined);
});
