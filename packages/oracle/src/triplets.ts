/** RFC 3986 §2.1, §2.3, §6.2.2.1 and §6.2.2.2: percent-encoded triplets. */

const TRIPLET = /%[0-9A-Fa-f]{2}/gu;

export function upperCaseTriplets(text: string): string {
  return text.replaceAll(TRIPLET, (triplet) => triplet.toUpperCase());
}

/** The characters in lowercase, the triplets in uppercase. */
export function lowerCase(text: string): string {
  return upperCaseTriplets(text.toLowerCase());
}

/**
 * §6.2.2.2: "decoding any percent-encoded octet that corresponds to an unreserved character, as described in Section
 * 2.3".
 */
export function decodeUnreserved(text: string): string {
  return text.replaceAll(TRIPLET, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9\-._~]/u.test(character) ? character : triplet;
  });
}
