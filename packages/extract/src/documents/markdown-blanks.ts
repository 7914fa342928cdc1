/** CommonMark 0.31, "Links": destinations with white space, which CommonMark reads as text. */
import { decodeString } from "micromark-util-decode-string";
import type { MarkdownEvent } from "./markdown-views.ts";

/** What a person means as a destination, and CommonMark does not. */
export interface UnlinkedDestination {
  readonly kind: "link" | "image" | "definition";
  /** As written. */
  readonly text: string;
  /** The offset of the destination in the document as written. */
  readonly start: number;
  readonly end: number;
  /** The text in the brackets before it. */
  readonly label: string;
}

/** Replaces what is not text: code, HTML, and the markup of what CommonMark reads as a link. */
const MASK = "\uFDD0";

const MASKED = new Set(
  (
    "autolink codeFenced codeIndented codeText definition htmlFlow htmlText labelImageMarker labelMarker mdxFlowExpression " +
    "mdxJsxFlowTag mdxJsxTextTag mdxTextExpression mdxjsEsm reference resource"
  ).split(" "),
);

/** Whether destinations depend on tokens of a type. */
export function isMasked(type: string): boolean {
  return MASKED.has(type);
}

/** No person writes a longer destination with spaces by hand. */
const MAX_LENGTH = 2048;

/**
 * Returns the destinations with white space: `[a](my page.md)`, `![a](my image.png)` and `[a]: my page.md`. What
 * follows brackets without being meant as a destination, such as `[1](see below)`, is left out. `beginsWithUri`:
 * whether a text begins with a URI.
 */
export function* unlinkedDestinations(
  markdown: string,
  events: readonly MarkdownEvent[],
  beginsWithUri: (text: string) => boolean,
): Generator<UnlinkedDestination> {
  // Without these, nothing has to be masked.
  if (!markdown.includes("](") && !markdown.includes("]:")) return;
  const view = maskedView(markdown, events);
  const judge = new Judge(view, beginsWithUri);
  /** The offsets of the brackets that are open in a paragraph. */
  let open: number[] = [];
  for (let from = 0; from < view.length;) {
    const to = lineEnd(view, from);
    if (isBlank(view, from, to)) open = [];
    else yield* destinationsOfLine(view, { from: from, to: to }, open, judge);
    from = to + 1;
  }
}

function maskedView(markdown: string, events: readonly MarkdownEvent[]): string {
  let view = "";
  let done = 0;
  for (const { isEnter, type, start, end } of events) {
    if (!isEnter || end <= done || !MASKED.has(type)) continue;
    view += markdown.slice(done, start) + markdown.slice(Math.max(start, done), end).replace(/[^\r\n]/g, MASK);
    done = end;
  }
  return view + markdown.slice(done);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!` \t\r>${MASK}`.includes(text[i] as string)) return false;
  return true;
}

function* destinationsOfLine(
  view: string,
  { from, to }: { readonly from: number; readonly to: number },
  open: number[],
  judge: Judge,
): Generator<UnlinkedDestination> {
  let closings: ReadonlyMap<number, number> | undefined;
  for (let i = from; i < to; i++) {
    const character = view[i];
    if (character === "\\") i++;
    else if (character === "[") open.push(i);
    if (character !== "]") continue;
    const bracket = open.pop();
    if (bracket === undefined) continue;
    const label = view.slice(bracket + 1, Math.min(i, bracket + MAX_LENGTH));
    if (view[i + 1] === "(") {
      closings ??= closingsIn(view, from, to);
      const close = closings.get(i + 1);
      const part = close === undefined ? undefined : destinationIn(view, i + 2, close);
      if (close === undefined || part === undefined) continue;
      const kind = isImage(view, bracket) ? "image" : "link";
      if (!judge.isDestination(decodeString(part.text), kind, label, bracket)) continue;
      yield { kind, ...part, label };
      i = close;
    } else if (view[i + 1] === ":" && bracket >= from && isLineStart(view, from, bracket)) {
      const part = destinationIn(view, i + 2, to);
      if (part === undefined || !judge.isDefinition(decodeString(part.text), label)) continue;
      yield { kind: "definition", ...part, label };
      return;
    }
  }
}

/** Where the parentheses of a line are closed. */
function closingsIn(view: string, from: number, to: number): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (let i = from; i < to; i++) {
    const character = view[i];
    if (character === "\\") i++;
    else if (character === "(") open.push(i);
    else if (character === ")" && open.length > 0) closings.set(open.pop() as number, i);
  }
  return closings;
}

/** Whether only the markers of quotes and lists are before it. */
function isLineStart(view: string, from: number, bracket: number): boolean {
  for (let i = from; i < bracket; i++) if (!" \t>-+*0123456789.)".includes(view[i] as string)) return false;
  return bracket === from || " \t>".includes(view[bracket - 1] as string);
}

function isImage(view: string, bracket: number): boolean {
  return view[bracket - 1] === "!" && !/\w/.test(view[bracket - 2] ?? "");
}

