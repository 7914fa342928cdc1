/** The error that a dialect's `parse` throws. */
import type { DialectId } from "./dialect.ts";
import type { Fault } from "./faults.ts";
import type { ReasonCode } from "./reason-code.ts";

/**
 * Reports a text that is not valid by a standard, with that dialect and the reason, a key of `reasons`. If the fault
 * lies in a possible password, `reason` is not enumerable.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export class LegacySyntaxError extends SyntaxError {
  readonly dialect: DialectId;
  readonly reason: ReasonCode;
  readonly #input: string;

  /** Not private, since types of test libraries take only public constructors: `toThrow(LegacySyntaxError)`. */
  constructor(dialect: never, input: never, fault: never);
  constructor(dialect: DialectId, input: string, fault: Fault) {
    super(fault.message);
    this.dialect = dialect;
    this.reason = fault.reason;
    // The violated rule would reveal a character of a possible password to `console.log`.
    if (Object.hasOwn(fault, "isInPassword")) Object.defineProperty(this, "reason", { enumerable: false });
    this.#input = input;
  }

  /** The invalid text. Not enumerable, because it may contain a password. */
  get input(): string {
    return this.#input;
  }

  /**
   * Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS.
   */
  static override [Symbol.hasInstance](value: unknown): value is LegacySyntaxError {
    return (
      this.prototype.isPrototypeOf(value as object) ||
      (value instanceof SyntaxError && value.name === "LegacySyntaxError")
    );
  }
}

Object.defineProperty(LegacySyntaxError.prototype, "name", {
  value: "LegacySyntaxError",
  writable: true,
  configurable: true,
});

export function legacySyntaxError(dialect: DialectId, input: string, fault: Fault): LegacySyntaxError {
  return new (LegacySyntaxError as unknown as Constructor)(dialect, input, fault);
}

type Constructor = new (dialect: DialectId, input: string, fault: Fault) => LegacySyntaxError;
