/** RFC 3986 §3.4: the pairs of a query as written, of which only the names are decoded. */
import type { ParameterSyntax } from "./options.ts";
import { parameterEnd, readName, readValue } from "./parameter.ts";

export interface WrittenPair {
  readonly name: string;
  readonly text: string;
  /** Where the text begins in the query, after a separator unless the pair is the first one. */
  readonly start: number;
}

/** Returns the pairs of a query. One that is absent or empty has none. */
export function writtenPairs(query: string | undefined, syntax: ParameterSyntax): WrittenPair[] {
  const pairs: WrittenPair[] = [];
  if (query === undefined || query === "") return pairs;
  const decoding = { text: query, component: "query", syntax } as const;
  for (let start = 0; start <= query.length;) {
    const end = parameterEnd(query, start, syntax.separators);
    const text = query.slice(start, end);
    pairs.push({ name: readName(text, start, decoding), text, start });
    start = end + 1;
  }
  return pairs;
}

/** Returns the decoded value of a pair; `undefined` without a "=". */
export function valueOf(query: string, { text, start }: WrittenPair, syntax: ParameterSyntax): string | undefined {
  return readValue(text, start, { text: query, component: "query", syntax });
}

/** Returns the query that consists of these pairs, each with the separator before it in `query`. The first one needs none. */
export function joined(query: string, pairs: readonly WrittenPair[]): string {
  return pairs.map(({ text, start }, index) => (index === 0 ? text : query.charAt(start - 1) + text)).join("");
}
