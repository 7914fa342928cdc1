/** RFC 6570: a template, parsed once. */
import { requireString } from "@std66/core/internal";
import { expandParts } from "./expand.ts";
import { type MatchedVariables, matchParts } from "./match.ts";
import { type Part, type TemplateVariable, partsOfTemplate } from "./parse-parts.ts";
import { type Plan, type TemplateAmbiguity, planOf } from "./reversibility.ts";
import { quoted } from "./template-syntax-error.ts";
import type { TemplateVariables } from "./values.ts";

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
  readonly #plan: Plan;

  /**
   * @throws {TemplateSyntaxError} if `text` is not a URI-Template, or has an operator that is reserved for extensions
   */
  constructor(text: string) {
    requireString("parseTemplate: text", text);
    this.text = text;
    this.#parts = partsOfTemplate(text);
    this.#plan = planOf(this.#parts);
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
    return this.#plan.ambiguity;
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
   * Returns values that expand to exactly this text; `undefined` if there are none (RFC 6570 §1.4). What `{+a}` and
   * `{#a}` match stays percent-encoded, since their values may have triplets. Takes linear time.
   *
   * @throws {TypeError} if the template is not reversible; the message names the expressions that cannot be
   * distinguished
   * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
   * @example
   * ```ts
   * import { parseTemplate } from "@std66/template";
   * parseTemplate("/users/{id}{?page}").match("/users/a%2Fb?page=2"); // => { id: "a/b", page: "2" }
   * parseTemplate("/users/{id}{?page}").match("/users/a/b"); // => undefined
   * parseTemplate("{a}{b}").isReversible; // => false
   * parseTemplate("{a}{b}").match("ab"); // throws TypeError
   * ```
   */
  match(uri: string): MatchedVariables | undefined {
    requireString("match: uri", uri);
    const { ambiguity } = this;
    if (ambiguity) throw new TypeError(`match: not reversible: ${ambiguity.reason}`);
    return matchParts(this.#parts, this.#plan, uri);
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
