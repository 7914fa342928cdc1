// Generates bases, and targets that have parts in common with them.

import { isUri, isUriReference } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";

const SCHEMES = ["s:", "s:", "s:", "S:", "st:", "t:"];
const AUTHORITIES = ["", "", "", "//h", "//h", "//h", "//", "//H", "//h:1", "//u@h"];
const PIECES = [
  ["a", "b", "ab", "a/", "b/", "/", "/", "/a", "/b", "//", "a:", ":", ";", "...", "%2e", "A"],
  [".", "..", "./", "../", "/.", "/..", "/./", "/../", ".//", "/.//"],
] as const;
const QUERIES = ["", "", "", "", "?", "?q", "?y", "?q/../x", "?:"];
const FRAGMENTS = ["", "", "", "", "#", "#f", "#/..", "#?q"];

const of = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const joined = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(""));

// Only half of the paths may have dot-segments: otherwise, few targets would be reachable.
const pieces = fc.oneof(fc.array(of(PIECES[0]), { maxLength: 6 }), fc.array(of(PIECES.flat()), { maxLength: 6 }));
const paths = joined(
  of(["", "/", "/", "/.//", "a/"]),
  pieces.map((all) => all.join("")),
);
const queries = of(QUERIES);
const fragments = of(FRAGMENTS);
const rests = joined(paths, queries, fragments);
const bases = joined(of(SCHEMES), of(AUTHORITIES), rests).filter((text) => isUri(text));

/** Most targets share a part of the base: its authority, its whole path, or a prefix. */
const nearBase = (base: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: bases },
    { weight: 1, arbitrary: rests },
    { weight: 1, arbitrary: rests.map((rest) => (/^[^:]*:(?:\/\/[^/?#]*)?/.exec(base)?.[0] ?? "") + rest) },
    { weight: 1, arbitrary: joined(fc.constant(base.replace(/[?#].*/, "")), queries, fragments) },
    { weight: 1, arbitrary: fragments.map((fragment) => base.replace(/#.*/, "") + fragment) },
    { weight: 3, arbitrary: fc.tuple(fc.nat(base.length), rests).map(([end, rest]) => base.slice(0, end) + rest) },
  );

export const pairs: fc.Arbitrary<readonly [base: string, target: string]> = bases.chain((base) =>
  fc
    .tuple(nearBase(base), fc.boolean())
    .filter(([target]) => isUriReference(target))
    // Few targets with dot-segments are reachable.
    .map(([target, isResolved]) => [base, isResolved ? oracle.resolve(base, target) : target] as const),
);
