// RFC 3986 §5.2.4: whether some of what programs make of a relative reference begins with a host.
import { removeDotSegments } from "@std66/core";
import { expect, it } from "vitest";
import { staysHere } from "../src/destination.ts";

/** All texts of up to six of these. Programs may remove a space once it is decoded. */
const PIECES = ["a", ".", "/", ":", "%2E", "%2f", "%5C", "%20"];

function* texts(length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const rest of texts(length - 1)) for (const piece of PIECES) yield piece + rest;
}

const decoded = (path: string): string => decodeURIComponent(path).replaceAll(" ", "").replaceAll("\\", "/");
const reduced = (path: string): string[] => {
  const result = removeDotSegments(path);
  return path.startsWith("/") ? [path, result] : [path, result, result.replace(/^\//, "")];
};

/** Every step, in every order that programs have. */
function formsOf(path: string): Set<string> {
  const dotted = path.replaceAll("%2E", ".");
  const written = [path, dotted, ...[path, dotted].map((text) => text.replace(/^\/?/, "/"))];
  const before = written.flatMap(reduced);
  return new Set([...before, ...before.map(decoded)].flatMap(reduced));
}

it("a path stays here if none of its forms begins with a host", () => {
  const found = { here: 0, elsewhere: 0, wrong: [] as string[] };
  for (const path of new Set(texts(6))) {
    const namesHost = [...formsOf(path)].some((text) => /^(?:a[a.]*:)?\/\//.test(text));
    found[namesHost ? "elsewhere" : "here"]++;
    if (staysHere(path) === namesHost) found.wrong.push(path);
  }
  expect(found.wrong).toEqual([]);
  expect(Math.min(found.here, found.elsewhere)).toBeGreaterThan(10_000);
});

it.each(["http:a", "./wss:", "%2e/HTTPS%3Aa", "a/..//b", "%2Fb", "/%20/b"])("%j does not", (path) => {
  expect(staysHere(path)).toBe(false);
});
