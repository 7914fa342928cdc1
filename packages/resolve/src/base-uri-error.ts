/** RFC 3986 §5.1: a base URI has a scheme. */

/** A base without a scheme, from which nothing can be resolved (RFC 3986 §5.1, §5.2.1). */
export class BaseUriError extends TypeError {
  readonly #base: string;

  /** @internal */
  constructor(base: string) {
    super("the base has no scheme: a reference is resolved against a URI (RFC 3986 §5.1)");
    Object.defineProperty(this, "name", { value: "BaseUriError", configurable: true });
    this.#base = base;
  }

  /** The base that was given; not enumerable, since it may hold a password. */
  get base(): string {
    return this.#base;
  }
}
