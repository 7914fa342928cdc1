/** RFC 2396 §3.2, RFC 2732 §3: a server or a registry name. */
import { isHostname } from "../dialect/hostname.ts";
import { UNRESERVED } from "./characters.ts";
import type { Rfc2396Components } from "./component-types.ts";

const REG_NAME = new RegExp(`^[${UNRESERVED}$,;:@&=+]+$`);
const USERINFO = new RegExp(`^[${UNRESERVED};:&=+$,]*$`);
/** RFC 2396 §3.2.2. */
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** RFC 2373 Appendix B, to which RFC 2732 §3 refers. */
const IPV4_2373 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[([\dA-F:]+?)(:\d{1,3}(?:\.\d{1,3}){3})?\]$/i;

/**
 * RFC 2373 Appendix B, which does not count groups; also `::1.2.3.4`, which it means but misses (RFC 2732 §2 has it).
 */
function isIpv6(text: string): boolean {
  const [, hexpart = "", ipv4] = IPV6.exec(text) ?? [];
  if (hexpart === ":") return ipv4 !== undefined;
  const isOnce = hexpart.indexOf("::") === hexpart.lastIndexOf("::");
  return hexpart !== "" && isOnce && !/[\dA-F]{5}|^:(?!:)|(?<!:):$/i.test(hexpart);
}

/** The parts of a server, or a registry name. */
export type Authority = Pick<Rfc2396Components, "regName" | "userinfo" | "host" | "hostKind" | "port">;

export const NO_AUTHORITY: Authority = {
  regName: undefined,
  userinfo: undefined,
  host: undefined,
  hostKind: undefined,
  port: undefined,
};

function kindOf(host: string, hasRfc2732: boolean): Authority["hostKind"] {
  if (isHostname(host.replace(/\.$/, ""))) return "hostname";
  if ((hasRfc2732 ? IPV4_2373 : IPV4).test(host)) return "ipv4";
  return hasRfc2732 && host.startsWith("[") && isIpv6(host) ? "ipv6" : undefined;
}

/** Reads a server, or else a registry name; `undefined` if the authority is neither. */
export function splitAuthority(authority: string, hasRfc2732: boolean): Authority | undefined {
  // A server may be empty.
  if (authority === "") return { ...NO_AUTHORITY, host: "" };
  const [, userinfo, host = "", port] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:@]*)(?::(\d*))?$/.exec(authority) ?? [];
  const hostKind = kindOf(host, hasRfc2732);
  if (hostKind !== undefined && USERINFO.test(userinfo ?? ""))
    return { ...NO_AUTHORITY, userinfo, host, hostKind, port };
  return REG_NAME.test(authority) ? { ...NO_AUTHORITY, regName: authority } : undefined;
}
