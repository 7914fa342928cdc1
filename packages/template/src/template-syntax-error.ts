/** RFC 6570 §3: the location and type of an error in a template. */
import { describeCharacter, excerpt } from "@std66/core/diagnostics";

/**
 * The rule of RFC 6570 that a template violates. `op-reserve`: the operator is in the grammar, but what it does is left to
 * extensions.
 */
export type TemplateSyntaxErrorCode =
  | "literals"
  | "pct-encoded"
  | "expression"
  | "op-reserve"
  | "varname"
  | "varspec"
  | "max-length";

export interface Fault {
  readonly code: TemplateSyntaxErrorCode;
  readonly offset: number;
  readonly length: number;
  readonly expected: readonly string[];
}

const SECTIONS: Readonly<Record<TemplateSyntaxErrorCode, string>> = {
  literals: "2.1",
  "pct-encoded": "1.5",
  expression: "2.2",
  "op-reserve": "2.2",
  varname: "2.3",
  varspec: "2.3",
  "max-length": "2.4.1",
};

function reasonOf(code: TemplateSyntaxErrorCode, found: string): string {
  switch (code) {
    case "literals":
      return `${found} is not allowed outside an expression`;
    case "pct-encoded":
      return "`%` is not followed by two hexadecimal digits";
    case "expression":
      return `an expression is not closed by \`}\` before ${found}`;
    case "op-reserve":
      return `the operator ${found} is reserved for extensions`;
    case "varname":
      return `a variable name is expected, not ${found}`;
    case "varspec":
      return `${found} is not allowed after a variable`;
    case "max-length":
      return `the length of a prefix is 1 to 9999, and ${found} does not fit`;
  }
}

/**
 * The error for a text that is not a template by the grammar of RFC 6570, or that has a reserved operator.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { TemplateSyntaxError, parseTemplate } from "@std66/template";
 * try {
 *   parseTemplate("/users/{user-id}");
 * } catch (error) {
 *   if (!(error instanceof TemplateSyntaxError)) throw error;
 *   error.code; // => "varspec"
 *   error.offset; // => 12
 *   error.expected; // => ["varchar", '"."', '":"', '"*"', '","', '"}"']
 *   error.frame.split("\n"); // => ["/users/{user-id}", "            ^ found `-`"]
 * }
 * ```
 */
export class TemplateSyntaxError extends SyntaxError {
  /** The violated rule. Codes are stable, for use by programs. */
  declare readonly code: TemplateSyntaxErrorCode;
  /** Start of the fault in `input`, in UTF-16 code units. If the text ends too early, this is its length. */
  declare readonly offset: number;
  /** Length of the faulty text, in UTF-16 code units; 0 at the end of `input`. */
  declare readonly length: number;
  /** The section that defines the rule, such as `RFC 6570 §2.3`. */
  declare readonly section: string;
  /** Everything allowed at `offset`: names of ABNF rules, literal characters in quotes, or `end of text`. */
  declare readonly expected: readonly string[];

  readonly #input: string;

  /** Not private, since types of test libraries take only public constructors: `toThrow(TemplateSyntaxError)`. */
  constructor(input: never, fault: never);
  constructor(input: string, fault: Fault) {
    const { place } = excerpt(faulty(input, fault));
    const section = `RFC 6570 §${SECTIONS[fault.code]}`;
    const reason = reasonOf(fault.code, describeCharacter(input, fault.offset, place));
    // An offset in or after a password would reveal its length.
    super(`${reason} (${place ? "" : `offset ${fault.offset}, `}${section})`);
    Object.assign(this, fault, { section });
    if (place) {
      const hidden = { enumerable: false };
      Object.defineProperties(this, { offset: hidden, length: hidden });
    }
    this.#input = input;
  }

  /** The faulty text. Not enumerable, since it may contain a password, which logs must not print. */
  get input(): string {
    return this.#input;
  }

  /** The text around the fault with a caret under it. Invisible characters are escaped, and a password is masked. */
  get frame(): string {
    const { before, marked, after, place } = excerpt(faulty(this.#input, this));
    const caret = " ".repeat(before.length) + "^".repeat(marked.length || 1);
    return `${before}${marked}${after}\n${caret} found ${describeCharacter(this.#input, this.offset, place)}`;
  }

  /** Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS. */
  static override [Symbol.hasInstance](value: unknown): value is TemplateSyntaxError {
    return (
      this.prototype.isPrototypeOf(value as object) ||
      (value instanceof SyntaxError && value.name === "TemplateSyntaxError")
    );
  }
}

// Defined, because assignment throws where `SyntaxError.prototype` is frozen.
Object.defineProperty(TemplateSyntaxError.prototype, "name", {
  value: "TemplateSyntaxError",
  writable: true,
  configurable: true,
});

/** Core masks a password where the text of a path would have one. */
function faulty(input: string, { offset, length }: { readonly offset: number; readonly length: number }) {
  return { input, offset, length, component: "path" } as const;
}

/** Constructs the error of a fault. */
export function templateSyntaxError(input: string, fault: Fault): TemplateSyntaxError {
  return new (TemplateSyntaxError as unknown as new (input: string, fault: Fault) => TemplateSyntaxError)(input, fault);
}
