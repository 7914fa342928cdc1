/** The inputs that a command line names: arguments, files and standard input, one after the other. */
import { LineScanner } from "@std66/lines";
import { type FilePart, partsFor } from "../command-line/operands.ts";
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { LineSource, octetOf, type Scan } from "../input/line-source.ts";
import { argumentSource, type Source } from "../input/source.ts";
import { openFile, standardInput } from "../input/streams.ts";
import { Failure, statusOf } from "../system/calls.ts";
import { noteWaiting, type Output } from "../terminal/output.ts";
import type { Shortcut } from "./task.ts";
import { namedFileNote } from "./named-files.ts";

const NOTHING = argumentSource([], 0);

/** Opens each part when its turn comes. What cannot be read is reported. Prints a note if the inputs may surprise. */
export function inputsOf(
  invocation: Invocation,
  operands: readonly string[],
  output: Output,
  shortcut: Shortcut | undefined,
) {
  const { end } = settingsOf(invocation);
  const parts = partsFor(invocation, operands);
  const waiting = [...parts];
  /** The names of the files among the parts; `-` for standard input. */
  const files = parts.flatMap((part) => ("file" in part ? [part.file] : []));
  // Other arguments, such as a base, come before the inputs.
  const firstArgument = invocation.args.length - operands.length + 1;
  const scan = shortcut && scanOf(shortcut, end, output);
  /** How many inputs and bytes the parts before the current one had. */
  const before = { count: 0, bytes: 0 };
  let sizeOfAll: number | undefined;
  let source: Source = NOTHING;

  output.note(namedFileNote(invocation, parts, firstArgument));
  // Before waiting for what the person types.
  output.flush();
  if (operands.length === 0 && files.join("") === "-")
    noteWaiting(output, "standard input, one input per line", "-f FILE reads a file");

  function finish(): void {
    before.count += source.count;
    before.bytes += source.bytesRead;
    source = NOTHING;
  }

  return {
    files,
    readsInput: files.includes("-"),
    /** The current part, after `read` has returned true. */
    get source() {
      return source;
    },
    get count() {
      return before.count + source.count;
    },
    get bytesRead() {
      return before.bytes + source.bytesRead;
    },
    get size() {
      return (sizeOfAll ??= sizeOfFiles(files));
    },
    read(): boolean {
      for (;;) {
        try {
          if (source.read()) return true;
          finish();
          const part = waiting.shift();
          if (part === undefined) return false;
          source =
            "uris" in part
              ? argumentSource(part.uris, firstArgument + part.at)
              : new LineSource(streamOf(part), end, scan);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          finish();
          output.failure(error.message);
        }
      }
    },
  };
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

/** How lines that need no answer are taken. */
function scanOf({ lines: found, arePrinted, except }: Shortcut, end: "\n" | "\0", output: Output): Scan {
  const scanner = new LineScanner(found, { end: octetOf(end) });
  const { buffer, byteOffset, length } = scanner.buffer;
  const lines = Buffer.from(buffer, byteOffset, length);
  const print = (from: number, to: number): void => output.printAscii(lines, from, to);
  return { scanner, found: arePrinted ? print : undefined, except };
}
