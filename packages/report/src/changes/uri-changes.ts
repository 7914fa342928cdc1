/** RFC 3986 §3, §5.3: what can be changed in a URI. */
import type { QueryOptions } from "@std66/parameters";

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
