#!/usr/bin/env node
/**
 * The entry point of the command. Gives the two answers that need little code by itself, `--version` and the silence of `check`
 * about valid arguments: Node starts in 1.05 times the time of `node -e 0` for them, and in 1.3 times with the code of all
 * commands.
 */
import manifest from "../package.json" with { type: "json" };
import { enableCompileCache } from "./compile-cache.ts";
import { writeAll } from "./terminal/write-all.ts";

void start(process.argv.slice(2));

async function start(argv: readonly string[]): Promise<void> {
  const [command, ...operands] = argv;
  if (command === "--version" && operands.length === 0 && isVersionPrinted()) return;
  if (command === "check" && (await import("./silent-check.ts")).isSilentAbout(operands)) return;
  enableCompileCache();
  const { main } = await import("./command.ts");
  await main(argv);
}

/** Prints the version. If this fails, the command reports why. */
function isVersionPrinted(): boolean {
  try {
    writeAll(1, `${manifest.version}\n`);
    return true;
  } catch {
    return false;
  }
}
