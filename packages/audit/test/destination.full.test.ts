// RFC 3986 §5.2.4: more paths than `destination.test.ts` tries.
import { expect, it } from "vitest";
import { tryPaths } from "./paths-of-pieces.ts";

it("a path of up to six pieces stays here if none of its forms begins with a host", { timeout: 300_000 }, () => {
  const { here, elsewhere, wrong } = tryPaths(6);
  expect(wrong).toEqual([]);
  expect(Math.min(here, elsewhere)).toBeGreaterThan(10_000);
});
