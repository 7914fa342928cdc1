/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: the productions that `check --as` names. */
import type { UriProduction } from "@std66/core";
import type { IriProduction } from "@std66/iri";

export type ProductionName = UriProduction | IriProduction;

export const PRODUCTIONS = [
  "uri-reference",
  "uri",
  "absolute-uri",
  "relative-ref",
  "http-uri",
  "iri-reference",
  "iri",
  "absolute-iri",
  "irelative-ref",
] as const satisfies readonly ProductionName[];
