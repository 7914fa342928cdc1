// RFC 3986 §5.2.4: whether some of what programs make of a relative reference begins with a host.
import { expect, it } from "vitest";
import { staysHere } from "../src/allowlist/destination.ts";
import { tryPaths } from "./paths-of-pieces.ts";

it("a path of up to four pieces stays here if none of its forms begins with a host", () => {
  const { here, elsewhere, wrong } = tryPaths(4);
  expect(wrong).toEqual([]);
  expect(Math.min(here, elsewhere)).toBeGreaterThan(1500);
});

it.each(["http:a", "./wss:", "%2e/HTTPS%3Aa", "a/..//b", "%2Fb", "/%20/b"])(
  "the path %j may begin with a host",
  (path) => {
    expect(staysHere(path)).toBe(false);
  },
);
