/** The inputs that a command line names: arguments, files and standard input, one after the other. */
import { LineScanner } from "@std66/lines";
import { type FilePart, type Part, partsFor } from "../command-line/operands.ts";
import type { Invocation, Settings } from "../command-line/shared-options.ts";
import { LineSource, octetOf, type Scan } from "../input/line-source.ts";
import { argumentSource, type Source } from "../input/source.ts";
import { openFile, standardInput } from "../input/streams.ts";
import { Failure, statusOf } from "../system/calls.ts";
import type { Output } from "../terminal/output.ts";
import { isTerminal } from "../terminal/terminal.ts";
import type { Shortcut } from "./task.ts";
import { namedFileNote } from "./named-files.ts";

interface ReadingOptions {
  readonly shortcut: Shortcut | undefined;
  readonly settings: Settings;
  readonly output: Output;
}

const NOTHING = argumentSource([], 0);

/** Opens each part when its turn comes. What cannot be read is reported, and the rest goes on. */
export class Inputs {
  readonly #waiting: Part[];
  /** The names of the files among the parts; `-` for standard input. */
  readonly files: readonly string[];
  #sizeOfAll: number | undefined;
  readonly #firstArgument: number;
  readonly #options: ReadingOptions;
  readonly #scan: Scan | undefined;
  /** How many inputs and bytes the parts before the current one had. */
  readonly #before = { count: 0, bytes: 0 };
  /** The current part, after `read` has returned true. */
  source = NOTHING;
  hasFailed = false;

  /** Also prints a note if the inputs may surprise. */
  constructor(invocation: Invocation, operands: readonly string[], options: ReadingOptions) {
    const parts = partsFor(invocation, operands);
    this.#waiting = [...parts];
    this.files = parts.flatMap((part) => ("file" in part ? [part.file] : []));
    // Other arguments, such as a base, come before the inputs.
    this.#firstArgument = invocation.args.length - operands.length + 1;
    this.#options = options;
    this.#scan = scanOf(options);
    const note = namedFileNote(invocation, parts, this.#firstArgument) ?? waitingNote(operands, parts);
    if (note === undefined) return;
    options.output.note(note);
    // Before waiting for what the person types.
    options.output.flush();
  }

  /** Waits for more inputs. Returns false at the end. */
  read(): boolean {
    for (;;) {
      try {
        if (this.source.read()) return true;
        this.#finish();
        const part = this.#waiting.shift();
        if (part === undefined) return false;
        this.source = this.#open(part);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        this.#finish();
        this.hasFailed = true;
        this.#options.output.failure(error.message);
      }
    }
  }

  #finish(): void {
    this.#before.count += this.source.count;
    this.#before.bytes += this.source.bytesRead;
    this.source = NOTHING;
  }

  #open(part: Part): Source {
    if ("uris" in part) return argumentSource(part.uris, this.#firstArgument + part.at);
    return new LineSource(streamOf(part), this.#options.settings.end, this.#scan);
  }

  get count(): number {
    return this.#before.count + this.source.count;
  }

  get bytesRead(): number {
    return this.#before.bytes + this.source.bytesRead;
  }

  /** The size of the whole in bytes; 0 if unknown. */
  get size(): number {
    return (this.#sizeOfAll ??= sizeOfFiles(this.files));
  }

  get readsInput(): boolean {
    return this.files.includes("-");
  }
}

/** The size of files in bytes; 0 if unknown, as for a pipe, or standard input among others. */
export function sizeOfFiles(files: readonly string[]): number {
  if (files.length === 1 && files[0] === "-") return standardInput.size();
  let size = 0;
  for (const file of files) {
    const status = statusOf(file);
    // What cannot be read is left out.
    if (file === "-" || (status !== undefined && !status.isFile())) return 0;
    size += status?.size ?? 0;
  }
  return size;
}

export function streamOf({ file, isOperand }: FilePart): typeof standardInput {
  if (file === "-") return standardInput;
  try {
    return openFile(file);
  } catch (error) {
    if (error instanceof Failure && isOperand) throw new Failure(`${error.message}; after --, @${file} is an input`);
    throw error;
  }
}

/** How lines that need no answer are taken; `undefined` if all lines need one. */
function scanOf({ shortcut, settings, output }: ReadingOptions): Scan | undefined {
  if (shortcut === undefined) return undefined;
  const scanner = new LineScanner(shortcut.lines, { end: octetOf(settings.end) });
  const { buffer, byteOffset, length } = scanner.buffer;
  const lines = Buffer.from(buffer, byteOffset, length);
  const print = (start: number, end: number): void => output.printAscii(lines, start, end);
  return { scanner, found: shortcut.arePrinted ? print : undefined, except: shortcut.except };
}

/** A note for a person at a terminal, for whom the command waits. */
function waitingNote(operands: readonly string[], parts: readonly Part[]): string | undefined {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || !isTerminal(2)) return undefined;
  if (!("file" in part) || part.file !== "-" || operands.length > 0 || !isTerminal(0)) return undefined;
  return "reading standard input, one input per line, until Ctrl-D (-f FILE reads a file instead; see --help)";
}
