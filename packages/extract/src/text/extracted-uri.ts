/** RFC 3986 Appendix C: a URI found in a text, and what was left out around it. */
import type { Uri } from "@std66/core";

/**
 * What a URI stands in: `<…>`, `"…"`, `'…'`, or anything else. The last is called `whitespace`, as in Appendix C,
 * although a bracket or the end of the text also ends such a URI.
 */
export type Delimiter = "angle-brackets" | "double-quotes" | "single-quotes" | "whitespace";

/**
 * Why characters next to a URI, or inside of it, do not belong to it:
 *
 * - `prefix`: `URL:` (RFC 3986 Appendix C)
 * - `white-space`: a line break between angle brackets, with the white space around it
 * - `quotation`: a line break in such a text, with the `>` that quote the next line
 * - `punctuation`: it ends a sentence, or separates items of a list
 * - `bracket`: nothing in the URI opened it
 * - `markup`: it ends what began before the URI, as in `*http://example.com/*`, or is an entity such as `&gt;`
 * - `not-allowed`: no URI has this character here, but it, or the text directly after it, may be part of what the
 * author meant
 */
export type LeftOutReason =
  | "prefix"
  | "white-space"
  | "quotation"
  | "punctuation"
  | "bracket"
  | "markup"
  | "not-allowed";

/** Characters that do not belong to a URI. */
export interface LeftOut {
  /** The offset of the first one in the text, in UTF-16 code units. */
  readonly start: number;
  /** The offset after the last one. */
  readonly end: number;
  readonly reason: LeftOutReason;
}

/** A URI found in a text. */
export interface ExtractedUri {
  /** The slice of the text from `start` to `end`. Between angle brackets, it may have line breaks. */
  readonly text: string;
  /** The offset of the first character in the text, in UTF-16 code units. */
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
  /** The URI: `text` without line breaks; with the scheme of the option `www` if the text has none. */
  readonly reference: Uri;
  /**
   * The other possible URI if a line breaks after a hyphen: the one without the hyphen, which a typesetter may have put
   * there (RFC 3986 Appendix C). `undefined` if there is no such line break.
   */
  readonly withoutHyphen: Uri | undefined;
  readonly delimiter: Delimiter;
  /** What was left out inside and directly after the URI, and the prefix `URL:`, in order. */
  readonly leftOut: readonly LeftOut[];
  /** The line of the first character, counted from 1. Only with the option `positions`. */
  readonly line?: number;
  /** The column of the first character in its line, in characters, counted from 1. Only with the option `positions`. */
  readonly column?: number;
}
