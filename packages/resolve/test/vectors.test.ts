// The vectors of @std66/vectors for RFC 3986 §5.

import { resolution, seeds } from "@std66/vectors";
import { parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { expect, it } from "vitest";
import { resolve } from "../src/index.ts";
import { checkResolution } from "./check-resolution.ts";

it.each(resolution)(
  "R-101 $id: $base + $ref is $expect.rfc3986",
  ({ base, ref, expect: { rfc3986, rfc3986nonstrict } }) => {
    checkResolution(base, ref, rfc3986);
    checkResolution(base, ref, rfc3986, { strict: true });
    checkResolution(base, ref, rfc3986, { strict: undefined });
    checkResolution(base, ref, rfc3986nonstrict ?? rfc3986, { strict: false });
    expect(parse(rfc3986).isUri()).toBe(true);
  },
);

it.each(resolution)(
  "$id: the transcription of §5.2 in @std66/oracle agrees with the vector",
  ({ base, ref, expect: wanted }) => {
    expect(oracle.resolve(base, ref)).toBe(wanted.rfc3986);
    expect(oracle.resolve(base, ref, false)).toBe(wanted.rfc3986nonstrict ?? wanted.rfc3986);
    expect(oracle.recompose(oracle.transform(base, ref))).toBe(wanted.rfc3986unguarded ?? wanted.rfc3986);
  },
);

const guarded = resolution.filter(({ expect: { rfc3986unguarded } }) => rfc3986unguarded !== undefined);

it.each(guarded)(
  "R-040 $id: without the guard, $ref would resolve to $expect.rfc3986unguarded, which has an authority",
  (row) => {
    const { rfc3986unguarded = "", rfc3986 } = row.expect;
    expect(parse(rfc3986unguarded).authority).toBeDefined();
    expect(parse(rfc3986).authority).toBeUndefined();
    expect(resolve(row.base, row.ref)).toMatchObject({ authority: undefined, path: `/.//${rfc3986.split("/.//")[1]}` });
  },
);

it("R-040 some vectors are about the guard, and some about the scheme of the base", () => {
  expect(guarded.length).toBeGreaterThan(5);
  expect(resolution.filter(({ expect: wanted }) => wanted.rfc3986nonstrict !== undefined).length).toBeGreaterThan(5);
});

const checks = seeds.flatMap(({ id, says, check }) => (check?.type === "resolution" ? [{ id, says, check }] : []));

it.each(checks.filter(({ check }) => check.expect.rfc3986 !== undefined))(
  "$id: $says",
  ({ check: { base, ref, expect: wanted } }) => {
    checkResolution(base, ref, wanted.rfc3986 ?? "");
    checkResolution(base, ref, wanted.rfc3986nonstrict ?? wanted.rfc3986 ?? "", { strict: false });
    expect(oracle.resolve(base, ref)).toBe(wanted.rfc3986);
  },
);
