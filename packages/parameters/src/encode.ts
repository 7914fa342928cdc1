/**
 * RFC 3986 §2.2 and §2.4: encodes data so that no character of it delimits anything, and no other character.
 *
 * The built-in `encodeURIComponent` is fast, but encodes too much: the triplets of allowed characters are restored.
 */
import { percentEncode } from "@std66/core";
import type { ParameterSyntax } from "./options.ts";
import type { ParameterParts } from "./parameter.ts";

/** What stays unchanged. Names and values differ only in "=": it ends a name, and belongs to a value. */
export interface Restoring {
  readonly inName: Kept;
  readonly inValue: Kept;
}

interface Kept {
  /** Matches a text of characters that all stay unchanged: most texts. */
  readonly whole: RegExp;
  /** Matches a character to restore. */
  readonly some: RegExp;
  /** Matches the triplets to restore. */
  readonly triplets: RegExp;
}

/** Writes a parameter. */
export function encodedParameter([name, value]: ParameterParts, { inName, inValue }: Restoring): string {
  return value === undefined ? encoded(name, inName) : `${encoded(name, inName)}=${encoded(value, inValue)}`;
}

/** Encodes as UTF-8 all but unreserved characters, `!'()*`, and those to restore. */
export function encoded(text: string, restoring: Kept): string {
  if (text.length <= PIECE && restoring.whole.test(text)) return text;
  try {
    if (text.length <= PIECE) return encodedPiece(text, restoring);
    // `replace` keeps all matches until it is done. No piece ends between two surrogates.
    const pieces = text.match(/[^]{1,9999}/gu) as string[];
    return pieces.map((piece) => encodedPiece(piece, restoring)).join("");
  } catch {
    // Throws as well, and says where the lone surrogate is.
    return percentEncode(text, "query");
  }
}

const PIECE = 9999;

function encodedPiece(text: string, { some, triplets }: Kept): string {
  const all = encodeURIComponent(text);
  return some.test(text) ? all.replace(triplets, restored) : all;
}

/**
 * The characters that may be restored, by their triplets. A space becomes "+": in what was a "%20", the "%" has become
 * "%25".
 */
const CHARACTERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["%20", "+"],
  ...Array.from("$,:@+&;=/?", (character) => [encodeURIComponent(character), character] as const),
]);

function restored(triplet: string): string {
  return CHARACTERS.get(triplet) as string;
}

/** For a segment: `pchar` without the ";" that begins another parameter (RFC 3986 §3.3). */
export const SEGMENT: Restoring = /* @__PURE__ */ restoringOf("+&");

/**
 * For a query: all that it allows (RFC 3986 §3.4), without what separates its pairs, and without "+", which is a space
 * to readers of data of HTML forms.
 */
export function inQuery({ separators, plusIsSpace }: ParameterSyntax): Restoring {
  return (plusIsSpace ? FORM_QUERIES : QUERIES)[separators];
}

const QUERIES = /* @__PURE__ */ queriesOf("");
const FORM_QUERIES = /* @__PURE__ */ queriesOf(" ");

/** Prepared once for each choice of options. The keys are not input. */
function queriesOf(space: "" | " "): Readonly<Record<ParameterSyntax["separators"], Restoring>> {
  return { "&": restoringOf(`/?${space};`), ";": restoringOf(`/?${space}&`), "&;": restoringOf(`/?${space}`) };
}

function restoringOf(characters: string): Restoring {
  return { inName: keptOf(`$,:@${characters}`), inValue: keptOf(`$,:@${characters}=`) };
}

function keptOf(characters: string): Kept {
  return {
    whole: new RegExp(`^[-._~A-Za-z0-9!'()*${characters.replace(" ", "")}]*$`),
    some: new RegExp(`[${characters}]`),
    triplets: new RegExp(Array.from(characters, (character) => encodeURIComponent(character)).join("|"), "g"),
  };
}
