/** RFC 1808 §2.1, §2.4: a text taken apart step by step, and put together again. */
import type { DialectOptions } from "../dialect/dialect-options.ts";
import { schemeOf } from "../dialect/scheme.ts";

/** RFC 1808 §2.1. Absent and empty are the same (§2.4): an empty component is `undefined`. */
export interface Rfc1808Components {
  readonly scheme: string | undefined;
  readonly netLoc: string | undefined;
  /** With its leading "/". */
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 1808 §2.4: the parts in order, each of which a parsing step splits off. */
export interface Parts {
  scheme: string;
  hasSlashes: boolean;
  netLoc: string;
  path: string;
  params: string;
  query: string;
  fragment: string;
}

export function split(text: string): Parts {
  const [beforeFragment, fragment] = cut(text, "#");
  const scheme = schemeOf(beforeFragment) ?? "";
  let rest = scheme === "" ? beforeFragment : beforeFragment.slice(scheme.length + 1);
  const hasSlashes = rest.startsWith("//");
  let netLoc = "";
  if (hasSlashes) {
    const end = rest.indexOf("/", 2);
    netLoc = rest.slice(2, end === -1 ? rest.length : end);
    rest = rest.slice(2 + netLoc.length);
  }
  const [beforeQuery, query] = cut(rest, "?");
  const [path, params] = cut(beforeQuery, ";");
  return { scheme, hasSlashes, netLoc, path, params, query, fragment };
}

/** The text before and after the first delimiter; the latter is empty if there is no delimiter. */
function cut(text: string, delimiter: string): readonly [before: string, after: string] {
  const index = text.indexOf(delimiter);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}

/** The components of a valid text. */
export function componentsOf(text: string): Rfc1808Components {
  const { scheme, netLoc, path, params, query, fragment } = split(text);
  return {
    scheme: scheme || undefined,
    netLoc: netLoc || undefined,
    path,
    params: params || undefined,
    query: query || undefined,
    fragment: fragment || undefined,
  };
}

/**
 * Step 7 of the algorithm (§4). A scheme is always present here, since a base without one has been refused. By §2.2 a
 * net_loc ends only at a slash, so whatever follows it needs one.
 */
export function recombine(
  { scheme, hasSlashes, netLoc, path, params, query, fragment }: Parts,
  netLocSlash: DialectOptions["netLocSlash"],
): string {
  const following = netLocSlash === "before-path" ? path : path + params + query;
  const slash = following !== "" && !path.startsWith("/") ? "/" : "";
  return (
    `${scheme}:` +
    (hasSlashes ? `//${netLoc}${slash}` : "") +
    path +
    (params === "" ? "" : `;${params}`) +
    (query === "" ? "" : `?${query}`) +
    (fragment === "" ? "" : `#${fragment}`)
  );
}
