/** RFC 6570 as the Model Context Protocol uses it: the class `UriTemplate` of its TypeScript SDK. */
import { type MatchedVariables, type UriTemplate as Template, parseTemplate } from "./index.ts";

/** The values of variables, as the SDK has them: it has no maps. */
export type Variables = Record<string, string | string[]>;

/**
 * Has the public members of the SDK's class of this name, with the answers of RFC 6570.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
 * @example
 * ```ts
 * import { UriTemplate } from "@std66/template/mcp";
 * const template = new UriTemplate("notes://{user}/{id}{?tags*}");
 * template.expand({ user: "a b", id: "1", tags: ["x", "y"] }); // => "notes://a%20b/1?tags=x&tags=y"
 * template.match("notes://a%20b/1?tags=x&tags=y"); // => { user: "a b", id: "1", tags: ["x", "y"] }
 * template.match("notes://a%20b/1/2"); // => null
 * template.variableNames; // => ["user", "id", "tags"]
 * ```
 */
export class UriTemplate {
  readonly #template: Template;

  /**
   * @throws {TemplateSyntaxError} if `template` is not a URI-Template, or has an operator that is reserved for
   * extensions
   */
  constructor(template: string) {
    this.#template = parseTemplate(template);
  }

  /** Returns whether a text is a template with an expression. */
  static isTemplate(text: string): boolean {
    try {
      return parseTemplate(text).variables.length > 0;
    } catch {
      return false;
    }
  }

  /** The names of the variables, in the order of the template. */
  get variableNames(): string[] {
    return this.#template.variables.map(({ name }) => name);
  }

  /**
   * Returns the URI-reference that the template stands for with some values (RFC 6570 §3).
   *
   * @throws {TypeError} for a value that cannot be expanded
   */
  expand(variables: Variables): string {
    return this.#template.expand(variables);
  }

  /**
   * Returns values that expand to exactly this text, but for the order of the pairs in its query and for pairs that the
   * template does not name; `null` if there are none, or if only a map expands to it.
   *
   * @throws {TypeError} if the template is not reversible; the message names the expressions that cannot be
   * distinguished
   */
  match(uri: string): Variables | null {
    const variables = this.#template.match(uri, { query: "with-others" });
    return variables !== undefined && hasNoPairs(variables) ? variables : null;
  }

  /** The template, as written. */
  toString(): string {
    return this.#template.toString();
  }
}

function hasNoPairs(variables: MatchedVariables): variables is Variables {
  return Object.values(variables).every((value) => !Array.isArray(value) || !Array.isArray(value[0]));
}
