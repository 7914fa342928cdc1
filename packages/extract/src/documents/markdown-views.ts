/** The HTML and the running text of a Markdown document, each without the rest. */
import { decodeString } from "micromark-util-decode-string";
import { textsOf } from "./html-text.ts";

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

/** The running text of a document, as it is written from its start on. */
export class RunningText {
  text = "";
  /** The offset in the document up to which it is written. */
  done = 0;
  /** Offsets in the text at which what was decoded ends, and those in the document. */
  readonly #ends: number[] = [0];
  readonly #sources: number[] = [0];

  /** Writes what a text has up to an offset in the document. The text begins at `start` in it. */
  copy(to: number, written: string, start = 0): void {
    this.text += written.slice(this.done - start, to - start);
    this.done = to;
  }

  leaveOut(to: number): void {
    this.text += " ".repeat(to - this.done);
    this.done = to;
  }

  decode(to: number, decoded: string): void {
    this.text += decoded;
    this.done = to;
    this.#ends.push(this.text.length);
    this.#sources.push(to);
  }

  /** The offset in the document of an offset in the text. */
  at(offset: number): number {
    return sourceOf(offset, this.#ends, this.#sources);
  }
}

/**
 * Returns the running text and that of blocks of HTML, with escapes and character references decoded, and white space
 * for all else. `taken`: the places of links that CommonMark reads as text, in order.
 */
export function runningTextOf(
  markdown: string,
  events: readonly MarkdownEvent[],
  taken: readonly { readonly start: number; readonly end: number }[] = [],
): RunningText {
  const text = new RunningText();
  let next = 0;
  const leaveOutTaken = (before: number): void => {
    for (; next < taken.length && (taken[next] as { start: number }).start < before; next++) {
      const { start, end } = taken[next] as { start: number; end: number };
      if (start < text.done) continue;
      text.copy(start, markdown);
      text.leaveOut(end);
    }
  };
  for (const [index, { isEnter, type, start, end }] of events.entries()) {
    if (isEnter) leaveOutTaken(start);
    if (!isEnter || start < text.done) continue;
    const isDecoded = DECODED.has(type);
    if (!isDecoded && !NOT_RUNNING_TEXT.has(type)) continue;
    text.copy(start, markdown);
    if (isDecoded) text.decode(end, decodeString(markdown.slice(start, end)));
    else if (type === "htmlFlow") addHtml(text, htmlBlockAt(markdown, events, index), start);
    text.leaveOut(end);
  }
  leaveOutTaken(markdown.length);
  text.copy(markdown.length, markdown);
  return text;
}

/** A block of HTML, with white space for the markers of quotes and lists in it. */
function htmlBlockAt(markdown: string, events: readonly MarkdownEvent[], index: number): string {
  const block = events[index] as MarkdownEvent;
  let html = "";
  for (let i = index + 1; (events[i]?.start ?? block.end) < block.end; i++) {
    const { isEnter, type, start, end } = events[i] as MarkdownEvent;
    if (!isEnter || !HTML.has(type)) continue;
    html += markdown.slice(block.start + html.length, start).replace(/[^\r\n]/g, " ") + markdown.slice(start, end);
  }
  return html;
}

/** CommonMark 0.31, 2.5, in the text of HTML, which has no escapes. */
const REFERENCE = /&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;

/** Adds the text of HTML that begins at an offset in the document. */
function addHtml(text: RunningText, html: string, offset: number): void {
  // Without these, it has no URI.
  if (!/[:&]/.test(html)) return;
  for (const { start, end } of textsOf(html)) {
    text.leaveOut(offset + start);
    for (const { 0: reference, index } of html.slice(start, end).matchAll(REFERENCE)) {
      const from = offset + start + index;
      text.copy(from, html, offset);
      text.decode(from + reference.length, decodeString(reference));
    }
    text.copy(offset + end, html, offset);
  }
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
