/** The option `--as`: what a document is. */
import { extname } from "node:path";
import type { DocumentKind } from "@std66/extract/documents";

export const KINDS = ["text", "html", "markdown", "json", "sitemap"] as const satisfies readonly DocumentKind[];

const KIND_OF: ReadonlyMap<string, DocumentKind | "xml"> = new Map([
  [".htm", "html"],
  [".html", "html"],
  [".xhtml", "html"],
  [".markdown", "markdown"],
  [".md", "markdown"],
  [".json", "json"],
  [".jsonld", "json"],
  [".webmanifest", "json"],
  [".xml", "xml"],
]);

/** What a file is, by the extension of its name, before `.gz` if it has that. Anything else is text; XML may be a sitemap. */
export function kindOfFile(name: string): DocumentKind | "xml" {
  return KIND_OF.get(extname(name.replace(/\.gz$/i, "")).toLowerCase()) ?? "text";
}
