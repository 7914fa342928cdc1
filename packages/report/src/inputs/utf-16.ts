/** RFC 3629 §4: whether octets that should be UTF-8 are UTF-16. */

/**
 * Returns the encoding of a text in UTF-16, by its byte order mark, or by two characters of ASCII with a zero octet before or after
 * each; `undefined` if it is not UTF-16. `octets`: the first four or more. `end`: what ends a line; where that is NUL, zero octets say
 * nothing.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3629#section-4 | RFC 3629 §4}
 * @example
 * ```ts
 * import { utf16Of } from "@std66/report/inputs";
 * utf16Of(Uint8Array.of(0x68, 0, 0x74, 0)); // => "UTF-16LE"
 * utf16Of(Uint8Array.of(0xfe, 0xff)); // => "UTF-16"
 * utf16Of(Uint8Array.of(0x68, 0x74, 0x74, 0x70)); // => undefined
 * ```
 */
export function utf16Of(octets: Uint8Array, end: "\n" | "\0" = "\n"): "UTF-16" | "UTF-16LE" | "UTF-16BE" | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = octets;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  if (end === "\0") return undefined;
  if (isText(first) && second === 0 && isText(third) && fourth === 0) return "UTF-16LE";
  return first === 0 && isText(second) && third === 0 && isText(fourth) ? "UTF-16BE" : undefined;
}

function isText(octet: number): boolean {
  return (octet >= 0x20 && octet < 0x7f) || octet === 0x0a || octet === 0x0d;
}
