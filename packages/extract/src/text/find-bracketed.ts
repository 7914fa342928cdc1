/** RFC 3986 Appendix C: a URI in angle brackets, with its prefix and its line breaks. */
import type { Uri } from "@std66/core";
import { type Bracketed, type Broken, prefixEnd, readBracketed } from "./bracketed.ts";
import { type FoundUri, uriOf } from "./candidate.ts";
import type { LeftOut } from "./extracted-uri.ts";
import type { Settings } from "./options.ts";
import { spaceEnd } from "./white-space.ts";

/** A URI in angle brackets, and the offset after the closing one. */
export interface FoundBracketed extends FoundUri {
  readonly after: number;
}

/**
 * Reads from the "<" at `open`; `undefined` if no URI is there, where it breaks off if it has several lines, and "more"
 * if the text ends before that is known.
 */
export function findBracketed(
  text: string,
  open: number,
  settings: Settings,
): FoundBracketed | Broken | "more" | undefined {
  const from = open + 1;
  const afterPrefix = prefixEnd(text, from);
  const read = readBracketed(text, [open, afterPrefix], settings.iris);
  if (read === undefined || read === "more" || "brokenAt" in read) return read;
  const found = foundIn(read, settings);
  const broken = read.pieces.length > 1 ? { start: read.start, brokenAt: read.end } : undefined;
  if (afterPrefix === from) return found ?? broken;
  if (found !== undefined) {
    const prefix: LeftOut = { start: spaceEnd(text, from), end: found.start, reason: "prefix" };
    return { ...found, leftOut: [prefix, ...found.leftOut] };
  }
  // "URL" is a scheme like any other if no URI follows it.
  const whole = readBracketed(text, [open, from], settings.iris);
  if (whole === "more") return whole;
  return (whole && "pieces" in whole ? foundIn(whole, settings) : undefined) ?? broken;
}

function foundIn(
  { start, end, pieces, leftOut, after }: Bracketed,
  { schemes, iris }: Settings,
): FoundBracketed | undefined {
  const reference = uriOf(pieces.join(""), iris);
  if (reference === undefined || schemes?.has(reference.scheme.toLowerCase()) === false) return undefined;
  return {
    start,
    end,
    reference,
    withoutHyphen: withoutHyphen(pieces, iris),
    delimiter: "angle-brackets",
    leftOut,
    goesOn: false,
    after,
  };
}

/** The other reading of a line break after a hyphen: "the hyphen may or may not actually be part of the URI". */
function withoutHyphen(pieces: readonly string[], iris: boolean): Uri | undefined {
  const last = pieces.length - 1;
  if (!pieces.some((piece, index) => index < last && piece.endsWith("-"))) return undefined;
  return uriOf(pieces.map((piece, index) => (index < last ? piece.replace(/-$/, "") : piece)).join(""), iris);
}
