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

  /** The text that was given; not enumerable, since it may hold a password. */
  get input(): string {
    return this.#input;
  }
}

/** Constructs the error of a text; users have no constructor to call. */
export function legacySyntaxError(
  dialect: DialectId,
  input: string,
  reason: ReasonCode,
  message: string,
): LegacySyntaxError {
  return new (LegacySyntaxError as unknown as Constructor)(dialect, input, reason, message);
}

type Constructor = new (dialect: DialectId, input: string, reason: ReasonCode, message: string) => LegacySyntaxError;
