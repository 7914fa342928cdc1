/**
 * Messages on a standard error that may not be read. Once its pipe is full, the command would wait for a reader of it,
 * and a program that reads only the answers would wait forever.
 */
import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { sleep } from "../system/calls.ts";
import { writeSome } from "./write-all.ts";
import { thousands } from "../text/thousands.ts";

/** How many octets wait at most. Further messages are only counted. */
const LIMIT = 1_000_000;
/** For how many milliseconds nothing may be read before messages are no longer waited for. */
const PATIENCE = 1000;

const NONE = Buffer.alloc(0);

/** The messages of a run, on a stream that is not waited for unless it is read. */
export class WaitingMessages {
  text = "";
  readonly #writeSome: (octets: Buffer) => number;
  readonly #closeAnswers: () => void;
  #waiting = NONE;
  #leftOut = 0;
  #isRead = true;

  /** `undefined` unless both streams are pipes, or where the system lets no write return at once. */
  static create(): WaitingMessages | undefined {
    const descriptor = isPipe(1) && isPipe(2) ? nonBlocking() : undefined;
    if (descriptor === undefined) return undefined;
    return new WaitingMessages(
      (octets) => writeSome(descriptor, octets),
      () => closeSync(1),
    );
  }

  /** `write` writes some octets, and returns how many, at once. */
  constructor(write: (octets: Buffer) => number, closeAnswers: () => void) {
    this.#writeSome = write;
    this.#closeAnswers = closeAnswers;
  }

  get hasRoom(): boolean {
    const isFull = this.#waiting.length + this.text.length > LIMIT;
    return !isFull && (this.#leftOut === 0 || this.#waiting.length === 0);
  }

  say(text: string): void {
    if (this.hasRoom) this.text += this.#noteOfLeftOut() + text;
    else this.leaveOut();
  }

  leaveOut(): void {
    this.#leftOut++;
  }

  /** Writes what is read. @throws {ClosedPipe} if the reader has closed the stream */
  write(): void {
    if (this.text !== "") this.#waiting = Buffer.concat([this.#waiting, Buffer.from(this.text)]);
    this.text = "";
    this.#writeWaiting();
  }

  /** Gives a program that reads the answers to their end the occasion to read the messages. */
  end(): void {
    this.text = this.#noteOfLeftOut();
    this.write();
    if (this.#waiting.length === 0) return;
    this.#closeAnswers();
    this.#isRead = true;
    this.#writeWaiting();
  }

  #noteOfLeftOut(): string {
    const count = this.#leftOut;
    this.#leftOut = 0;
    if (count === 0) return "";
    const messages = count === 1 ? "1 message is" : `${thousands(count)} messages are`;
    return `\nnote: ${messages} left out, because standard error was not read\n`;
  }

  #writeWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = NONE;
    let from = 0;
    for (let lastRead = Date.now(); from < waiting.length;) {
      const count = this.#writeSome(waiting.subarray(from));
      from += count;
      if (count > 0) {
        this.#isRead = true;
        lastRead = Date.now();
      } else if (this.#isRead && Date.now() - lastRead < PATIENCE) {
        sleep(1);
      } else {
        this.#isRead = false;
        break;
      }
    }
    this.#waiting = waiting.subarray(from);
  }
}

function isPipe(descriptor: 1 | 2): boolean {
  const status = fstatSync(descriptor);
  return status.isFIFO() || status.isSocket();
}

/** The stream of a socket, which would close the descriptor if it were collected as garbage. */
const kept: unknown[] = [];

/** A descriptor of standard error whose writes return at once. */
function nonBlocking(): number | undefined {
  if (fstatSync(2).isSocket()) {
    // Node gives sockets to its child processes, and no other process writes to one.
    const { Socket } = process.getBuiltinModule("node:net");
    kept.push(new Socket({ fd: 2, readable: false, writable: true }).unref());
    return 2;
  }
  try {
    // A second opening of the pipe is non-blocking by itself: other writers of it still block, as they expect.
    return openSync("/proc/self/fd/2", constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}
