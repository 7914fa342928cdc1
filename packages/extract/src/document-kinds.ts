/** RFC 3986 Appendix C: what a document is, which its name or its beginning says. */

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
] as const;

/** What a document is. */
export type DocumentKind = (typeof documentKinds)[number];

const MEBI = 1_048_576;

/**
 * How many octets a compressed document should have at most, if it is read as a whole: a short file can hold very many. Sitemaps have
 * up to 50 MiB. Of Markdown, an octet can take micromark four kilobytes.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 */
export const documentLimits: Readonly<Record<DocumentKind, number | undefined>> = {
  text: undefined,
  html: 64 * MEBI,
  sitemap: 64 * MEBI,
  markdown: MEBI / 4,
  json: 16 * MEBI,
  "json-lines": undefined,
  "json-schema": 16 * MEBI,
  csv: undefined,
  tsv: undefined,
};

const KIND_OF: ReadonlyMap<string, DocumentKind> = /* @__PURE__ */ new Map([
  [".htm", "html"],
  [".html", "html"],
  [".xhtml", "html"],
  [".markdown", "markdown"],
  [".md", "markdown"],
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
]);

/**
 * Returns what a document is, by the extension of its name, before `.gz` if it has that. XML is a sitemap if its first piece says so,
 * and anything else is text. `pieces` is only called for XML.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { documentKindOf } from "@std66/extract/documents";
 * await documentKindOf("docs/a.HTML.gz", () => []); // => "html"
 * await documentKindOf("sitemap.xml", () => ["<urlset>", "</urlset>"]); // => "sitemap"
 * ```
 */
export async function documentKindOf(
  name: string,
  pieces: () => AsyncIterable<string> | Iterable<string>,
): Promise<DocumentKind> {
  // A name that begins with its only dot has no extension.
  const [, extension = ""] = /[^/](\.[^./]*)$/.exec(name.replace(/\.gz$/i, "")) ?? [];
  const lower = extension.toLowerCase();
  if (lower !== ".xml") return KIND_OF.get(lower) ?? "text";
  const { isSitemap } = await import("./sitemap.ts");
  for await (const piece of pieces()) return isSitemap(piece) ? "sitemap" : "text";
  return "text";
}
