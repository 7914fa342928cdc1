/** RFC 1738 §2.2, RFC 2396 §2, RFC 3986 §2 in messages: the character that was found, in a visible form. */
import { maskFault } from "@std66/core/diagnostics";

/** Describes the character at an offset. Reveals nothing of a password. */
export function describeCharacterAt(text: string, offset: number): string {
  const { place } = maskFault({ input: text, offset, length: 1, component: "path" });
  if (place === "in password") return "a character of a possible password";
  const code = text.codePointAt(offset) as number;
  if (code === 0x25) return "a `%` without two hexadecimal digits";
  if (code === 0x23) return "a second `#`";
  if (code === 0x20) return "a space";
  if (code > 0x20 && code < 0x7f) return `\`${String.fromCodePoint(code)}\``;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
