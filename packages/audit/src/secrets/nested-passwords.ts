/**
 * RFC 3986 §3.2.1, §7.5: passwords of URIs that are in a path, a query or a fragment, as they are or percent-encoded.
 */
import { allMatches } from "../text/all-matches.ts";
import { original, percentDecoded } from "../text/view.ts";
import type { Part, Parts, Stretch } from "../text/part.ts";

/** A password after "//", a user name and a ":", as RFC 3986 reads it. In a query, an "&" ends the URI. */
const PASSWORD = /(?<=\/\/[^/?#:@&\s"'<>]{0,255}:)[^/?#&\s"'<>]+(?=@)/g;

/** The parts that may have a URI in them. */
export function partsWithUris({ path, query, fragment }: Parts): readonly (Part | undefined)[] {
  return [path, query, fragment];
}

/** A password, as written, and where it is in its part. */
interface NestedPassword {
  readonly stretch: Stretch;
  readonly password: string;
}

/** Finds the passwords of URIs in a part. */
export function* nestedPasswords({ text }: Part): Generator<NestedPassword> {
  if (!/@|%40/.test(text) || !/:|%3A/i.test(text)) return;
  const plain = original(text);
  const found = new Set<number>();
  for (const view of [plain, percentDecoded(plain)]) {
    for (const { 0: match, index } of view === undefined ? [] : allMatches(view.text, PASSWORD)) {
      const stretch = view?.originOf([index, index + match.length]) as Stretch;
      if (found.has(stretch[0])) continue;
      found.add(stretch[0]);
      yield { stretch, password: text.slice(...stretch) };
    }
  }
}
