/** RFC 3986 §6.2.2 and further: one text for all spellings of a host, so that two readings can be compared. */
import { decodedName, hostFacts, mappedName } from "./host-facts.ts";
import { decodeLabel } from "./punycode.ts";

/** Equal for hosts that differ only in case, triplets, Punycode, shapes of letters, or the form of an address. */
export function canonicalHost(host: string): string {
  const { address, name } = hostFacts(host);
  if (address !== undefined) return `${address.length}:${address.join(".")}`;
  const mapped = mappedName(name);
  const labels = name.length > LONGEST ? [mapped] : mapped.split(".").map((label) => decodeLabel(label) ?? label);
  return mappedName(labels.map(decodedName).join("."));
}

/** No host name is longer. */
const LONGEST = 255;

/** Whether people take a text for a host: a name with a dot, an address, or `localhost`. */
export function looksLikeHost(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (/^localhost\.?$/i.test(text) || text.startsWith("[")) return true;
  if (/^\d+(?:\.\d+){3}$/.test(text)) return true;
  return /^[^\s.@:/?#]+(?:\.[^\s.@:/?#]+)*\.(?=\D)[^\s.@:/?#]{2,}\.?$/.test(text);
}
