/** RFC 3986 Appendix B and §5.3: any text as parts, and back. */
import { type SplitComponents, split } from "@std66/core";
import { decode } from "@std66/uri-js-model";

/**
 * The parts of a reference, which Ajv reads, changes and recomposes. They are texts as written: nothing is decoded,
 * lowercased or checked. Only in a fragment that is a JSON pointer, a "%" that begins no encoded character is "%25",
 * since Ajv decodes it.
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
export function uriPartsOf(text: unknown): UriParts {
  const { scheme, authority, path, query, fragment: written } = split(typeof text === "string" ? text : "");
  const fragment = written?.startsWith("/") ? written.split("/").map(decodable).join("/") : written;
  const parts = { scheme, ...authorityParts(authority), path, query, fragment } as UriParts;
  if (fragment !== written) WRITTEN.set(parts, { fragment, written });
  return parts;
}

/** The fragments as written, of parts with another one. */
const WRITTEN: WeakMap<
  UriParts,
  Readonly<Record<"fragment" | "written", string | undefined>>
> = /* @__PURE__ */ new WeakMap();

/** A token of a JSON pointer (RFC 6901 §6), so that `decodeURIComponent` takes it. */
function decodable(token: string): string {
  try {
    decodeURIComponent(token);
    return token;
  } catch {
    return decode(token).replace(/[%/]/g, encodeURIComponent);
  }
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
  const changed = WRITTEN.get(parts);
  const authority = put("", userinfo, "@") + put("", host) + put(":", port);
  const hasAuthority = isPresent(userinfo) || isPresent(host) || isPresent(port);
  return (
    put("", scheme, ":") +
    (hasAuthority ? `//${authority}` : "") +
    put("", path) +
    put("?", query) +
    put("#", changed?.fragment === fragment ? changed?.written : fragment)
  );
}

/** Whether a part has text, or is a port as a number. */
function isPresent(part: unknown): part is string | number {
  return typeof part === "string" || typeof part === "number";
}

function put(before: string, part: unknown, after = ""): string {
  return isPresent(part) ? before + part + after : "";
}
