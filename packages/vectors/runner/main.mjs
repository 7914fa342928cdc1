#!/usr/bin/env node
// std66-vectors: asks an implementation in any language all rows that it claims. PROTOCOL.md has the messages.

import { answer } from "./command.mjs";

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    // A reader that closes the pipe, such as `head`, has read enough.
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await answer(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  warn: (line) => process.stderr.write(`std66-vectors: ${line}\n`),
  onStart,
});

/**
 * The adapter has a process group of its own, which a signal of the terminal does not reach.
 * @param {{ kill(): void }} adapter
 */
function onStart(adapter) {
  for (const [signal, number] of /** @type {const} */ ([
    ["SIGINT", 2],
    ["SIGTERM", 15],
    ["SIGHUP", 1],
  ])) {
    process.once(signal, () => {
      adapter.kill();
      process.exit(128 + number);
    });
  }
}
