/** RFC 6570 §2: what the codes of errors in templates mean, for programs that show them to people. */
import type { TemplateSyntaxErrorCode } from "./template-syntax-error.ts";

/** What a code means. */
export interface TemplateCode {
  /** What is wrong, in one line. */
  readonly summary: string;
  /** The rule of the grammar. */
  readonly explanation: string;
  /** A repair, if one is certainly right. */
  readonly help: string | undefined;
  /** The section that has the rule, such as `RFC 6570 §2.3`. */
  readonly section: string;
  /** A template with this code, and a similar one without it. */
  readonly example: string;
  readonly counterexample: string;
}

/**
 * The codes of `TemplateSyntaxError`, in the order of the grammar.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { templateCodes } from "@std66/template/codes";
 * templateCodes["max-length"].explanation; // => "max-length = %x31-39 0*3DIGIT"
 * templateCodes["max-length"].example; // => "{a:10000}"
 * ```
 */
export const templateCodes: Readonly<Record<TemplateSyntaxErrorCode, TemplateCode>> = {
  literals: {
    summary: "a character that is not allowed outside an expression",
    // With erratum 6937, which adds "'".
    explanation:
      "literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E / ucschar / iprivate / pct-encoded",
    help: "percent-encode it",
    section: "RFC 6570 §2.1",
    example: "/a b/{c}",
    counterexample: "/a%20b/{c}",
  },
  "pct-encoded": {
    summary: "`%` is not followed by two hexadecimal digits",
    explanation: 'pct-encoded = "%" HEXDIG HEXDIG',
    help: undefined,
    section: "RFC 6570 §1.5",
    example: "/100%/{a}",
    counterexample: "/100%25/{a}",
  },
  expression: {
    summary: "an expression is not closed by `}`",
    explanation: 'expression = "{" [ operator ] variable-list "}"',
    help: undefined,
    section: "RFC 6570 §2.2",
    example: "/{a",
    counterexample: "/{a}",
  },
  "op-reserve": {
    summary: "the operator is reserved for extensions",
    explanation: 'op-reserve = "=" / "," / "!" / "@" / "|"',
    help: undefined,
    section: "RFC 6570 §2.2",
    example: "{=a}",
    counterexample: "{?a}",
  },
  varname: {
    summary: "a variable name is expected",
    explanation: 'varname = varchar *( ["."] varchar )',
    help: undefined,
    section: "RFC 6570 §2.3",
    example: "{a,}",
    counterexample: "{a,b}",
  },
  varspec: {
    summary: "a character that is not allowed after a variable",
    explanation: "varspec = varname [ modifier-level4 ]",
    help: undefined,
    section: "RFC 6570 §2.3",
    example: "/users/{user-id}",
    counterexample: "/users/{user_id}",
  },
  "max-length": {
    summary: "the length of a prefix is 1 to 9999",
    explanation: "max-length = %x31-39 0*3DIGIT",
    help: undefined,
    section: "RFC 6570 §2.4.1",
    example: "{a:10000}",
    counterexample: "{a:9999}",
  },
};
