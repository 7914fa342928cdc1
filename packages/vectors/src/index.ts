// Test vectors for RFC 3986, and for RFC 1738, 1808, 2396 and 2732 for comparison. Each kind is a separate module, so a
// bundle contains only the kinds that it uses.

export { components } from "./components.ts";
export type { ComponentsRow, HostType, PathRule, Rfc1808Components, Rfc2396Components } from "./components.ts";
export { equivalence } from "./equivalence.ts";
export type { EquivalenceRow, EquivalenceRung } from "./equivalence.ts";
export { legacyComponents } from "./legacy-components.ts";
export type {
  LegacyComponentsRow,
  Rfc1738Components,
  Rfc1738File,
  Rfc1738Ftp,
  Rfc1738Generic,
  Rfc1738Gopher,
  Rfc1738Http,
  Rfc1738Mailto,
  Rfc1738News,
  Rfc1738Nntp,
  Rfc1738Prospero,
  Rfc1738Telnet,
  Rfc1738Wais,
  Rfc1808Path,
  Rfc2396Path,
  Rfc2396Segment,
} from "./legacy-components.ts";
export { legacyResolution } from "./legacy-resolution.ts";
export type { LegacyResolutionExpectation, LegacyResolutionRow } from "./legacy-resolution.ts";
export { legacyValidity } from "./legacy-validity.ts";
export type { LegacyValidityRow } from "./legacy-validity.ts";
export { reasons } from "./reasons.ts";
export type { Reason, ReasonCode } from "./reasons.ts";
export { resolution } from "./resolution.ts";
export type {
  CurrentDocument,
  ExcessDots,
  ResolutionExpectation,
  ResolutionRow,
  UnsuitableBase,
} from "./resolution.ts";
export { sameDocument } from "./same-document.ts";
export type { SameDocumentExpectation, SameDocumentRow } from "./same-document.ts";
export { seeds } from "./seeds.ts";
export type { SeedCheck, SeedDecodeCheck, SeedDotsCheck, SeedRow, SeedSource } from "./seeds.ts";
export { validity } from "./validity.ts";
export type { ValidityRow } from "./validity.ts";
