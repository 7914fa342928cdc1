// The rows of the vectors for each dialect: RFC 1808 §5, RFC 2396 Appendix C, RFC 3986 §5.4, and the grammars.

import { differences, legacyComponents, legacyResolution, legacyValidity, pitfalls, resolution } from "@std66/vectors";
import { describe, expect, it } from "vitest";
import { compareResolution, reasons, rfc1738, rfc1808, rfc2396, rfc3986 } from "../src/index.ts";

describe("resolution", () => {
  it.each(resolution.filter(({ expect: { rfc1808: wanted } }) => wanted !== undefined))(
    "$id RFC 1808: $base + $ref",
    ({ base, ref, expect: wanted }) => {
      expect(rfc1808.resolve(base, ref)).toEqual({ kind: "uri", text: wanted.rfc1808 });
    },
  );

  it.each(resolution.filter(({ expect: { rfc2396: wanted } }) => wanted !== undefined))(
    "$id RFC 2396: $base + $ref",
    ({ base, ref, expect: { rfc2396: wanted, rfc2396compat } }) => {
      if (typeof wanted === "string") {
        expect(rfc2396.resolve(base, ref)).toEqual({ kind: "uri", text: wanted });
      } else if (wanted !== undefined && "currentDocument" in wanted) {
        const text = wanted.fragment === null ? "" : `#${wanted.fragment}`;
        expect(rfc2396.resolve(base, ref)).toEqual({ kind: "same-document", text });
      } else if (wanted?.error === "excess-dotdot") {
        expect(rfc2396.resolve(base, ref)).toEqual({ kind: "uri", text: wanted.keep });
        expect(rfc2396.resolve(base, ref, { excessDots: "remove" })).toEqual({ kind: "uri", text: wanted.remove });
        expect(rfc2396.resolve(base, ref, { excessDots: "error" })).toMatchObject({ reason: "climb-above-root" });
      } else if (wanted !== undefined) {
        expect(rfc2396.resolve(base, ref)).toMatchObject({ kind: "error", reason: "opaque-base" });
        const literal = rfc2396.resolve(base, ref, { opaqueBase: "resolve" });
        expect(literal).toEqual({ kind: "uri", text: wanted.literal });
      }
      if (rfc2396compat !== undefined) {
        expect(rfc2396.resolve(base, ref, { strict: false })).toEqual({ kind: "uri", text: rfc2396compat });
      }
    },
  );

  it.each(resolution)("$id RFC 3986: $base + $ref", ({ base, ref, expect: wanted }) => {
    const { rfc3986unguarded: letter = wanted.rfc3986 } = wanted;
    expect(rfc3986.resolve(base, ref)).toEqual({ kind: "uri", text: letter });
    const text = wanted.rfc3986nonstrict ?? letter;
    expect(rfc3986.resolve(base, ref, { strict: false })).toEqual({ kind: "uri", text });
  });

  it.each(resolution)("$id std66, if it guards the path (G1): $base + $ref", ({ base, ref, expect: wanted }) => {
    const row = compareResolution(base, ref).rows.find(({ dialect }) => dialect === "std66");
    expect(row?.outcome).toEqual(
      wanted.rfc3986unguarded === undefined ? undefined : { kind: "uri", text: wanted.rfc3986 },
    );
  });

  it.each(resolution)("$id: each pair that differs has a reason: $base + $ref", ({ base, ref }) => {
    const comparison = compareResolution(base, ref);
    expect(comparison.differences.filter(({ reasons: codes }) => codes.length === 0)).toEqual([]);
  });
});

it.each(legacyResolution)("$id RFC 1808 and RFC 2396: $base + $ref", ({ base, ref, expect: wanted }) => {
  expect(rfc1808.resolve(base, ref)).toEqual({ kind: "uri", text: wanted.rfc1808 });
  expect(rfc2396.resolve(base, ref)).toEqual({ kind: "uri", text: wanted.rfc2396 });
});

describe("validity", () => {
  it.each(legacyValidity)("$id: $text", (row) => {
    const { text } = row;
    const verdicts = {
      rfc1738: rfc1738.isValid(text),
      rfc1808: rfc1808.isValid(text),
      rfc2732: rfc2396.isValid(text),
      rfc3986: rfc3986.isValid(text),
    };
    expect({ ...verdicts, ...row }).toMatchObject(verdicts);
  });
});

it.each(legacyComponents)("$id: the parts of $text by $dialect", ({ dialect, text, expect: wanted }) => {
  if (wanted === null) expect(() => partsOf[dialect](text)).toThrow(dialect.replace("rfc", "RFC "));
  else expect(withoutAbsent(partsOf[dialect](text))).toEqual(withoutAbsent(wanted));
});

/** The parts that a row has, under its names. */
const partsOf = {
  rfc1738: (text: string): object => rfc1738.parse(text),
  rfc1808: (text: string): object => {
    const { path, params = "" } = rfc1808.parse(text);
    return { path, params };
  },
  rfc2396: (text: string): object => {
    const { path, opaquePart, segments } = rfc2396.parse(text);
    return { path, opaque_part: opaquePart, segments };
  },
};

function withoutAbsent(parts: object): object {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => (part ?? null) !== null));
}

it("reasons explains every difference that a row of the vectors names, and no pitfall", () => {
  expect(differences.filter((code) => !Object.hasOwn(reasons, code))).toEqual([]);
  expect(Object.keys(pitfalls).filter((code) => Object.hasOwn(reasons, code))).toEqual([]);
});
