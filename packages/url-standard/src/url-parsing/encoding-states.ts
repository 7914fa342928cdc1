/** URL Standard, path state, opaque path state, query state and fragment state: what each percent-encodes. */
import { type SplitComponents, split } from "@std66/core";
import { type Change, hasOpaquePath, inPath, isSpecial, schemeFor, withChanged } from "./parts.ts";
import {
  encoded,
  encodedNonAscii,
  FRAGMENT,
  OPAQUE,
  PATH,
  QUERY,
} from "../percent-encoded-bytes/percent-encode-sets.ts";

/** Everywhere but in a host, which has rules of its own. */
export const encodeNonAscii: Change = (text) => {
  if (!/\P{ASCII}/u.test(text)) return text;
  const parts = split(text);
  const { authority, path, query, fragment } = parts;
  const at = authority?.lastIndexOf("@") ?? -1;
  return withChanged(text, parts, {
    authority: authority && encodedNonAscii(authority.slice(0, at + 1)) + authority.slice(at + 1),
    path: encodedNonAscii(path),
    query: query && encodedNonAscii(query),
    fragment: fragment && encodedNonAscii(fragment),
  });
};

export const encodePath: Change = inPath((path) => encoded(path, PATH));

/** Opaque path state: controls alone. */
export const encodeOpaquePath: Change = inOpaquePath((path) => encoded(path, OPAQUE));

/** Opaque path state: a space right before "?" or "#". Spaces at the end of the text were removed before. */
export const encodeLastSpace: Change = inOpaquePath((path, { query, fragment }) =>
  path.endsWith(" ") && (query !== undefined || fragment !== undefined) ? `${path.slice(0, -1)}%20` : path,
);

function inOpaquePath(change: (path: string, parts: SplitComponents) => string): Change {
  return (text) => {
    const parts = split(text);
    return hasOpaquePath(parts) ? withChanged(text, parts, { path: change(parts.path, parts) }) : text;
  };
}

export const encodeQuery: Change = inQuery((query) => encoded(query, QUERY));

/** The special-query percent-encode set has one more. */
export const encodeApostrophe: Change = inQuery((query, isOfSpecial) =>
  isOfSpecial ? query.replaceAll("'", "%27") : query,
);

function inQuery(change: (query: string, isOfSpecial: boolean) => string): Change {
  return (text, base) => {
    const parts = split(text);
    if (parts.query === undefined) return text;
    return withChanged(text, parts, { query: change(parts.query, isSpecial(schemeFor(parts, base))) });
  };
}

export const encodeFragment: Change = (text) => {
  const parts = split(text);
  return parts.fragment === undefined
    ? text
    : withChanged(text, parts, { fragment: encoded(parts.fragment, FRAGMENT) });
};
