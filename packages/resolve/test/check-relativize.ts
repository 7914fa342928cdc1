// The law of `relativize`, for one pair of a base and a target, by the transcription of the RFC in literally.ts.

import { isUriReference } from "@std66/core";
import { relativize } from "../src/index.ts";
import { literally } from "./literally.ts";

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
