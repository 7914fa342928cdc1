/**
 * The output of the command: answers on standard output, messages on standard error, each collected and written in large
 * pieces.
 *
 * If both lead to the same place (a terminal, `2>&1`), they share one piece, so that the message about a line comes after the
 * answers to the lines before it. Writing the two in turn instead would cost two calls per message.
 */
import { fstatSync } from "node:fs";
import { ClosedPipe } from "../system/calls.ts";
import { WaitingMessages } from "./waiting-messages.ts";
import { writeAll, writeOctets } from "./write-all.ts";

/** How many characters are collected before they are written. */
const PIECE = 65_536;
/** How many octets are collected: those before and after one piece. */
const ROOM = 2 * PIECE;

/** The two streams of a command. Writes collected text once there is enough of it, and on `flush`. */
export class Output {
  readonly #answers = new Sink(1);
  /** Chosen at the first message. */
  #messages: Sink | WaitingMessages | undefined;
  readonly #isQuiet: boolean;
  /** Called before messages are written, to hide a progress bar. */
  beforeMessages: () => void = () => {};

  /** `isQuiet`: prints no messages but those of failures. */
  constructor(isQuiet: boolean) {
    this.#isQuiet = isQuiet;
  }

  /** Prints a text on standard output. */
  answer(text: string): void {
    // Two texts may exceed the maximum string length together.
    if (text.length >= PIECE) this.flush();
    this.#answers.text += text;
    if (this.#answers.text.length >= PIECE) this.flush();
  }

  /** Prints at most `PIECE` octets on standard output. */
  answerOctets(octets: Uint8Array): void {
    this.#answers.add(octets);
    if (this.#answers.isFull) this.flush();
  }

  /** Prints a text of one octet for each character on standard output. */
  answerLatin1(text: string): void {
    for (let from = 0; from < text.length; from += PIECE) {
      this.answerOctets(Buffer.from(text.slice(from, from + PIECE), "latin1"));
    }
  }

  /** Prints a text on standard error, unless the output is quiet. */
  message(text: string): void {
    if (text !== "" && !this.#isQuiet) this.failure(text);
  }

  /** Prints on standard error why the command will end with 2. */
  failure(text: string): void {
    this.#messages ??= isSamePlace(1, 2) ? this.#answers : (WaitingMessages.create() ?? new Sink(2));
    this.#messages.say(text);
    if (this.#messages.text.length >= PIECE) this.flush();
  }

  /**
   * Writes the collected text.
   *
   * @throws {ClosedPipe} if the reader of the answers has closed the stream
   */
  flush(): void {
    if (this.#messages !== undefined && this.#messages.text !== "") this.beforeMessages();
    this.#answers.write();
    this.#write((messages) => messages.write());
  }

  /** Writes the collected text, and what waits for a reader of the messages, at the end of a run. */
  end(): void {
    this.flush();
    this.#write((messages) => messages.end());
  }

  #write(write: (messages: Sink | WaitingMessages) => void): void {
    try {
      if (this.#messages !== undefined) write(this.#messages);
    } catch (error) {
      // The answers may still be read when the messages are not.
      if (!(error instanceof ClosedPipe)) throw error;
    }
  }
}

class Sink {
  text = "";
  readonly #descriptor: 1 | 2;
  /** What comes before the text. Allocated at the first octets: most commands print none. */
  #octets: Buffer | undefined;
  #filled = 0;

  constructor(descriptor: 1 | 2) {
    this.#descriptor = descriptor;
  }

  get isFull(): boolean {
    return this.#filled >= PIECE;
  }

  say(text: string): void {
    this.text += text;
  }

  end(): void {}

  add(octets: Uint8Array): void {
    this.#octets ??= Buffer.allocUnsafeSlow(ROOM);
    this.#encodeText(this.#octets);
    if (this.#filled + octets.length > ROOM) this.#writeOctets(this.#octets);
    this.#octets.set(octets, this.#filled);
    this.#filled += octets.length;
  }

  write(): void {
    if (this.#octets !== undefined) this.#writeOctets(this.#octets);
    this.#writeText();
  }

  #encodeText(room: Buffer): void {
    if (this.text === "") return;
    if (this.#filled + 3 * this.text.length > ROOM) {
      this.#writeOctets(room);
      this.#writeText();
    } else {
      this.#filled += room.write(this.text, this.#filled);
      this.text = "";
    }
  }

  #writeOctets(room: Buffer): void {
    const octets = room.subarray(0, this.#filled);
    this.#filled = 0;
    writeOctets(this.#descriptor, octets);
  }

  #writeText(): void {
    const { text } = this;
    this.text = "";
    if (text !== "") writeAll(this.#descriptor, text);
  }
}

function isSamePlace(a: number, b: number): boolean {
  const first = fstatSync(a);
  const second = fstatSync(b);
  // An inode number of 0 identifies nothing: some systems give it to every pipe.
  return first.ino !== 0 && first.ino === second.ino && first.dev === second.dev;
}

/** Prints texts that answer no input. */
export function print(...texts: readonly string[]): void {
  const output = new Output(false);
  for (const text of texts) output.answer(text);
  output.flush();
}
