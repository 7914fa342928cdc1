/** Inputs that are a member of JSON objects, one object for each input of another source. */
import { membersOf } from "../text/json-members.ts";
import type { Decoded, InputLocation, Source } from "./source.ts";

/** The objects of another source. */
export class RecordSource implements Source {
  readonly #lines: Source;
  readonly #field: string;
  readonly #into: string | undefined;
  #decoded: Decoded = { text: "" };
  record = "";

  /** `field`: the name of the member. `into`: that of the answer's, if the answer is one. */
  constructor(lines: Source, field: string, into: string | undefined) {
    this.#lines = lines;
    this.#field = field;
    this.#into = into;
  }

  read(): boolean {
    return this.#lines.read();
  }

  next(): string | undefined {
    if (this.#lines.next() === undefined) return undefined;
    const line = this.#lines.decoded();
    // RFC 8259 §8.1 lets a reader ignore a byte order mark.
    this.record = line.hasByteOrderMark === true ? line.text.slice(1) : line.text;
    this.#decoded = line.wrongOctet === undefined ? this.#memberOf(line.text) : line;
    return this.#decoded.text;
  }

  #memberOf(line: string): Decoded {
    const object = objectOf(this.record);
    if (object === undefined) return { text: line, malformed: "the line is not a JSON object" };
    if (this.#into !== undefined && Object.hasOwn(object, this.#into)) {
      return { text: line, malformed: `the object already has a key ${JSON.stringify(this.#into)}` };
    }
    const text = Object.hasOwn(object, this.#field) ? object[this.#field] : undefined;
    if (typeof text === "string") return { text, others: membersOf(this.record) };
    return { text: line, malformed: `the object has no string ${JSON.stringify(this.#field)}` };
  }

  decoded(): Decoded {
    return this.#decoded;
  }

  get location(): InputLocation {
    return this.#lines.location;
  }

  get count(): number {
    return this.#lines.count;
  }

  get bytesRead(): number | undefined {
    return this.#lines.bytesRead;
  }

  get isLongFile(): boolean {
    return this.#lines.isLongFile;
  }

  get hasFailed(): boolean {
    return this.#lines.hasFailed === true;
  }

  size(): number | undefined {
    return this.#lines.size();
  }
}

function objectOf(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
