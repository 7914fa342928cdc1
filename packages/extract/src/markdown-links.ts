/** Links of Markdown, with their offsets, by the parser of micromark, which follows CommonMark. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { decodeString } from "micromark-util-decode-string";
import { extractUris } from "./text/extract-uris.ts";
import { type HtmlLink, linksInHtml } from "./documents/html-links.ts";
import type { HtmlFault } from "./documents/html-tags.ts";
import { requireUri } from "./documents/document-base.ts";
import type { LeftOut } from "./text/extracted-uri.ts";
import { readLink } from "./documents/iri-reference.ts";
import { type OmittedPlace, linksAmong, urisAndPlaces } from "./documents/omitted-place.ts";
import { type UnlinkedDestination, unlinkedDestinations } from "./documents/markdown-blanks.ts";
import { DESTINATIONS, LITERALS, markdownEvents } from "./documents/markdown-events.ts";
import { jsxViewOf } from "./documents/markdown-mdx.ts";
import { type MarkdownEvent, htmlViewOf, runningTextOf, withMarkup } from "./documents/markdown-views.ts";
import type { MdxFault } from "./documents/mdx-faults.ts";
import type { OmittedIri } from "./text/options.ts";

export type { MdxFault } from "./documents/mdx-faults.ts";
export { markdownEvents } from "./documents/markdown-events.ts";

export interface MarkdownLinksOptions {
  /**
   * Whether to give the URIs that stand in the text without any markup, and the links of HTML as well. Those in code,
   * and in the text of a link, are left out. Default: `false`, the links of CommonMark alone.
   */
  readonly all?: boolean | undefined;
  /** Whether a link may be an IRI or have spaces, as for `htmlLinks`; in text, as for `extractUris`. */
  readonly iris?: boolean | undefined;
  /** Whether the document is MDX, with the links of JSX for those of HTML. Default: `false`. */
  readonly mdx?: boolean | undefined;
  /** With `all`, called for what is not given in text, as for `extractUris`. */
  readonly omitted?: ((place: OmittedIri) => void) | undefined;
  /** With `all` and `mdx`, called with the offset of each link that is computed, such as `href={url}`. */
  readonly computed?: ((start: number) => void) | undefined;
  /**
   * With `mdx`, called for each tag and each brace that breaks the syntax of MDX, before the first link. It is text
   * then, and the rest is read. Default: the first one throws a `SyntaxError`.
   */
  readonly malformed?: ((fault: MdxFault) => void) | undefined;
}

/** `[…](uri)`, `![…](uri)`, `[…]: uri`, or `<uri>`; with the option `all`, `uri` for one without markup, and `html`. */
export type MarkdownKind = "link" | "image" | "definition" | "autolink" | "uri" | "html";

interface MarkdownPlace {
  readonly kind: MarkdownKind;
  /** The destination with escapes and references decoded. An e-mail address in angle brackets gets `mailto:`. */
  readonly text: string;
  /** The offset of the destination in the document as written, in UTF-16 code units; without its angle brackets. */
  readonly start: number;
  readonly end: number;
  /** The text of a `link`, as written, or that of a link of HTML. `undefined` for others. */
  readonly linkText: string | undefined;
  /** For `html`: as in `HtmlLink`. */
  readonly element?: string;
  readonly attribute?: string;
  readonly rel?: readonly string[];
  /** For `uri`: as in `ExtractedUri`. */
  readonly leftOut?: readonly LeftOut[];
}

