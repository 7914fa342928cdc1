/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: what a text should be, by the name of a production. */
import { type UriProduction, diagnoseAs, isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "@std66/core";

/** Predicates make no error, which takes time. */
const OF_URIS: Readonly<Record<UriProduction, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-ref": isRelativeReference,
  "http-uri": (text) => diagnoseAs(text, "http-uri") === undefined,
};

/** The names of their predicates in `@std66/iri`. */
const OF_IRIS = {
  "iri-reference": "isIriReference",
  iri: "isIri",
  "absolute-iri": "isAbsoluteIri",
  "irelative-ref": "isRelativeIriReference",
} as const;

type ProductionName = UriProduction | keyof typeof OF_IRIS;

export const productionNames = Object.keys({ ...OF_URIS, ...OF_IRIS }) as readonly ProductionName[];

export type Production = Awaited<ReturnType<typeof productionOf>>;

/** The production of a name. `diagnose` finds nothing in a text that matches. Loads `@std66/iri` only for IRIs. */
export async function productionOf(name: ProductionName) {
  if (isOfUris(name)) {
    return { matches: OF_URIS[name], diagnose: (text: string) => diagnoseAs(text, name), isOfIris: false };
  }
  const iris = await import("@std66/iri");
  const matches: (text: string) => boolean = iris[OF_IRIS[name]];
  return { matches, diagnose: (text: string) => iris.diagnoseIriAs(text, name), isOfIris: true };
}

function isOfUris(name: ProductionName): name is UriProduction {
  return Object.hasOwn(OF_URIS, name);
}
