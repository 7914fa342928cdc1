/** RFC 3987 §2.2 for the packages above core: most references of a wider grammar, by one regexp. */
import { ANY_START, referenceMatcher } from "./reference-pattern.ts";
import { REGEXP_TO } from "./regexp-limits.ts";
import { runSource } from "./runs.ts";

/**
 * Returns a function that is true for references of a wider grammar, and false for all other texts and for long ones. The parameters
 * are those of `referenceMatcher`.
 */
export function commonReference(more: string, moreInQuery: string): (text: string) => boolean {
  const matches = referenceMatcher(runSource, ANY_START, more, moreInQuery);
  return (text) => text.length <= REGEXP_TO && matches(text);
}
