/**
 * The start of the command. Gives the two answers that need little code without loading the commands: `--version`, and
 * the silence of `check` about valid arguments (docs/decisions/0020).
 */
import nodeModule from "node:module";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { writeAll } from "./terminal/write-all.ts";

export async function start(argv: readonly string[]): Promise<void> {
  const [command, ...operands] = argv;
  if (command === "--version" && operands.length === 0 && isVersionPrinted()) return;
  if (command === "check" && (await import("./silent-check.ts")).isSilentAbout(operands)) return;
  enableCompileCache();
  const { main } = await import("./program.ts");
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

/**
 * Lets Node keep the compiled code of the command in the package's own folder. Users that can write there can change
 * the code itself, while Node's default folder may be another user's. Does nothing if the folder is read-only.
 */
function enableCompileCache(): void {
  // Not in the types of Node 20.
  const { enableCompileCache: enable } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
  enable?.(join(__dirname, "../node_modules/.cache"));
}
