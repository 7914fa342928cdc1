/** RFC 3986 §3: the components, where each is written, and what it is made of. */
import { IS_DIGIT, IS_PATH, IS_QUERY, IS_REG_NAME, IS_SCHEME, IS_USERINFO } from "./characters.ts";

/** A component of a URI-reference, or the authority that three of them make up (RFC 3986 §3). */
export type Component = "scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

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

/** The elements of `reg-name`, which `userinfo` and a first segment without ":" share. */
export const REG_NAME: readonly string[] = ["unreserved", "pct-encoded", "sub-delims"];
const QUERY = ["pchar", '"/"', '"?"'];

/**
 * For each component the section of RFC 3986 that defines it; and, but for the authority, the class of its characters and
 * the elements of the grammar that these are.
 */
export const COMPONENTS: Readonly<
  Record<Component, readonly [section: string, bits: number, elements: readonly string[]]>
> = {
  scheme: ["3.1", IS_SCHEME, ["ALPHA", "DIGIT", '"+"', '"-"', '"."']],
  authority: ["3.2", 0, []],
  userinfo: ["3.2.1", IS_USERINFO, [...REG_NAME, '":"']],
  host: ["3.2.2", IS_REG_NAME, REG_NAME],
  port: ["3.2.3", IS_DIGIT, ["DIGIT"]],
  path: ["3.3", IS_PATH, ["pchar", '"/"']],
  query: ["3.4", IS_QUERY, QUERY],
  fragment: ["3.5", IS_QUERY, QUERY],
};
