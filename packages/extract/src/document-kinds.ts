/** RFC 3986 Appendix C: what a document is, which its name or its beginning says. */
import { DIALECT_OF, type Dialect } from "./documents/dialect.ts";

/**
 * What a document can be.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 */
export const documentKinds = [
  "text",
  "html",
  "markdown",
  "json",
  "json-lines",
  "json-schema",
  "csv",
  "tsv",
  "sitemap",
  "xml",
  "mail",
] as const;

/** What a document is. */
export type DocumentKind = (typeof documentKinds)[number];

const MEBI = 1_048_576;

/**
 * The most octets of a compressed document that is read whole: a short file can hold very many. Sitemaps have up to 50
 * MiB. For an octet of Markdown, micromark may need four kilobytes.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 */
export const documentLimits: Readonly<Record<DocumentKind, number | undefined>> = {
  text: undefined,
  html: 64 * MEBI,
  sitemap: 64 * MEBI,
  xml: 64 * MEBI,
  markdown: MEBI / 4,
  json: 16 * MEBI,
  "json-lines": undefined,
  "json-schema": 16 * MEBI,
  csv: undefined,
  tsv: undefined,
  mail: 64 * MEBI,
};

const KIND_OF: ReadonlyMap<string, DocumentKind> = /* @__PURE__ */ new Map([
  [".astro", "html"],
  [".htm", "html"],
  [".html", "html"],
  [".svelte", "html"],
  [".vue", "html"],
  [".xhtml", "html"],
  [".markdown", "markdown"],
  [".md", "markdown"],
  [".mdown", "markdown"],
  [".mdx", "markdown"],
  [".mkd", "markdown"],
  [".mkdn", "markdown"],
  [".json", "json"],
  [".jsonld", "json"],
  [".webmanifest", "json"],
  [".har", "json"],
  [".geojson", "json"],
  [".topojson", "json"],
  [".ipynb", "json"],
  [".sarif", "json"],
  [".map", "json"],
  [".jsonl", "json-lines"],
  [".ndjson", "json-lines"],
  [".csv", "csv"],
  [".tsv", "tsv"],
  [".eml", "mail"],
  [".mht", "mail"],
  [".mhtml", "mail"],
  [".atom", "xml"],
  [".gpx", "xml"],
  [".kml", "xml"],
  [".opml", "xml"],
  [".plist", "xml"],
  [".pom", "xml"],
  [".rdf", "xml"],
  [".rss", "xml"],
  [".svg", "xml"],
  [".wsdl", "xml"],
  [".xsd", "xml"],
  [".xsl", "xml"],
  [".xslt", "xml"],
  [".xspf", "xml"],
]);

/** The dialect of a document, by the extension of its name. */
export function dialectOf(name: string): Dialect | undefined {
  return DIALECT_OF.get(extensionOf(name));
}

/** How many characters may stand before the root element of a document. */
const BEFORE_ROOT = MEBI;

/**
 * Returns what a document is, by the extension of its name, before `.gz` if it has that. `.xml` is a sitemap or XHTML
 * if its root element says so, and other XML if not. Any other name is that of text. `pieces` is only called for
 * `.xml`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { documentKindOf } from "@std66/extract/documents";
 * await documentKindOf("docs/a.HTML.gz", () => []); // => "html"
 * await documentKindOf("sitemap.xml", () => ["<urlset>", "</urlset>"]); // => "sitemap"
 * await documentKindOf("feed.xml", () => ["<rss>", "</rss>"]); // => "xml"
 * ```
 */
export async function documentKindOf(
  name: string,
  pieces: () => AsyncIterable<string> | Iterable<string>,
): Promise<DocumentKind> {
  const lower = extensionOf(name);
  if (lower !== ".xml") return KIND_OF.get(lower) ?? "text";
  const { xmlRoot } = await import("./documents/xml-root.ts");
  let read = "";
  let next = 1;
  for await (const piece of pieces()) {
    read += piece;
    if (read.length < next) continue;
    // Each time twice as much, so that the whole takes linear time.
    next = read.length * 2;
    const root = xmlRoot(read);
    if (root !== undefined) return root;
    if (read.length > BEFORE_ROOT) return "xml";
  }
  return xmlRoot(read) ?? "xml";
}

/** The extension of a name in lowercase, that before `.gz` if it has that; empty without. */
function extensionOf(name: string): string {
  // A name that begins with its only dot has no extension.
  const [, extension = ""] = /[^/](\.[^./]*)$/.exec(name.replace(/\.gz$/i, "")) ?? [];
  return extension.toLowerCase();
}
