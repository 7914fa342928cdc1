/** The loop of `redact`: prints the lines of files with their secrets masked, and sets the exit status. */
import { isUtf8 } from "node:buffer";
import { LineBlocks } from "@std66/lines";
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { refusingOthers } from "../input/encodings.ts";
import { octetOf, withinLimit } from "../input/line-source.ts";
import { noteWaiting, Output } from "../terminal/output.ts";
import { endOf, exitStatus, takeEach, untilClosed } from "./ending.ts";
import { sizeOfFiles, streamOf } from "./inputs.ts";
import { Watch } from "./watch.ts";

type Redact = (text: string) => string;

/** Prints the lines of the files at these paths, or of standard input if there are none. */
export async function redactFiles(invocation: Invocation, paths: readonly string[], redact: Redact): Promise<void> {
  const settings = settingsOf(invocation);
  const { end, json } = settings;
  const output = new Output(settings.quiet);
  if (paths.length === 0) noteWaiting(output, "standard input");
  const files = paths.length === 0 ? ["-"] : paths;
  const watch = new Watch(output, settings, files.includes("-"));
  const read = { count: 0, bytesRead: 0, size: sizeOfFiles(files) };
  const wholeRun = json ? "--json, with its line numbers," : undefined;
  await untilClosed(watch, async () => {
    await takeEach(files, watch, redactFile, ({ message }) => output.failure(message));
    const ending = watch.wasInterrupted ? "interrupted" : "all";
    output.message(endOf(ending, { all: read.count }, watch.milliseconds, wholeRun));
    output.flush(true);
  });
  process.exitCode = exitStatus({ output, watch, invalid: 0 }, settings);

  async function redactFile(file: string): Promise<void> {
    const { name, read: readStream, size } = streamOf({ file, isOperand: false });
    const blocks = new LineBlocks(refusingOthers(name, readStream, end), { end: octetOf(end) });
    const before = read.count;
    // What waits for a pipe or a terminal is ended at once by an interruption.
    watch.receive(size() > 0);
    const next = () => withinLimit(() => blocks.next());
    for (let block = next(); block !== undefined; block = next()) {
      const redacted = redactedOctets(block, end, redact);
      if (json) for (const line of objectLines(redacted, end, name, read.count - before)) output.print(line);
      else output.printOctets(redacted);
      read.count += linesIn(block, octetOf(end));
      read.bytesRead += block.length;
      output.flush();
      if (await watch.isInterrupted(read)) return;
    }
  }
}

/** An object for each line. `before`: how many lines come before. */
function objectLines(octets: Uint8Array, end: "\n" | "\0", file: string, before: number): string[] {
  const lines = Buffer.from(octets).toString("utf8").split(end);
  // What follows the last line end is a line only if there is something.
  if (lines.at(-1) === "") lines.pop();
  const resultOf = (text: string): string => (end === "\n" ? text.replace(/\r$/, "") : text);
  return lines.map((text, index) => JSON.stringify({ file, line: before + index + 1, result: resultOf(text) }) + end);
}

/** The lines of a block with their secrets masked. Octets that are not UTF-8 stay as they are. */
function redactedOctets(block: Uint8Array, end: "\n" | "\0", redact: Redact): Uint8Array {
  const octets = Buffer.from(block.buffer, block.byteOffset, block.length);
  // An input that ends with NUL may have several lines, and none goes over its end.
  const redactLines = end === "\n" ? redact : (text: string) => text.split(end).map(redact).join(end);
  if (isUtf8(octets)) {
    const text = octets.toString("utf8");
    const redacted = redactLines(text);
    return redacted === text ? octets : Buffer.from(redacted, "utf8");
  }
  return Buffer.concat(linesOf(octets, octetOf(end)).map((line) => redactedLine(line, redactLines)));
}

function linesIn(octets: Uint8Array, end: number): number {
  let count = 0;
  for (let at = 0; at < octets.length; at = lineEnd(octets, at, end)) count++;
  return count;
}

function linesOf(octets: Buffer, end: number): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, to; from < octets.length; from = to) {
    to = lineEnd(octets, from, end);
    lines.push(octets.subarray(from, to));
  }
  return lines;
}

/** The offset after the line from `start` on. */
function lineEnd(octets: Uint8Array, start: number, end: number): number {
  return octets.indexOf(end, start) + 1 || octets.length;
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
