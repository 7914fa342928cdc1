/** The loop of `redact`: prints the lines of files with their secrets masked, and sets the exit status. */
import { constants, isUtf8 } from "node:buffer";
import { LineBlocks } from "@std66/lines";
import {
  DONE,
  ERROR,
  INTERRUPTED,
  type Invocation,
  type Settings,
  settingsOf,
} from "../command-line/shared-options.ts";
import { refusingOthers } from "../input/encodings.ts";
import { octetOf, type Stream, withinLimit } from "../input/line-source.ts";
import { Failure, WriteFailure } from "../system/calls.ts";
import { Output } from "../terminal/output.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { endOf, untilClosed } from "./ending.ts";
import { sizeOfFiles, streamOf } from "./inputs.ts";
import { Watch } from "./watch.ts";

type Redact = (text: string) => string;

const NOTE = "note: reading standard input, until Ctrl-D (name a FILE to read it instead; see --help)\n";

/** Prints the lines of the files at these paths, or of standard input if there are none. */
export async function redactFiles(invocation: Invocation, paths: readonly string[], redact: Redact): Promise<void> {
  const settings = settingsOf(invocation);
  const output = new Output(settings.quiet);
  if (paths.length === 0 && isTerminal(0) && isTerminal(2)) {
    output.message(NOTE);
    output.flush();
  }
  const files = paths.length === 0 ? ["-"] : paths;
  const run = new Redaction(output, settings, redact, new Watch(output, settings, files.includes("-")));
  await untilClosed(() => run.take(files));
  process.exitCode = run.status;
}

class Redaction {
  status = DONE;
  readonly #output: Output;
  readonly #settings: Settings;
  readonly #redact: Redact;
  readonly #watch: Watch;
  /** What was read of all files. */
  #lines = 0;
  #bytesBefore = 0;
  /** The size of all files in bytes; 0 if unknown. */
  #size = 0;

  constructor(output: Output, settings: Settings, redact: Redact, watch: Watch) {
    this.#output = output;
    this.#settings = settings;
    this.#redact = redact;
    this.#watch = watch;
  }

  /** Reads the files one after the other. One that cannot be read is reported, and the rest goes on. */
  async take(paths: readonly string[]): Promise<void> {
    this.#size = sizeOfFiles(paths);
    try {
      for (const path of paths) {
        try {
          await this.#takeStream(streamOf({ file: path, isOperand: false }));
        } catch (error) {
          if (!(error instanceof Failure) || error instanceof WriteFailure) throw error;
          this.status = ERROR;
          this.#output.failure(error.message);
        }
        if (this.status === INTERRUPTED) break;
      }
      const end = this.status === INTERRUPTED ? "interrupted" : "all";
      const wholeRun = this.#settings.json ? "--json, with its line numbers," : undefined;
      this.#output.message(endOf(end, { all: this.#lines }, this.#watch.milliseconds, wholeRun));
      this.#output.flush(true);
    } finally {
      this.#watch.end();
    }
  }

  async #takeStream({ name, read, size }: Stream): Promise<void> {
    const { end, json } = this.#settings;
    const blocks = new LineBlocks(refusingOthers(name, read, end), {
      end: octetOf(end),
      limit: constants.MAX_STRING_LENGTH,
    });
    let count = 0;
    // What waits for a pipe or a terminal is ended at once by an interruption.
    this.#watch.receive(size() > 0);
    const next = () => withinLimit(() => blocks.next());
    for (let block = next(); block !== undefined; block = next()) {
      if (json) this.#printObjects(block, name, count);
      else this.#output.printOctets(redactedOctets(block, end, this.#redact));
      const lines = linesIn(block, octetOf(end));
      count += lines;
      this.#lines += lines;
      this.#output.flush();
      const bytesRead = this.#bytesBefore + blocks.bytesRead;
      if (await this.#watch.isInterrupted({ bytesRead, count: this.#lines, size: this.#size })) {
        this.status = INTERRUPTED;
        return;
      }
    }
    this.#bytesBefore += blocks.bytesRead;
  }

  /** Prints an object for each line. */
  #printObjects(block: Uint8Array, file: string, before: number): void {
    const { end } = this.#settings;
    const text = Buffer.from(redactedOctets(block, end, this.#redact)).toString("utf8");
    const lines = text.split(end);
    // What follows the last line end is a line only if there is something.
    if (lines.at(-1) === "") lines.pop();
    for (const [index, line] of lines.entries()) {
      const result = end === "\n" ? line.replace(/\r$/, "") : line;
      this.#output.print(JSON.stringify({ file, line: before + index + 1, result }) + end);
    }
  }
}

/** The lines of a block with their secrets masked. Octets that are not UTF-8 stay as they are. */
function redactedOctets(block: Uint8Array, end: "\n" | "\0", redact: Redact): Uint8Array {
  const octets = Buffer.from(block.buffer, block.byteOffset, block.length);
  // An input that ends with NUL may have several lines, and none goes over its end.
  const redactAll = end === "\n" ? redact : (text: string) => text.split(end).map(redact).join(end);
  if (isUtf8(octets)) {
    const text = octets.toString("utf8");
    const redacted = redactAll(text);
    return redacted === text ? octets : Buffer.from(redacted, "utf8");
  }
  return Buffer.concat(linesOf(octets, octetOf(end)).map((line) => redactedLine(line, redactAll)));
}

/** How many lines a block has. */
function linesIn(block: Uint8Array, end: number): number {
  let count = 0;
  for (let at = 0; at < block.length; count++) {
    const found = block.indexOf(end, at);
    at = found === -1 ? block.length : found + 1;
  }
  return count;
}

function linesOf(octets: Buffer, end: number): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < octets.length;) {
    const found = octets.indexOf(end, from);
    const to = found === -1 ? octets.length : found + 1;
    lines.push(octets.subarray(from, to));
    from = to;
  }
  return lines;
}

/** In a line that is not UTF-8, a low surrogate stands for each octet beyond ASCII. No name or white space has one. */
function redactedLine(line: Buffer, redact: Redact): Buffer {
  if (isUtf8(line)) return Buffer.from(redact(line.toString("utf8")), "utf8");
  const text = line
    .toString("latin1")
    .replace(/[\x80-\xFF]/g, (octet) => String.fromCharCode(0xdc00 + octet.charCodeAt(0)));
  const octets = redact(text).replace(/[\uDC80-\uDCFF]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) - 0xdc00));
  return Buffer.from(octets, "latin1");
}
