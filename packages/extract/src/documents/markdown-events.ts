/** CommonMark 0.31: the tokens of a document by micromark, as far as links depend on them. */
import { parse, postprocess, preprocess } from "micromark";
import type { Extension } from "micromark-util-types";
import { isMasked } from "./markdown-blanks.ts";
import { isJsx, mdxExtensions, withoutFrontMatter } from "./markdown-mdx.ts";
import { type MarkdownEvent, isViewed } from "./markdown-views.ts";
import { type MdxFault, MdxFaults, inOurWords } from "./mdx-faults.ts";

/** The tokens of micromark that are destinations. */
export const DESTINATIONS: ReadonlyMap<string, "link" | "definition" | "autolink"> = /* @__PURE__ */ new Map([
  ["resourceDestinationString", "link"],
  ["definitionDestinationString", "definition"],
  ["autolinkProtocol", "autolink"],
  ["autolinkEmail", "autolink"],
]);

/** Those between angle brackets, with these. An empty one has no token of its own in it. */
export const LITERALS: ReadonlyMap<string, "link" | "definition"> = /* @__PURE__ */ new Map([
  ["resourceDestinationLiteral", "link"],
  ["definitionDestinationLiteral", "definition"],
]);

/**
 * How much is read at a time: micromark keeps kilobytes for each character that it reads, and small parts are soon
 * collected.
 */
const PART = 4096;

/**
 * Returns the starts and the ends of tokens, in order. `malformed`: receives what breaks the syntax of MDX, in order.
 *
 * @throws {SyntaxError} without `malformed`, at the first such place
 */
export function markdownEvents(
  markdown: string,
  isMdx: boolean,
  malformed?: (fault: MdxFault) => void,
): MarkdownEvent[] {
  const isTolerant = isMdx && malformed !== undefined;
  const faults = isTolerant ? new MdxFaults(markdown.length, beginningOf(markdown)) : undefined;
  const events = eventsOf(markdown, isMdx, faults);
  for (const fault of faults?.all() ?? []) malformed?.(fault);
  return events;
}

function eventsOf(markdown: string, isMdx: boolean, faults: MdxFaults | undefined): MarkdownEvent[] {
  const text = isMdx ? withoutFrontMatter(markdown) : markdown;
  const read: MarkdownEvent[] = [];
  // In MDX, code in braces may have anything in it, so that there is no place to part the document.
  const size = isMdx ? Infinity : PART;
  const labels = new Labels();
  if (text.length > size) addLabels(text, labels);
  for (let from = beginningOf(text); from < text.length;) {
    let to = from;
    let part: MarkdownEvent[];
    // What is still open is read again with what follows, at least twice as much.
    do {
      to = partEnd(text, Math.max(from + size, from + 2 * (to - from)));
      part = eventsIn(text.slice(from, to), from, labels, isMdx ? mdxExtensions(faults) : undefined);
    } while (to < text.length && isOpen(part, to));
    for (const event of part) read.push(event);
    from = to;
  }
  return read;
}

/** The offset after a byte order mark. */
function beginningOf(text: string): number {
  return text.startsWith("\uFEFF") ? 1 : 0;
}

/** Returns where a part of at least this length may end: a blank line, outside of lists and quotes. */
function partEnd(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const end = /\n[ \t]*\r?\n(?=[A-Za-z#])/g;
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : text.length;
}

/** Whether a block goes on after a blank line: code up to its fence, or HTML up to its end. */
function isOpen(events: readonly MarkdownEvent[], end: number): boolean {
  return events.some((event) => event.end >= end - 1 && (event.type === "codeFenced" || event.type === "htmlFlow"));
}

function eventsIn(text: string, offset: number, labels: Labels, extensions?: Extension[]): MarkdownEvent[] {
  const parser = parse({ extensions });
  parser.defined = labels;
  const document = parser.document();
  const read: MarkdownEvent[] = [];
  for (const [action, { type, start, end }] of tokensOf(() => document.write(preprocess()(text, undefined, true)))) {
    if (!isRead(type)) continue;
    read.push({ isEnter: action === "enter", type, start: start.offset + offset, end: end.offset + offset });
  }
  return read;
}

/** A label, and a destination without a space, or on the next line. */
const DEFINITION = /^[ \t>*+\-\d.)]*\[([^[\]\n]{1,999})\]:[ \t]*(?:$|(?:<[^<>\n]*>|[^\s<]\S*)[ \t]*(?:$|["'(]))/gm;

/** The labels that are defined. micromark asks for each bracket whether its text is one. */
class Labels extends Array<string> {
  readonly #labels = new Set<string>();

  override push(...labels: string[]): number {
    for (const label of labels) this.#labels.add(label);
    return this.#labels.size;
  }

  override includes(label: string): boolean {
    return this.#labels.has(label);
  }
}

/** Adds the labels that a document may define, as micromark compares them: a part may refer to those of others. */
function addLabels(text: string, labels: Labels): void {
  let done = 0;
  for (const { start, end } of [...fencesIn(text), { start: text.length, end: text.length }]) {
    for (const [, label = ""] of text.slice(done, start).matchAll(DEFINITION)) {
      labels.push(
        label
          .replace(/[\t\r ]+/g, " ")
          .trim()
          .toLowerCase()
          .toUpperCase(),
      );
    }
    done = end;
  }
}

/** Code between fences at the beginning of lines, where nothing is a definition. */
function* fencesIn(text: string): Generator<{ readonly start: number; readonly end: number }> {
  const fence = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,})/gm;
  for (let open = fence.exec(text); open !== null; open = fence.exec(text)) {
    const written = open[1] as string;
    const closing = new RegExp(`^ {0,3}${written[0] as string}{${written.length},}[ \\t\\r]*$`, "gm");
    closing.lastIndex = fence.lastIndex;
    const end = closing.test(text) ? closing.lastIndex : text.length;
    yield { start: open.index, end };
    fence.lastIndex = end;
  }
}

function isRead(type: string): boolean {
  const isDestination = DESTINATIONS.has(type) || LITERALS.has(type);
  return isDestination || type === "labelText" || isViewed(type) || isMasked(type) || isJsx(type);
}

type Events = ReturnType<typeof postprocess>;

function tokensOf(write: () => Events): Events {
  try {
    return postprocess(write());
  } catch (error) {
    // Of MDX: nothing else is an error in Markdown.
    const { reason, line, column } = error as { reason?: unknown; line?: unknown; column?: unknown };
    if (typeof reason !== "string") throw error;
    throw new SyntaxError(
      `it has a syntax error at line ${String(line)}, column ${String(column)}: ${inOurWords(reason)}`,
      {
        cause: error,
      },
    );
  }
}
