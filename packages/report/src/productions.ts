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
import { nameOf } from "@std66/core/internal";
import type { IriProduction } from "@std66/iri";

/** The name of a production of URIs or of IRIs. */
export type ProductionName = UriProduction | IriProduction;

/** Tells whether a text is what it should be. */
export interface Production {
  readonly matches: (text: string) => boolean;
  /** The error of a text that does not match; `undefined` if it does. */
  readonly diagnose: (text: string) => UriSyntaxError | undefined;
  /** Whether a text may have characters that are not ASCII. */
  readonly isOfIris: boolean;
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

/**
 * The names of all productions, first those of URIs.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4 | RFC 3986 §4}
 */
export const productionNames: readonly ProductionName[] = [
  .../* @__PURE__ */ (Object.keys(MATCHES) as UriProduction[]),
  ...OF_IRIS,
];

/**
 * The production of a name. Loads `@std66/iri` only for one of IRIs.
 *
 * @throws {RangeError} if no production has that name
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4 | RFC 3986 §4}
 * @example
 * ```ts
 * import { productionOf } from "@std66/report/productions";
 * const uri = await productionOf("uri");
 * ["http://example.com", "example.com"].filter(uri.matches); // => ["http://example.com"]
 * uri.diagnose("example.com")?.message; // => "a URI begins with a scheme (offset 0, RFC 3986 §3)"
 * ```
 */
export async function productionOf(name: ProductionName): Promise<Production> {
  if (isOfUris(name)) {
    return { matches: MATCHES[name], diagnose: (text) => diagnoseAs(text, name), isOfIris: false };
  }
  if (!OF_IRIS.includes(name)) {
    throw new RangeError(`productionOf: name must be one of ${productionNames.join(", ")}, not ${nameOf(name)}`);
  }
  const iris = await import("@std66/iri");
  const matches = {
    "iri-reference": iris.isIriReference,
    iri: iris.isIri,
    "absolute-iri": iris.isAbsoluteIri,
    "irelative-ref": iris.isRelativeIriReference,
  }[name];
  return { matches, diagnose: (text) => iris.diagnoseIriAs(text, name), isOfIris: true };
}

function isOfUris(name: ProductionName): name is UriProduction {
  return Object.hasOwn(MATCHES, name);
}
