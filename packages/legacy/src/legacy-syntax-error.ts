/** The error that a dialect's `parse` throws. */
import type { DialectId } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";

/** A text that is not valid to a standard: which one, and for which of the reasons in `reasons`. */
export class LegacySyntaxError extends SyntaxError {
  readonly dialect: DialectId;
  readonly reason: ReasonCode;
  readonly #input: string;

  private constructor(dialect: DialectId, input: string, reason: ReasonCode, message: string) {
    super(message);
    Object.defineProperty(this, "name", { value: "LegacySyntaxError", configurable: true });
    this.dialect = dialect;
    this.reason = reason;
    this.#input = input;
  }

  /** @internal */
  static of(dialect: DialectId, input: string, reason: ReasonCode, message: string): LegacySyntaxError {
    return new LegacySyntaxError(dialect, input, reason, message);
  }

  /** The text that was given; not enumerable, since it may hold a password. */
  get input(): string {
    return this.#input;
  }
}
