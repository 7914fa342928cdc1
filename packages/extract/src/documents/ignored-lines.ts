/** The lines of a document after a comment `std66-ignore`. */
import { Tokenizer } from "parse5";
import { TEXTS } from "./html-tags.ts";
import type { MarkdownEvent } from "./markdown-views.ts";

const WORD = "std66-ignore";

/** A line of text that is a comment in YAML and shell, C, SQL, INI, TeX, reStructuredText, HTML or MDX. */
const TEXT_COMMENT = /^[ \t]*(?:#|\/\/|--|;|%|\.\.|<!--|\{?\/\*)[ \t]*std66-ignore[ \t]*(?:-->|\*\/\}?)?[ \t]*\r?$/;
const MARKUP_COMMENT = /<!--\s*std66-ignore\s*-->/g;
const EXPRESSION_COMMENT = /^\{\s*\/\*\s*std66-ignore\s*\*\/\s*\}$/;

/** The longest line of text that is looked at for a comment. */
const MAX_LINE = 256;

/** Ranges of offsets, in order. */
export class IgnoredLines {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** By binary search for the last line that begins before the offset. */
  has(offset: number): boolean {
    let [low, high] = [-1, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low >= 0 && offset < (this.#ends[low] as number);
  }

  /** Adds the line after an offset of a text. */
  addAfter(text: string, offset: number): void {
    const start = text.indexOf("\n", offset) + 1;
    if (start === 0) return;
    const end = text.indexOf("\n", start);
    this.#starts.push(start);
    this.#ends.push(end === -1 ? Infinity : end);
  }

  /** Reads the comments of HTML. */
  readHtml(html: string): void {
    if (!html.includes(WORD)) return;
    for (const end of commentEnds(html)) this.addAfter(html, end);
  }

  /** Reads the comments of XML, wherever they stand. */
  readXml(xml: string): void {
    for (const { 0: comment, index } of xml.matchAll(MARKUP_COMMENT)) this.addAfter(xml, index + comment.length);
  }

  /** Reads the comments of Markdown: those of its HTML, and of MDX. */
  readMarkdown(markdown: string, eventsOf: () => readonly MarkdownEvent[]): void {
    if (!markdown.includes(WORD)) return;
    let done = 0;
    for (const { isEnter, type, start, end } of eventsOf()) {
      if (!isEnter || !COMMENTED.has(type) || start < done) continue;
      done = end;
      const written = markdown.slice(start, end);
      if (!written.includes(WORD)) continue;
      if (EXPRESSION_COMMENT.test(written)) this.addAfter(markdown, end);
      else
        for (const offset of type.startsWith("html") ? commentEnds(written) : [])
          this.addAfter(markdown, start + offset);
    }
  }

  /** Passes the pieces of a text on, and reads the lines in them that are comments. */
  async *readText(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    /** What was read of the last line, and its offset. */
    let line = "";
    let start = 0;
    for await (const piece of pieces) {
      const text = line + piece;
      if (this.#ends.at(-1) === Infinity) this.#endLine(text, start);
      if (text.includes(WORD)) this.#readLines(text, start);
      const last = text.lastIndexOf("\n") + 1;
      // The beginning of a longer line is no comment, and neither is its end.
      const kept = text.length - last > MAX_LINE ? text.length - 1 : last;
      line = text.slice(kept);
      start += kept;
      yield piece;
    }
  }

  #endLine(text: string, offset: number): void {
    const start = this.#starts.at(-1) as number;
    const end = text.indexOf("\n", Math.max(0, start - offset));
    if (end !== -1) this.#ends[this.#ends.length - 1] = offset + end;
  }

  /** Reads the lines that end in a text. */
  #readLines(text: string, offset: number): void {
    for (let at = text.indexOf(WORD); at !== -1; at = text.indexOf(WORD, at + 1)) {
      const from = text.lastIndexOf("\n", at) + 1;
      const to = text.indexOf("\n", at);
      if (to === -1) return;
      if (at - from > MAX_LINE || to - at > MAX_LINE || !TEXT_COMMENT.test(text.slice(from, to))) continue;
      const end = text.indexOf("\n", to + 1);
      this.#starts.push(offset + to + 1);
      this.#ends.push(end === -1 ? Infinity : offset + end);
    }
  }
}

const COMMENTED = new Set(["htmlFlow", "htmlText", "mdxFlowExpression", "mdxTextExpression"]);

const ignore = (): void => {};

/** The offsets at which comments end that have the word and nothing else. */
function commentEnds(html: string): number[] {
  const ends: number[] = [];
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: ({ data, location }) => {
        if (data.trim() === WORD && location) ends.push(location.endOffset);
      },
      onStartTag: ({ tagName }) => {
        const state = TEXTS.get(tagName);
        if (state !== undefined) tokenizer.state = state;
      },
      onEndTag: ignore,
      onCharacter: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return ends;
}
