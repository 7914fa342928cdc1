/** RFC 3986 §6.1 and §6.2: whether two references are equivalent, and by which rung of the comparison ladder. */
import { type UriReference, isUriReference, parse } from "@std66/core";
import { ownOptions, readFlag } from "@std66/core/internal";
import { normalFormText } from "./normalize.ts";
import { COMPARE_NAMES, type NormalizeOptions, type Plan, planOf } from "./options.ts";
import { LADDER, type Rung, rungsUpTo } from "./rungs.ts";

export interface CompareOptions extends NormalizeOptions {
  /** Whether to ignore both fragments, as when selecting a network action (RFC 3986 §6.1). Default: `false`. */
  readonly ignoreFragment?: boolean | undefined;
}

/** A component in which two references can differ, named like the getters of a `UriReference`. */
export type ComparedComponent = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

const COMPONENTS: readonly ComparedComponent[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/** The result for two URI-references that are equivalent. */
export interface Equivalent {
  readonly equivalent: true;
  /** The first rung at which both have the same text. */
  readonly rung: Rung;
  readonly difference?: never;
}

/** The result for two URI-references that are not equivalent by any selected rung. */
export interface Different {
  readonly equivalent: false;
  readonly rung: undefined;
  readonly difference: Difference;
}

/**
 * The first component that differs between the two normal forms, with its value in each; `undefined` if not present.
 */
export interface Difference {
  readonly component: ComparedComponent;
  readonly a: string | undefined;
  readonly b: string | undefined;
}

export type Comparison = Equivalent | Different;

/**
 * Returns whether two URI-references have the same normal form (RFC 3986 §6.2). Relative references are not resolved:
 * to compare their targets, resolve them first.
 *
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if either is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { equivalent } from "@std66/normalize";
 * equivalent("http://example.com:80", "HTTP://EXAMPLE.com/"); // => true
 * equivalent("http://example.com/a%2Fb", "http://example.com/a/b"); // => false
 * equivalent("http://example.com/a", "http://example.com/a#b", { ignoreFragment: true }); // => true
 * ```
 */
export function equivalent(a: string | UriReference, b: string | UriReference, options?: CompareOptions): boolean {
  const own = options && ownOptions("equivalent: options", options, COMPARE_NAMES);
  const plan = planOf("equivalent: options", own, COMPARE_NAMES);
  const ignoresFragment = readFlag("equivalent: options.ignoreFragment", own?.ignoreFragment, false);
  if (a === b && isUriReference(a)) return true;
  return compared("equivalent: a", a, plan, ignoresFragment) === compared("equivalent: b", b, plan, ignoresFragment);
}

/** Returns the text of the normal form, with or without its fragment. */
function compared(argument: string, uri: string | UriReference, plan: Plan, ignoresFragment: boolean): string {
  const normal = normalFormText(argument, uri, plan, true);
  return ignoresFragment ? normal.replace(/#[^]*/, "") : normal;
}

/**
 * Returns the first rung of the ladder at which two URI-references are equal (RFC 3986 §6.2). If they are equal at none
 * of the selected rungs, returns the first component in which they differ. Relative references are not resolved: to
 * compare their targets, resolve them first.
 *
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if either is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { compare } from "@std66/normalize";
 * compare("http://example.com/%7euser", "http://example.com/~user").rung; // => "percent-encoding"
 * compare("http://example.com/a", "http://example.com/A").difference; // => { component: "path", a: "/a", b: "/A" }
 * ```
 */
export function compare(a: string | UriReference, b: string | UriReference, options?: CompareOptions): Comparison {
  const own = options && ownOptions("compare: options", options, COMPARE_NAMES);
  const plan = planOf("compare: options", own, COMPARE_NAMES);
  const ignoresFragment = readFlag("compare: options.ignoreFragment", own?.ignoreFragment, false);
  const both = (taken: Plan): readonly [a: string, b: string] => [
    compared("compare: a", a, taken, ignoresFragment),
    compared("compare: b", b, taken, ignoresFragment),
  ];
  return climb(both, plan, parse);
}

/**
 * Climbs the ladder. `both` returns the texts to compare, by the rungs of a plan; `parseForm` takes such a text apart.
 * Also for references that are not URIs.
 */
export function climb(
  both: (taken: Plan) => readonly [a: string, b: string],
  plan: Plan,
  parseForm: (text: string) => { readonly [name in ComparedComponent]: string | undefined },
): Comparison {
  for (const [index, rung] of LADDER.entries()) {
    if (index > 0 && (plan.bits & (1 << index)) === 0) continue;
    const [formOfA, formOfB] = both({ ...plan, bits: rungsUpTo(plan.bits, index) });
    if (formOfA === formOfB) return { equivalent: true, rung };
  }
  const [formOfA, formOfB] = both(plan);
  const [first, second] = [parseForm(formOfA), parseForm(formOfB)];
  const component = COMPONENTS.find((name) => first[name] !== second[name]) as ComparedComponent;
  return { equivalent: false, rung: undefined, difference: { component, a: first[component], b: second[component] } };
}
