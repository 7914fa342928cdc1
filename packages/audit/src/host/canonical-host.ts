/**
 * RFC 3986 §6.2.2 and further: one text for all spellings of a host, so that hosts can be compared. The runtime's `URL`
 * says which.
 */
import { parseAsWhatwg } from "@std66/legacy/internal";
import { isAscii } from "../text/ascii.ts";
import { ipv4Of } from "./ipv4.ts";

/**
 * Host names are at most this long (RFC 1035). The time of `URL` grows faster than the length of a name that is not
 * ASCII.
 */
const MAX_HOST = 255;

/** What `URL` takes for a host and nothing else. */
const HOST_ALONE = /^(?:\[[\dA-Fa-f:.]+\]|[^\0-\x20/\\?#@:<>[\]^|\x7f]+)$/;

/**
 * The host as the runtime's `URL` maps it: that of an http URL. `undefined` if `URL` refuses it, or if there is no
 * `URL`.
 */
function mappedByUrl(host: string): string | undefined {
  return host.length > MAX_HOST || !HOST_ALONE.test(host) ? undefined : parseAsWhatwg(`http://${host}/`)?.hostname;
}

/** Equal for hosts that are one to `URL`. One that it refuses is only compared in lowercase. */
export function canonicalHost(host: string): string {
  return mappedByUrl(host) ?? host.toLowerCase();
}

/**
 * Letters, digits, hyphens, underscores and dots: in a text with another character, programs end the host at different
 * places.
 */
const HOST_NAME = /^[\p{L}\p{M}\p{N}._\u3002-]+$/u;

/** Characters that are not seen. Older mappings than that of `URL` keep those that they do not know yet. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Capital sharp s: two letters or one, by the edition of the mapping. */
const DISPUTED = /\u1E9E/;

/** A name in ASCII without empty labels, but for the root after a last dot. */
const ASCII_NAME = /^(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?$/;

/** What programs take for an address, although it may not be written as one (URL Standard §3.5). */
const NUMBER_AT_END = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/;

/**
 * The canonical form of a host that every program reads alike; `undefined` if programs may differ. A host in ASCII is
 * its own form in lowercase, and an address has the form of the grammar. What any other host means, `URL` decides;
 * without a `URL`, it is undecided.
 */
export function decidedHost(host: string): string | undefined {
  if (DISPUTED.test(host)) return undefined;
  const canonical = listedHost(host);
  const lower = host.toLowerCase();
  // Programs such as Node's `url.parse` write a host in lowercase first, which makes other names of a final capital
  // sigma and of ẞ.
  return (isAscii(lower) ? canonical : mappedByUrl(lower)) === canonical ? canonical : undefined;
}

/** The canonical form of a host that only this package reads, such as one in a list: `URL` alone says what it means. */
export function listedHost(host: string): string | undefined {
  if (host.length > MAX_HOST) return undefined;
  const mapped = hasWhatwgParser() ? mappedByUrl(host) : host.toLowerCase();
  if (mapped === undefined) return undefined;
  if (host.startsWith("[")) return /^\[[\da-f:.]+\]$/.test(mapped) ? mapped : undefined;
  if (!ASCII_NAME.test(mapped)) return undefined;
  if (isAscii(host)) {
    if (mapped !== host.toLowerCase()) return undefined;
  } else {
    if (!HOST_NAME.test(host) || INVISIBLE.test(host)) return undefined;
    // A letter in another shape, such as a fullwidth one: to clients with an older mapping, or with none, it is another
    // letter.
    if (host.normalize("NFKC") !== host.normalize("NFC")) return undefined;
  }
  if (isAddress(mapped) && (mapped !== host || ipv4Of(mapped)?.isPlain !== true)) return undefined;
  return mapped;
}

/** Whether a host in its canonical form is not a name. */
export function isAddress(host: string): boolean {
  return host.startsWith("[") || NUMBER_AT_END.test(host);
}

/** Whether the runtime can be asked. */
export function hasWhatwgParser(): boolean {
  return parseAsWhatwg("http://std66.invalid/") !== undefined;
}

/** Whether people take a text for a host: a name with a dot, an address, or `localhost`. */
export function looksLikeHost(text: string): boolean {
  if (text.length > MAX_HOST) return false;
  if (/^localhost\.?$/i.test(text) || text.startsWith("[")) return true;
  if (/^\d+(?:\.\d+){3}$/.test(text)) return true;
  return /^[^\s.@:/?#]+(?:\.[^\s.@:/?#]+)*\.(?=\D)[^\s.@:/?#]{2,}\.?$/.test(text);
}
