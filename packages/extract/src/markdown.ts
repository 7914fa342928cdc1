/** Links of Markdown, with their offsets, by the parser of micromark, which follows CommonMark. */
import { type UriReference, UriSyntaxError, parse as parseReference } from "@std66/core";
import { argumentError } from "@std66/core/internal";
import { parse, postprocess, preprocess } from "micromark";
import { decodeString } from "micromark-util-decode-string";

/** `[…](uri)`, `![…](uri)`, `[…]: uri`, or `<uri>`. */
export type MarkdownKind = "link" | "image" | "definition" | "autolink";

interface Place {
  readonly kind: MarkdownKind;
  /** The destination, with escapes and character references decoded. An e-mail address in angle brackets gets its `mailto:`. */
  readonly text: string;
  /** The offset of the destination in the document as written, in UTF-16 code units; without its angle brackets. */
  readonly start: number;
  readonly end: number;
}

/** A link that is a URI-reference. */
export interface ValidMarkdownLink extends Place {
  readonly reference: UriReference;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidMarkdownLink extends Place {
  readonly reference: undefined;
  readonly error: UriSyntaxError;
}

/** A link of a document. */
export type MarkdownLink = ValidMarkdownLink | InvalidMarkdownLink;

/** The tokens of micromark that are destinations. */
const KINDS: ReadonlyMap<string, MarkdownKind> = /* @__PURE__ */ new Map([
  ["resourceDestinationString", "link"],
  ["definitionDestinationString", "definition"],
  ["autolinkProtocol", "autolink"],
  ["autolinkEmail", "autolink"],
]);

/**
 * Returns the links of a Markdown document in its order: links, images, definitions of references, and autolinks (CommonMark
 * 0.31). A destination that is not a URI-reference is given with its error. URIs without any markup are not links in CommonMark:
 * `extractUris` finds them. Links in HTML are found by `htmlLinks`.
 *
 * @throws {TypeError} if `markdown` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { markdownLinks } from "@std66/extract/markdown";
 * const [link, image] = markdownLinks("See [the *page*](a/b 'title') or ![](<c d>).");
 * [link?.kind, link?.text, link?.start, link?.end]; // => ["link", "a/b", 17, 20]
 * [image?.kind, image?.text, image?.error?.code]; // => ["image", "c d", "pchar"]
 * ```
 */
export function markdownLinks(markdown: string): Iterable<MarkdownLink> {
  if (typeof markdown !== "string") throw argumentError("markdownLinks: markdown", "a string", markdown);
  return { [Symbol.iterator]: () => linksIn(markdown) };
}

function* linksIn(markdown: string): Iterator<MarkdownLink> {
  // micromark does not count a byte order mark.
  const shift = markdown.startsWith("\uFEFF") ? 1 : 0;
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  const media: ("link" | "image")[] = [];
  for (const [action, { type, start, end }] of events) {
    if (type === "link" || type === "image") {
      if (action === "enter") media.push(type);
      else media.pop();
    }
    const kind = action === "enter" ? KINDS.get(type) : undefined;
    if (kind === undefined) continue;
    const [from, to] = [start.offset + shift, end.offset + shift];
    const written = markdown.slice(from, to);
    const isEmail = type === "autolinkEmail";
    // Nothing is decoded in an autolink.
    const text = kind === "autolink" ? `${isEmail ? "mailto:" : ""}${written}` : decodeString(written);
    yield linkAt({ kind: kind === "link" ? (media[media.length - 1] ?? kind) : kind, text, start: from, end: to });
  }
}

function linkAt(place: Place): MarkdownLink {
  try {
    return { ...place, reference: parseReference(place.text), error: undefined };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    return { ...place, reference: undefined, error };
  }
}
