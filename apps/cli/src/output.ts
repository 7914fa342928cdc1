/**
 * What the command prints: answers on the standard output, messages on the standard error, each collected and written in
 * large pieces.
 *
 * Where both lead to the same place (a terminal, `2>&1`), they share one piece, so that the message about a line comes after
 * the answers to the lines before it. That costs nothing, where writing the two in turn would cost two calls a message.
 */
import { fstatSync } from "node:fs";
import { ClosedPipe } from "./failure.ts";
import { writeAll } from "./write-all.ts";

/** How many characters are collected before they are written. */
const PIECE = 65_536;

/** The two streams of a command. What is collected is written when there is enough of it, and when `flush` is called. */
export class Output {
  readonly #answers = new Sink(1);
  /** Which sink it is, is asked at the first message. */
  #messages: Sink | undefined;
  /** What is done before messages are written: a progress bar steps aside. */
  beforeMessages: () => void = () => {};

  /** Prints a text on the standard output. */
  answer(text: string): void {
    // What fits into a string by itself may not fit behind another.
    if (text.length >= PIECE) this.flush();
    this.#answers.text += text;
    if (this.#answers.text.length >= PIECE) this.flush();
  }

  /** Prints a text on the standard error. */
  message(text: string): void {
    this.#messages ??= isSamePlace(1, 2) ? this.#answers : new Sink(2);
    this.#messages.text += text;
    if (this.#messages.text.length >= PIECE) this.flush();
  }

  /**
   * Writes what has been collected.
   *
   * @throws {ClosedPipe} when nobody reads the answers any more
   */
  flush(): void {
    const messages = this.#messages;
    if (messages !== undefined && messages.text !== "") this.beforeMessages();
    this.#answers.write();
    try {
      messages?.write();
    } catch (error) {
      // Whoever does not read the messages may still want the answers.
      if (!(error instanceof ClosedPipe)) throw error;
    }
  }
}

class Sink {
  text = "";
  readonly #descriptor: 1 | 2;

  constructor(descriptor: 1 | 2) {
    this.#descriptor = descriptor;
  }

  write(): void {
    const { text } = this;
    this.text = "";
    if (text !== "") writeAll(this.#descriptor, text);
  }
}

function isSamePlace(a: number, b: number): boolean {
  const first = fstatSync(a);
  const second = fstatSync(b);
  // Where a system has no number for a pipe, nothing is known.
  return first.ino !== 0 && first.ino === second.ino && first.dev === second.dev;
}
