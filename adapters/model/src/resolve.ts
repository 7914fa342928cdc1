/** RFC 3986 §5.2 and §5.3 on components in normal form, with a base that may be relative. */
import { removeDotSegments } from "@std66/core";
import { reducedPath } from "@std66/resolve/internal";
import { USERINFO, encode } from "./encode.ts";
import { literalOf } from "./host.ts";
import type { MutableComponents } from "./types.ts";

/** RFC 3986 §5.2.2. @param isTolerant whether the scheme of a reference is ignored if it is that of the base */
export function transform(
  base: MutableComponents,
  reference: MutableComponents,
  isTolerant: boolean,
): MutableComponents {
  const { scheme, path = "", query, fragment } = reference;
  if (scheme && !(isTolerant && scheme === base.scheme)) {
    return targetOf(reference, { scheme, path: withoutDots(path), query, fragment });
  }
  if (hasAuthority(reference)) {
    return targetOf(reference, { scheme: base.scheme, path: withoutDots(path), query, fragment });
  }
  if (path === "") {
    return targetOf(base, { scheme: base.scheme, path: keptPath(base), query: query ?? base.query, fragment });
  }
  const merged = path.startsWith("/") ? withoutDots(path) : mergedPath(base, path);
  return targetOf(base, { scheme: base.scheme, path: merged, query, fragment });
}

function targetOf(
  { userinfo, host, ipv6Zone, port }: MutableComponents,
  { scheme, path, query, fragment }: MutableComponents,
): MutableComponents {
  const target: MutableComponents = { scheme, userinfo, host, port, path, query, fragment };
  if (ipv6Zone !== undefined) target.ipv6Zone = ipv6Zone;
  return target;
}

function hasAuthority({ userinfo, host, port }: MutableComponents): boolean {
  return host !== undefined || userinfo !== undefined || port !== undefined;
}

/** RFC 3986 §5.2.4. Most paths have no dot-segments. */
function withoutDots(path: string): string {
  return path.includes("./") || path.endsWith(".") ? removeDotSegments(path) : path;
}

/** Whether the dot-segments at the start of the path lead out of it. */
function isRootless(base: MutableComponents): boolean {
  return !base.scheme && !hasAuthority(base) && base.path?.startsWith("/") !== true;
}

function keptPath(base: MutableComponents): string {
  return isRootless(base) && base.path ? reducedPath(base.path) : (base.path ?? "");
}

/**
 * RFC 3986 §5.2.3. If the base is relative, ".." at its end is a directory: so it is in every URI that the
 * base leads to.
 */
function mergedPath(base: MutableComponents, path: string): string {
  const { path: given = "" } = base;
  if (given === "" && hasAuthority(base)) return withoutDots(`/${path}`);
  if (isRootless(base)) {
    const isDirectory = /(?:^|\/)\.\.$/.test(given);
    return reducedPath((isDirectory ? `${given}/` : directoryOf(given)) + path);
  }
  return withoutDots(directoryOf(base.scheme ? given : withoutDots(given)) + path);
}

function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** RFC 3986 §5.3. Only the userinfo is not in normal form yet. */
export function targetText(target: MutableComponents, isIri: boolean): string {
  const { scheme, userinfo, host, ipv6Zone, port, path = "", query, fragment } = target;
  let text = scheme ? `${scheme}:` : "";
  // A text with an authority has a host, which may be empty.
  if (host !== undefined) {
    text += userinfo === undefined ? "//" : `//${encode(userinfo, USERINFO, isIri)}@`;
    text += literalOf(host, ipv6Zone) ?? host;
    if (port !== undefined) text += `:${port}`;
    if (path !== "" && !path.startsWith("/")) text += "/";
  } else if (path.startsWith("//")) text += "/.";
  return text + path + (query === undefined ? "" : `?${query}`) + (fragment === undefined ? "" : `#${fragment}`);
}
