/**
 * URL Standard, scheme state, no scheme state, special relative or authority state, special authority slashes state,
 * special authority ignore slashes state and relative slash state.
 */
import { split } from "@std66/core";
import { type Base, type Change, hasOpaquePath, isSpecial, schemeFor, written } from "./parts.ts";

/** Scheme state. */
export const lowercaseScheme: Change = (text) => {
  const { scheme } = split(text);
  return scheme === undefined ? text : scheme.toLowerCase() + text.slice(scheme.length);
};

/** No scheme state. */
export const needBase: Change = (text, base) =>
  base === undefined && split(text).scheme === undefined ? undefined : text;

/** No scheme state: against an opaque path, only a fragment can be resolved. */
export const needPathOfBase: Change = (text, base) => {
  if (base === undefined || !hasOpaquePath(base.parts) || text.startsWith("#")) return text;
  return split(text).scheme === undefined ? undefined : text;
};

/** In each state before the query of a special URL, `\` does what `/` does. */
export const turnBackslashes: Change = (text, base) => {
  if (!isSpecial(schemeFor(split(text), base))) return text;
  const end = text.search(/[?#]/);
  const before = end === -1 ? text : text.slice(0, end);
  return before.includes("\\") ? before.replace(/\\/g, "/") + text.slice(before.length) : text;
};

/** Special relative or authority state, and file state: the scheme of the base adds nothing to a relative reference. */
export const dropSchemeOfBase: Change = (text, base) => {
  const { scheme } = split(text);
  if (scheme === undefined || base === undefined || scheme.toLowerCase() !== base.scheme || !isSpecial(base.scheme))
    return text;
  const rest = text.slice(scheme.length + 1);
  if (rest.startsWith("//")) return text;
  // As the first character it would be removed.
  return rest.charCodeAt(0) <= 0x20 ? `./${rest}` : guarded(rest);
};

/** No scheme state: what begins with no scheme is relative, whatever colon it has. */
export const guardColon: Change = (text, base) =>
  base === undefined || split(text).scheme !== undefined ? text : guarded(text);

/** RFC 3986 §4.2: a colon in the first segment of a relative path would end a scheme. */
function guarded(reference: string): string {
  const end = reference.search(/[:/?#]/);
  return reference[end] === ":" ? `./${reference}` : reference;
}

/** Special authority slashes state: an authority follows, with or without slashes before it. */
export const addSlashes: Change = (text, base) => {
  const found = slashesOf(text, base);
  return found === undefined || found.count >= 2 || found.start === 0
    ? text
    : `${text.slice(0, found.start)}//${text.slice(found.start + found.count)}`;
};

/** Special authority ignore slashes state. */
export const dropSlashes: Change = (text, base) => {
  const found = slashesOf(text, base);
  return found === undefined || found.count <= 2
    ? text
    : text.slice(0, found.start + 2) + text.slice(found.start + found.count);
};

/** The slashes before the authority of a special URL that is not a file. */
function slashesOf(
  text: string,
  base: Base | undefined,
): { readonly start: number; readonly count: number } | undefined {
  const parts = split(text);
  const scheme = schemeFor(parts, base);
  if (!isSpecial(scheme) || scheme === "file") return undefined;
  const start = parts.scheme === undefined ? 0 : parts.scheme.length + 1;
  let end = start;
  while (text[end] === "/") end++;
  return { start, count: end - start };
}

/** File state and file host state: a file without an authority has an empty one. */
export const addFileAuthority: Change = (text) => {
  const parts = split(text);
  if (parts.scheme?.toLowerCase() !== "file" || parts.authority !== undefined) return text;
  return written({ ...parts, authority: "", path: parts.path.startsWith("/") ? parts.path : `/${parts.path}` });
};

/** Path start state: the path of a special URL begins with "/". */
export const writeEmptyPath: Change = (text, base) => {
  const parts = split(text);
  const isEmpty = parts.authority !== undefined && parts.path === "" && isSpecial(schemeFor(parts, base));
  return isEmpty ? written({ ...parts, path: "/" }) : text;
};
