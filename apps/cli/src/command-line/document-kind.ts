/** The option `--as`: what a document is. */
import { extname } from "node:path";

export const KINDS = ["text", "html", "markdown", "json"] as const;

export type DocumentKind = (typeof KINDS)[number];

const KIND_OF: ReadonlyMap<string, DocumentKind> = new Map([
  [".htm", "html"],
  [".html", "html"],
  [".xhtml", "html"],
  [".markdown", "markdown"],
  [".md", "markdown"],
  [".json", "json"],
  [".jsonld", "json"],
  [".webmanifest", "json"],
]);

/** What a file is, by the extension of its name. Anything else is text. */
export function kindOfFile(name: string): DocumentKind {
  return KIND_OF.get(extname(name).toLowerCase()) ?? "text";
}
