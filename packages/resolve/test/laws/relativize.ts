// What holds for every pair of a base and a target that `relativize` is given, by the transcription of the RFC in literally.ts.

import { isUri, isUriReference } from "@std66/core";
import { relativize } from "../../src/index.ts";
import { literally } from "../literally.ts";
import { Random } from "./random.ts";

/** How the reference that was found begins; `unreachable` where it leads to the resolved target, for want of a way to it. */
export type Kind =
  | "empty"
  | "fragment"
  | "query"
  | "relative path"
  | "dot in front"
  | "way up"
  | "absolute path"
  | "guard"
  | "authority"
  | "scheme"
  | "unreachable";

/**
 * The reference leads to the target, or where no reference does, to where the target itself leads; and no end of the target,
 * with a way up or a dot in front, is a shorter one that does.
 *
 * @throws {Error} with the pair where it does not hold
 */
export function checkRelativize(base: string, target: string): Kind {
  const reference = String(relativize(base, target));
  const fail = (why: string): never => {
    throw new Error(`relativize(${JSON.stringify(base)}, ${JSON.stringify(target)}) = "${reference}": ${why}`);
  };
  if (!isUriReference(reference)) fail("no URI-reference");

  // What no end of it leads to, nothing leads to: a path without dot-segments is reached by the whole of it, and one with
  // them only by taking the base's, with what stands behind it.
  const isReachable = endsOf(target).some((end) => literally(base, end) === target);
  const wanted = isReachable ? target : literally(base, target);
  const found = literally(base, reference);
  if (found !== wanted) fail(`it leads to "${found}", not to "${wanted}"`);

  for (const end of endsOf(wanted)) {
    if (end.length >= reference.length) continue;
    for (const front of FRONTS) {
      const shorter = front + end;
      if (shorter.length >= reference.length) break;
      if (literally(base, shorter) === wanted && isUriReference(shorter)) fail(`"${shorter}" is shorter`);
    }
  }
  return isReachable ? kindOf(reference) : "unreachable";
}

/** In front of an end of a target, from short to long; ".." and "." may also stand alone. */
const FRONTS = ["", ".", "/", "..", "./", "/.", "../", "../..", "../../", "../../..", "../../../", "../../../../"];

function endsOf(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, start) => text.slice(start));
}

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["empty", /^$/],
  ["fragment", /^#/],
  ["query", /^\?/],
  ["authority", /^\/\//],
  ["guard", /^\/\.\/\//],
  ["absolute path", /^\//],
  ["scheme", /^[A-Za-z][A-Za-z0-9+.-]*:/],
  ["way up", /^\.\.(?:\/|[?#]|$)/],
  ["dot in front", /^\.\//],
];

function kindOf(reference: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(reference))?.[0] ?? "relative path";
}

/**
 * Checks as many pairs; the same ones for the same seed.
 *
 * @returns how many references of each kind there were
 */
export function checkPairs(count: number, seed: number): Map<Kind, number> {
  const random = new Random(seed);
  const kinds = new Map<Kind, number>();
  for (let tried = 0; tried < count;) {
    const base = arbitraryBase(random);
    const target = arbitraryTarget(random, base);
    if (!isUri(base) || !isUriReference(target)) continue;
    const kind = checkRelativize(base, target);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    tried++;
  }
  return kinds;
}

const SCHEMES = ["s:", "s:", "s:", "S:", "st:", "t:"];
const AUTHORITIES = ["", "", "", "//h", "//h", "//h", "//", "//H", "//h:1", "//u@h"];
const PIECES = [
  ["a", "b", "ab", "a/", "b/", "/", "/", "/a", "/b", "//", "a:", ":", ";", "...", "%2e", "A"],
  [".", "..", "./", "../", "/.", "/..", "/./", "/../", ".//", "/.//"],
] as const;
const QUERIES = ["", "", "", "", "?", "?q", "?y", "?q/../x", "?:"];
const FRAGMENTS = ["", "", "", "", "#", "#f", "#/..", "#?q"];

function arbitraryBase(random: Random): string {
  return random.of(SCHEMES) + random.of(AUTHORITIES) + arbitraryRest(random);
}

function arbitraryTarget(random: Random, base: string): string {
  const target = nearBase(random, base);
  // Few targets that have dot-segments can be reached.
  return random.below(2) === 0 && isUriReference(target) ? literally(base, target) : target;
}

/** Most have something of the base: its authority, all of its path, or all up to somewhere. */
function nearBase(random: Random, base: string): string {
  switch (random.below(8)) {
    case 0:
      return arbitraryBase(random);
    case 1:
      return arbitraryRest(random);
    case 2:
      return (/^[^:]*:(?:\/\/[^/?#]*)?/.exec(base)?.[0] ?? "") + arbitraryRest(random);
    case 3:
      return base.replace(/[?#].*/, "") + random.of(QUERIES) + random.of(FRAGMENTS);
    case 4:
      return base.replace(/#.*/, "") + random.of(FRAGMENTS);
    default:
      return base.slice(0, random.below(base.length + 1)) + arbitraryRest(random);
  }
}

function arbitraryRest(random: Random): string {
  // Dot-segments in half of the paths: with some in nearly all, few targets could be reached.
  const pieces = random.below(2) === 0 ? PIECES[0] : PIECES.flat();
  let path = random.of(["", "/", "/", "/.//", "a/"]);
  for (let left = random.below(7); left > 0; left--) path += random.of(pieces);
  return path + random.of(QUERIES) + random.of(FRAGMENTS);
}
