/** URL Standard, path state: dot-segments, encoded or not. RFC 3986 §5.2: joining a reference with its base. */
import { removeDotSegments, split } from "@std66/core";
import { type Base, type Change, hasOpaquePath, inPath, withChanged, written } from "./parts.ts";

/** Single-dot and double-dot URL path segments: `%2e` counts as a dot. */
export const decodeDots: Change = inPath((path) =>
  /%2e/i.test(path)
    ? path.replace(/(^|\/)%2e(?![^/])/gi, "$1.").replace(/(^|\/)(?:\.|%2e)(?:\.|%2e)(?![^/])/gi, "$1..")
    : path,
);

/** Of a text without a base; with one, this is part of RFC 3986 §5.2.2. */
export const removeDots: Change = (text, base) => {
  const parts = split(text);
  if (base !== undefined || parts.scheme === undefined || hasOpaquePath(parts)) return text;
  return withChanged(text, parts, { path: pathWithoutDots(parts.path, parts.authority) });
};

/** RFC 3986 §5.2.2, for any text. `isOpaqueKept`: whether an opaque path keeps its dot-segments. */
export function joined(text: string, base: Base, isOpaqueKept: boolean): string {
  const parts = split(text);
  if (parts.scheme !== undefined) {
    if (isOpaqueKept && hasOpaquePath(parts)) return text;
    return withChanged(text, parts, { path: pathWithoutDots(parts.path, parts.authority) });
  }
  const { scheme } = base.parts;
  if (parts.authority !== undefined) {
    return written({ ...parts, scheme, path: pathWithoutDots(parts.path, parts.authority) });
  }
  const { authority, query } = base.parts;
  if (parts.path === "") {
    return written({ ...parts, scheme, authority, path: base.parts.path, query: parts.query ?? query });
  }
  const path = pathWithoutDots(mergedPath(parts.path, base), authority);
  return written({ ...parts, scheme, authority, path });
}

/** RFC 3986 §5.2.3, before dot-segments are removed. */
export function mergedPath(path: string, { parts: { authority, path: ofBase } }: Base): string {
  if (path.startsWith("/")) return path;
  if (authority !== undefined && ofBase === "") return `/${path}`;
  return ofBase.slice(0, ofBase.lastIndexOf("/") + 1) + path;
}

/** RFC 3986 §5.2.4. Without an authority, a path that begins with "//" has "/." in front. */
function pathWithoutDots(path: string, authority: string | undefined): string {
  const removed = removeDotSegments(path);
  return authority === undefined && removed.startsWith("//") ? `/.${removed}` : removed;
}
