/** Node's cache of compiled code, from Node 22.8 on. */
import nodeModule from "node:module";
import { join } from "node:path";

/**
 * Lets Node keep the compiled code of the command in the package's own folder. Users that can write there can change the code
 * itself, while Node's default folder may be another user's. Does nothing if the folder is read-only. A start
 * takes 1.5 times as long as `node -e 0`, instead of 1.65 times (Node 22).
 */
export function enableCompileCache(): void {
  // Not in the types of Node 20.
  const { enableCompileCache: enable } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
  enable?.(join(__dirname, "../node_modules/.cache"));
}
