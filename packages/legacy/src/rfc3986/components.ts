/** RFC 3986 §3: the components of a reference, as @std66/core reads them. */
import { type HostKind, parse } from "@std66/core";

/** RFC 3986 §3. */
export interface Rfc3986Components {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: HostKind | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

export function componentsOf(text: string): Rfc3986Components {
  const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = parse(text);
  return { scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
}
