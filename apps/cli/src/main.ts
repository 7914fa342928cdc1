#!/usr/bin/env node
/** The command's entry: arguments in, exit status out. What goes wrong on the way becomes one line, never a stack trace. */
import { failureOf } from "./failure.ts";
import { run } from "./program.ts";
import { visibleLines } from "./visible.ts";
import { writeAll } from "./write-all.ts";

// No trace is ever printed, and to record one costs more than all the rest of an error.
Error.stackTraceLimit = 0;

process.on("uncaughtException", fail);
try {
  await run(process.argv.slice(2));
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  const { status, message } = failureOf(error);
  if (status !== undefined) process.exitCode = status;
  if (message === undefined) return;
  try {
    writeAll(2, visibleLines(`error: ${message}\n`));
  } catch {
    // Standard error is closed too: the status is all that is left to say.
  }
}
