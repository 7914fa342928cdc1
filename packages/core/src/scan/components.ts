/** RFC 3986 §3: the components, with the section and the characters of each. */
import { IS_DIGIT, IS_PATH, IS_QUERY, IS_REG_NAME, IS_SCHEME, IS_USERINFO } from "./characters.ts";

/** A component of a URI-reference, or its authority, which consists of three of them (RFC 3986 §3). */
export type ComponentName = "scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/**
 * Components to recompose or to change (RFC 3986 §5.3). `undefined` means that a component is not present, `""` that it
 * is empty. Takes either `authority`, or `host` with optional `userinfo` and `port`.
 */
export type UriComponents = OutsideAuthority & (WholeAuthority | AuthorityParts);

interface OutsideAuthority {
  readonly scheme?: string | undefined;
  /** Defaults to `""`: every URI-reference has a path, which may be empty. */
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
}

interface WholeAuthority {
  readonly authority?: string | undefined;
  readonly userinfo?: undefined;
  readonly host?: undefined;
  readonly port?: undefined;
}

interface AuthorityParts {
  readonly authority?: undefined;
  readonly userinfo?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | number | undefined;
}

/** The elements of `reg-name`, also part of `userinfo` and of a first segment without ":". */
export const REG_NAME_ELEMENTS: readonly string[] = ["unreserved", "pct-encoded", "sub-delims"];
const QUERY_ELEMENTS = ["pchar", '"/"', '"?"'];

/**
 * For each component, the section of RFC 3986 that defines it, the class of its characters, and the same characters as
 * elements of the grammar. The authority has only a section.
 */
export const COMPONENTS: Readonly<
  Record<ComponentName, readonly [section: string, bits: number, elements: readonly string[]]>
> = {
  scheme: ["3.1", IS_SCHEME, ["ALPHA", "DIGIT", '"+"', '"-"', '"."']],
  authority: ["3.2", 0, []],
  // Spelled out: where nothing uses this table, a bundler drops it only if no list in it is spread.
  userinfo: ["3.2.1", IS_USERINFO, ["unreserved", "pct-encoded", "sub-delims", '":"']],
  host: ["3.2.2", IS_REG_NAME, REG_NAME_ELEMENTS],
  port: ["3.2.3", IS_DIGIT, ["DIGIT"]],
  path: ["3.3", IS_PATH, ["pchar", '"/"']],
  query: ["3.4", IS_QUERY, QUERY_ELEMENTS],
  fragment: ["3.5", IS_QUERY, QUERY_ELEMENTS],
};
