/**
 * RFC 3986 §5.2.2–5.2.4 and §5.3, step by step, in the words of the RFC's pseudocode. The result is the same as that of
 * `resolve`. The steps are for people to read.
 */
import { type ComponentName, type Uri, type UriReference, parse, removeDotSegments } from "@std66/core";
import { readBase } from "./base.ts";
import type { DotSegmentRule, ResolutionRule, TransformCondition, TransformRule } from "./resolution-rule.ts";
import { type ResolveOptions, isStrict, targetOf } from "./resolve.ts";

/** A branch taken or a line executed. */
export interface ResolutionStep {
  /** The section, such as `RFC 3986 §5.2.2`. */
  readonly section: string;
  /**
   * The branch or line, such as `not defined(R.scheme)` or `T.path = Base.path`; in RFC 3986 §5.2.4 its label, as `2C`.
   */
  readonly rule: ResolutionRule;
  /** The component concerned; `undefined` for the target as a whole. */
  readonly component: ComponentName | undefined;
  /**
   * The value that the branch tests, or the value that the line assigns; `undefined` for a component that is not
   * present. In RFC 3986 §5.2.4, the text that 2A to 2D remove, or that 2E moves to the output. 2C removes the last
   * segment of the output, if there is one, and "/..". These two need not be adjacent in the path.
   */
  readonly value: string | undefined;
  /**
   * In RFC 3986 §5.2.4, the offset of that text in the path before dot-segments are removed, in UTF-16 code units. A
   * trailing dot-segment leaves the "/" before it.
   */
  readonly offset?: number;
}

export interface ResolutionTrace {
  readonly result: Uri;
  /**
   * The steps in order. Those of a routine precede the line that calls it. The value of the last is the text of the
   * result.
   */
  readonly steps: readonly ResolutionStep[];
}

/**
 * Explains what `resolve` does: returns its result and each branch taken in RFC 3986 §5.2.2–5.2.4, in order. The number
 * of steps grows linearly with the number of segments.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {TypeError} if either is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
 * @example
 * ```ts
 * import { traceResolution } from "@std66/resolve";
 * const { result, steps } = traceResolution("http://a/b/c/d;p?q", "../g");
 * String(result); // => "http://a/b/g"
 * const removed = steps.find(({ rule }) => rule === "2C");
 * removed; // => { section: "RFC 3986 §5.2.4", rule: "2C", component: "path", value: "/c/..", offset: 2 }
 * ```
 */
export function traceResolution(
  base: string | UriReference,
  reference: string | UriReference,
  options?: ResolveOptions,
): ResolutionTrace {
  const strict = isStrict("traceResolution: options", options);
  const prepared = readBase("traceResolution: base", base);
  const result = targetOf(prepared, "traceResolution: reference", reference, strict);
  const trace = new Trace();
  trace.transform(parse(prepared.uri.text) as Uri, parse(reference), strict);
  const target = String(result);
  if (trace.path !== result.path) trace.add("3.3", 'T.path = "/." + T.path', "path", result.path);
  trace.add("5.3", "recompose(T)", undefined, target);
  return { result, steps: trace.steps };
}

class Trace {
  readonly steps: ResolutionStep[] = [];
  /** T.path as the pseudocode has it, without the guard for RFC 3986 §3.3. */
  declare path: string;

  add(section: string, rule: ResolutionRule, component: ComponentName | undefined, value: string | undefined): void {
    this.steps.push({ section: `RFC 3986 §${section}`, rule, component, value });
  }

