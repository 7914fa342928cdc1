/** XML 1.0 §2.1: a document has one root element, and each element in it ends. */

/** The elements that are open at a place of a document. */
export class XmlElements {
  readonly #xml: string;
  /** The offsets of their start tags. */
  readonly #open: number[] = [];
  #hasRoot = false;

  constructor(xml: string) {
    this.#xml = xml;
  }

  /** @throws {SyntaxError} if it is a second root element */
  start(offset: number, isEmpty: boolean): void {
    if (this.#open.length === 0 && this.#hasRoot)
      throw notXml(`the element at offset ${offset} is a second root element`);
    this.#hasRoot = true;
    if (!isEmpty) this.#open.push(offset);
  }

  /** @throws {SyntaxError} if another element is open, or none */
  end(offset: number, name: string): void {
    const start = this.#open.pop();
    if (start === undefined) throw notXml(`the tag at offset ${offset} ends no element`);
    const nameEnd = start + 1 + name.length;
    if (this.#xml.startsWith(name, start + 1) && /[\s/>]/.test(this.#xml.charAt(nameEnd))) return;
    throw notXml(`the tag at offset ${offset} does not end the element at offset ${start}`);
  }

  /** @throws {SyntaxError} if text is neither in an element nor white space */
  text(start: number, end: number, isCdata: boolean): void {
    if (this.#open.length > 0) return;
    const offset = isCdata ? 0 : this.#xml.slice(start, end).search(/[^ \t\r\n]/);
    if (offset !== -1) throw notXml(`the text at offset ${start + offset} is outside of a root element`);
  }

  /** @throws {SyntaxError} if the document is not complete */
  complete(): void {
    const last = this.#open.pop();
    if (last !== undefined) throw notXml(`the element at offset ${last} does not end`);
    if (!this.#hasRoot) throw notXml(`it ends at offset ${this.#xml.length} without a root element`);
  }
}

export function notXml(reason: string): SyntaxError {
  return new SyntaxError(`it is not XML: ${reason}`);
}