/** The destination with white space, without a title after it; `undefined` if there is none. */
function destinationIn(
  view: string,
  from: number,
  to: number,
): { text: string; start: number; end: number } | undefined {
  if (to - from > MAX_LENGTH) return undefined;
  const written = view.slice(from, to);
  const start = from + written.length - written.trimStart().length;
  const text = withoutTitle(written.trim());
  if (!/[ \t]/.test(text) || text.includes(MASK) || /^<(?!%)/.test(text)) return undefined;
  return { text, start, end: start + text.length };
}

function withoutTitle(text: string): string {
  const last = text[text.length - 1];
  const opening = last === ")" ? "(" : last === '"' || last === "'" ? last : undefined;
  if (opening === undefined) return text;
  const start = text.lastIndexOf(opening, text.length - 2);
  return start > 0 && " \t".includes(text[start - 1] as string) ? text.slice(0, start).trimEnd() : text;
}

/** What a template fills in: Liquid and Jinja, Hugo, JavaScript, ERB. */
const TEMPLATE = /^(?:\{[{%]|\$\{|<%)/;
/** A path from the root or from here, a fragment, or a query. `(#1 and #2)` are numbers of issues. */
const PATH = /^(?:\.{0,2}\/[^\s/]|#(?![\d\s])(?!.*\s#)|\?[\w-]+=)/;
/** A URI whose host a template may fill in. */
const SLASHES = /^[A-Za-z][A-Za-z\d+.-]*:\/\/\S/;
/** How prose refers to something. */
const PROSE = /^(?:see|cf\.?|e\.g\.|i\.e\.|or|and(?:\/or)?)(?:,|\s)/i;
/** A sentence has more words than a path, or an end. */
const MAX_WORDS = 6;
const SENTENCE_END = /[.!?]$/;
/** The name of a file, before a fragment or a query. */
const FILE = /[^\s./]\.(?:[A-Za-z][A-Za-z\d]{1,7}|[ch])$/;
/** The names of files that pages link to most, which are no words of prose. */
const PAGE = /[^\s./]\.(?:md|mdx|markdown|html?|png|jpe?g|gif|svg|webp|pdf|txt)$/i;
const FOLDER = /[A-Za-z]\/[\w~]|\w\/[A-Za-z~]/;

/** What is before a query or a fragment, without a slash at its end. */
function pathOf(text: string): string {
  return (text.split(/[?#]/, 1)[0] as string).replace(/\/$/, "");
}

/** Decides what a person means. */
class Judge {
  readonly #view: string;
  readonly #beginsWithUri: (text: string) => boolean;
  #labels: { readonly full: Set<string>; readonly shortcut: Set<string> } | undefined;

  constructor(view: string, beginsWithUri: (text: string) => boolean) {
    this.#view = view;
    this.#beginsWithUri = beginsWithUri;
  }

  /** Whether what follows `[label]` in parentheses is meant as a destination. */
  isDestination(text: string, kind: "link" | "image", label: string, bracket: number): boolean {
    if (this.#isCertain(text)) return true;
    if (PROSE.test(text)) return false;
    if (kind === "image") return true;
    const path = pathOf(text);
    const words = text.split(/\s+/);
    if (PAGE.test(path) || PAGE.test(words[0] as string)) return true;
    // `array[i](a b)`, `[ ](a b)` and `[^1](a b)`
    const isCode = /[\w)\]]/.test(this.#view[bracket - 1] ?? "") || /^\s*$|^\^/.test(label);
    const isFolder = FOLDER.test(text) && words.length <= MAX_WORDS && !SENTENCE_END.test(text);
    return !isCode && (FILE.test(path) || isFolder);
  }

  /** Whether what follows `[label]:` is meant as a destination. Prose is more common there than in parentheses. */
  isDefinition(text: string, label: string): boolean {
    if (/^\s*$|^[\^!]/.test(label)) return false;
    const name = nameOf(label);
    const { full, shortcut } = this.#uses();
    if (full.has(name)) return true;
    const words = text.split(/\s+/);
    const path = pathOf(text);
    // After an address, a description may follow.
    if (SLASHES.test(text)) return (words.at(-1) as string).includes("/") || PAGE.test(path);
    if (this.#isCertain(text)) return true;
    if (PROSE.test(text)) return false;
    return FILE.test(path) && (words.length <= 3 || shortcut.has(name));
  }

  #isCertain(text: string): boolean {
    return TEMPLATE.test(text) || PATH.test(text) || SLASHES.test(text) || this.#beginsWithUri(text);
  }

  /** The labels of `[a][label]` and `[label][]`, and those of `[label]`. */
  #uses(): { readonly full: Set<string>; readonly shortcut: Set<string> } {
    if (this.#labels !== undefined) return this.#labels;
    const [full, shortcut] = [new Set<string>(), new Set<string>()];
    for (const { 0: use, 1: label = "", index } of this.#view.matchAll(/\[([^[\]\n]{1,200})\](?!:)/g)) {
      const after = index + use.length;
      const isFull = this.#view[index - 1] === "]" || this.#view.startsWith("[]", after);
      (isFull ? full : shortcut).add(nameOf(label));
    }
    return (this.#labels = { full, shortcut });
  }
}

/** Labels match without regard to case and to the amount of white space (CommonMark, "Link reference definitions"). */
function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}
