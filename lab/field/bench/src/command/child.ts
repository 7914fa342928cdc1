/** Runs a program once, and measures its time, processor time and memory. */
import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, openSync, readFileSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { rivalFile } from "./rival-file.ts";

export type CommandLine = readonly [program: string, ...operands: string[]];

export interface Run {
  readonly seconds: number;
  /** Peak resident memory; `undefined` if no wrapper can measure it. */
  readonly kilobytes: number | undefined;
  /** Of all its threads, in user and system mode; `undefined` if no wrapper can measure it. */
  readonly cpuSeconds: number | undefined;
}

type Usage = Pick<Run, "kilobytes" | "cpuSeconds">;

/**
 * Node cannot measure what a child uses. GNU time and Python can, and are small enough not to raise the peak
 * themselves.
 */
const usageFile = join(tmpdir(), `std66-bench-usage-${process.pid}`);
const outputFile = join(tmpdir(), `std66-bench-output-${process.pid}`);
const wrappers: readonly CommandLine[] = [
  ["time", "-f", "%M %U %S", "-o", usageFile],
  ["python3", rivalFile("usage.py"), usageFile],
];
const wrapper = wrappers.find((words) => usageOf([...words, process.execPath, "-e", "0"]) !== undefined);

/** Runs with `input` as standard input, and discards the output: with a pipe, the reader would also be measured. */
export function run(command: CommandLine, input: string): Run {
  const seconds = timed([...(wrapper ?? []), ...command] as unknown as CommandLine, input);
  const usage = wrapper === undefined ? undefined : readUsage();
  return { seconds, kilobytes: usage?.kilobytes, cpuSeconds: usage?.cpuSeconds };
}

/** Without a wrapper, whose time would count. */
export function secondsOf(command: CommandLine): number {
  return timed(command, devNull);
}

/** The output on both streams. */
export function outputOf([program, ...operands]: CommandLine, input: string): { stdout: string; stderr: string } {
  const stdin = openSync(input, "r");
  const { stdout, stderr, error } = spawnSync(program, operands, {
    stdio: [stdin, "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  closeSync(stdin);
  if (error !== undefined) throw error;
  return { stdout, stderr };
}

/** The number of bytes on standard output. They go to a file, which can be larger than memory. */
export function bytesWritten([program, ...operands]: CommandLine, input: string): number {
  const [stdin, stdout] = [openSync(input, "r"), openSync(outputFile, "w")];
  try {
    const { error } = spawnSync(program, operands, { stdio: [stdin, stdout, "ignore"] });
    if (error !== undefined) throw error;
    return fstatSync(stdout).size;
  } finally {
    closeSync(stdin);
    closeSync(stdout);
    rmSync(outputFile);
  }
}

function timed([program, ...operands]: CommandLine, input: string): number {
  const stdin = openSync(input, "r");
  const start = performance.now();
  const { error } = spawnSync(program, operands, { stdio: [stdin, "ignore", "ignore"] });
  const seconds = (performance.now() - start) / 1000;
  closeSync(stdin);
  if (error !== undefined) throw error;
  return seconds;
}

function usageOf([program = "", ...operands]: readonly string[]): Usage | undefined {
  const { status } = spawnSync(program, operands, { stdio: "ignore" });
  return status === 0 ? readUsage() : undefined;
}

/** GNU time writes a line before the figures if the status is not 0. */
function readUsage(): Usage | undefined {
  try {
    const figures = /(\d+) ([\d.]+) ([\d.]+)\s*$/u.exec(readFileSync(usageFile, "utf8"));
    rmSync(usageFile);
    if (figures === null) return undefined;
    return { kilobytes: Number(figures[1]), cpuSeconds: Number(figures[2]) + Number(figures[3]) };
  } catch {
    return undefined;
  }
}
