/** RFC 3986 §5.1: a base URI has a scheme. */
import { maskPasswords } from "@std66/core/internal";

/** How much of a base its error's message names, in UTF-16 code units. */
const SHOWN = 80;

/** A base without a scheme, from which nothing can be resolved (RFC 3986 §5.1, §5.2.1). */
export class BaseUriError extends TypeError {
  readonly #base: string;

  private constructor(base: string) {
    const shown = maskPasswords(base);
    const named = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
    super(`the base \`${named}\` has no scheme: a reference is resolved against a URI (RFC 3986 §5.1)`);
    Object.defineProperty(this, "name", { value: "BaseUriError", configurable: true });
    this.#base = base;
  }

  /** The base that was given; not enumerable, since it may hold a password, which the message masks. */
  get base(): string {
    return this.#base;
  }
}

/** Constructs the error of a base; users have no constructor to call. */
export function baseUriError(base: string): BaseUriError {
  return new (BaseUriError as unknown as new (base: string) => BaseUriError)(base);
}
