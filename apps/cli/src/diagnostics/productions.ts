/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: what a text should be, by the name of a production. */
import {
  type UriProduction,
  type UriSyntaxError,
  diagnoseAs,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
} from "@std66/core";

export interface Production {
  readonly matches: (text: string) => boolean;
  /** The error of a text that does not match; `undefined` if it does. */
  readonly diagnose: (text: string) => UriSyntaxError | undefined;
  readonly isOfIris: boolean;
}

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

/** The names of all productions, first those of URIs. */
export const productionNames = Object.keys({ ...OF_URIS, ...OF_IRIS }) as readonly ProductionName[];

/** The production of a name. Loads `@std66/iri` only for one of IRIs. */
export async function productionOf(name: ProductionName): Promise<Production> {
  if (isOfUris(name)) {
    return { matches: OF_URIS[name], diagnose: (text) => diagnoseAs(text, name), isOfIris: false };
  }
  const iris = await import("@std66/iri");
  return { matches: iris[OF_IRIS[name]], diagnose: (text) => iris.diagnoseIriAs(text, name), isOfIris: true };
}

function isOfUris(name: ProductionName): name is UriProduction {
  return Object.hasOwn(OF_URIS, name);
}
