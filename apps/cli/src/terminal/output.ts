/**
 * The output of the command: answers on standard output, messages on standard error, each collected and written in
 * large pieces.
 *
 * If both lead to the same place (a terminal, `2>&1`), they share one piece, so that the message about a line comes
 * after the answers to the lines before it. Writing the two in turn instead would cost two calls per message.
 */
import { fstatSync } from "node:fs";
import { visibleLines } from "@std66/report";
import { ClosedPipe } from "../system/calls.ts";
import { isTerminal } from "./terminal.ts";
import { WaitingMessages } from "./waiting-messages.ts";
import { writeAll, writeOctets } from "./write-all.ts";

const PIECE = 65_536;
/** From how many octets on they are written at once, since collecting them copies them. */
const MANY = 16_384;

/** Makes a message safe to show, which may quote arguments with passwords (RFC 3986 §7.5). */
export function messageLines(message: string): string {
  return visibleLines(message, process.argv.slice(2));
}

/** The two streams of a command. Writes collected text once there is enough of it, and on `flush`. */
export class Output {
  readonly #answers = new Sink(1);
  /** Chosen at the first message. */
  #messages: Sink | WaitingMessages | undefined;
  readonly #isQuiet: boolean;
  /** Called before messages are written, and before answers are, to hide a progress bar. */
  beforeMessages: () => void = () => {};
  beforeAnswers: () => void = () => {};
  #isAnswered = false;
  /** Whether something could not be read, so that the command will end with 2. */
  hasFailed = false;

  /** `isQuiet`: prints no messages but those of failures. */
  constructor(isQuiet: boolean) {
    this.#isQuiet = isQuiet;
  }

  print(text: string): void {
    // Two texts may exceed the maximum string length together.
    if (text.length >= PIECE) this.flush();
    if (text !== "") this.#isAnswered = true;
    this.#answers.text += text;
    if (this.#answers.text.length >= PIECE) this.flush();
  }

  /** Prints lines of ASCII, from `start` to `end` in a buffer, on standard output. */
  printAscii(buffer: Buffer, start: number, end: number): void {
    if (end - start < MANY) this.print(buffer.toString("latin1", start, end));
    else this.printOctets(buffer.subarray(start, end));
  }

  printOctets(octets: Uint8Array): void {
    if (octets.length > 0) this.#isAnswered = true;
    this.flush();
    writeOctets(1, octets);
  }

  /** Prints a text on standard error, unless the output is quiet. */
  message(text: string): void {
    if (text !== "" && !this.#isQuiet) this.#say(text);
  }

  note(text: string | undefined): void {
    if (text !== undefined) this.message(messageLines(`note: ${text}\n`));
  }

  /**
   * Whether a message would be left out because the others are not read. It is then counted, and need not be made:
   * messages for many inputs need memory, how much depends on the version of Node.
   */
  leavesOutMessage(): boolean {
    if (this.#isQuiet || !(this.#messages instanceof WaitingMessages) || this.#messages.hasRoom) return false;
    this.#messages.leaveOut();
    return true;
  }

  /** Prints on standard error what could not be read. */
  failure(reason: string): void {
    this.hasFailed = true;
    this.#say(messageLines(`error: ${reason}\n`));
  }

  #say(text: string): void {
    this.#messages ??= isSamePlace(1, 2) ? this.#answers : (WaitingMessages.create() ?? new Sink(2));
    this.#messages.say(text);
    if (this.#messages.text.length >= PIECE) this.flush();
  }

  /**
   * Writes the collected text. `isLast`: also what waits for a reader of the messages.
   *
   * @throws {ClosedPipe} if the reader of the answers has closed the stream
   */
  flush(isLast = false): void {
    if (this.#messages !== undefined && this.#messages.text !== "") this.beforeMessages();
    if (this.#isAnswered) this.beforeAnswers();
    this.#isAnswered = false;
    this.#answers.write();
    try {
      this.#messages?.write();
      if (isLast) this.#messages?.end();
    } catch (error) {
      // The answers may still be read when the messages are not.
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

  say(text: string): void {
    this.text += text;
  }

  write(): void {
    const { text } = this;
    this.text = "";
    if (text !== "") writeAll(this.#descriptor, text);
  }

  end(): void {}
}

function isSamePlace(a: number, b: number): boolean {
  const first = fstatSync(a);
  const second = fstatSync(b);
  // An inode number of 0 identifies nothing: some systems give it to every pipe.
  return first.ino !== 0 && first.ino === second.ino && first.dev === second.dev;
}

/** Tells a person at a terminal, for whom the command waits, what it reads there, and how to name a file instead. */
export function noteWaiting(output: Output, what: string, how = "name a FILE to read it"): void {
  if (!isTerminal(0) || !isTerminal(2)) return;
  output.note(`reading ${what}, until Ctrl-D (${how} instead; see --help)`);
  output.flush();
}

/** Prints texts that answer no input. */
export function print(...texts: readonly string[]): void {
  const output = new Output(false);
  for (const text of texts) output.print(text);
  output.flush();
}
