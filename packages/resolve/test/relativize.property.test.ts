// The property of `relativize`, on generated pairs.

import { isUri, isUriReference } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { relativize } from "../src/index.ts";
import { type Kind, checkRelativize } from "./check-relativize.ts";
import { pairs } from "./targets.ts";

const segment = fc.constantFrom("", "", "a", "a", "b", ".", "..", "...", "a:b", ":", ";", "%2e", "long-one");
const path = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join("/"));
const query = fc.constantFrom("", "", "", "?", "?q", "?q/../x");
const fragment = fc.constantFrom("", "", "", "#", "#f", "#/../x");
const heads = fc.constantFrom("s:", "s:/", "s:/.//", "s://h", "s://h/", "s://", "s:///", "S:", "st://h/", "t:a/");
const uris = fc
  .tuple(heads, path, query, fragment)
  .map((parts) => parts.join(""))
  .filter((text) => isUri(text));
const anyReferences = fc
  .tuple(fc.constantFrom("", "/", "//h/", "//", "./"), path, query, fragment)
  .map((parts) => parts.join(""))
  .filter((text) => isUriReference(text));
/** Pairs with a common prefix. */
const neighbours = fc.tuple(uris, fc.nat(40), path, query).map(([base, length, rest, more]) => {
  const target = base.slice(0, length) + rest + more;
  return [base, isUriReference(target) ? target : base] as const;
});

it("R-101 relativize: resolves to the target if any reference does, and no suffix of the target is shorter", () => {
  fc.assert(
    fc.property(fc.oneof(neighbours, fc.tuple(uris, uris), fc.tuple(uris, anyReferences)), ([base, target]) => {
      checkRelativize(base, target);
    }),
  );
});

it("R-101 relativize: resolves to the target for pairs that have much in common", () => {
  fc.assert(
    fc.property(pairs, ([base, target]) => {
      checkRelativize(base, target);
    }),
  );
});

it("R-101 relativize: 20,000 generated pairs give enough references of each kind", () => {
  const kinds = new Map<Kind, number>();
  for (const [base, target] of fc.sample(pairs, { numRuns: 20_000, seed: 66 })) {
    const kind = checkRelativize(base, target);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  expect(kinds.size).toBe(11);
  expect([...kinds].filter(([, count]) => count < 400)).toEqual([]);
});

it("R-094 relativize: ignores the base's fragment", () => {
  fc.assert(
    fc.property(neighbours, ([base, target]) => {
      const bare = base.replace(/#.*/, "");
      for (const other of [bare, `${bare}#`, `${bare}#x/../y?z`]) {
        expect([base, target, relativize(other, target)]).toEqual([base, target, relativize(base, target)]);
      }
    }),
  );
});

it("relativize: is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(neighbours, fc.tuple(uris, anyReferences)), ([base, target]) => {
      const once = relativize(base, target);
      expect([base, target, relativize(base, once)]).toEqual([base, target, once]);
    }),
  );
});
