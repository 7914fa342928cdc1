/** RFC 3986 §4.1, where a text does not match it: the error that says what is wrong, where, and by which rule. */
import type { Component } from "./components.ts";
import { type UriSyntaxErrorCode, reasonOf, sectionOf } from "./error-codes.ts";
import { excerpt, maskFault } from "./excerpt.ts";
import type { Fault } from "./fault.ts";
import { foundAt } from "./found.ts";

const HIDDEN = { enumerable: false };

/**
 * A text, or a component, that the grammar of RFC 3986 does not allow.
 *
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * const error = diagnose("http://example.com:80a/");
 * error?.code; // => "port"
 * error?.offset; // => 21
 * error?.component; // => "port"
 * error?.section; // => "RFC 3986 §3.2.3"
 * error?.expected; // => ["DIGIT", '"/"', '"?"', '"#"', "end of text"]
 * ```
 */
export class UriSyntaxError extends SyntaxError {
  /** The violated rule: stable, for programs. */
  declare readonly code: UriSyntaxErrorCode;
  /** Where the fault begins in `input`, in UTF-16 code units; its length where the text ends too early. */
  declare readonly offset: number;
  /** How long what is at fault is, in UTF-16 code units; 0 at the end. */
  declare readonly length: number;
  /** The component that the fault is in; `undefined` where the text was no part of a URI yet. */
  declare readonly component: Component | undefined;
  /** Where the rule is written, as `RFC 3986 §3.2.2`. */
  declare readonly section: string;
  /** What could have stood at `offset`: names of ABNF rules, literal characters in quotes, or `end of text`. */
  declare readonly expected: readonly string[];

  readonly #input: string;

  private constructor(input: string, fault: Fault) {
    const { code, offset, component } = fault;
    const section = sectionOf(code, component);
    const { place } = maskFault({ input, ...fault });
    const isSecret = place === "in password" && component !== undefined;
    const reason = reasonOf(code, component, foundAt(input, offset, place), place);
    // An offset in or after a password says how long it is.
    super(`${reason} (${place ? "" : `offset ${offset}, `}${isSecret ? sectionOf("userinfo", "userinfo") : section})`);
    Object.assign(this, fault, { section, expected: [...fault.expected] });
    // Not listed by `console.log` either, nor is what tells a character.
    if (place) Object.defineProperties(this, { offset: HIDDEN, length: HIDDEN });
    if (isSecret) Object.defineProperties(this, { code: HIDDEN, component: HIDDEN, section: HIDDEN, expected: HIDDEN });
    this.#input = input;
  }

  /** The text at fault; not enumerable, since it may hold a password, which logs must not print. */
  get input(): string {
    return this.#input;
  }

  /**
   * The text around the fault with a caret under it: control characters made visible, a password masked (RFC 3986 §3.2.1),
   * a long text cut.
   *
   * @example
   * ```ts
   * import { diagnose } from "@std66/core";
   * diagnose("http://example.com/100%/done")?.frame.split("\n");
   * // => ["http://example.com/100%/done", "                      ^^ found `%/`"]
   * ```
   */
  get frame(): string {
    const { before, marked, after, place } = excerpt(this);
    const indent = " ".repeat(before.length);
    const found =
      this.length > 1 && place !== "in password" ? `\`${marked}\`` : foundAt(this.input, this.offset, place);
    return `${before}${marked}${after}\n${indent}${"^".repeat(marked.length || 1)} found ${found}`;
  }

  static {
    this.prototype.name = "UriSyntaxError";
  }
}

/** Constructs the error of a fault; users have no constructor to call. */
export function syntaxError(input: string, fault: Fault): UriSyntaxError {
  return new (UriSyntaxError as unknown as new (input: string, fault: Fault) => UriSyntaxError)(input, fault);
}
