/** RFC 3987 §4: what makes an IRI with right-to-left text look other than it is. */
import type { UriReference } from "@std66/core";
import { type ScannedText, hostStart, pathStart } from "@std66/core/internal";
import { BIDI_FORMATTING, WIDE } from "./characters.ts";
import type { IriReference } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";

/** A finding about the direction of text, in the form of the findings of `@std66/audit`. */
export interface BidiFinding {
  /**
   * `bidi-formatting`: a formatting character. `bidi-mixed`: text of both directions in one component. `bidi-edge`: a
   * right-to-left component that begins or ends with another character.
   */
  readonly code: "bidi-formatting" | "bidi-mixed" | "bidi-edge";
  readonly severity: "warning";
  readonly component: "userinfo" | "host" | "path" | "query" | "fragment";
  /** Start and end in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly section: string;
}

/**
 * Returns what RFC 3987 §4 says against the directions of the text in an IRI: formatting characters (§4.1), and
 * components that mix directions, or do not begin and end with right-to-left characters (§4.2). A component is the
 * userinfo, a label of the host, a segment of the path or what a "." divides it into, such as an extension, a name or a
 * value in the query, whose pairs "&" or ";" separate, or the fragment.
 *
 * @throws {UriSyntaxError} if the text is not an IRI-reference
 * @throws {TypeError} if `iri` is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-4.2 | RFC 3987 §4.2}
 * @example
 * ```ts
 * import { bidiFindings } from "@std66/iri";
 * bidiFindings("http://example.org/שלום/a"); // => []
 * bidiFindings("http://example.org/שלום.html?name=שלום"); // => []
 * bidiFindings("http://example.org/שלוםa").map(({ code }) => code); // => ["bidi-mixed"]
 * bidiFindings("http://example.org/\u202Etxt.exe").map(({ code }) => code); // => ["bidi-formatting"]
 * ```
 */
export function bidiFindings(iri: string | IriReference | UriReference): BidiFinding[] {
  const scanned = scanArgument("bidiFindings: iri", iri);
  if (!WIDE.test(scanned.text)) return [];
  return bidiPartsOf(scanned).flatMap((part) => {
    const pieces = divided(part);
    const components = part.component === "query" ? pieces.flatMap(nameAndValue) : pieces;
    return components.flatMap(({ start, text }) => findingsOf(part.component, start, text));
  });
}

type Component = BidiFinding["component"];

interface Piece {
  readonly start: number;
  readonly text: string;
}

interface Part extends Piece {
  readonly component: Component;
  /** What divides it into components in the sense of §4.2, but for the names and values of pairs. */
  readonly delimiter: string | RegExp;
}

/** No character: the part is one component. */
const NONE = /(?!)/;

function bidiPartsOf(scanned: ScannedText): readonly Part[] {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathEnd, queryEnd } = scanned;
  const part = (component: Component, start: number, end: number, delimiter: string | RegExp): readonly Part[] =>
    end > start ? [{ component, start, text: text.slice(start, end), delimiter }] : [];
  return [
    ...part("userinfo", schemeEnd + 3, userinfoEnd, NONE),
    ...part("host", hostStart(scanned), hostEnd, "."),
    ...part("path", pathStart(scanned), pathEnd, /[/.]/),
    ...part("query", pathEnd + 1, queryEnd, /[&;]/),
    ...part("fragment", Math.max(pathEnd, queryEnd) + 1, text.length, NONE),
  ];
}

function divided({ start, text, delimiter }: Part): readonly Piece[] {
  let offset = start;
  return text.split(delimiter).map((piece) => {
    const from = offset;
    offset += piece.length + 1;
    return { start: from, text: piece };
  });
}

/** A value begins after the first "=" of a pair, and may contain others. */
function nameAndValue(pair: Piece): readonly Piece[] {
  const equals = pair.text.indexOf("=");
  if (equals === -1) return [pair];
  return [
    { start: pair.start, text: pair.text.slice(0, equals) },
    { start: pair.start + equals + 1, text: pair.text.slice(equals + 1) },
  ];
}

/** Blocks whose letters are written from right to left (UAX 9: bidi classes R and AL). */
const RTL_BLOCKS = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFF\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}";
const RTL: RegExp = /* @__PURE__ */ new RegExp(`[${RTL_BLOCKS}]`, "gu");
const LTR: RegExp = /* @__PURE__ */ new RegExp(`[^${RTL_BLOCKS}]`, "gu");

/**
 * Stands once, and in a function: V8 takes long to compile a property of Unicode, and does so for each copy (decision
 * 28).
 */
function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function hasRtlLetter(text: string): boolean {
  return hasLetter(text.replace(LTR, ""));
}

/**
 * Whether a text begins and ends with right-to-left letters. Combining marks follow the direction of the letter before
 * them.
 */
function hasRtlEdges(text: string): boolean {
  let end = text.length;
  while (/\p{M}/u.test(lastOf(text, end))) end -= lastOf(text, end).length;
  return hasRtlLetter(lastOf(text, end)) && hasRtlLetter(String.fromCodePoint(text.codePointAt(0) as number));
}

/** The last character before an offset. */
function lastOf(text: string, end: number): string {
  return text.slice((text.codePointAt(end - 2) ?? 0) > 0xffff ? end - 2 : end - 1, end);
}

function findingsOf(component: Component, start: number, text: string): readonly BidiFinding[] {
  const finding = (
    code: BidiFinding["code"],
    range: readonly [start: number, end: number],
    message: string,
  ): BidiFinding => {
    const isFormatting = code === "bidi-formatting";
    return {
      code,
      severity: "warning",
      component,
      start: range[0],
      end: range[1],
      message,
      section: `RFC 3987 §4.${isFormatting ? 1 : 2}`,
    };
  };
  const found = Array.from(text.matchAll(BIDI_FORMATTING), ({ 0: character, index }) => {
    const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const at = start + index;
    return finding("bidi-formatting", [at, at + 1], `${name} changes the order in which text is displayed`);
  });
  const letters = text.replace(BIDI_FORMATTING, "");
  if (!hasRtlLetter(letters)) return found;
  const whole = [start, start + text.length] as const;
  if (hasLetter(letters.replace(RTL, ""))) {
    return [...found, finding("bidi-mixed", whole, "text of both directions, which may be displayed in another order")];
  }
  return hasRtlEdges(letters)
    ? found
    : [...found, finding("bidi-edge", whole, "right-to-left text that begins or ends with another character")];
}
