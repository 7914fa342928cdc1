/** RFC 3986 §5.2 on plain components, with a base that may be relative. */
import { divide } from "@std66/core/internal";
import { join, reducedPath, transform } from "@std66/resolve/internal";
import { PATH, QUERY, USERINFO, encode } from "./encode.ts";
import { addressOf } from "./host.ts";
import type { UriComponents, UriOptions } from "./types.ts";

/** Resolves a text in normal form against another. */
export function resolveTexts(base: string, reference: string, { tolerant }: UriOptions): string {
  const from = divide(base);
  const to = divide(reference);
  if (from.schemeEnd !== -1)
    return transform({ uri: from, directoryEnd: -1, isPlain: false }, to, tolerant !== true).text;
  const { text, schemeEnd, authorityEnd, pathEnd } = join(from, to);
  const isRootless = schemeEnd === -1 && authorityEnd === -1 && pathEnd > 0 && !text.startsWith("/");
  return isRootless ? reducedPath(text.slice(0, pathEnd)) + text.slice(pathEnd) : text;
}

/** The text of generic components as they are: nothing is normalized but what would end a component. */
export function plainText({ scheme, userinfo, host, port, path, query, fragment }: UriComponents): string {
  const name = host !== undefined && addressOf(`[${host}]`) !== undefined ? `[${host}]` : host;
  const authority =
    name === undefined && userinfo === undefined && port === undefined
      ? ""
      : `//${userinfo === undefined ? "" : `${encode(userinfo, USERINFO)}@`}${name ?? ""}${port === undefined ? "" : `:${port}`}`;
  const rest = `${query === undefined ? "" : `?${encode(query, QUERY)}`}${fragment === undefined ? "" : `#${encode(fragment, QUERY)}`}`;
  return `${scheme ? `${scheme}:` : ""}${authority}${encode(path ?? "", PATH)}${rest}`;
}
