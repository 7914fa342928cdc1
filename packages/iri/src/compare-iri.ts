/** RFC 3987 §5.3: whether two IRIs are equivalent, and by which rung of the comparison ladder. */
import type { UriReference } from "@std66/core";
import { ownOptions, readFlag } from "@std66/core/internal";
import type { CompareOptions, Comparison } from "@std66/normalize";
import { COMPARE_NAMES, type Plan, climb, planOf } from "@std66/normalize/internal";
import type { IriReference } from "./iri-reference.ts";
import { normalFormOfIri } from "./normalize-iri.ts";
import { parseIri } from "./parse-iri.ts";
import { scanArgument } from "./scan-argument.ts";

/**
 * Returns whether two IRI-references have the same normal form (RFC 3987 §5.3). Relative references are not resolved:
 * to compare their targets, resolve them first.
 *
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if either is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-5.3 | RFC 3987 §5.3}
 * @example
 * ```ts
 * import { equivalentIri } from "@std66/iri";
 * equivalentIri("http://example.org/rosé", "http://example.org/ros%C3%A9"); // => true
 * equivalentIri("http://example.org/rosé", "http://example.org/rose\u0301"); // => false
 * ```
 */
export function equivalentIri(
  a: string | IriReference | UriReference,
  b: string | IriReference | UriReference,
  options?: CompareOptions,
): boolean {
  const { first, second, plan, formOf } = readBoth("equivalentIri", a, b, options);
  return first === second || formOf(first, plan) === formOf(second, plan);
}

/**
 * Returns the first rung of the ladder at which two IRI-references are equal (RFC 3987 §5.3), by the rungs of
 * `compare`. If they are equal at none of the selected rungs, returns the first component in which they differ.
 * Relative references are not resolved: to compare their targets, resolve them first.
 *
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if either is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-5.3 | RFC 3987 §5.3}
 * @example
 * ```ts
 * import { compareIri } from "@std66/iri";
 * compareIri("http://example.org/rosé", "http://example.org/ros%c3%a9").rung; // => "percent-encoding"
 * compareIri("http://example.org/é", "http://example.org/É").difference; // => { component: "path", a: "/é", b: "/É" }
 * ```
 */
export function compareIri(
  a: string | IriReference | UriReference,
  b: string | IriReference | UriReference,
  options?: CompareOptions,
): Comparison {
  const { first, second, plan, formOf } = readBoth("compareIri", a, b, options);
  return climb((taken) => [formOf(first, taken), formOf(second, taken)], plan, parseIri);
}

/** The texts of two arguments, the options, and what is compared of a text. */
interface Both {
  readonly first: string;
  readonly second: string;
  readonly plan: Plan;
  readonly formOf: (text: string, plan: Plan) => string;
}

function readBoth(caller: string, a: unknown, b: unknown, options: CompareOptions | undefined): Both {
  const own = options && ownOptions(`${caller}: options`, options, COMPARE_NAMES);
  const plan = planOf(`${caller}: options`, own, COMPARE_NAMES);
  const ignoresFragment = readFlag(`${caller}: options.ignoreFragment`, own?.ignoreFragment, false);
  const [first, second] = [scanArgument(`${caller}: a`, a, true).text, scanArgument(`${caller}: b`, b, true).text];
  return { first, second, plan, formOf: ignoresFragment ? formWithoutFragment : normalFormOfIri };
}

function formWithoutFragment(text: string, plan: Plan): string {
  return normalFormOfIri(text, plan).replace(/#[^]*/, "");
}
