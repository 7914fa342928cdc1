// What extraction finds, as short texts to compare.

import { type ExtractOptions, type ExtractedUri, extractUris, extractUrisFrom } from "../src/index.ts";

/** The URIs in a text. */
export function urisIn(text: string, options?: ExtractOptions): string[] {
  return [...extractUris(text, options)].map(({ reference }) => String(reference));
}

/** The only URI in a text. */
export function onlyIn(text: string, options?: ExtractOptions): ExtractedUri {
  const found = [...extractUris(text, options)];
  if (found.length !== 1) throw new Error(`${found.length} URIs in ${JSON.stringify(text)}`);
  return found[0] as ExtractedUri;
}

/** The hits of a text that comes in pieces. */
export async function hitsFrom(
  pieces: AsyncIterable<string> | Iterable<string>,
  options?: ExtractOptions,
): Promise<ExtractedUri[]> {
  const hits: ExtractedUri[] = [];
  for await (const hit of extractUrisFrom(pieces, options)) hits.push(hit);
  return hits;
}

/** What was left out, each as its reason and its text. */
export function leftOutOf(text: string, { leftOut }: ExtractedUri): string[] {
  return leftOut.map(({ reason, start, end }) => `${reason} ${text.slice(start, end)}`);
}
