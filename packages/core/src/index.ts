/** RFC 3986 §2–4: the grammar of URIs. */
export type { ComponentName, UriComponents } from "./components.ts";
export { parse, tryParse } from "./parse.ts";
export { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "./predicates.ts";
export { diagnose } from "./diagnose.ts";
export { UriSyntaxError } from "./uri-syntax-error.ts";
export type { UriSyntaxErrorCode } from "./error-codes.ts";
export { UriReference } from "./uri-reference.ts";
export type { AbsoluteUri, HostKind, RelativeReference, Uri } from "./uri-reference.ts";
export { build } from "./build.ts";
export { percentDecode, percentDecodeBytes, percentEncode } from "./percent-encoding.ts";
export type { EncodableComponent } from "./percent-encoding.ts";
export { uriFromHref } from "./uri-from-href.ts";
export { uri } from "./uri-tag.ts";
export type { UriSubstitution } from "./uri-tag.ts";
export { split } from "./split.ts";
export type { SplitComponents } from "./split.ts";
export { removeDotSegments } from "./remove-dot-segments.ts";
