// Expansion of URI templates: RFC 6570 §3.

import rows from "../data/templates.json" with { type: "json" };

/** A URI template, the values of its variables, and its expansion. */
export interface TemplatesRow {
  readonly id: string;
  readonly template: string;
  /**
   * The values of the variables that the template names. One that is not defined is `null` or absent (RFC 6570 §2.3).
   */
  readonly variables: Readonly<Record<string, TemplateValue>>;
  /** The level of the table that prints the row (RFC 6570 §1.2). Omitted if none does. */
  readonly level?: 1 | 2 | 3 | 4;
  readonly expansion: string;
  /**
   * The expansions with the pairs of an associative array in another order, which RFC 6570 leaves open. Present if
   * there are any.
   */
  readonly reordered?: readonly string[];
  /** The sections that print the row, such as `RFC 6570 1.2, 3.2.2`. */
  readonly source: string;
}

/** RFC 6570 §2.3: a text, a list, an associative array, or undefined. */
export type TemplateValue = string | readonly string[] | Readonly<Record<string, string>> | null;

/**
 * The examples of RFC 6570.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-3 | RFC 6570 §3}
 */
export const templates: readonly TemplatesRow[] = rows;
