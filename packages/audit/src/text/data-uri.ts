/** RFC 2397 §3: what a data URI holds. */

export interface DataUri {
  /** In lowercase, without parameters. */
  readonly type: string;
  /** The beginning of the data, decoded as far as it can be. */
  readonly data: string;
}

/** How much of the data is looked at. */
const MAX_DATA = 100_000;

/** Reads the path of a data URI; `undefined` without a comma. */
export function dataUriOf(path: string): DataUri | undefined {
  const comma = path.indexOf(",");
  if (comma === -1) return undefined;
  const [type = "", ...parameters] = path.slice(0, comma).toLowerCase().split(";", 100);
  const isBase64 = parameters.some((parameter) => parameter.trim() === "base64");
  const encoded = path.slice(comma + 1, comma + 1 + MAX_DATA);
  return { type: type.trim(), data: isBase64 ? decodeBase64(encoded) : decodeTriplets(encoded) };
}

/** Decodes each octet to the character with its number. */
export function decodeTriplets(text: string): string {
  return text.replace(/%[\dA-Fa-f]{2}/g, (triplet) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16)));
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** RFC 4648, one character for each octet. Other characters are left out. */
function decodeBase64(text: string): string {
  let decoded = "";
  let bits = 0;
  let count = 0;
  for (const character of decodeTriplets(text)) {
    const digit = DIGITS.indexOf(character);
    if (digit === -1) continue;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      decoded += String.fromCharCode((bits >> count) & 0xff);
    }
  }
  return decoded;
}
