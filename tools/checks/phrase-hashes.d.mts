/** The hashes of each three words of a text in a row. */
export function hashesOf(text: string): Set<string>;
