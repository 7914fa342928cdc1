/**
 * URL Standard, URL representation: a text by its delimiters, whatever it holds between them, and what the base adds.
 */
import { type SplitComponents, split } from "@std66/core";

/** A base that has been read, by its `href`. */
export interface Base {
  readonly parts: SplitComponents;
  readonly scheme: string;
}

/** What a rule of the parser does to a text: the text after it, the same text, or `undefined` for a failure. */
export type Change = (text: string, base: Base | undefined) => string | undefined;

/** Reads the `href` of a base. */
export function baseOf(href: string): Base {
  const parts = split(href);
  return { parts, scheme: parts.scheme?.toLowerCase() ?? "" };
}

/** RFC 3986 §5.3: the text of components. */
export function written({ scheme, authority, path, query, fragment }: SplitComponents): string {
  const before = (scheme === undefined ? "" : `${scheme}:`) + (authority === undefined ? "" : `//${authority}`);
  return before + path + (query === undefined ? "" : `?${query}`) + (fragment === undefined ? "" : `#${fragment}`);
}

/** The text with some of its components changed; the same text if none is. */
export function withChanged(text: string, parts: SplitComponents, changed: Partial<SplitComponents>): string {
  const isSame = (Object.keys(changed) as (keyof SplitComponents)[]).every((name) => changed[name] === parts[name]);
  return isSame ? text : written({ ...parts, ...changed });
}

/** URL Standard, special schemes: each with its default port. */
const DEFAULT_PORTS: ReadonlyMap<string, string | undefined> = new Map([
  ["ftp", "21"],
  ["file", undefined],
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
]);

export function isSpecial(scheme: string): boolean {
  return DEFAULT_PORTS.has(scheme);
}

export function defaultPortOf(scheme: string): string | undefined {
  return DEFAULT_PORTS.get(scheme);
}

/** The scheme of the URL that a text stands for, in lower case: its own, or that of the base. */
export function schemeFor({ scheme }: SplitComponents, base: Base | undefined): string {
  return scheme?.toLowerCase() ?? base?.scheme ?? "";
}

/** URL Standard, opaque path: what follows the ":" of a scheme that is not special, and does not begin with "/". */
export function hasOpaquePath({ scheme, authority, path }: SplitComponents): boolean {
  return scheme !== undefined && !isSpecial(scheme.toLowerCase()) && authority === undefined && !path.startsWith("/");
}

/** A change of the path, unless it is opaque. */
export function inPath(change: (path: string, scheme: string, parts: SplitComponents, base?: Base) => string): Change {
  return (text, base) => {
    const parts = split(text);
    if (hasOpaquePath(parts)) return text;
    return withChanged(text, parts, { path: change(parts.path, schemeFor(parts, base), parts, base) });
  };
}
