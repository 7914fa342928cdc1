// The conversions of a row, one octet at a time, as RFC 3987 §3.1 and §3.2 describe them.

import type { IrisRow } from "../../src/index.ts";
import { irisCode } from "./iris-code.ts";
import { matchesIri } from "./iri-grammar.ts";

/** The row with every field that follows from its text, except for the offset of the fault. */
export function irisAnew({ id, text, errorOffset, source }: IrisRow): IrisRow {
  const rule = (["absolute-IRI", "IRI", "irelative-ref"] as const).find((each) => matchesIri(each, text)) ?? null;
  if (rule === null) {
    return {
      id,
      text,
      rule,
      ...(errorOffset !== undefined && { errorOffset }),
      ...(errorOffset !== undefined && { code: irisCode(text, errorOffset) }),
      source,
    };
  }
  const [uri, iri] = [uriOf(text), iriOf(text)];
  return { id, text, rule, ...(uri !== text && { uri }), ...(iri !== text && { iri }), source };
}

/** §3.1 step 2. */
export function uriOf(text: string): string {
  return Array.from(text, (character) =>
    character < "\x80" ? character : encoded(new TextEncoder().encode(character)),
  ).join("");
}

function encoded(octets: Iterable<number>): string {
  return Array.from(octets, (octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

const BIDI = ["\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202D", "\u202E"];
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** §3.2. */
function iriOf(text: string): string {
  let iri = "";
  let component = "";
  for (let i = 0; i < text.length;) {
    const character = text.charAt(i);
    if (character === "#" || (character === "?" && component !== "#")) component = character;
    const end = character === "%" && !isDots(segmentAround(text, i), component) ? decodedEnd(text, i, component) : i;
    iri += end > i ? decoded(text.slice(i, end)) : character;
    i = Math.max(end, i + 1);
  }
  return iri;
}

/** I2 */
function isDots(segment: string, component: string): boolean {
  return component === "" && [".", ".."].includes(segment.replaceAll(/%2e/giu, "."));
}

/** The segment around an offset of a path, without its slashes. */
function segmentAround(text: string, offset: number): string {
  const [path = ""] = /^[^?#]*/u.exec(text) ?? [];
  // In an authority, there is no segment.
  if (offset < (/^(?:[^:/?#]+:)?(?:\/\/[^/]*)?/u.exec(path)?.[0].length ?? 0)) return "";
  return path.slice(path.lastIndexOf("/", offset) + 1).split("/", 1)[0] ?? "";
}

/** The end of the triplets that are one character to decode; the offset itself if there is none. */
function decodedEnd(text: string, offset: number, component: string): number {
  for (const end of [3, 6, 9, 12].map((length) => offset + length)) {
    if (!/^(?:%[\dA-F]{2})+$/iu.test(text.slice(offset, end)) || end > text.length) return offset;
    const character = decoded(text.slice(offset, end));
    if (character === "") continue;
    const isKept =
      BIDI.includes(character) || !matchesIri(component === "?" ? "iunreserved / iprivate" : "iunreserved", character);
    return isKept ? offset : end;
  }
  return offset;
}

/** The characters of triplets; nothing if they are not UTF-8. */
function decoded(triplets: string): string {
  try {
    return strict.decode(Uint8Array.from(triplets.slice(1).split("%"), (digits) => Number.parseInt(digits, 16)));
  } catch {
    return "";
  }
}
