/** RFC 3986 §3, §5.3: what can be changed in a URI, and what is wrong with a component. */
import { UriSyntaxError, build } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import type { QueryOptions } from "@std66/parameters";

export const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;
export type SettableComponent = (typeof COMPONENTS)[number];

export interface WrittenPair {
  readonly name: string;
  readonly value: string | undefined;
  /** Whether the value is inserted as written: it is that of a query. Otherwise it is data, and is encoded. */
  readonly isRaw: boolean;
}

/** What is changed, in this order. */
export interface UriChanges {
  /** Each text is well-formed by itself: `componentFault` finds nothing. `undefined` removes a component. */
  readonly components: { readonly [name in SettableComponent | "authority"]?: string | undefined };
  /** The names of parameters of the path's segments, or patterns such as `utm_*`. */
  readonly removedParameters: readonly string[];
  /** Data: each becomes one segment at the end of the path. */
  readonly segments: readonly string[];
  /** The names of pairs, or patterns such as `utm_*`. */
  readonly removed: readonly string[];
  readonly replaced: readonly WrittenPair[];
  readonly appended: readonly WrittenPair[];
  readonly sorts: boolean;
  readonly options: QueryOptions;
}

/** A URI with one component, which shows whether the component is well-formed by itself. */
const WITH: Readonly<Record<SettableComponent, (text: string) => object>> = {
  scheme: (scheme) => ({ scheme, path: "" }),
  userinfo: (userinfo) => ({ userinfo, host: "", path: "" }),
  host: (host) => ({ host, path: "" }),
  port: (port) => ({ host: "", port, path: "" }),
  // How a path may begin depends on the URI.
  path: (path) => ({ host: "", path: `/${path}` }),
  query: (query) => ({ path: "", query }),
  fragment: (fragment) => ({ path: "", fragment }),
};

/** Says what is wrong with a component, and what to do, without showing it; `undefined` if nothing is. */
export function componentFault(name: SettableComponent, text: string): string | undefined {
  if (name === "scheme" && text === "") return "A scheme has at least one letter; to remove it, use --unset scheme";
  try {
    build(WITH[name](text));
    return undefined;
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { reason, help } = explain(error);
    return help === undefined ? reason : `${reason}: ${help}`;
  }
}
