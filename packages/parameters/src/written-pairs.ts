/** RFC 3986 §3.4: the pairs of a query as written, of which only the names are decoded. */
import type { Decoding } from "./decode.ts";
import type { ParameterSyntax } from "./options.ts";
import { parameterEnd, readName } from "./parameter.ts";

/** Takes a pair. It begins at `start` in the query, after a separator unless it is the first one. */
type Take = (name: string, text: string, start: number, decoding: Decoding) => void;

/** Calls `take` for each pair of a query, in order. A query that is absent or empty has none. */
export function eachPair(query: string | undefined, syntax: ParameterSyntax, take: Take): void {
  if (query === undefined || query === "") return;
  const decoding = { text: query, component: "query", syntax } as const;
  for (let start = 0; start <= query.length;) {
    const text = query.slice(start, parameterEnd(query, start, syntax.separators));
    take(readName(text, start, decoding), text, start, decoding);
    start += text.length + 1;
  }
}
