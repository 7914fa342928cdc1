/** The encoding that a document declares: in XML in its first line, in HTML in the first 1,024 bytes. */

const DECLARATIONS = [
  /^\uFEFF?<\?xml\s[^>]*\bencoding\s*=\s*["']([A-Za-z][-.:\w]*)["']/,
  /<meta\s[^>]*\bcharset\s*=\s*["']?([A-Za-z][-.:\w]*)/i,
];

/** How much of a document can declare it. */
const LENGTH = 1024;

/** The beginning of a document, kept while it is read. */
export class Beginning {
  #text = "";
  #encoding: string | undefined;

  /** Passes the pieces on, and keeps the first characters. */
  async *of(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      if (this.#text.length < LENGTH) {
        this.#text = (this.#text + piece.slice(0, LENGTH)).slice(0, LENGTH);
        this.#encoding = encodingIn(this.#text);
      }
      yield piece;
    }
  }

  /** The encoding that is declared in what was read. */
  get encoding(): string | undefined {
    return this.#encoding;
  }
}

/** The declared encoding; `undefined` if it is UTF-8, or if none is declared. */
function encodingIn(text: string): string | undefined {
  for (const declaration of DECLARATIONS) {
    const name = declaration.exec(text)?.[1];
    if (name !== undefined) return /^utf-?8$/i.test(name) ? undefined : name;
  }
  return undefined;
}
