/** RFC 3986 §6.2.3: the rules for a text, by its scheme. */
import type { ScannedText } from "@std66/core/internal";
import { SLASH, SMALL_H } from "./octets.ts";
import { BUILT_IN, type Plan } from "./options.ts";
import { DOT_SEGMENTS, SCHEME } from "./rungs.ts";
import type { SchemeFacts } from "./scheme-rules.ts";

/**
 * Returns the rules of a text's scheme if a selected rung needs them: `dot-segments` does so only for a rootless path.
 * The ends up to that of the authority must be known.
 */
export function rulesFor(uri: ScannedText, { bits, schemes }: Plan): SchemeFacts | undefined {
  const { text, schemeEnd, hostEnd, authorityEnd } = uri;
  if (schemeEnd === -1) return undefined;
  // An authority also begins with a slash.
  if ((bits & SCHEME) === 0 && ((bits & DOT_SEGMENTS) === 0 || text.charCodeAt(schemeEnd + 1) === SLASH))
    return undefined;
  if (schemes === BUILT_IN) {
    // The rules of `http` and `https`, the built-in schemes with this letter, are about a port and an empty path.
    const isWeb =
      (text.charCodeAt(0) | 0x20) === SMALL_H && hostEnd === authorityEnd && text.charCodeAt(authorityEnd) === SLASH;
    return isWeb ? undefined : builtIn(text, schemeEnd);
  }
  return schemes.get(text.slice(0, schemeEnd).toLowerCase());
}

/** The built-in rules by the first letter of the scheme's name, in either case. */
const BY_LETTER: readonly (readonly Entry[])[] = /* @__PURE__ */ composeIndex();

type Entry = readonly [name: string, rules: SchemeFacts];

function composeIndex(): Entry[][] {
  // Each letter has a list: of a missing one, a polluted prototype would be read.
  const index: Entry[][] = [];
  while (index.length < 32) index.push([]);
  for (const entry of BUILT_IN) (index[entry[0].charCodeAt(0) & 0x1f] as Entry[]).push(entry);
  return index;
}

/** Looks up the scheme of a text without slicing or hashing its name, which takes time. */
function builtIn(text: string, schemeEnd: number): SchemeFacts | undefined {
  const entries = BY_LETTER[text.charCodeAt(0) & 0x1f] as readonly Entry[];
  for (let k = 0; k < entries.length; k++) {
    const [name, rules] = entries[k] as Entry;
    if (name.length !== schemeEnd) continue;
    let i = 0;
    // The characters of a scheme that are not letters have this bit set.
    while (i < schemeEnd && (text.charCodeAt(i) | 0x20) === name.charCodeAt(i)) i++;
    if (i === schemeEnd) return rules;
  }
  return undefined;
}
