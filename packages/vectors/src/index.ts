// Test vectors for RFC 3986 and its neighbours, and for RFC 1738, 1808, 2396 and 2732 for comparison. Each kind is a
// separate module, so a bundle contains only the kinds that it uses.

// oxlint-disable-next-line typescript/triple-slash-reference -- an import would need a module, and this file declares one for every file of rows
/// <reference path="./json.d.ts" />
export { clients } from "./clients.ts";
export type { ClientReader, ClientReading, ClientsRow } from "./clients.ts";
export { components } from "./components.ts";
export type { ComponentsRow, HostType, PathRule, Rfc1808Parts, Rfc2396Parts } from "./components.ts";
export { differences } from "./differences.ts";
export type { DifferenceCode, RowReason } from "./differences.ts";
export { equivalence } from "./equivalence.ts";
export type { EquivalenceRow, EquivalenceRung } from "./equivalence.ts";
export { extraction } from "./extraction.ts";
export type { ExtractionRow } from "./extraction.ts";
export { iris } from "./iris.ts";
export type { IrisRow } from "./iris.ts";
export { legacyComponents } from "./legacy-components.ts";
export type {
  LegacyComponentsRow,
  Rfc1738FileParts,
  Rfc1738FtpParts,
  Rfc1738GenericParts,
  Rfc1738GopherParts,
  Rfc1738HttpParts,
  Rfc1738MailtoParts,
  Rfc1738NewsParts,
  Rfc1738NntpParts,
  Rfc1738Parts,
  Rfc1738ProsperoParts,
  Rfc1738TelnetParts,
  Rfc1738WaisParts,
  Rfc1808Path,
  Rfc2396Path,
  Rfc2396Segment,
} from "./legacy-components.ts";
export { legacyResolution } from "./legacy-resolution.ts";
export type { LegacyResolutionExpectation, LegacyResolutionRow } from "./legacy-resolution.ts";
export { legacyValidity } from "./legacy-validity.ts";
export type { LegacyValidityRow } from "./legacy-validity.ts";
export { parameters } from "./parameters.ts";
export type { DecodedParameter, ParametersRow } from "./parameters.ts";
export { pitfalls } from "./pitfalls.ts";
export type { Pitfall, PitfallCode } from "./pitfalls.ts";
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
export { templates } from "./templates.ts";
export type { TemplateValue, TemplatesRow } from "./templates.ts";
export { validity } from "./validity.ts";
export type { ValidityRow } from "./validity.ts";
