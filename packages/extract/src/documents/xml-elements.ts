/** XML 1.0 §2.1 and §3: a document has one root element, and each element in it ends. */
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
  /** How many of each name are open. */
  readonly #counts = new Map<string, number>();
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
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Returns the names of the elements that an end tag ends: one, or also those in it that have no end tag, or none. */
  end(offset: number, name: string): string[] {
    const last = this.#open[this.#open.length - 1];
    if (last === undefined) this.#report(xmlFault(offset, "3", "the tag ends no element"));
    else if (last.name !== name)
      this.#report(xmlFault(offset, "3", "the tag does not end the last element that is open"));
    // The tag of an element that is not open ends nothing.
    if (!this.#counts.get(name)) return [];
    const ended: string[] = [];
    do ended.push(this.#pop());
    while (ended[ended.length - 1] !== name);
    return ended;
  }

  /** Reports what is missing at the end of a document. */
  complete(length: number): void {
    const last = this.#open[this.#open.length - 1];
    if (last !== undefined) this.#report(xmlFault(last.offset, "3", "the element does not end"));
    if (!this.#hasRoot) this.#report(xmlFault(length, "2.1", "the document ends without a root element"));
  }

  /** Called only while an element is open. */
  #pop(): string {
    const { name } = this.#open.pop() as Open;
    const count = (this.#counts.get(name) as number) - 1;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
    return name;
  }
}
