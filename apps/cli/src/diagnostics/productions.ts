/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: the productions that `check --as` names. */
import { diagnoseAs, isAbsoluteUri, isRelativeReference, isUri, isUriReference, type UriProduction } from "@std66/core";
import type { IriProduction } from "@std66/iri";
import { type Diagnose, diagnoseBy } from "./diagnose.ts";

/** How to tell whether a text matches a production, and what to say if not. */
export interface Production {
  readonly matches: (text: string) => boolean;
  readonly diagnose: Diagnose;
  /** Whether the texts may have characters that are not ASCII. */
  readonly takesAnyText: boolean;
}

/** Predicates make no error, which takes time. */
const MATCHES: Readonly<Record<UriProduction, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-ref": isRelativeReference,
  "http-uri": (text) => diagnoseAs(text, "http-uri") === undefined,
};
const OF_IRIS: readonly IriProduction[] = ["iri-reference", "iri", "absolute-iri", "irelative-ref"];

export type ProductionName = UriProduction | IriProduction;

export const PRODUCTIONS: readonly ProductionName[] = [...(Object.keys(MATCHES) as UriProduction[]), ...OF_IRIS];

/** Loads the code for IRIs only if needed. */
export async function productionOf(name: ProductionName): Promise<Production> {
  if (isOfUris(name)) {
    return { matches: MATCHES[name], diagnose: diagnoseBy((text) => diagnoseAs(text, name)), takesAnyText: false };
  }
  const iris = await import("@std66/iri");
  const matches = {
    "iri-reference": iris.isIriReference,
    iri: iris.isIri,
    "absolute-iri": iris.isAbsoluteIri,
    "irelative-ref": iris.isRelativeIriReference,
  }[name];
  return { matches, diagnose: diagnoseBy((text) => iris.diagnoseIriAs(text, name)), takesAnyText: true };
}

function isOfUris(name: ProductionName): name is UriProduction {
  return Object.hasOwn(MATCHES, name);
}
