/** Runs a program once, and measures its time and memory. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { rivalFile } from "./rival-file.ts";

export type CommandLine = readonly [program: string, ...operands: string[]];

export interface Run {
  readonly seconds: number;
  /** Peak resident memory; `undefined` if no wrapper can measure it. */
  readonly kilobytes: number | undefined;
}

/** Node cannot measure a child's peak memory. GNU time and Python can, and are small enough not to raise the peak themselves. */
const peakFile = join(tmpdir(), `std66-bench-peak-${process.pid}`);
const wrappers: readonly CommandLine[] = [
  ["time", "-f", "%M", "-o", peakFile],
  ["python3", rivalFile("peak-memory.py"), peakFile],
];
const wrapper = wrappers.find((words) => peakOf([...words, process.execPath, "-e", "0"]) !== undefined);

/** Runs with `input` as standard input, and discards the output: with a pipe, the reader would also be measured. */
export function run(command: CommandLine, input: string): Run {
  const seconds = timed([...(wrapper ?? []), ...command] as unknown as CommandLine, input);
  return { seconds, kilobytes: wrapper === undefined ? undefined : readPeak() };
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

function timed([program, ...operands]: CommandLine, input: string): number {
  const stdin = openSync(input, "r");
  const start = performance.now();
  const { error } = spawnSync(program, operands, { stdio: [stdin, "ignore", "ignore"] });
  const seconds = (performance.now() - start) / 1000;
  closeSync(stdin);
  if (error !== undefined) throw error;
  return seconds;
}

function peakOf([program = "", ...operands]: readonly string[]): number | undefined {
  const { status } = spawnSync(program, operands, { stdio: "ignore" });
  return status === 0 ? readPeak() : undefined;
}

/** GNU time writes a line before the figure if the status is not 0. */
function readPeak(): number | undefined {
  try {
    const figure = /(\d+)\s*$/u.exec(readFileSync(peakFile, "utf8"));
    rmSync(peakFile);
    return figure === null ? undefined : Number(figure[1]);
  } catch {
    return undefined;
  }
}
