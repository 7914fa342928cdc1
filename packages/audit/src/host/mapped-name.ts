/**
 * UTS 46 §4: a name as browsers map it. Characters that are not seen go away, compatibility characters and the dots of
 * other scripts are replaced, and all is in lowercase. Editions of the mapping differ in what they remove and what they
 * refuse; this one removes all that any of them does.
 */
import { isAscii } from "../text/ascii.ts";
import { withoutStrayJoiners } from "./joiners.ts";

/** The property also has what Unicode keeps free for such characters. Joiners can be letters of a word. */
const IGNORED = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** DNS has no longer name. Unicode's normalization takes time that grows faster than the text. */
const MAX_NAME = 255;

/** Maps a name without triplets. */
export function mappedName(name: string): string {
  if (isAscii(name)) return name.toLowerCase();
  const seen = withoutStrayJoiners(withoutIgnored(name));
  const normal =
    seen.length > MAX_NAME
      ? seen.replace(/[^\0-\x7F]/gu, (character) => character.normalize("NFKC"))
      : seen.normalize("NFKC");
  return normal.replaceAll("\u3002", ".").toLowerCase();
}

/** Removes what is not seen, but for joiners. */
export function withoutIgnored(name: string): string {
  return name.replace(IGNORED, "");
}

/** Decodes once. A text with triplets that are not UTF-8 stays as it is. */
export function decodedText(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
