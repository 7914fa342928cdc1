/** RFC 1738 §2.2, RFC 2396 §2, RFC 3986 §2: the characters that no RFC has ever allowed in a URI. */
import { maskFault } from "@std66/core/internal";

const EXCLUDED = /[^-A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/;

/** Offset of the first character that no standard allows, of a "%" that begins no triplet, or of a second "#"; else -1. */
export function excludedAt(text: string): number {
  const at = text.search(EXCLUDED);
  const second = text.indexOf("#", text.indexOf("#") + 1);
  return at === -1 || (second !== -1 && second < at) ? second : at;
}

/** Names the excluded character at an offset for a message; reveals nothing of a password. */
export function named(text: string, index: number): string {
  const { place } = maskFault({ input: text, offset: index, length: 1, component: "path" });
  if (place === "in password") return "a character of a possible password";
  const code = text.codePointAt(index) as number;
  if (code === 0x25) return "a `%` without two hexadecimal digits";
  if (code === 0x23) return "a second `#`";
  if (code === 0x20) return "a space";
  if (code > 0x20 && code < 0x7f) return `\`${String.fromCodePoint(code)}\``;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
