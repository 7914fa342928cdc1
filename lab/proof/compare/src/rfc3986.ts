/** RFC 3986 taken literally, to judge the answers. Shares nothing with the packages, which are also judged. */
import * as oracle from "@std66/oracle";

export { DEFAULT_PORTS, split } from "@std66/oracle";

/** RFC 3986 §3.2: userinfo, host and port. */
export function splitAuthority(authority: string | undefined): readonly (string | undefined)[] {
  if (authority === undefined) return [];
  const { userinfo, host, port } = oracle.splitAuthority(authority);
  return [userinfo, host, port];
}

/**
 * RFC 3986 §5.2.2 with a strict parser, and §5.3, as printed: without a guard before a path that begins with two
 * slashes.
 */
export function resolve(base: string, reference: string): string {
  return oracle.recompose(oracle.transform(base, reference));
}

/** RFC 3986 §6.2.2 and §6.2.3, for texts with a scheme: relative references must be resolved first (§6.1). */
export function normalize(uri: string): string {
  return oracle.normalize(uri);
}
