/** RFC 6890, RFC 6761: hosts of the public internet, as far as a text shows. A name is not looked up. */
import { decidedHost } from "../host/canonical-host.ts";
import { ipv4Of } from "../host/ipv4.ts";
import { embeddedIpv4, ipv6Of } from "../host/ipv6.ts";
import { decodeLabel } from "../host/punycode.ts";
import { networkOf } from "../host/special-addresses.ts";
import { specialNameOf } from "../host/special-names.ts";

/**
 * DNS has no longer name, and no longer label (RFC 1035 §2.3.4). A top-level domain is alphabetic (RFC 1123 §2.1), as
 * an A-label is counted to be.
 */
const DNS_NAME = /^(?!-)(?=.{1,253}$)(?:[^.]{1,63}\.){1,126}(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Whether a host is public, as far as a text shows. One that programs may read differently is not. */
export function isPublicHost(host: string | undefined): boolean {
  return host !== undefined && whyNotPublic(host) === undefined;
}

/** Why a host is not public, or may not be; `undefined` if it is public. */
export function whyNotPublic(host: string): string | undefined {
  const canonical = decidedHost(host);
  if (canonical === undefined) return "programs may read it differently";
  const ipv6 = canonical.startsWith("[") ? ipv6Of(canonical.slice(1, -1)) : undefined;
  const address = ipv6 ?? ipv4Of(canonical)?.octets;
  if (address === undefined) return whyNotPublicName(canonical.replace(/\.$/, ""));
  // The IPv4 address inside says more than the network that all such addresses are in.
  const inside = embeddedIpv4(ipv6 ?? [])
    .map(networkOf)
    .find((found) => found !== undefined);
  const network = inside ?? networkOf(address);
  if (network === undefined) return undefined;
  const { purpose, source, text } = network;
  const it = inside === undefined ? "it" : "the IPv4 address in it";
  return purpose === "metadata" ? `${it} is a metadata service (${source})` : `${it} is in ${text} (${source})`;
}

function whyNotPublicName(name: string): string | undefined {
  const special = specialNameOf(name);
  if (special !== undefined && special.purpose !== "public") {
    return special.purpose === "metadata"
      ? `it is a metadata service (${special.source})`
      : `\`${special.name}\` is a name for special use (${special.source})`;
  }
  if (!name.includes(".")) return "it has no dot";
  return DNS_NAME.test(name) && name.split(".").every(isOfDns) ? undefined : "it is not a name of the public DNS";
}

/** Controls, spaces and characters that are not assigned. IDNA has joiners (RFC 5892). */
const NOT_IN_LABELS = /(?![\u200C\u200D])[\p{C}\p{Z}]/u;

/** Whether a label that begins with `xn--` may be one of IDNA (RFC 5890 §2.3.2.1). Editions of `URL` differ in that. */
function isOfDns(label: string): boolean {
  if (!label.startsWith("xn--")) return true;
  const unicode = decodeLabel(label);
  if (unicode === undefined || NOT_IN_LABELS.test(unicode)) return false;
  return unicode.normalize("NFKC").toLowerCase() === unicode;
}
