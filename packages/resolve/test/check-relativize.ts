// Checks the property of `relativize` for one base and one target, using the transcription of the RFC in @std66/oracle.

import { isUriReference } from "@std66/core";
import * as oracle from "@std66/oracle";
import { relativize } from "../src/index.ts";

/**
 * The form of the reference found; `unreachable` if none resolves to the target, so that it resolves to the same URI.
 */
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
 * Checks that the reference resolves to the target, or if no reference does, to the same URI as the target. Also checks
 * that no shorter reference does, among all suffixes of the target with dot-segments or a slash before them.
 *
 * @throws {Error} naming the pair, if the property does not hold
 */
export function checkRelativize(base: string, target: string): Kind {
  const reference = String(relativize(base, target));
  const fail = (why: string): never => {
    throw new Error(`relativize(${JSON.stringify(base)}, ${JSON.stringify(target)}) = "${reference}": ${why}`);
  };
  if (!isUriReference(reference)) fail("not a URI-reference");

  // If no suffix of the target resolves to it, no reference does: a target without dot-segments resolves to itself, and
  // a path with them is only reached by keeping the base's path.
  const isReachable = endsOf(target).some((end) => oracle.resolve(base, end) === target);
  const wanted = isReachable ? target : oracle.resolve(base, target);
  const found = oracle.resolve(base, reference);
  if (found !== wanted) fail(`it resolves to "${found}", not to "${wanted}"`);

  for (const end of endsOf(wanted)) {
    if (end.length >= reference.length) continue;
    for (const front of FRONTS) {
      const shorter = front + end;
      if (shorter.length >= reference.length) break;
      if (oracle.resolve(base, shorter) === wanted && isUriReference(shorter)) fail(`"${shorter}" is shorter`);
    }
  }
  return isReachable ? kindOf(reference) : "unreachable";
}

/**
 * Prefixes for a suffix of a target, from short to long. A suffix may be empty, so "." and ".." are also tried alone.
 */
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
