/**
 * How strictly `validateIri` checks.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 */
export const IriValidationStrategy = {
  /** By RFC 3987 §2.2. */
  Strict: "strict",
  /** Whether there is a scheme, and no character that Turtle forbids between "<" and ">". */
  Pragmatic: "pragmatic",
  /** Not at all. */
  None: "none",
} as const;

/** One of the values of `IriValidationStrategy`. */
export type IriValidationStrategy = (typeof IriValidationStrategy)[keyof typeof IriValidationStrategy];
