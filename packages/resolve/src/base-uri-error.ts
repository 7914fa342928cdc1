/** RFC 3986 §5.1: a base URI has a scheme. */
import { escapeInvisible, maskReference } from "@std66/core/diagnostics";

/**
 * Thrown if a base has no scheme, since no reference can be resolved against it (RFC 3986 §5.1, §5.2.1). Its `code` is
 * `base`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1 | RFC 3986 §5.1}
 */
export class BaseUriError extends TypeError {
  /** The kind of error, for programs, as the codes of a `UriSyntaxError` are. */
  readonly code = "base";

  readonly #base: string;

  /** Not private, since types of test libraries take only public constructors: `toThrow(BaseUriError)`. */
  constructor(argument: never, base: never);
  constructor(argument: string, base: string, join: string = "joinReferences") {
    // The longest part of a base that a message shows, in UTF-16 code units.
    const longest = 80;
    const shown = maskReference(base);
    const named = escapeInvisible(shown.slice(0, longest)) + (shown.length > longest ? "…" : "");
    super(
      `${argument} \`${named}\` has no scheme, so nothing can be resolved against it (RFC 3986 §5.1); \`${join}\` takes a relative base`,
    );
    this.#base = base;
  }

  /** The base as given. Not enumerable, since it may contain a password, which the message masks. */
  get base(): string {
    return this.#base;
  }

  /** What `JSON.stringify` writes: the message as well, and never the base (RFC 3986 §7.5). */
  toJSON(): object {
    const { name, message } = this;
    return Object.assign({ name, message }, this);
  }

  /**
   * Makes `instanceof` accept the errors of every copy of this package: a program can load its ESM and its CommonJS.
   */
  static override [Symbol.hasInstance](value: unknown): value is BaseUriError {
    return (
      this.prototype.isPrototypeOf(value as object) || (value instanceof TypeError && value.name === "BaseUriError")
    );
  }
}

Object.defineProperty(BaseUriError.prototype, "name", { value: "BaseUriError", writable: true, configurable: true });

/**
 * Creates the error for a base, which `argument` names with its function: `resolve: base`. `join` is the function for
 * relative bases, by default `joinReferences`. The constructor takes nothing from users.
 */
export function baseUriError(argument: string, base: string, join?: string): BaseUriError {
  return new (BaseUriError as unknown as new (argument: string, base: string, join?: string) => BaseUriError)(
    argument,
    base,
    join,
  );
}
