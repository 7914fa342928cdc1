/** RFC 3986 §5.3: components as text, with what they do not allow percent-encoded. */
import { removeDotSegments } from "@std66/core";
import { reducedPath } from "@std66/resolve/internal";
import { HOST, PATH, QUERY, USERINFO, encode, normalizeEncoding } from "./encode.ts";
import { addressOf, asciiName } from "./host.ts";
import { handlerOf } from "./schemes.ts";
import type { Schemes, UriComponents, UriOptions, Work } from "./types.ts";

/**
 * Returns the text of components, which are not changed.
 *
 * @throws {TypeError} if the scheme or the port is malformed
 */
export function serializeComponents(given: UriComponents, options: UriOptions, schemes: Schemes): string {
  const work = textual(given);
  const own: UriOptions = { ...options };
  checkScheme(work);
  const handler = handlerOf(schemes, own.scheme || work.scheme);
  if (handler?.serialize) handler.serialize(work as UriComponents, own);
  checkScheme(work);
  const isIri = own.iri === true || own.unicodeSupport === true || handler?.unicodeSupport === true;
  const authority = authorityOf(work, isIri, own.domainHost === true || handler?.domainHost === true);
  const hasScheme = Boolean(work.scheme) && own.reference !== "suffix";
  const keepsDots = own.absolutePath === true || handler?.absolutePath === true;
  const path = pathOf(work.path ?? "", { hasScheme, hasAuthority: authority !== undefined, keepsDots, isIri });
  return [
    hasScheme ? `${work.scheme}:` : "",
    authority === undefined ? "" : own.reference === "suffix" ? authority : `//${authority}`,
    path,
    work.query === undefined ? "" : `?${encode(work.query, QUERY, isIri)}`,
    work.fragment === undefined ? "" : `#${encode(work.fragment, QUERY, isIri)}`,
  ].join("");
}

const TEXTS = "scheme userinfo host path query fragment nid nss uuid resourceName subject body".split(" ");

/** Returns a copy in which these are texts, whatever a program has set them to. */
function textual(given: UriComponents): Work {
  const work = { ...given } as { [name: string]: string | number | null | undefined };
  for (const name of TEXTS) {
    const value = work[name] ?? undefined;
    work[name] = value === undefined ? undefined : String(value);
  }
  return work;
}

/** RFC 3986 §3.1 has no triplets in a scheme: nothing is decoded. */
function checkScheme({ scheme }: Work): void {
  if (scheme && !/^[A-Za-z][-+.A-Za-z0-9]*$/.test(scheme)) throw new TypeError("URI scheme is malformed.");
}

function authorityOf({ userinfo, host, port }: Work, isIri: boolean, isDomain: boolean): string | undefined {
  const hasPort = typeof port === "number" || typeof port === "string";
  if (userinfo === undefined && host === undefined && !hasPort) return undefined;
  if (hasPort && !/^[0-9]*$/.test(String(port))) throw new TypeError("URI port is malformed.");
  const before = userinfo === undefined ? "" : `${encode(userinfo, USERINFO)}@`;
  return before + (host === undefined ? "" : hostOf(host, isIri, isDomain)) + (hasPort ? `:${port}` : "");
}

function hostOf(host: string, isIri: boolean, isDomain: boolean): string {
  const inside = host.replace(/^\[|\]$/g, "");
  // The zone identifier is all after the first "%", which becomes "%25".
  const address = addressOf(`[${inside.replace(/%(?:25)?/, "%25")}]`);
  if (address !== undefined) return `[${address.replace("%", "%25")}]`;
  const name = normalizeEncoding(host, HOST, isIri);
  const ascii = isDomain && !isIri && /[^\0-\x7f]/.test(host) ? asciiName(host.toLowerCase()) : undefined;
  return ascii ?? name;
}

interface PathContext {
  readonly hasScheme: boolean;
  readonly hasAuthority: boolean;
  readonly keepsDots: boolean;
  readonly isIri: boolean;
}

function pathOf(given: string, { hasScheme, hasAuthority, keepsDots, isIri }: PathContext): string {
  const encoded = encode(given, PATH, isIri);
  const path = hasAuthority && encoded !== "" && !encoded.startsWith("/") ? `/${encoded}` : encoded;
  const isRelative = !hasScheme && !hasAuthority && !path.startsWith("/");
  const reduced = keepsDots ? path : isRelative ? reducedPath(path) : removeDotSegments(path);
  if (hasAuthority) return reduced;
  // RFC 3986 §3.3: "//" would be an authority, and a ":" in the first segment the end of a scheme.
  if (reduced.startsWith("//")) return `/.${reduced}`;
  return isRelative && /^[^/]*:/.test(reduced)
    ? reduced.replace(/^[^/]*/, (segment) => segment.replace(/:/g, "%3A"))
    : reduced;
}
