/** RFC 3986 §3.1: the schemes that are sought in a document. */
import { split } from "@std66/core";

/** Which schemes are wanted, in lowercase. */
export interface Wanted {
  /** `undefined`: any, and references without one. */
  readonly schemes: ReadonlySet<string> | undefined;
  readonly without: ReadonlySet<string> | undefined;
}

/**
 * Whether a text is wanted. One that is not a URI-reference, and in which no scheme can be read, is: it is not known
 * which one its author meant.
 */
export function isWanted({ schemes, without }: Wanted, text: string, isReference: boolean): boolean {
  if (schemes === undefined && without === undefined) return true;
  const scheme = split(text).scheme?.toLowerCase();
  if (scheme === undefined) return schemes === undefined || !isReference;
  return schemes?.has(scheme) !== false && without?.has(scheme) !== true;
}
