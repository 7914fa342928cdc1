// Each line below a comment that expects an error must not compile, and each other line must. If a loader finds no
// types, all is `any`, and it does.

import { audit } from "@std66/audit";
import { change, parse, type RelativeReference, type Uri, type UriReference } from "@std66/core";
import { help } from "@std66/core/diagnostics";
import { parseIri } from "@std66/iri";
import { rfc2396 } from "@std66/legacy";
import { rfc1808 } from "@std66/legacy/rfc1808";
import { equivalent, normalize } from "@std66/normalize";
import { parseQuery } from "@std66/parameters";
import { resolve } from "@std66/resolve";
import { resolution } from "@std66/vectors";

// @ts-expect-error: the authority is a string or undefined
export const authority: number = parse("http://a/").authority;
// @ts-expect-error: help takes an error
export const repair: () => number = help;
// @ts-expect-error: the result is a boolean
export const validity: string = rfc2396.isValid("a");
// @ts-expect-error: RFC 1808 has another name for it
export const host = rfc1808.parse("a").host;
// @ts-expect-error: the result is a boolean
export const equal: string = equivalent("a", "b");
// @ts-expect-error: a boolean
export const ascii: string = parseIri("a").isUriReference();
// @ts-expect-error: the authority is a string or undefined
export const value: string | undefined = parseQuery("a")[0]?.[2];
// @ts-expect-error: a string
export const code: number | undefined = audit("a")[0]?.code;
// @ts-expect-error: a Uri
export const target: number = resolve("http://a/", "b");
// @ts-expect-error: rows are read-only
resolution[0] = undefined;
// @ts-expect-error: a text is not a Uri
export const text: Uri = "http://a/";

declare const reference: UriReference;
declare const uri: Uri;

// A guard narrows where it is true, and where it is false.
export const narrowed: [
  Uri | undefined,
  RelativeReference | undefined,
  Uri | undefined,
  RelativeReference | undefined,
] = [
  reference.isUri() ? reference : undefined,
  reference.isUri() ? undefined : reference,
  reference.isRelativeReference() ? undefined : reference,
  reference.isRelativeReference() ? reference : undefined,
];
// A URI keeps its scheme, unless that is taken away.
export const changed: [Uri, Uri, Uri, RelativeReference] = [
  change(uri, { path: "/" }),
  change(reference, { scheme: "s" }),
  normalize(uri),
  change(uri, { scheme: undefined }),
];
// @ts-expect-error: the scheme may be taken away
export const without: Uri = change(uri, { scheme: undefined });
// @ts-expect-error: a reference may have no scheme
export const relative: Uri = change(reference, { path: "/" });
// @ts-expect-error: there may be no scheme
export const scheme: string = reference.scheme;
// @ts-expect-error: no component has this name
change(uri, { fragments: "a" });
