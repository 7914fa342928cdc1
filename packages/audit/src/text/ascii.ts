/** RFC 3986 §2: a text in ASCII. What only other characters make suspicious need not be looked for in it. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}
