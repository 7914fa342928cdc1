/** RFC 3986 §3: what is wrong with a single component. */
import { UriSyntaxError, build } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import type { SettableComponent } from "./uri-changes.ts";

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

/**
 * What is wrong with a component, and what to do, in a line that does not show the component; `undefined` if nothing is.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
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
