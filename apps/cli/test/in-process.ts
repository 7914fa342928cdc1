/**
 * Runs the command's sources in the process of the tests, one run after the other, in a hundredth of the time of a
 * process.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import tty from "node:tty";
import { main } from "../src/program.ts";
import { start } from "../src/start.ts";
import type { Ended, Surroundings } from "./spawn.ts";

/** What a run in this process may have besides. */
export interface Place extends Surroundings {
  /** The working directory. */
  readonly cwd?: string;
  /** Whether it answers what it can before it loads the commands, as at the start of a process. */
  readonly isStarted?: boolean;
  /** Whether standard error is what standard output is. */
  readonly isJoined?: boolean;
  /** The codes of the errors with which the system first refuses to read standard input. */
  readonly unread?: readonly string[];
  /** The same for writes to standard output. */
  readonly unwritten?: readonly string[];
}

/** The streams of a run. */
interface Streams {
  readonly input: Buffer;
  /** How much of the input was read. */
  read: number;
  readonly outputs: readonly Buffer[][];
  readonly terminals: readonly number[];
  readonly isJoined: boolean;
  readonly unread: string[];
  readonly unwritten: string[];
}

/** The sources are loaded more than once, and share what replaces the functions of Node. */
interface Shared {
  streams?: Streams | undefined;
  last: Promise<unknown>;
}

const KEY = Symbol.for("std66 in this process");
const shared = ((globalThis as unknown as Record<symbol, Shared>)[KEY] ??= replaceNode());

/** Does what `spawned` of spawn.ts does. */
export function std66(args: readonly string[], surroundings: Place = {}): Promise<Ended> {
  const ended = shared.last.then(() => runMain(args, surroundings));
  shared.last = ended.catch(() => {});
  return ended;
}

async function runMain(
  args: readonly string[],
  {
    stdin = "",
    env = {},
    terminals = [],
    columns = 80,
    cwd,
    isStarted,
    isJoined = false,
    unread = [],
    unwritten = [],
  }: Place,
): Promise<Ended> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const before = { argv: process.argv, env: process.env, exitCode: process.exitCode, limit: Error.stackTraceLimit };
  const directory = process.cwd();
  const widths = [process.stdout, process.stderr].map((stream, index) =>
    setColumns(stream, terminals.includes(index === 0 ? 1 : 2) ? columns : undefined),
  );
  const streams: Streams = {
    input: Buffer.from(stdin),
    read: 0,
    outputs: [[], [], []],
    terminals,
    isJoined,
    unread: [...unread],
    unwritten: [...unwritten],
  };
  process.argv = [...process.argv.slice(0, 2), ...args];
  process.env = { ...inherited, ...env };
  process.exitCode = 0;
  if (cwd !== undefined) process.chdir(cwd);
  shared.streams = streams;
  try {
    await (isStarted === true ? start : main)(args);
    const [, stdout = "", stderr = ""] = streams.outputs.map((pieces) => Buffer.concat(pieces).toString());
    return { stdout, stderr, status: process.exitCode };
  } finally {
    shared.streams = undefined;
    process.chdir(directory);
    for (const restore of widths) restore();
    process.removeAllListeners("uncaughtException");
    ({ argv: process.argv, env: process.env } = before);
    process.exitCode = before.exitCode;
    Error.stackTraceLimit = before.limit;
  }
}

/** Gives a stream the width of a terminal. Returns what takes it back. */
function setColumns(stream: NodeJS.WriteStream, columns: number | undefined): () => void {
  const before = Object.getOwnPropertyDescriptor(stream, "columns");
  Object.defineProperty(stream, "columns", { value: columns, configurable: true, writable: true });
  return () => {
    if (before === undefined) delete (stream as Partial<NodeJS.WriteStream>).columns;
    else Object.defineProperty(stream, "columns", before);
  };
}

const no = (): boolean => false;

/** Throws what Node throws if the system refuses a call. */
function refuse(codes: string[], call: string): void {
  const code = codes.shift();
  if (code !== undefined) throw Object.assign(new Error(`${code}: no reason, ${call}`), { code });
}

/** During a run, its streams have the descriptors 0, 1 and 2. */
function replaceNode(): Shared {
  const replaced: Shared = { last: Promise.resolve() };
  const { readSync, writeSync, fstatSync } = fs;
  const { isatty } = tty;
  Object.assign(fs, {
    readSync(descriptor: number, buffer: Buffer, ...rest: [number, number, number | null]) {
      const { streams } = replaced;
      if (descriptor !== 0 || streams === undefined) return readSync(descriptor, buffer, ...rest);
      refuse(streams.unread, "read");
      const [place, length] = rest;
      const count = streams.input.copy(buffer, place, streams.read, streams.read + length);
      streams.read += count;
      return count;
    },
    writeSync(descriptor: number, octets: Buffer, ...rest: [number]) {
      const { streams } = replaced;
      if (streams === undefined || descriptor > 2) return writeSync(descriptor, octets, ...rest);
      if (descriptor === 1) refuse(streams.unwritten, "write");
      const [first] = rest;
      // The command uses the same room for the next piece.
      streams.outputs[streams.isJoined ? 1 : descriptor]?.push(Buffer.from(octets.subarray(first)));
      return octets.length - first;
    },
    fstatSync(descriptor: number): object {
      const { streams } = replaced;
      if (streams === undefined || descriptor > 2) return fstatSync(descriptor);
      const isTerminal = streams.terminals.includes(descriptor);
      // Two places, as the two pipes of a process.
      return {
        ino: 1 + (streams.isJoined ? Math.min(descriptor, 1) : descriptor),
        dev: 0,
        rdev: 0,
        isFile: no,
        isFIFO: no,
        isSocket: no,
        isCharacterDevice: () => isTerminal,
      };
    },
  });
  tty.isatty = (descriptor) => replaced.streams?.terminals.includes(descriptor) ?? isatty(descriptor);
  syncBuiltinESMExports();
  return replaced;
}
