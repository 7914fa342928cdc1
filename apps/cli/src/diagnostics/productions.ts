/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: the productions that `check --as` names. */
import { diagnoseAs, isAbsoluteUri, isRelativeReference, isUri, isUriReference, type UriProduction } from "@std66/core";
import type { IriProduction } from "@std66/iri";
import { type Diagnose, diagnoseBy } from "./rejected.ts";

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

/** Loads the code for IRIs only if needed. */
export async function productionOf(name: ProductionName): Promise<Production> {
  switch (name) {
    case "iri-reference":
    case "iri":
    case "absolute-iri":
    case "irelative-ref": {
      const { diagnoseIriAs, isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } =
        await import("@std66/iri");
      const matches = {
        "iri-reference": isIriReference,
        iri: isIri,
        "absolute-iri": isAbsoluteIri,
        "irelative-ref": isRelativeIriReference,
      }[name];
      return { matches, diagnose: diagnoseBy((text) => diagnoseIriAs(text, name)), takesAnyText: true };
    }
    default:
      return { matches: MATCHES[name], diagnose: diagnoseBy((text) => diagnoseAs(text, name)), takesAnyText: false };
  }
}

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