  /** RFC 3986 §5.2.2. */
  transform(base: Uri, reference: UriReference, strict: boolean): void {
    const { scheme, authority, path, query, fragment } = reference;
    const ignoresScheme = !strict && scheme?.toLowerCase() === base.scheme.toLowerCase();
    if (ignoresScheme) {
      this.#line("(not strict) and (R.scheme == Base.scheme)", "scheme", scheme);
      this.#line("undefine(R.scheme)", "scheme", undefined);
    }
    if (this.#isDefined("scheme", ignoresScheme ? undefined : scheme)) {
      this.#line("T.scheme = R.scheme", "scheme", scheme);
      this.#line("T.authority = R.authority", "authority", authority);
      this.#removeDotSegments("R.path", path);
      this.#line("T.query = R.query", "query", query);
    } else {
      if (this.#isDefined("authority", authority)) {
        this.#line("T.authority = R.authority", "authority", authority);
        this.#removeDotSegments("R.path", path);
        this.#line("T.query = R.query", "query", query);
      } else {
        this.#ownPath(base, path, query);
        this.#line("T.authority = Base.authority", "authority", base.authority);
      }
      this.#line("T.scheme = Base.scheme", "scheme", base.scheme);
    }
    this.#line("T.fragment = R.fragment", "fragment", fragment);
  }

  /** The innermost branches: the reference has neither a scheme nor an authority. */
  #ownPath(base: UriReference, path: string, query: string | undefined): void {
    if (this.#branch('(R.path == "")', "path", path, path === "")) {
      this.path = base.path;
      this.#line("T.path = Base.path", "path", this.path);
      if (this.#isDefined("query", query)) this.#line("T.query = R.query", "query", query);
      else this.#line("T.query = Base.query", "query", base.query);
      return;
    }
    if (this.#branch('(R.path starts-with "/")', "path", path, path.startsWith("/"))) {
      this.#removeDotSegments("R.path", path);
    } else {
      this.#removeDotSegments("T.path", this.#merge(base, path));
    }
    this.#line("T.query = R.query", "query", query);
  }

  /** RFC 3986 §5.2.3. */
  #merge(base: UriReference, path: string): string {
    const isRoot = base.authority !== undefined && base.path === "";
    const merged = isRoot ? `/${path}` : base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
    const rule = isRoot ? 'merge: "/" + R.path' : 'merge: Base.path up to its last "/" + R.path';
    this.add("5.2.3", rule, "path", merged);
    this.#line("T.path = merge(Base.path, R.path)", "path", merged);
    return merged;
  }

  /** RFC 3986 §5.2.4. The input buffer begins at `at`; the output buffer holds the segments in `moved`. */
  #removeDotSegments(name: "R.path" | "T.path", path: string): void {
    const moved: ResolutionStep[] = [];
    const add = (rule: DotSegmentRule, value: string, offset: number) => {
      const step: ResolutionStep = { section: REMOVING, rule, component: "path", value, offset };
      this.steps.push(step);
      if (rule === "2E") moved.push(step);
    };
    let isLastSlash = false;
    for (let at = 0; at < path.length;) {
      STEP.lastIndex = at;
      const [value, ...letters] = STEP.exec(path) as RegExpExecArray;
      const rule = RULES[letters.findIndex((each) => each !== undefined)] as DotSegmentRule;
      const segment = rule === "2C" ? moved.pop() : undefined;
      add(rule, (segment?.value ?? "") + value, segment?.offset ?? at);
      at += value.length;
      isLastSlash = rule === "2B" || rule === "2C";
    }
    // A trailing "/." or "/.." leaves a "/".
    if (isLastSlash) add("2E", "/", path.lastIndexOf("/"));
    this.path = removeDotSegments(path);
    this.#line(`T.path = remove_dot_segments(${name})`, "path", this.path);
  }

  #isDefined(component: "scheme" | "authority" | "query", value: string | undefined): value is string {
    return this.#branch(`defined(R.${component})`, component, value, value !== undefined);
  }

  #branch(
    condition: TransformCondition,
    component: ComponentName,
    value: string | undefined,
    isTaken: boolean,
  ): boolean {
    this.add("5.2.2", isTaken ? condition : `not ${condition}`, component, value);
    return isTaken;
  }

  #line(rule: TransformRule, component: ComponentName, value: string | undefined): void {
    this.add("5.2.2", rule, component, value);
  }
}

const REMOVING = "RFC 3986 §5.2.4";
const RULES: readonly DotSegmentRule[] = ["2A", "2B", "2C", "2D", "2E"];
/** One group for each rule. */
const STEP = /(\.\.?\/)|(\/\.(?=\/|$))|(\/\.\.(?=\/|$))|(\.\.?$)|(\/?[^/]*)/y;
