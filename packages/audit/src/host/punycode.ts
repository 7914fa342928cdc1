/** RFC 3492: the Unicode text of a label that begins with `xn--`. */
import { isAscii } from "../text/ascii.ts";

const BASE = 36;
/** DNS has no longer label (RFC 1034). Also limits the time, which grows with the square of the length. */
const MAX_LABEL = 63;

/**
 * Returns the decoded label; `undefined` if it is not one of Punycode, or stands for ASCII alone (RFC 5890 §2.3.2.1).
 */
export function decodeLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label) || label.length > MAX_LABEL) return undefined;
  const encoded = label.slice(4);
  const dash = encoded.lastIndexOf("-");
  if (dash + 1 === encoded.length || !isAscii(encoded)) return undefined;
  const output = Array.from(encoded.slice(0, Math.max(0, dash)), (character) => character.codePointAt(0) as number);
  let codePoint = 0x80;
  let bias = 72;
  let position = 0;
  for (let at = dash + 1; at < encoded.length;) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at++));
      if (digit === undefined) return undefined;
      position += digit * weight;
      const threshold = k <= bias ? 1 : Math.min(26, k - bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adaptedBias(position - before, length, before === 0);
    codePoint += Math.floor(position / length);
    position %= length;
    if (codePoint > 0x10_ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return undefined;
    output.splice(position++, 0, codePoint);
  }
  return String.fromCodePoint(...output);
}

/**
 * Returns the ASCII text that a label in Punycode stands for; `undefined` if it has other characters, or is not a label
 * in Punycode.
 */
export function asciiOf(label: string): string | undefined {
  return label.length > MAX_LABEL ? undefined : /^xn--([-\da-z]+)-$/i.exec(label)?.[1];
}

/** a–z are 0 to 25, 0–9 are 26 to 35. */
function digitOf(code: number): number | undefined {
  const digit = Number.parseInt(String.fromCharCode(code), BASE);
  if (Number.isNaN(digit)) return undefined;
  return digit < 10 ? digit + 26 : digit - 10;
}

/** RFC 3492. */
function adaptedBias(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += BASE) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
