/** The source of the inputs that a command line names. */
import { statSync } from "node:fs";
import { LineScanner } from "@std66/lines";
import { visibleLines } from "@std66/report";
import { countAfterDashes, type FilePart, type Part, partsOf } from "../command-line/operands.ts";
import type { Invocation, Settings } from "../command-line/shared-options.ts";
import { ArgumentSource, type Source } from "../input/source.ts";
import { openFile, standardInput } from "../input/streams.ts";
import { LineSource, type Scan, octetOf } from "../input/line-source.ts";
import { SequenceSource } from "../input/sequence-source.ts";
import { RecordSource } from "../input/record-source.ts";
import { Failure } from "../system/calls.ts";
import { isTerminal } from "../terminal/terminal.ts";
import type { Output } from "../terminal/output.ts";
import type { Shortcut } from "./task.ts";

/** What a source serves. */
interface Run {
  readonly shortcut: Shortcut | undefined;
  readonly settings: Settings;
  readonly output: Output;
}

/** Opens the source, and says on a terminal what may not be expected of it. */
export function sourceOf(invocation: Invocation, operands: readonly string[], run: Run): Source {
  const { file: files, jsonInput, field, into } = invocation.optsWithGlobals();
  if (field !== undefined && jsonInput !== true) invocation.error("error: --field needs --json-input");
  if (into !== undefined && !(jsonInput === true && run.settings.json)) {
    invocation.error("error: --into needs --json and --json-input");
  }
  const given = { operands, afterDashes: countAfterDashes(process.argv), files };
  const parts = partsOf(given, (message) => invocation.error(message));
  const note = noteOn(operands, parts);
  if (note !== undefined) {
    run.output.message(visibleLines(`note: ${note}\n`));
    // Before waiting for what the person types.
    run.output.flush();
  }
  // Other arguments, such as a base, come before the inputs.
  const firstArgument = invocation.args.length - operands.length + 1;
  if (jsonInput !== true) return partsSource(parts, firstArgument, run);
  return new RecordSource(partsSource(parts, firstArgument, { ...run, shortcut: undefined }), field ?? "input", into);
}

/** A source for each part, one after the other, or that of the only part. */
function partsSource(parts: readonly Part[], firstArgument: number, { shortcut, settings, output }: Run): Source {
  const { end } = settings;
  const [first] = parts;
  if (first === undefined || parts.length > 1 || ("file" in first && first.file !== "-")) {
    const scanned = scanOf(shortcut, settings, output);
    const sources = parts.map((part) => () => {
      return "uris" in part
        ? new ArgumentSource(part.uris, firstArgument + part.at)
        : new LineSource(streamOf(part), end, scanned);
    });
    return new SequenceSource(sources, ({ message }) => output.failure(visibleLines(`error: ${message}\n`)));
  }
  if ("uris" in first) return new ArgumentSource(first.uris, firstArgument);
  return new LineSource(standardInput, end, scanOf(shortcut, settings, output));
}

function streamOf({ file, isOperand }: FilePart): typeof standardInput {
  if (file === "-") return standardInput;
  try {
    return openFile(file);
  } catch (error) {
    if (error instanceof Failure && isOperand) throw new Failure(`${error.message}; after --, @${file} is an input`);
    throw error;
  }
}

/** How lines that need no answer are taken; `undefined` if all lines need one. */
function scanOf(shortcut: Shortcut | undefined, { end }: Settings, output: Output): Scan | undefined {
  if (shortcut === undefined) return undefined;
  const { lines, arePrinted, count = () => {} } = shortcut;
  const print = (octets: Uint8Array): void => output.answerOctets(octets);
  return { scanner: new LineScanner(lines, { end: octetOf(end) }), take: arePrinted ? print : count };
}

/** What a person at a terminal may not expect. */
function noteOn(operands: readonly string[], parts: readonly Part[]): string | undefined {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || !isTerminal(2)) return undefined;
  if ("file" in part) {
    if (part.file !== "-" || operands.length > 0 || !isTerminal(0)) return undefined;
    return "reading standard input, one input per line, until Ctrl-D (-f FILE reads a file instead; see --help)";
  }
  const [uri = ""] = part.uris;
  if (part.uris.length > 1 || uri.includes(":") || !isFileName(uri)) return undefined;
  return `${uri} is taken as an input; -f ${uri} reads the inputs in the file`;
}

function isFileName(text: string): boolean {
  try {
    return statSync(text).isFile();
  } catch {
    return false;
  }
}
