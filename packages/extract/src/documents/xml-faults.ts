/** XML 1.0, section 2.1: where a document is not well-formed, and why. */

/** A place where a document is not well-formed, or where an entity is not expanded. */
export interface XmlFault {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** What is wrong there, such as "the tag ends no element". */
  readonly reason: string;
  /** The section of XML 1.0 that says so, such as `4.1`. */
  readonly section: string;
  /** A repair, if it is certain. */
  readonly help: string | undefined;
}

/** Receives each fault. If it returns, what follows is read. */
export type XmlReport = (fault: XmlFault) => void;

export function xmlFault(offset: number, section: string, reason: string, help?: string): XmlFault {
  return { offset, reason, section, help };
}

/** @throws {SyntaxError} always: the document is not read on */
export function refuse({ offset, reason, section }: XmlFault): never {
  throw new SyntaxError(`it is not XML at offset ${offset}: ${reason} (XML 1.0, section ${section})`);
}

/** The next place of something in a text. Each part is searched once, however often it is asked for. */
export class Search {
  readonly #find: (from: number) => number;
  #found = -1;

  /** `find`: returns the first place that is not before an offset, or -1. */
  constructor(find: (from: number) => number) {
    this.#find = find;
  }

  /** The first place that is not before `from`, which does not decrease; `Infinity` if there is none. */
  from(from: number): number {
    if (this.#found < from) {
      const found = this.#find(from);
      this.#found = found === -1 ? Infinity : found;
    }
    return this.#found;
  }
}
