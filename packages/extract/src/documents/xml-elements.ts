/** XML 1.0, sections 2.1 and 3: a document has one root element, and each element in it ends. */
import { type XmlReport, xmlFault } from "./xml-faults.ts";

interface Open {
  readonly name: string;
  /** The offset of its start tag. */
  readonly offset: number;
}

/** The elements that are open at a place of a document. */
export class XmlElements {
  readonly #report: XmlReport;
  readonly #open: Open[] = [];
  /** How many of each name are open, once a tag was wrong. */
  #counts: Map<string, number> | undefined;
  #hasRoot = false;

  constructor(report: XmlReport) {
    this.#report = report;
  }

  /** Whether a root element was read, or begins. */
  get hasRoot(): boolean {
    return this.#hasRoot;
  }

  get isOutside(): boolean {
    return this.#open.length === 0;
  }

  start(offset: number, name: string, isEmpty: boolean): void {
    if (this.isOutside && this.#hasRoot) this.#report(xmlFault(offset, "2.1", "the element is a second root element"));
    this.#hasRoot = true;
    if (isEmpty) return;
    this.#open.push({ name, offset });
    this.#counts?.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Returns how many elements an end tag ends: one, or also those in it that have no end tag, or none. */
  end(offset: number, name: string): number {
    const last = this.#open[this.#open.length - 1];
    if (last?.name === name) {
      this.#pop();
      return 1;
    }
    if (last === undefined) this.#report(xmlFault(offset, "3", "the tag ends no element"));
    else this.#report(xmlFault(offset, "3", "the tag does not end the last element that is open"));
    // The tag of an element that is not open ends nothing.
    if (!this.#countsOfAll().get(name)) return 0;
    let ended = 1;
    while (this.#pop() !== name) ended++;
    return ended;
  }

  /** Reports what is missing at the end of a document. */
  complete(length: number): void {
    const last = this.#open[this.#open.length - 1];
    if (last !== undefined) this.#report(xmlFault(last.offset, "3", "the element does not end"));
    if (!this.#hasRoot) this.#report(xmlFault(length, "2.1", "the document ends without a root element"));
  }

  #countsOfAll(): Map<string, number> {
    if (this.#counts === undefined) {
      this.#counts = new Map();
      for (const { name } of this.#open) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
    return this.#counts;
  }

  /** Called only while an element is open. */
  #pop(): string {
    const { name } = this.#open.pop() as Open;
    this.#counts?.set(name, (this.#counts.get(name) as number) - 1);
    return name;
  }
}
