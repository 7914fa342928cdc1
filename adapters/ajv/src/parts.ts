/** RFC 3986 Appendix B and §5.3: any text as parts, and back. */
import { type SplitComponents, split } from "@std66/core";

/**
 * The parts of a reference, which Ajv reads, changes and recomposes. They are texts as written: nothing is decoded, lowercased or
 * checked.
 */
export interface UriParts {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
}

/** Divides a text. Anything but a string counts as empty. */
export function partsOf(text: unknown): UriParts {
  const { scheme, authority, path, query, fragment } = split(typeof text === "string" ? text : "");
  return { scheme, ...authorityParts(authority), path, query, fragment } as UriParts;
}

/** Divides an authority: the userinfo ends at the last "@", and a port has only digits. */
function authorityParts(authority: SplitComponents["authority"]) {
  if (authority === undefined) return { userinfo: undefined, host: undefined, port: undefined };
  const at = authority.lastIndexOf("@");
  const hostAndPort = authority.slice(at + 1);
  const colon = hostAndPort.lastIndexOf(":");
  const hasPort = colon !== -1 && !/[^0-9]/.test(hostAndPort.slice(colon + 1));
  return {
    userinfo: at === -1 ? undefined : authority.slice(0, at),
    host: hasPort ? hostAndPort.slice(0, colon) : hostAndPort,
    port: hasPort ? hostAndPort.slice(colon + 1) : undefined,
  };
}

/** Recomposes parts (RFC 3986 §5.3). */
export function textOf(parts: UriParts): string {
  const { scheme, userinfo, host, port, path, query, fragment } = parts ?? {};
  const authority = put("", userinfo, "@") + put("", host) + put(":", port);
  const hasAuthority = isPresent(userinfo) || isPresent(host) || isPresent(port);
  return (
    put("", scheme, ":") + (hasAuthority ? `//${authority}` : "") + put("", path) + put("?", query) + put("#", fragment)
  );
}

/** Whether a part has text, or is a port as a number. */
function isPresent(part: unknown): part is string | number {
  return typeof part === "string" || typeof part === "number";
}

function put(before: string, part: unknown, after = ""): string {
  return isPresent(part) ? before + part + after : "";
}
