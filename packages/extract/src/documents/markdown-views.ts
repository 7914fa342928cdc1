/** The HTML and the running text of a Markdown document, each without the rest. */
import { decodeString } from "micromark-util-decode-string";

/** The start or the end of a token of micromark, with its offsets in the document. */
export interface MarkdownEvent {
  readonly isEnter: boolean;
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a text of the same length that has the HTML, and of the rest what HTML takes for text and not for markup.
 * `undefined` if there is no HTML.
 */
export function htmlViewOf(markdown: string, events: readonly MarkdownEvent[]): string | undefined {
  let html = "";
  let done = 0;
  for (const { isEnter, type, start, end } of events) {
    if (!isEnter || !HTML.has(type)) continue;
    html += withoutMarkup(markdown.slice(done, start)) + markdown.slice(start, end);
    done = end;
  }
  return done === 0 ? undefined : html + withoutMarkup(markdown.slice(done));
}

/** What CommonMark escapes in HTML, and a noncharacter in its place. It also escapes `&`, which begins no markup. */
const MARKUP = '<>"';
const REPLACEMENTS = "\uFDD0\uFDD1\uFDD2";

/** Returns a text of the same length, with what begins or ends markup replaced. */
export function withoutMarkup(text: string): string {
  return text.replace(/[<>"]/g, (character) => REPLACEMENTS.charAt(MARKUP.indexOf(character)));
}

/** Returns a text of the HTML as it is written. */
export function withMarkup(text: string): string {
  return text.replace(/[\uFDD0-\uFDD2]/g, (character) => MARKUP.charAt(REPLACEMENTS.indexOf(character)));
}

/** Tokens without running text. That of a link is not another link. */
const NOT_RUNNING_TEXT = new Set(
  (
    "autolink codeFenced codeIndented codeText definition htmlFlow htmlText image link " +
    "mdxFlowExpression mdxJsxFlowTag mdxJsxTextTag mdxTextExpression mdxjsEsm"
  ).split(" "),
);

const HTML = new Set(["htmlFlowData", "htmlTextData"]);
const DECODED = new Set(["characterEscape", "characterReference"]);

/** Whether one of the views depends on tokens of a type. */
export function isViewed(type: string): boolean {
  return NOT_RUNNING_TEXT.has(type) || HTML.has(type) || DECODED.has(type);
}

/** The running text of a document. */
export interface RunningText {
  readonly text: string;
  /** Returns the offset in the document of an offset in the text. */
  readonly at: (offset: number) => number;
}

/**
 * Returns the running text, with escapes and character references decoded, and white space for all else. `taken`: the
 * places of links that CommonMark reads as text, in order.
 */
export function runningTextOf(
  markdown: string,
  events: readonly MarkdownEvent[],
  taken: readonly { readonly start: number; readonly end: number }[] = [],
): RunningText {
  let text = "";
  let done = 0;
  /** Offsets in the text at which what was decoded ends, and those in the document. */
  const ends: number[] = [0];
  const sources: number[] = [0];
  let next = 0;
  const leaveOut = (before: number): void => {
    for (; next < taken.length && (taken[next] as { start: number }).start < before; next++) {
      const { start, end } = taken[next] as { start: number; end: number };
      if (start < done) continue;
      text += markdown.slice(done, start) + " ".repeat(end - start);
      done = end;
    }
  };
  for (const { isEnter, type, start, end } of events) {
    if (isEnter) leaveOut(start);
    if (!isEnter || start < done) continue;
    const isDecoded = DECODED.has(type);
    if (!isDecoded && !NOT_RUNNING_TEXT.has(type)) continue;
    text += markdown.slice(done, start);
    text += isDecoded ? decodeString(markdown.slice(start, end)) : " ".repeat(end - start);
    done = end;
    if (isDecoded) {
      ends.push(text.length);
      sources.push(end);
    }
  }
  leaveOut(markdown.length);
  return { text: text + markdown.slice(done), at: (offset) => sourceOf(offset, ends, sources) };
}

/** By binary search for the last end that is not after the offset. */
function sourceOf(offset: number, ends: readonly number[], sources: readonly number[]): number {
  let [low, high] = [0, ends.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) <= offset) low = middle;
    else high = middle;
  }
  return (sources[low] as number) + offset - (ends[low] as number);
}
