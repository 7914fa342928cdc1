/** RFC 3986 §6.1 and §6.2: whether two references are equivalent, and from which rung of the ladder on. */
import { type UriReference, isUriReference, parse } from "@std66/core";
import { read } from "@std66/core/internal";
import { normalText } from "./normalize.ts";
import { COMPARE_NAMES, type NormalizeOptions, USUAL, type Way, wayOf } from "./options.ts";
import { isPlain } from "./plain.ts";
import { LADDER, type Rung } from "./rungs.ts";

export interface CompareOptions extends NormalizeOptions {
  /** Whether to leave out the fragments of both, as before an action on the network (RFC 3986 §6.1). Default: `false`. */
  readonly ignoreFragment?: boolean | undefined;
}

/** A component that differs where two references do, named as the getters of a `UriReference`. */
export type ComparedComponent = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

const COMPONENTS: readonly ComparedComponent[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/** Two URI-references that are equal on a rung. */
export interface Equivalent {
  readonly equivalent: true;
  /** The first rung on which the two are the same text. */
  readonly rung: Rung;
  readonly difference?: never;
}

/** Two URI-references that are equal on no rung taken. */
export interface Different {
  readonly equivalent: false;
  readonly rung: undefined;
  readonly difference: Difference;
}

/** The first component that still differs, in the normal form of each; `undefined` where one has none. */
export interface Difference {
  readonly component: ComparedComponent;
  readonly a: string | undefined;
  readonly b: string | undefined;
}

export type Comparison = Equivalent | Different;

/**
 * Whether two URI-references have the same normal form (RFC 3986 §6.2). Relative references are compared as they stand: to
 * compare what they mean, resolve them before.
 *
 * @throws {UriSyntaxError} when one of the two is no URI-reference
 * @throws {RangeError} for a name that is no rung's
 * @throws {TypeError} when one of the two is neither a string nor a `UriReference`, and for an unknown option
 * @example
 * ```ts
 * import { equivalent } from "@std66/normalize";
 * equivalent("http://example.com:80", "HTTP://EXAMPLE.com/"); // => true
 * equivalent("http://example.com/a%2Fb", "http://example.com/a/b"); // => false
 * equivalent("http://example.com/a", "http://example.com/a#b", { ignoreFragment: true }); // => true
 * ```
 */
export function equivalent(a: string | UriReference, b: string | UriReference, options?: CompareOptions): boolean {
  const way = wayOf("equivalent: options", options, COMPARE_NAMES);
  const ignoresFragment = options?.ignoreFragment === true;
  if (a === b && isUriReference(a)) return true;
  return compared("equivalent: a", a, way, ignoresFragment) === compared("equivalent: b", b, way, ignoresFragment);
}

/** What is compared of a reference: the text of its normal form, with its fragment or without. */
function compared(argument: string, uri: string | UriReference, way: Way, ignoresFragment: boolean): string {
  if (way === USUAL && isPlain(uri)) return uri;
  const normal = normalText(read(argument, uri), way);
  return ignoresFragment ? normal.replace(/#[^]*/, "") : normal;
}

/**
 * The first rung of the ladder on which two URI-references are equal (RFC 3986 §6.2); or, where they are equal on none of
 * those taken, the first component in which they differ. Relative references are compared as they stand: to compare what they
 * mean, resolve them before.
 *
 * @throws {UriSyntaxError} when one of the two is no URI-reference
 * @throws {RangeError} for a name that is no rung's
 * @throws {TypeError} when one of the two is neither a string nor a `UriReference`, and for an unknown option
 * @example
 * ```ts
 * import { compare } from "@std66/normalize";
 * compare("http://example.com/%7euser", "http://example.com/~user").rung; // => "percent-encoding"
 * compare("http://example.com/a", "http://example.com/A").difference; // => { component: "path", a: "/a", b: "/A" }
 * ```
 */
export function compare(a: string | UriReference, b: string | UriReference, options?: CompareOptions): Comparison {
  const way = wayOf("compare: options", options, COMPARE_NAMES);
  const ignoresFragment = options?.ignoreFragment === true;
  const both = (taken: Way): readonly [a: string, b: string] => [
    compared("compare: a", a, taken, ignoresFragment),
    compared("compare: b", b, taken, ignoresFragment),
  ];
  for (const [index, rung] of LADDER.entries()) {
    if (index > 0 && (way.bits & (1 << index)) === 0) continue;
    const [formOfA, formOfB] = both({ ...way, bits: way.bits & ((2 << index) - 1) });
    if (formOfA === formOfB) return { equivalent: true, rung };
  }
  const [formOfA, formOfB] = both(way);
  const first = parse(formOfA);
  const second = parse(formOfB);
  const component = COMPONENTS.find((name) => first[name] !== second[name]) as ComparedComponent;
  return { equivalent: false, rung: undefined, difference: { component, a: first[component], b: second[component] } };
}
