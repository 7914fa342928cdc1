/** RFC 3986 §6.2.2 and further: one text for all spellings of a host, so that two readings can be compared. */
import { decodedName, hostFacts } from "./host-facts.ts";
import { decodeLabel } from "./punycode.ts";

/** Equal for hosts that differ only in case, triplets, Punycode, or the form of an address. */
export function canonicalHost(host: string): string {
  const { address, name } = hostFacts(host);
  if (address !== undefined) return `${address.length}:${address.join(".")}`;
  const labels = name.length > LONGEST ? [name] : name.split(".").map((label) => decodeLabel(label) ?? label);
  const unicode = labels.map(decodedName).join(".");
  return unicode.length > LONGEST ? unicode : unicode.normalize("NFC");
}

/** Unicode's normalization takes time that grows faster than the text. No host name is longer. */
const LONGEST = 255;

/** Whether people take a text for a host: a name with a dot, an address, or `localhost`. */
export function looksLikeHost(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (/^localhost\.?$/i.test(text) || text.startsWith("[")) return true;
  if (/^\d+(?:\.\d+){3}$/.test(text)) return true;
  return /^[^\s.@:/?#]+(?:\.[^\s.@:/?#]+)*\.(?=\D)[^\s.@:/?#]{2,}\.?$/.test(text);
}
