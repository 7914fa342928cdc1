/** RFC 3986 §6.2: normalization by the rungs of the comparison ladder, in order. */
import type { Uri, UriReference } from "@std66/core";
import { type ScannedText, recordOf, referenceOf, referenceText, scanArgument, textOf } from "@std66/core/internal";
import { type Normal, normalFormFromBytes } from "./normal-bytes.ts";
import { isSurelyNormal, normalFormFromScan } from "./normal-form.ts";
import { BUILT_IN, type NormalizeOptions, type Plan, planOf } from "./options.ts";
import { rulesFor } from "./rules-for.ts";
import { PROTOCOL, SCHEME, WITHOUT_ACCESS } from "./rungs.ts";

/**
 * Returns the normal form of a URI-reference (RFC 3986 §6.2.2, §6.2.3), which is the same for all references that are
 * equivalent by the selected rungs. Reserved characters are not decoded, nothing is encoded, and an empty component is
 * not treated as absent. The result parses back to its own components. If nothing changes, it is the same instance. A
 * relative reference is changed only if that does not change its target.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference; `tryParse` checks this without throwing
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, if an option is unknown, or if a function of
 * an option returns something else, or a reference without a scheme for a URI
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 * @example
 * ```ts
 * import { normalize } from "@std66/normalize";
 * String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb?")); // => "http://example.com/a%2Fb?"
 * String(normalize("http://example.com/%7euser", { rungs: ["case"] })); // => "http://example.com/%7Euser"
 * String(normalize("../%61/./b")); // => "../a/./b"
 * normalize("http://example.com/%7"); // throws UriSyntaxError
 * ```
 */
export function normalize(uri: Uri, options?: NormalizeOptions): Uri;
/**
 * Returns the normal form of a URI-reference (RFC 3986 §6.2.2, §6.2.3).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 */
export function normalize(uri: string | UriReference, options?: NormalizeOptions): UriReference;
export function normalize(uri: string | UriReference, options?: NormalizeOptions): UriReference {
  const plan = planOf("normalize: options", options);
  return applyFunctions(normalFormByFacts("normalize: uri", uri, plan), uri, plan);
}

/**
 * Returns the text of the whole normal form, what functions do included: that of the result of `normalize`. Creates no
 * reference unless a function needs one. `isNamed` is true if the calling function takes more than one text.
 */
export function normalFormText(argument: string, uri: string | UriReference, plan: Plan, isNamed = false): string {
  const normal = normalFormByFacts(argument, uri, plan, isNamed);
  const isFinal = normal.rules?.normalize === undefined && (plan.bits & PROTOCOL) === 0;
  return isFinal ? normal.uri.text : textOf(argument, applyFunctions(normal, normal.uri.text, plan));
}

/**
 * Returns the normal form by all that needs no function, from bytes or from a scan, whichever suits the text and the
 * plan. A reference that was parsed needs no scan, and without triplets most are seen to be normal in less time.
 */
function normalFormByFacts(argument: string, uri: string | UriReference, plan: Plan, isNamed = false): Normal {
  const isUsual = (plan.bits & WITHOUT_ACCESS) === WITHOUT_ACCESS && plan.schemes === BUILT_IN;
  const given = typeof uri === "string" ? undefined : scanArgument(argument, uri, isNamed);
  const text = given?.text ?? (uri as string);
  const atOnce = isUsual && (given === undefined || text.includes("%")) ? normalFormFromBytes(text) : undefined;
  if (atOnce !== undefined) return atOnce;
  const scanned = given ?? scanArgument(argument, uri, isNamed);
  const rules = rulesFor(scanned, plan);
  if (isSurelyNormal(scanned, plan.bits, rules)) return { uri: scanned, rules };
  const ofReference = isUsual && given !== undefined ? normalFormFromBytes(text) : undefined;
  return ofReference ?? { uri: normalFormFromScan(scanned, plan.bits, rules), rules };
}

/** Applies the functions. Returns `given` itself if it is a reference with the text of the result. @internal */
export function applyFunctions({ uri, rules }: Normal, given: string | UriReference, plan: Plan): UriReference {
  const usual = referenceOf(uri, given);
  let result = usual;
  if (rules?.normalize !== undefined && (plan.bits & SCHEME) !== 0) {
    const changed = rules.normalize(result);
    // Most change nothing.
    if (changed !== result) result = returned(`${plan.argument}.schemes: the result of \`normalize\``, changed, uri);
  }
  if ((plan.bits & PROTOCOL) !== 0 && plan.protocol !== undefined)
    result = returned(`${plan.argument}.protocol: the result`, plan.protocol(result), uri);
  // A function may have restored the text that a rung changed.
  const isRestored = result !== usual && typeof given !== "string" && referenceText(given) === referenceText(result);
  return isRestored ? referenceOf(recordOf(result) as ScannedText, given) : result;
}

/** Returns the result of a user-supplied function for `from` as a reference. The normal form of a URI is one. */
function returned(argument: string, uri: string | UriReference, from: ScannedText): UriReference {
  const scanned = scanArgument(argument, uri, true);
  if (scanned.schemeEnd < 0 && from.schemeEnd > 0)
    throw new TypeError(`${argument} must have a scheme, as the URI has`);
  return referenceOf(scanned, uri);
}
