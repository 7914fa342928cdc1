/** RFC 3986 §6.2.3, for the schemes of the vectors and of the generated texts. */

import type { Parts } from "./parts.ts";
import { normalizeTel } from "./tel.ts";
import { lowerCase } from "./triplets.ts";

/**
 * RFC 3986 §3.2.2–3.2.3 and §6.2.3; RFC 1738 §3.2; RFC 6455 §3; RFC 9110 §4.2; RFC 2224, 3510, 4248, 4266, 4516, 5092,
 * 6270, 7252, 7826 and 8323.
 */
export const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["http", "80"],
  ["ws", "80"],
  ["coap+ws", "80"],
  ["https", "443"],
  ["wss", "443"],
  ["coaps+ws", "443"],
  ["ftp", "21"],
  ["gopher", "70"],
  ["telnet", "23"],
  ["tn3270", "23"],
  ["imap", "143"],
  ["ldap", "389"],
  ["nfs", "2049"],
  ["coap", "5683"],
  ["coap+tcp", "5683"],
  ["coaps", "5684"],
  ["ipp", "631"],
  ["rtsp", "554"],
  ["rtsps", "322"],
]);

/** Schemes for which an empty path is not known to mean "/". */
const WITHOUT_SLASH = new Set(["rtsp", "rtsps"]);

export function normalizeByScheme(given: Parts): Parts {
  const parts = { ...given };
  const scheme = parts.scheme?.toLowerCase() ?? "";
  // "an explicit `:port`, for which the port is empty or the default for the scheme, […] should be removed"
  if (parts.port === "" || isSameNumber(parts.port, DEFAULT_PORTS.get(scheme))) parts.port = undefined;
  // "defines an empty path to be equivalent to `/`"
  const hasSlash = DEFAULT_PORTS.has(scheme) && !WITHOUT_SLASH.has(scheme);
  if (hasSlash && parts.path === "" && parts.host !== undefined && parts.host !== "") parts.path = "/";
  if (scheme === "file") {
    // §3.2.2: "that default applies when the host subcomponent is undefined or when the registered name is empty"
    const isDefault = parts.host === "" || parts.host?.toLowerCase() === "localhost";
    // "normalized to an empty authority"; "if, however, either the userinfo or port […] then the host should be given
    // explicitly"
    if (isDefault) parts.host = parts.userinfo === undefined && parts.port === undefined ? "" : "localhost";
    if (parts.host === undefined && parts.path.startsWith("/")) parts.host = "";
  }
  if (parts.host !== undefined) {
    // RFC 4266 §2.1: the type "defaults to 1".
    if (scheme === "gopher" && parts.path === "/1" && parts.query === undefined) parts.path = "/";
    // RFC 4516 §2: [ "?" attributes [ "?" scope [ "?" filter [ "?" extensions ]]]].
    if (scheme === "ldap" && /^(?:[^?]*\?){0,3}[^?]*$/u.test(parts.query ?? "")) {
      parts.query = withoutEmptyFields(parts.query);
    }
    return parts;
  }
  // "a subcomponent of path to contain an Internet hostname, such as the `mailto` URI scheme"
  if (scheme === "mailto") parts.path = parts.path.split(",").map(lowerCaseDomain).join(",");
  // RFC 8141 §3.1: the namespace identifier precedes the second ":".
  if (scheme === "urn" && parts.path.includes(":")) {
    parts.path = parts.path.replace(/^[^:]*/u, lowerCase);
  }
  if (scheme === "tel") parts.path = normalizeTel(parts.path);
  return parts;
}

/** §3.2.3: "an optional port number in decimal". */
function isSameNumber(port: string | undefined, other: string | undefined): boolean {
  return port !== undefined && other !== undefined && BigInt(port) === BigInt(other);
}

/** RFC 4516 §4: an empty field at the end is equivalent to an absent one. */
function withoutEmptyFields(query: string | undefined): string | undefined {
  const fields = query?.split("?") ?? [];
  while (fields.at(-1) === "") fields.pop();
  return fields.length === 0 ? undefined : fields.join("?");
}

function lowerCaseDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at) + lowerCase(address.slice(at));
}
