/** The URL Standard of the WHATWG, as the runtime's own `URL` implements it. Not an RFC; included for contrast. */
import { parseAsWhatwg } from "@std66/resolve/internal";
import { createDialect } from "../dialect/create-dialect.ts";
import type { Dialect } from "../dialect/dialect.ts";
import { type Outcome, failed, resolved } from "../dialect/outcome.ts";
import { type WhatwgComponents, faultsOfUrl, notAUrl } from "./runtime-url.ts";

function componentsOf(text: string): WhatwgComponents {
  const url = parseAsWhatwg(text) as WhatwgComponents;
  const { href, protocol, username, password, hostname, port, pathname, search, hash } = url;
  return { href, protocol, username, password, hostname, port, pathname, search, hash };
}

function resolveByUrl(base: string, reference: string): Outcome {
  const url = parseAsWhatwg(reference, base);
  if (url !== undefined) return resolved(url.href);
  const { reason, message } = notAUrl();
  return failed(reason, message);
}

/**
 * The runtime's own `URL`. Only a text with a scheme is valid. In a runtime without `URL` no text is, and each error
 * says so.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-1.1.3 | RFC 3986 §1.1.3}
 * @example
 * ```ts
 * import { whatwg } from "@std66/legacy";
 * whatwg.resolve("http://a/b/c/d;p?q", "http:g"); // => { kind: "uri", text: "http://a/b/c/g" }
 * ```
 */
export const whatwg: Dialect<WhatwgComponents, "whatwg"> = /* @__PURE__ */ createDialect({
  id: "whatwg",
  title: "the URL Standard, as implemented by the runtime's URL",
  isValid: (text) => parseAsWhatwg(text) !== undefined,
  faultsOf: faultsOfUrl,
  componentsOf,
  resolve: resolveByUrl,
});
