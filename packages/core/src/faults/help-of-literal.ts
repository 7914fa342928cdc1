/** RFC 3986 §3.2.2, repairs: an IPv6 address that is not in brackets after "//", where alone the grammar has one. */
import { ipLiteralEnd } from "../scan/host.ts";
import { SCHEME } from "../scan/rules.ts";

/** Schemes whose own RFC has "//" before the host. */
const WITH_SLASHES = /^(?:https?|wss?|ftp|coaps?|rtsps?|ldap|imap|nntp|telnet)$/i;

/** Schemes whose own RFC has an IP literal without "//", and where it says so. */
const OWN_LITERALS: ReadonlyMap<string, string> = new Map([
  ["turn", "RFC 7065, section 3.1"],
  ["turns", "RFC 7065, section 3.1"],
  ["stun", "RFC 7064, section 3.1"],
  ["stuns", "RFC 7064, section 3.1"],
  ["sip", "RFC 3261, section 25.1"],
  ["sips", "RFC 3261, section 25.1"],
]);

/** A scheme, and what may stand between it and a host if the "//" is missing. */
const TO_HOST: RegExp = /* @__PURE__ */ new RegExp(`^(${SCHEME}):/?(?:[^/?#@[]*@)?$`);

/** An IPv6 address and, as user interfaces accept one (RFC 9844 §5), a zone identifier, before a path, if any. */
const IPV6 = /^(?=[^%/?#]*::|(?:[^:%/?#]*:){7})[\da-f:.]*(%[^/?#]*)?(?![^/?#])/i;

/** The zone identifier of an address in brackets at the start of a text, with its "%" encoded or not (RFC 9844 §5). */
const ZONE = /(?<=^\[[\da-f:.]*)%[^\]/?#]*(?=\])/i;

/** Returns the repair of a text that is or begins with an IPv6 address. */
export function repairOfBareAddress(text: string): string | undefined {
  const found = IPV6.exec(text);
  if (found === null) return undefined;
  const zone = found[1] === undefined ? "" : " and without its zone identifier";
  return `write an IPv6 address in brackets${zone}, as in \`http://[::1]/\``;
}

/**
 * Returns the repair of a "[" in a path, if an IP literal was meant. In `mailto`, brackets are percent-encoded (RFC
 * 6068 §2).
 */
export function repairOfLiteral(input: string, offset: number): string | undefined {
  const zone = offset === 0 ? ZONE.exec(input)?.[0] : undefined;
  const text = zone === undefined ? input : input.replace(zone, "");
  const end = ipLiteralEnd(text, offset);
  if (offset === 0 && end !== -1 && /^(?::\d*)?(?:[/?#]|$)/.test(text.slice(end))) {
    const removed = zone === undefined ? "" : ", and remove the zone identifier";
    return `write \`http://\`, or the intended scheme and \`//\`, before a host${removed}`;
  }
  const scheme = TO_HOST.exec(input.slice(0, offset))?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === "mailto") return undefined;
  if (WITH_SLASHES.test(scheme)) return "write `//` before the host";
  const own = OWN_LITERALS.get(scheme);
  if (own !== undefined) {
    return `write a host name or an IPv4 address: RFC 3986 allows an IP literal only after \`//\`, and \`${scheme}\` has no \`//\` (${own})`;
  }
  return end === -1 ? undefined : "RFC 3986 allows an IP literal only after `//` (section 3.2.2)";
}
