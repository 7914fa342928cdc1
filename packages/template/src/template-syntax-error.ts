/** RFC 6570 §3: the location and type of an error in a template. */
import { describeCharacter, excerpt, maskFault } from "@std66/core/diagnostics";

/**
 * The rule of RFC 6570 that a template violates. `op-reserve`: the operator is in the grammar, but what it does is left
 * to extensions.
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

/** The section of each rule, and the message around the character that violates it. */
const RULES: Readonly<Record<TemplateSyntaxErrorCode, readonly [section: string, before: string, after: string]>> = {
  literals: ["2.1", "", " is not allowed outside an expression"],
  "pct-encoded": ["1.5", "", " is not followed by two hexadecimal digits"],
  expression: ["2.2", "an expression is not closed by `}` before ", ""],
  "op-reserve": ["2.2", "the operator ", " is reserved for extensions"],
  varname: ["2.3", "a variable name is expected, not ", ""],
  varspec: ["2.3", "", " is not allowed after a variable"],
  "max-length": ["2.4.1", "the length of a prefix is 1 to 9999, and ", " does not fit"],
};

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
    const [number, before, after] = RULES[fault.code];
    const section = `RFC 6570 §${number}`;
    const reason = before + describeCharacter(input, fault.offset, place) + after;
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

  /** What `JSON.stringify` writes: the message as well, and never the input (RFC 3986 §7.5). */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }

  /**
   * Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS.
   */
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

/** A text as people see it, in quotes: a password is masked, what is invisible is escaped, and a long text is cut. */
export function quoted(text: string): string {
  return `\`${excerpt(faulty(text, { offset: 0, length: 0 })).after}\``;
}

/** Whether a password in a text would be masked. */
export function isMasked(text: string): boolean {
  return maskFault(faulty(text, { offset: 0, length: 0 })).text !== text;
}

export function templateSyntaxError(input: string, fault: Fault): TemplateSyntaxError {
  return new (TemplateSyntaxError as unknown as new (input: string, fault: Fault) => TemplateSyntaxError)(input, fault);
}
