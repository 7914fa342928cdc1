/** RFC 6570: a template, parsed once. */
import { nameOf, ownOptions, requireString } from "@std66/core/internal";
import { expandParts } from "./expand.ts";
import { foldedRangesOf } from "./literal-case.ts";
import { type MatchedVariables, type Matcher, type TemplateMismatch, matchParts, mismatchOf } from "./match.ts";
import { type Part, type TemplateVariable, partsOfTemplate } from "./parse-parts.ts";
import { type QueryMatching, inTemplateOrder, placesOf } from "./query-order.ts";
import { type TemplateAmbiguity, planOf } from "./reversibility.ts";
import { quoted } from "./template-syntax-error.ts";
import type { TemplateVariables } from "./values.ts";

/** Options of `match`. */
export interface MatchOptions {
  /**
   * `as-written`: the pairs of a query are in the order of the template. `any-order`: in any order, literal pairs too.
   * `with-others`: in any order, and pairs whose names are not in the template are ignored. Where an expression such as
   * `{+path}` may hold a "?", all three are `as-written`. Default: `as-written`.
   */
  readonly query?: QueryMatching | undefined;
}

/** Node's `console.log` calls the method of this name. */
const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * A URI template, of any level. Immutable. `parseTemplate` makes one.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { parseTemplate } from "@std66/template";
 * const template = parseTemplate("/users/{id}{?fields*}");
 * template.variables.map(({ name }) => name); // => ["id", "fields"]
 * template.level; // => 4
 * ```
 */
export class UriTemplate {
  /** The template, as written. */
  readonly text: string;
  readonly #parts: readonly Part[];
  readonly #matcher: Matcher;

  /**
   * @throws {TemplateSyntaxError} if `text` is not a URI-Template, or has an operator that is reserved for extensions
   */
  constructor(text: string) {
    requireString("parseTemplate: text", text);
    this.text = text;
    this.#parts = partsOfTemplate(text);
    this.#matcher = { parts: this.#parts, plan: planOf(this.#parts), folded: foldedRangesOf(this.#parts) };
    Object.freeze(this);
  }

  /**
   * The variables in the order of the template; one that occurs twice is listed twice. Each call returns a new list.
   */
  get variables(): TemplateVariable[] {
    return this.#parts.flatMap((part) =>
      typeof part === "string" ? [] : part.variables.map((variable) => ({ ...variable })),
    );
  }

  /** The lowest level of the RFC that has all of the template (RFC 6570 §1.2). */
  get level(): 1 | 2 | 3 | 4 {
    // Braces are around expressions only.
    if (/\{[^{}]*[:*]/.test(this.text)) return 4;
    if (/\{(?:[./;?&]|[^{}]*,)/.test(this.text)) return 3;
    return /\{[+#]/.test(this.text) ? 2 : 1;
  }

  /** Whether `match` can distinguish the values of all variables, for every text. */
  get isReversible(): boolean {
    return !this.ambiguity;
  }

  /** Why it cannot, and where that is in the template; `undefined` if it can (RFC 6570 §1.4). */
  get ambiguity(): TemplateAmbiguity | undefined {
    return this.#matcher.plan.ambiguity;
  }

  /**
   * Returns the URI-reference that the template stands for with some values (RFC 6570 §3). A variable without a value
   * is left out. Takes linear time.
   *
   * @throws {TypeError} if a value is not a string, a finite number, a boolean, a list or a map of these; if it has a
   * lone surrogate; if a variable with a prefix has a list or a map
   * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-3 | RFC 6570 §3}
   * @example
   * ```ts
   * import { parseTemplate } from "@std66/template";
   * parseTemplate("/users/{id}{?page}").expand({ id: "a/b", page: 2 }); // => "/users/a%2Fb?page=2"
   * ```
   */
  expand(variables: TemplateVariables): string {
    return expandParts(this.#parts, variables);
  }

  /**
   * Returns values that expand to exactly this text; `undefined` if there are none (RFC 6570 §1.4). Letters of a scheme
   * and a host that are literals match in either case (RFC 3986 §6.2.2.1). What `{+a}` and `{#a}` match stays
   * percent-encoded, since their values may have triplets. With `query`, the values expand to the same pairs, in the
   * order of the template. Takes linear time.
   *
   * @throws {TypeError} if the template is not reversible; the message names the expressions that cannot be
   * distinguished
   * @throws {RangeError} if `query` is unknown
   * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
   * @example
   * ```ts
   * import { parseTemplate } from "@std66/template";
   * const template = parseTemplate("/users/{id}{?page,size}");
   * template.match("/users/a%2Fb?page=2"); // => { id: "a/b", page: "2" }
   * template.match("/users/a/b"); // => undefined
   * template.match("/users/a?size=9&page=2"); // => undefined
   * template.match("/users/a?size=9&page=2", { query: "any-order" }); // => { id: "a", page: "2", size: "9" }
   * template.match("/users/a?x=1&page=2", { query: "with-others" }); // => { id: "a", page: "2" }
   * parseTemplate("{a}{b}").match("ab"); // throws TypeError
   * ```
   */
  match(uri: string, options?: MatchOptions): MatchedVariables | undefined {
    const query = queryMatching(options);
    this.#requireReversible("match", uri);
    const places = query === "as-written" ? undefined : placesOf(this.#parts);
    const text = places === undefined ? uri : inTemplateOrder(uri, places, query === "with-others");
    return text === undefined ? undefined : matchParts(this.#matcher, text);
  }

  /**
   * Why `match(uri)` is `undefined`, and where; `undefined` if the text matches (RFC 6570 §1.4). Takes linear time.
   *
   * @throws {TypeError} as `match` does
   * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
   * @example
   * ```ts
   * import { parseTemplate } from "@std66/template";
   * const template = parseTemplate("/users/{id}/posts{?page,size}");
   * template.mismatch("/users/1/post"); // => { reason: "the literal `/posts` is expected", offset: 13 }
   * template.mismatch("/users/1/posts?size=9&page=2")?.offset; // => 22
   * template.mismatch("/users/1/posts"); // => undefined
   * ```
   */
  mismatch(uri: string): TemplateMismatch | undefined {
    this.#requireReversible("mismatch", uri);
    return mismatchOf(this.#matcher, uri);
  }

  #requireReversible(name: string, uri: string): void {
    requireString(`${name}: uri`, uri);
    const { ambiguity } = this;
    if (ambiguity) throw new TypeError(`${name}: not reversible: ${ambiguity.reason}`);
  }

  /** The template, as written. */
  toString(): string {
    return this.text;
  }

  /** The template, as written. */
  toJSON(): string {
    return this.text;
  }

  /** The output of `console.log`, with a password masked (RFC 3986 §3.2.1). @internal */
  [INSPECT](): string {
    return `UriTemplate ${quoted(this.text)}`;
  }
}

const QUERY_MATCHING: readonly unknown[] = ["as-written", "any-order", "with-others"];

function queryMatching(options: MatchOptions | undefined): QueryMatching {
  const { query = "as-written" } = options === undefined ? {} : ownOptions("match: options", options, ["query"]);
  if (QUERY_MATCHING.includes(query)) return query;
  throw new RangeError(`match: options.query must be ${QUERY_MATCHING.join(", ")}, not ${nameOf(query)}`);
}

/**
 * Parses a template (RFC 6570 §2). Takes linear time.
 *
 * @throws {TemplateSyntaxError} if `text` is not a URI-Template, or has an operator that is reserved for extensions
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { parseTemplate } from "@std66/template";
 * parseTemplate("http://example.com/~{username}/").expand({ username: "fred" }); // => "http://example.com/~fred/"
 * parseTemplate("{a"); // throws TemplateSyntaxError
 * ```
 */
export function parseTemplate(text: string): UriTemplate {
  return new UriTemplate(text);
}
