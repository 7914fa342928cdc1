/** RFC 3987 §6.5: whether a question is about IRIs, of which at least one is not a URI-reference. */
import { isUriReference } from "@std66/core";
import { isIriReference } from "@std66/iri";

export function isOfIris(texts: readonly string[]): boolean {
  return texts.every((text) => isIriReference(text)) && !texts.every((text) => isUriReference(text));
}
