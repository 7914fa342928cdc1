/** RFC 3986 §5.3: components as text, with what they do not allow percent-encoded. */
import { removeDotSegments } from "@std66/core";
import { reducedPath } from "@std66/resolve/internal";
import { SCHEME } from "./faults.ts";
import {
  type Encoding,
  FRAGMENT,
  HOST,
  PATH,
  QUERY,
  USERINFO,
  decode,
  encode,
  encodeRun,
  normalizeEncoding,
} from "./encode.ts";
import { asciiName, literalOf, nameOf } from "./host.ts";
import type { Rules } from "./parse.ts";
import { handlerOf } from "./schemes.ts";
import type { SchemeHandler, UriComponents, UriOptions, MutableComponents } from "./types.ts";

/**
 * Returns the text of components, which are not changed.
 *
 * @param areParsed whether they are those of a text
 * @throws {TypeError} if the scheme or the port is malformed
 */
export function serializeComponents(
  given: UriComponents,
  options: UriOptions,
  { schemes, isStrict }: Rules,
  areParsed: boolean,
): string {
  const work: MutableComponents = hasOnlyTexts(given) ? given : textual(given);
  const handler = handlerOf(schemes, options.scheme || work.scheme);
  checkScheme(work);
  if (handler?.serialize === undefined) return textOf(work, options, handler, isStrict);
  const [copy, own]: [MutableComponents, UriOptions] = [{ ...work }, { ...options }];
  handler.serialize(copy as UriComponents, own, areParsed);
  checkScheme(copy);
  return textOf(copy, own, handler, isStrict);
}

/** How components are written. */
interface Form {
  readonly isIri: boolean;
  readonly isIriHost: boolean;
  readonly isDomain: boolean;
  /** Whether only that is changed which the components do not allow. uri-js also brings them into normal form. */
  readonly isStrict: boolean;
}

function textOf(
  work: MutableComponents,
  options: UriOptions,
  handler: SchemeHandler | undefined,
  isStrict: boolean,
): string {
  const { scheme = "", path, query, fragment } = work;
  const isIri = options.iri === true && !isStrict;
  const isIriHost = isStrict ? options.unicodeSupport === true || handler?.unicodeSupport === true : isIri;
  const isDomain = options.domainHost === true || handler?.domainHost === true;
  const form = { isIri, isIriHost, isDomain, isStrict };
  const isSuffix = options.reference === "suffix";
  // RFC 3986 §3.2.3: an empty port may be left out. Its ":" would be that of a scheme.
  const authority = authorityOf(isSuffix && work.port === "" ? { ...work, port: undefined } : work, form);
  const hasScheme = scheme !== "" && !isSuffix;
  let text = hasScheme ? `${isStrict ? scheme : scheme.toLowerCase()}:` : "";
  if (authority !== undefined) text += isSuffix ? authority : `//${authority}`;
  const hasAuthority = authority !== undefined;
  const isGiven = options.skipEscape === true;
  const keepsDots = options.absolutePath === true || handler?.absolutePath === true;
  const written = isGiven && (hasScheme || hasAuthority) ? delimited(path ?? "") : write(path ?? "", PATH, form);
  text += pathOf(written, { hasScheme, hasAuthority, keepsDots, isGiven });
  if (query !== undefined) text += `?${write(query, QUERY, form)}`;
  if (fragment !== undefined) text += `#${write(fragment, FRAGMENT, form)}`;
  return text;
}

function write(text: string, encoding: Encoding, { isIri, isStrict }: Form): string {
  return isStrict ? encode(text, encoding, isIri) : normalizeEncoding(text, encoding, isIri);
}

const TEXTS = "scheme userinfo host ipv6Zone path query fragment nid nss uuid resourceName subject body".split(" ");

/** Returns a copy in which these are texts, whatever a program has set them to. */
function textual(given: UriComponents): MutableComponents {
  const work = { ...given } as { [name: string]: string | number | null | undefined };
  for (const name of TEXTS) {
    const value = work[name] ?? undefined;
    work[name] = value === undefined ? undefined : String(value);
  }
  // Both originals take 0 for no scheme.
  if (!given.scheme) work["scheme"] = undefined;
  return work;
}

/** Whether they are texts already, as most are. */
function hasOnlyTexts(given: UriComponents): boolean {
  const { scheme, userinfo, host, ipv6Zone, path, query, fragment, nid, nss, uuid, resourceName, subject, body } =
    given;
  return (
    isText(scheme) &&
    isText(userinfo) &&
    isText(host) &&
    isText(ipv6Zone) &&
    isText(path) &&
    isText(query) &&
    isText(fragment) &&
    isText(nid) &&
    isText(nss) &&
    isText(uuid) &&
    isText(resourceName) &&
    isText(subject) &&
    isText(body)
  );
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

/** RFC 3986 §3.1 has no triplets in a scheme: nothing is decoded. */
function checkScheme({ scheme }: MutableComponents): void {
  if (scheme && !SCHEME.test(scheme)) throw new TypeError("URI scheme is malformed.");
}

function authorityOf({ userinfo, host, ipv6Zone, port }: MutableComponents, form: Form): string | undefined {
  const hasPort = typeof port === "number" || typeof port === "string";
  if (userinfo === undefined && host === undefined && !hasPort) return undefined;
  if (hasPort && !/^[0-9]*$/.test(String(port))) throw new TypeError("URI port is malformed.");
  const before = userinfo === undefined ? "" : `${write(userinfo, USERINFO, form)}@`;
  return before + (host === undefined ? "" : hostOf(host, ipv6Zone, form)) + (hasPort ? `:${port}` : "");
}

function hostOf(host: string, zone: string | undefined, { isIriHost, isDomain, isStrict }: Form): string {
  if (HOST.plain.test(host)) return isStrict ? host : host.toLowerCase();
  const literal = literalOf(host, zone);
  if (literal !== undefined) return literal;
  const name = isStrict ? normalizeEncoding(host, HOST, isIriHost) : nameOf(host, isIriHost);
  // As in parsing.
  const ascii = isDomain && !isIriHost && /[^\0-\x7f]/.test(decode(host)) ? asciiName(name) : undefined;
  return ascii ?? name;
}

interface PathContext {
  readonly hasScheme: boolean;
  readonly hasAuthority: boolean;
  readonly keepsDots: boolean;
  /** Whether the path is written as given: then "./" keeps a ":" from being read as the end of a scheme. */
  readonly isGiven: boolean;
}

function pathOf(written: string, { hasScheme, hasAuthority, keepsDots, isGiven }: PathContext): string {
  const isRelative = !hasScheme && !hasAuthority && !written.startsWith("/");
  // RFC 3986 §4.2: a ":" in the first segment would be the end of a scheme.
  const path = isRelative ? withoutColon(written, isGiven) : written;
  if (isRelative) return keepsDots ? path : reducedPath(path);
  const rooted = hasAuthority && path !== "" && !path.startsWith("/") ? `/${path}` : path;
  const reduced = keepsDots || !rooted.includes(".") ? rooted : removeDotSegments(rooted);
  // RFC 3986 §3.3: without an authority, "//" would be one.
  return !hasAuthority && reduced.startsWith("//") ? `/.${reduced}` : reduced;
}

function withoutColon(path: string, isGiven: boolean): string {
  if (isGiven && /^[^/]*:/.test(path)) return `./${path}`;
  return path.replace(/[^/]*/, (segment) => segment.replace(/:/g, "%3A"));
}

/** A path in which only what would end it is percent-encoded. */
function delimited(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[?#]/g, (found) =>
    found.length === 1 ? encodeRun(found) : found.toUpperCase(),
  );
}
