/** XML 1.0, its section on encoding declarations, and the HTML Standard: the encoding that a document says it has. */

/** Where it says so. A browser looks for it in the first 1,024 octets. */
const DECLARATIONS = [
  /^\uFEFF?<\?xml\s[^>]*\bencoding\s*=\s*["']([A-Za-z][-.:\w]*)["']/,
  /<meta\s[^>]*\bcharset\s*=\s*["']?([A-Za-z][-.:\w]*)/i,
];

/** How much of a document can say so. */
export const DECLARATION_LENGTH = 1024;

/** Returns the encoding that the beginning of a document names; `undefined` for UTF-8, or if it names none. */
export function declaredEncoding(beginning: string): string | undefined {
  const text = beginning.slice(0, DECLARATION_LENGTH);
  for (const declaration of DECLARATIONS) {
    const name = declaration.exec(text)?.[1];
    if (name !== undefined) return /^utf-?8$/i.test(name) ? undefined : name;
  }
  return undefined;
}
