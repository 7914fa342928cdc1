/** RFC 3986 §4.4 and §5: reference resolution, relativization and base URIs. */
export { resolve, resolverFor } from "./resolve.ts";
export type { ResolveOptions } from "./resolve.ts";
export { tryResolve } from "./try-resolve.ts";
export { joinReferences } from "./join-references.ts";
export { relativize } from "./relativize.ts";
export type { ReferenceForm, RelativizeOptions } from "./relativize.ts";
export { traceResolution } from "./trace-resolution.ts";
export type { ResolutionRule } from "./resolution-rule.ts";
export type { ResolutionStep, ResolutionTrace } from "./trace-resolution.ts";
export { dotSegmentBuffers } from "./dot-segment-buffers.ts";
export type { DotSegmentBuffers } from "./dot-segment-buffers.ts";
export { establishBase } from "./establish-base.ts";
export type { BaseSources, EstablishedBase } from "./establish-base.ts";
export { isSameDocument } from "./is-same-document.ts";
export { BaseUriError } from "./base-uri-error.ts";
