/** RFC 3986 §5.3: a URI with some of its components, segments and parameters changed. */
import { type UriComponents, parse } from "@std66/core";
import {
  type PairOptions,
  type QueryOptions,
  appendSegments,
  appendToQuery,
  deleteFromQuery,
  setInQuery,
  sortQuery,
} from "@std66/parameters";

/** A component that can be set. */
export type SettableComponent = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/** A pair to write into a query. */
export interface WrittenPair {
  readonly name: string;
  readonly value: string | undefined;
  /** Whether the value is inserted as written. Otherwise it is data, and is encoded. */
  readonly isRaw: boolean;
}

/** What is changed, in this order. */
export interface UriChanges {
  /** `undefined` removes a component. */
  readonly components: { readonly [name in SettableComponent | "authority"]?: string | undefined };
  /** Data: each becomes one segment at the end of the path. */
  readonly segments: readonly string[];
  /** The names of pairs, or patterns such as `utm_*`. */
  readonly removed: readonly string[];
  readonly replaced: readonly WrittenPair[];
  readonly appended: readonly WrittenPair[];
  readonly sorts: boolean;
  readonly options: QueryOptions;
}

/**
 * Returns the URI with the changes; `undefined` for a userinfo or a port without a host.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, if the result would parse otherwise, or if the query cannot be
 *   decoded
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 */
export function changedUri(input: string, changes: UriChanges): string | undefined {
  const uri = parse(input);
  const { components, segments, removed, replaced, appended, sorts, options } = changes;
  const needsHost = (components.userinfo ?? components.port) !== undefined;
  if (needsHost && (components.host ?? uri.host) === undefined) return undefined;
  // Composing a reference takes longer than all else, even if nothing changes.
  const set = Object.keys(components).length === 0 ? uri : uri.with(components as UriComponents);
  const changed = appendSegments(set, segments);
  let { query } = changed;
  if (removed.length > 0) {
    query = deleteFromQuery(query, (name) => removed.some((pattern) => isNamedBy(pattern, name)), options);
  }
  for (const { name, value, isRaw } of replaced) query = setInQuery(query, name, value, valued(options, isRaw));
  for (const { name, value, isRaw } of appended) query = appendToQuery(query, name, value, valued(options, isRaw));
  return String(changed.with({ query: sorts ? sortQuery(query, options) : query }));
}

function valued(options: QueryOptions, isRaw: boolean): PairOptions {
  return isRaw ? { ...options, value: "encoded" } : options;
}

/** Whether a pattern names a pair: a final `*` matches any rest of a name, a final `\*` the character itself. */
function isNamedBy(pattern: string, name: string): boolean {
  if (pattern.endsWith("\\*")) return name === `${pattern.slice(0, -2)}*`;
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
