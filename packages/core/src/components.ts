/** RFC 3986 §3: the names of the components. */

/** A component of a URI-reference, or the authority that three of them make up (RFC 3986 §3). */
export type Component =
  | "scheme"
  | "authority"
  | "userinfo"
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment";

/**
 * Components to put together or to change. `undefined` is a component that is not there, `""` one that is empty
 * (RFC 3986 §5.3). Either `authority`, or `host` with or without `userinfo` and `port`.
 */
export interface Components {
  readonly scheme?: string | undefined;
  readonly authority?: string | undefined;
  readonly userinfo?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | number | undefined;
  /** Always there in a URI-reference, though it may be empty: not given is `""`. */
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}
