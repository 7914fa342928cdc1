/**
 * RFC 3987 §5.3: normalization, by way of URIs.
 *
 * Each character outside of ASCII becomes its triplets, and each triplet that stands for no ASCII character gets `%FF`
 * before it, an octet that UTF-8 does not have. No rung changes either, so that both can be distinguished in the
 * result.
 */
import { type UriReference, parse } from "@std66/core";
import { referenceText } from "@std66/core/internal";
import type { NormalizeOptions } from "@std66/normalize";
import {
  BUILT_IN,
  PERCENT_ENCODING,
  type Plan,
  type SchemeFacts,
  normalFormText,
  planOf,
} from "@std66/normalize/internal";
import { WIDE } from "./characters.ts";
import { type IriReference, referenceOf } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";
import { divided } from "./scan-iri.ts";
import { inPieces } from "./pieces.ts";
import { decodeIri } from "./to-iri.ts";
import { allowsWide, decodeTriplets, encodeWide } from "./triplets.ts";

/**
 * Returns the normal form of an IRI-reference (RFC 3987 §5.3.2, §5.3.3), by the rungs of `normalize`. The rung
 * `percent-encoding` also decodes the triplets of a `ucschar`, and in a query those of an `iprivate`. In the host, only
 * A to Z become lowercase. No Unicode normalization is applied: that is up to the author of an IRI (RFC 3987 §5.3.2.2).
 * If nothing changes, the result is the same instance. The functions of the options are called with the URI of the IRI.
 *
 * @throws {UriSyntaxError} if the text is not an IRI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if `iri` is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-5.3 | RFC 3987 §5.3}
 * @example
 * ```ts
 * import { normalizeIri } from "@std66/iri";
 * String(normalizeIri("HTTP://Example.org:80/ros%c3%a9/./É")); // => "http://example.org/rosé/É"
 * String(normalizeIri("ros%c3%a9", { rungs: ["case"] })); // => "ros%C3%A9"
 * ```
 */
export function normalizeIri(iri: string | IriReference | UriReference, options?: NormalizeOptions): IriReference {
  const plan = planOf("normalizeIri: options", options);
  const scanned = scanArgument("normalizeIri: iri", iri);
  const text = normalFormOfIri(scanned.text, plan);
  return referenceOf(text === scanned.text ? scanned : divided(text), iri);
}

/** Returns the text of the normal form. @internal */
export function normalFormOfIri(text: string, plan: Plan): string {
  const isWide = WIDE.test(text);
  const ownPlan = isWide ? inUris(plan) : plan;
  // Without a triplet, and without functions that could add one, all triplets of the URI are characters of the IRI.
  if (isWide && ownPlan === plan && !text.includes("%")) return decodeURI(normalFormText("", encodeWide(text), plan));
  const normal = isWide ? restored(normalFormText("", escaped(text), ownPlan)) : normalFormText("", text, plan);
  const isDone = (plan.bits & PERCENT_ENCODING) === 0 || !normal.includes("%");
  return isDone ? normal : decodeIri(divided(normal), false);
}

/** Returns the URI that stands for an IRI while it is normalized. */
function escaped(text: string): string {
  return encodeWide(inPieces(text, (piece) => piece.replace(/%(?=[89A-F])/gi, "%FF%")));
}

/** Returns the IRI of such a URI. */
function restored(text: string): string {
  let iri = "";
  let done = 0;
  for (let i = text.indexOf("%FF"); i !== -1; i = text.indexOf("%FF", done)) {
    // The triplet after it is kept.
    iri += decodeTriplets(text.slice(done, i), allowsWide) + text.slice(i + 3, i + 6);
    done = i + 6;
  }
  return iri + decodeTriplets(text.slice(done), allowsWide);
}

/**
 * Returns a plan whose functions are called with the URI of the IRI. The built-in ones take the URI that stands for it.
 */
function inUris(plan: Plan): Plan {
  const { schemes, protocol } = plan;
  if (schemes === BUILT_IN && protocol === undefined) return plan;
  const wrapped = (rules: SchemeFacts | undefined) =>
    rules?.normalize === undefined ? rules : { ...rules, normalize: inUri(rules.normalize) };
  return {
    ...plan,
    schemes: schemes === BUILT_IN ? schemes : { get: (scheme) => wrapped(schemes.get(scheme)) },
    protocol: protocol && inUri(protocol),
  };
}

type Change = (uri: UriReference) => string | UriReference;

function inUri(change: Change): Change {
  return (standIn) => {
    const uri = parse(encodeWide(restored(String(standIn))));
    const result = change(uri);
    // Of a wrong type, it is left to `normalize`.
    if (typeof result !== "string" && referenceText(result) === undefined) return result;
    return String(result) === String(uri) ? standIn : escaped(String(result));
  };
}
