/** RFC 3986 §2: octets as characters of the same number, which is exact for ASCII, and thus for every URI. */

interface Decoder {
  decode(bytes: Uint8Array): string;
}
declare const TextDecoder: (new (label: string) => Decoder) | undefined;

/** How many arguments every engine accepts in a call. */
const MOST_ARGUMENTS = 8192;

/**
 * Converts octets to as many code units. A non-ASCII octet becomes any non-ASCII character: what decoders call "latin1"
 * is windows-1252.
 */
export function latin1(octets: Uint8Array): string {
  if (typeof TextDecoder === "function") return new TextDecoder("latin1").decode(octets);
  return octetText(octets);
}

/** Converts octets to the characters of the same numbers. */
export function octetText(octets: Uint8Array): string {
  let text = "";
  for (let i = 0; i < octets.length; i += MOST_ARGUMENTS) {
    text += String.fromCharCode(...octets.subarray(i, i + MOST_ARGUMENTS));
  }
  return text;
}

/** Writes characters up to U+00FF as the octets of the same numbers into bytes, from an offset on. */
export function writeOctets(text: string, bytes: Uint8Array, start: number): void {
  for (let i = 0; i < text.length; i++) bytes[start + i] = text.charCodeAt(i);
}
