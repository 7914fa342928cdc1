/** RFC 3986 §5.3: a URI with some of its components, segments and parameters changed. */
import { type UriComponents, type UriReference, parse, percentEncode } from "@std66/core";
import { type QueryOptions, appendToQuery, deleteFromQuery, setInQuery, sortQuery } from "@std66/parameters";
import { Unchangeable } from "./unchangeable.ts";

/** The components that can be set. */
export const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
type Component = (typeof COMPONENTS)[number];

/** A pair of a query. */
export interface Pair {
  readonly name: string;
  readonly value: string | undefined;
  /** Whether the value is inserted as written. Otherwise it is data, and is encoded. */
  readonly isRaw: boolean;
}

/** What is changed, in this order. */
export interface Changes {
  /** `undefined` removes a component. */
  readonly components: { readonly [name in Component | "authority"]?: string | undefined };
  /** Data: each becomes one segment at the end of the path. */
  readonly segments: readonly string[];
  /** The names of pairs, or patterns such as `utm_*`. */
  readonly removed: readonly string[];
  readonly replaced: readonly Pair[];
  readonly appended: readonly Pair[];
  readonly sorts: boolean;
  readonly options: QueryOptions;
}

/**
 * Returns the URI with the changes.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference, if the result would parse otherwise, or if the query cannot be
 *   decoded
 * @throws {Unchangeable} for a userinfo or a port without a host
 */
export function changedUri(input: string, changes: Changes): string {
  const uri = parse(input);
  const { components, segments } = changes;
  if ((components.userinfo ?? components.port) !== undefined && (components.host ?? uri.host) === undefined) {
    throw new Unchangeable(
      `the URI has no host, so it can have no ${components.port === undefined ? "userinfo" : "port"}`,
    );
  }
  const set = uri.with(components as UriComponents);
  const path = segments.length === 0 ? set.path : appended(set, segments);
  const query = changedQuery(set.query, changes);
  return String(set.with({ path, query }));
}

/** The path with more segments. An empty last segment is replaced, as `/a/` says that more may follow. */
function appended({ host, path }: UriReference, segments: readonly string[]): string {
  const added = segments.map((segment) => percentEncode(segment, "segment")).join("/");
  if (path === "") return host === undefined ? added : `/${added}`;
  return path.endsWith("/") ? path + added : `${path}/${added}`;
}

function changedQuery(before: string | undefined, changes: Changes): string | undefined {
  const { removed, replaced, appended: added, sorts, options } = changes;
  let query = before;
  if (removed.length > 0) {
    query = deleteFromQuery(query, (name) => removed.some((pattern) => isNamedBy(pattern, name)), options);
  }
  for (const pair of replaced) query = withPair(query, pair, options, setInQuery);
  for (const pair of added) query = withPair(query, pair, options, appendToQuery);
  return sorts ? sortQuery(query, options) : query;
}

/** Whether a pattern names a pair: a final `*` matches any rest of a name, a final `\*` the character itself. */
function isNamedBy(pattern: string, name: string): boolean {
  if (pattern.endsWith("\\*")) return name === `${pattern.slice(0, -2)}*`;
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Inserts a pair. In place of a raw value, inserts text that the query does not contain, and then replaces it. No name contains
 * it, since it follows a `=`, which is encoded in names.
 */
function withPair(
  query: string | undefined,
  { name, value, isRaw }: Pair,
  options: QueryOptions,
  insert: typeof setInQuery,
): string {
  if (!isRaw) return insert(query, name, value, options);
  const mark = "x".repeat(1 + (query?.length ?? 0));
  return insert(query, name, mark, options).replace(`=${mark}`, () => `=${value as string}`);
}
