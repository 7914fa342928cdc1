/** RFC 8259 §4: inputs that are members of JSON objects, one object in each line, and answers that go back into them. */
import { visibleLines } from "@std66/report";
import type { Settings } from "../command-line/shared-options.ts";
import type { Decoded } from "../input/source.ts";
import type { Output } from "../terminal/output.ts";
import { lostMember, type Member, membersOf, withMembers } from "../text/json-members.ts";

/** An input, and the object that it is from. */
export interface RecordInput extends Decoded {
  /** The object as it is written. */
  readonly record?: string;
  /** Why the line has no input. */
  readonly malformed?: string;
  /** The members of the object. */
  readonly others?: readonly Member[];
}

export class Records {
  readonly #field: string;
  readonly #settings: Settings;
  readonly #output: Output;
  #isLossReported = false;

  /** `field`: the name of the member that is the input. */
  constructor(field: string, settings: Settings, output: Output) {
    this.#field = field;
    this.#settings = settings;
    this.#output = output;
  }

  /** The input of a line. */
  inputOf(line: Decoded): RecordInput {
    // RFC 8259 §8.1 lets a reader ignore a byte order mark.
    const record = line.hasByteOrderMark === true ? line.text.slice(1) : line.text;
    if (line.wrongOctet !== undefined) return { ...line, record };
    const object = objectOf(record);
    const text = object !== undefined && Object.hasOwn(object, this.#field) ? object[this.#field] : undefined;
    const { into } = this.#settings;
    const isTaken = object !== undefined && into !== undefined && Object.hasOwn(object, into);
    if (typeof text === "string" && !isTaken) return { text, record, others: membersOf(record) };
    return {
      text: line.text,
      record,
      malformed:
        object === undefined
          ? "the line is not a JSON object"
          : isTaken
            ? `the object already has a key ${JSON.stringify(into)}`
            : `the object has no string ${JSON.stringify(this.#field)}`,
    };
  }

  /**
   * A line of JSON output with the other members of the object that its input comes from. `outdated`: the member of an earlier
   * command that would seem to belong to this answer. The first loss is reported on standard error.
   */
  withOthers(line: string, { others }: RecordInput, outdated: "error" | "result"): string {
    if (others === undefined || line === "") return line;
    const { end, into } = this.#settings;
    const answer = line.slice(0, -1);
    if (into !== undefined) {
      return `{${[...others.map(({ text }) => text), `${JSON.stringify(into)}:${answer}`].join(",")}}${end}`;
    }
    const lost = this.#isLossReported ? undefined : lostMember(answer, others, outdated);
    if (lost !== undefined) {
      this.#isLossReported = true;
      const note = `note: answers replace keys of their objects, such as ${JSON.stringify(lost)} (--into NAME keeps them all)`;
      this.#output.message(visibleLines(`${note}\n`));
    }
    const kept = others.filter(({ name }) => name !== outdated);
    return withMembers(answer, kept) + end;
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