/** A link that is a URI-reference. */
export interface ValidMarkdownLink extends MarkdownPlace {
  readonly reference: UriReference;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidMarkdownLink extends MarkdownPlace {
  readonly reference: undefined;
  readonly error: UriSyntaxError;
  /** Whether it has white space, so CommonMark reads it as text; with `iris` it has an error as well. */
  readonly isUnlinked?: boolean;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a document. */
export type MarkdownLink = ValidMarkdownLink | InvalidMarkdownLink;

/**
 * Returns the links of a Markdown document in its order: links, images, definitions of references, and autolinks
 * (CommonMark 0.31). A destination that is not a URI-reference is given with its error. So is one with white space,
 * such as `[a](my page.md)`, which CommonMark reads as text; what is not meant as a destination, such as `[1](see
 * below)`, is left out. URIs without any markup are not links in CommonMark: the option `all` gives them too, and the
 * links of HTML.
 *
 * @throws {SyntaxError} if the document is to be MDX and is not, saying where, without the option `malformed`
 * @throws {TypeError} if `markdown` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { markdownLinks } from "@std66/extract/markdown";
 * const [link, image] = markdownLinks("See [the *page*](a/b 'title') or ![](<c d>).");
 * [link?.kind, link?.text, link?.start, link?.end]; // => ["link", "a/b", 17, 20]
 * [image?.kind, image?.text, image?.error?.code]; // => ["image", "c d", "pchar"]
 * const all = markdownLinks("http://a/b. <img src=c>", { all: true });
 * [...all].map(({ kind, text }) => `${kind} ${text}`); // => ["uri http://a/b", "html c"]
 * ```
 */
export function markdownLinks(markdown: string, options?: MarkdownLinksOptions): Iterable<MarkdownLink> {
  if (typeof markdown !== "string") throw argumentError("markdownLinks: markdown", "a string", markdown);
  // `map` passes the index as the second argument.
  const given = typeof options === "number" ? undefined : options;
  const own =
    given && ownOptions("markdownLinks: options", given, ["all", "iris", "mdx", "omitted", "computed", "malformed"]);
  const all = readFlag("markdownLinks: options.all", own?.all, false);
  const iris = readFlag("markdownLinks: options.iris", own?.iris, false);
  const mdx = readFlag("markdownLinks: options.mdx", own?.mdx, false);
  for (const name of ["omitted", "computed", "malformed"] as const) {
    if (own?.[name] !== undefined && typeof own[name] !== "function") {
      throw argumentError(`markdownLinks: options.${name}`, "a function", own[name]);
    }
  }
  const { omitted, computed, malformed } = own ?? {};
  const settings = { all, iris, mdx, isTold: omitted !== undefined, computed, malformed };
  return { [Symbol.iterator]: () => linksAmong(linksInMarkdown(markdown, settings), omitted) };
}

interface MarkdownSettings {
  readonly all: boolean;
  readonly iris: boolean;
  readonly mdx: boolean;
  /** Whether the places are asked for where a URI in text is not given, or only in part. */
  readonly isTold: boolean;
  readonly computed: ((start: number) => void) | undefined;
  readonly malformed: ((fault: MdxFault) => void) | undefined;
  /** Called for what begins in HTML and does not end in the document. */
  readonly cutOff?: ((fault: HtmlFault) => void) | undefined;
}

/** The links, and the places where a URI in text is not given, or only in part, in the order of the document. */
export function* linksInMarkdown(markdown: string, settings: MarkdownSettings): Generator<MarkdownLink | OmittedPlace> {
  const events = markdownEvents(markdown, settings.mdx, settings.malformed);
  const unlinked = [...unlinkedDestinations(markdown, events, beginsWithUri)];
  const links: (MarkdownLink | OmittedPlace)[] = [
    ...markupLinks(markdown, events, settings.iris),
    ...unlinked.map(unlinkedAt),
  ];
  if (settings.all) {
    for (const link of htmlIn(markdown, events, settings)) links.push(link);
    for (const link of urisIn(markdown, events, unlinked, settings)) links.push(link);
  }
  yield* unlinked.length > 0 || settings.all ? links.sort((a, b) => a.start - b.start) : links;
}

function beginsWithUri(text: string): boolean {
  for (const { start } of extractUris(text)) return start === 0;
  return false;
}

function unlinkedAt({ kind, text: written, start, end, label }: UnlinkedDestination): MarkdownLink {
  const text = decodeString(written);
  const { error } = readLink(text, false);
  const linkText = kind === "link" ? label : undefined;
  // It has white space.
  const fault = error as UriSyntaxError;
  return { kind, text, start, end, linkText, reference: undefined, error: fault, isUnlinked: true, encoded: undefined };
}

function* markupLinks(markdown: string, events: readonly MarkdownEvent[], iris: boolean): Generator<MarkdownLink> {
  const media: { readonly kind: "link" | "image"; label: string; hasDestination: boolean }[] = [];
  for (const { isEnter, type, start, end } of events) {
    const last = media[media.length - 1];
    if (type === "link" || type === "image") {
      if (isEnter) media.push({ kind: type, label: "", hasDestination: false });
      else media.pop();
    }
    // The label comes before the destination.
    if (type === "labelText" && last !== undefined) last.label = markdown.slice(start, end);
    const place = destinationAt(isEnter, type, { start, end }, last?.hasDestination === true);
    if (place === undefined) continue;
    if (last !== undefined && place.kind === "link") last.hasDestination = true;
    const written = markdown.slice(place.start, place.end);
    // Nothing is decoded in an autolink.
    const isAutolink = place.kind === "autolink";
    const text = isAutolink ? `${type === "autolinkEmail" ? "mailto:" : ""}${written}` : decodeString(written);
    const kind = place.kind === "link" ? (last?.kind ?? place.kind) : place.kind;
    const linkText = kind === "link" ? last?.label : undefined;
    yield { ...place, kind, text, linkText, ...readLink(text, iris) };
  }
}

/** The destination that a token is, or an empty one in it: that of `[a](<>)` or `[a]: <>`, or of `[a]()` at its end. */
function destinationAt(
  isEnter: boolean,
  type: string,
  { start, end }: { readonly start: number; readonly end: number },
  hasDestination: boolean,
): (Pick<MarkdownPlace, "start" | "end"> & { readonly kind: "link" | "definition" | "autolink" }) | undefined {
  if (!isEnter) {
    const isEmpty = type === "resource" && !hasDestination;
    return isEmpty ? { kind: "link", start: start + 1, end: start + 1 } : undefined;
  }
  const kind = DESTINATIONS.get(type);
  if (kind !== undefined) return { kind, start, end };
  const literal = end - start === "<>".length ? LITERALS.get(type) : undefined;
  return literal && { kind: literal, start: start + 1, end: start + 1 };
}

function* htmlIn(
  markdown: string,
  events: readonly MarkdownEvent[],
  settings: MarkdownSettings,
): Generator<MarkdownLink> {
  for (const { element, attribute, rel, text, start, end, ...link } of elementLinks(markdown, events, settings)) {
    const linkText = link.linkText && withMarkup(link.linkText);
    const place = { kind: "html", text, start, end, linkText, element, attribute, rel } as const;
    if (link.error === undefined) yield { ...place, reference: link.reference, error: undefined };
    else yield { ...place, reference: undefined, error: link.error, encoded: link.encoded };
  }
}

/** The links of HTML or JSX, with each base, which is not asked for. */
function elementLinks(
  markdown: string,
  events: readonly MarkdownEvent[],
  { iris, mdx, computed = () => {}, cutOff }: MarkdownSettings,
): Iterable<HtmlLink> {
  const view = mdx ? jsxViewOf(markdown, events) : htmlViewOf(markdown, events);
  if (view === undefined) return [];
  const own = mdx ? { computed } : { cutOff };
  return linksInHtml(view, requireUri("markdownLinks: document", "x:"), { iris, texts: true, bases: "all", ...own });
}

function* urisIn(
  markdown: string,
  events: readonly MarkdownEvent[],
  unlinked: readonly UnlinkedDestination[],
  { iris, isTold }: MarkdownSettings,
): Generator<MarkdownLink | OmittedPlace> {
  const text = runningTextOf(markdown, events, unlinked);
  const spanOf = (start: number, end: number) => ({ start: text.at(start), end: text.at(end) });
  for (const found of urisAndPlaces(text.text, { iris, isTold }, spanOf)) {
    if ("kind" in found) {
      yield found;
      continue;
    }
    const { start, end, reference, leftOut } = found;
    const place = { kind: "uri", text: found.text, ...spanOf(start, end), linkText: undefined } as const;
    const left = leftOut.map((part) => ({ ...part, ...spanOf(part.start, part.end) }));
    yield { ...place, leftOut: left, reference, error: undefined };
  }
}
