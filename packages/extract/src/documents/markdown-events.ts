/** CommonMark 0.31: the tokens of a document by micromark, as far as links depend on them. */
import { parse, postprocess, preprocess } from "micromark";
import { isMasked } from "./markdown-blanks.ts";
import { isJsx, mdxExtensions, withoutFrontMatter } from "./markdown-mdx.ts";
import { type MarkdownEvent, isViewed } from "./markdown-views.ts";

/** The tokens of micromark that are destinations. */
export const DESTINATIONS: ReadonlyMap<string, "link" | "definition" | "autolink"> = /* @__PURE__ */ new Map([
  ["resourceDestinationString", "link"],
  ["definitionDestinationString", "definition"],
  ["autolinkProtocol", "autolink"],
  ["autolinkEmail", "autolink"],
]);

/** Returns the starts and the ends of tokens, in order. */
export function markdownEvents(markdown: string, isMdx: boolean): MarkdownEvent[] {
  // micromark does not count a byte order mark.
  const shift = markdown.startsWith("\uFEFF") ? 1 : 0;
  const document = parse(isMdx ? { extensions: mdxExtensions() } : undefined).document();
  const text = isMdx ? withoutFrontMatter(markdown) : markdown;
  const read: MarkdownEvent[] = [];
  for (const [action, { type, start, end }] of tokensOf(() => document.write(preprocess()(text, undefined, true)))) {
    if (!isRead(type)) continue;
    read.push({ isEnter: action === "enter", type, start: start.offset + shift, end: end.offset + shift });
  }
  return read;
}

function isRead(type: string): boolean {
  return DESTINATIONS.has(type) || type === "labelText" || isViewed(type) || isMasked(type) || isJsx(type);
}

type Events = ReturnType<typeof postprocess>;

function tokensOf(write: () => Events): Events {
  try {
    return postprocess(write());
  } catch (error) {
    // Of MDX: nothing else is an error in Markdown.
    const { reason, line, column } = error as { reason?: unknown; line?: unknown; column?: unknown };
    if (typeof reason !== "string") throw error;
    throw new SyntaxError(`it has a syntax error at line ${line}, column ${column}: ${inOurWords(reason)}`, {
      cause: error,
    });
  }
}

/** Begins as our messages do. */
function inOurWords(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}
