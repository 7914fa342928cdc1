/** Two URIs on a line, separated by a tab. */
import { isUriReference } from "@std66/core";

export type UriPair = readonly [a: string, b: string];

/** The two URIs of a line, if there are exactly two references, by default of URIs. None contains a tab. */
export function uriPairOf(line: string, isReference: (text: string) => boolean = isUriReference): UriPair | undefined {
  const tab = line.indexOf("\t");
  if (tab < 0) return undefined;
  const pair = [line.slice(0, tab), line.slice(tab + 1)] as const;
  return pair.every((text) => isReference(text)) ? pair : undefined;
}
