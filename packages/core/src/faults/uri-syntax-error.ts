/**
 * RFC 3986 §4.1: the error for a text that is not a URI-reference, with the fault, its position and the violated rule.
 */
import type { ComponentName } from "../scan/components.ts";
import { type UriSyntaxErrorCode, codeOf, reasonOf, sectionOf } from "./error-codes.ts";
import { excerpt } from "../display/excerpt.ts";
import { type PossiblePassword, possiblePassword } from "../display/mask-password.ts";
import type { Fault } from "./fault.ts";
import { describeCharacter } from "../display/describe-character.ts";

/** What `JSON.stringify` writes of an error. */
type ErrorJson = Pick<UriSyntaxError, "name" | "code" | "message" | "component" | "section"> &
  Partial<Pick<UriSyntaxError, "offset" | "length">>;

/**
 * The error for a text, or a component, that the grammar of RFC 3986 does not allow.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-A | RFC 3986 Appendix A}
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
  /** The violated rule. Codes are stable, for use by programs. */
  declare readonly code: UriSyntaxErrorCode;
  /** Start of the fault in `input`, in UTF-16 code units. If the text ends too early, this is its length. */
  declare readonly offset: number;
  /** Length of the faulty text, in UTF-16 code units; 0 at the end of `input`. */
  declare readonly length: number;
  /** The component that contains the fault; `undefined` if the text is not part of a URI. */
  declare readonly component: ComponentName | undefined;
  /** The section that defines the rule, such as `RFC 3986 §3.2.2`. */
  declare readonly section: string;
  /** Everything allowed at `offset`: names of ABNF rules, literal characters in quotes, or `end of text`. */
  declare readonly expected: readonly string[];

  readonly #input: string;
  /** What the message says, in parts: in a password, of the component in which it begins. */
  readonly #shown: Omit<ErrorJson, "name" | "message">;

  /** Not private, since types of test libraries take only public constructors: `toThrow(UriSyntaxError)`. */
  constructor(input: never, fault: never);
  constructor(input: string, fault: Fault, given?: string, why?: string, prefix: string = "") {
    const { offset, length } = fault;
    const password = possiblePassword({ input, ...fault });
    const place = password?.place;
    const section = given ?? sectionOf(fault);
    // The violated rule would reveal a character of a password, and the component where it is violated another one.
    const secret = place === "in password" ? password?.component : undefined;
    const { code, component } = secret ? { code: codeOf(secret), component: secret } : fault;
    const shown = secret ? sectionOf({ code, component }) : section;
    const reason = secret
      ? `a possible password in the ${secret} has a character that must be percent-encoded`
      : why || reasonOf(fault, describeCharacter(input, offset, place));
    super(`${prefix}${reason} (${positionOf(offset, password)}${shown})`);
    Object.assign(this, fault, { section, expected: [...fault.expected] });
    // What the message does not show, `console.log` does not either.
    const hidden = secret ? Object.keys(this) : place ? ["offset", "length"] : [];
    for (const name of hidden) Object.defineProperty(this, name, { enumerable: false });
    this.#input = input;
    this.#shown = { code, ...(place ? {} : { offset, length }), component, section: shown };
  }

  /** The faulty text. Not enumerable, since it may contain a password, which logs must not print. */
  get input(): string {
    return this.#input;
  }

  /**
   * The text around the fault with a caret under it. Control characters are visible, a password is masked
   * (RFC 3986 §3.2.1), and a long text is truncated.
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
      this.length > 1 && place !== "in password" ? `\`${marked}\`` : describeCharacter(this.input, this.offset, place);
    return `${before}${marked}${after}\n${indent}${"^".repeat(marked.length || 1)} found ${found}`;
  }

  /**
   * What `JSON.stringify` writes: what the message says, in parts, and never the input (RFC 3986 §7.5). Without
   * `offset` and `length` where they would reveal the length of a password; of a fault in one, the code, component and
   * section are those of the component in which the password begins, whatever else it contains.
   *
   * @example
   * ```ts
   * import { diagnose } from "@std66/core";
   * JSON.parse(JSON.stringify(diagnose("http://h:8a/"))).message;
   * // => "`a` is not allowed in the port (offset 10, RFC 3986 §3.2.3)"
   * ```
   */
  toJSON(): ErrorJson {
    const { name, message } = this;
    const { code, ...rest } = this.#shown;
    return { name, code, message, ...rest };
  }

  /**
   * Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS.
   */
  static override [Symbol.hasInstance](value: unknown): value is UriSyntaxError {
    return (
      this.prototype.isPrototypeOf(value as object) || (value instanceof SyntaxError && value.name === "UriSyntaxError")
    );
  }
}

// Defined, because assignment throws where `SyntaxError.prototype` is frozen.
Object.defineProperty(UriSyntaxError.prototype, "name", {
  value: "UriSyntaxError",
  writable: true,
  configurable: true,
});

/** An offset in or after a password would reveal its length. */
function positionOf(offset: number, password: PossiblePassword | undefined): string {
  if (password?.place === "in password") return "";
  return password?.place ? `offset ${offset - password.end - 1} after the last \`@\`, ` : `offset ${offset}, `;
}

/**
 * The constructor is not part of the public interface. A `section` and a `reason` are given if they
 * do not follow from the code; in a password, the reason is that of all faults there. They are not properties of the
 * fault, which could inherit them. The message begins with `prefix`, such as `resolve: base: `, if the function takes
 * more than one text.
 */
export function syntaxError(
  input: string,
  fault: Fault,
  section?: string,
  reason?: string,
  prefix?: string,
): UriSyntaxError {
  return new (UriSyntaxError as unknown as Constructor)(input, fault, section, reason, prefix);
}

type Constructor = new (
  input: string,
  fault: Fault,
  section: string | undefined,
  reason: string | undefined,
  prefix: string | undefined,
) => UriSyntaxError;
