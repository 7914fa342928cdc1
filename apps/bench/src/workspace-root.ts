/** The repository's folder. Looked for, since this runs from src/ in tests and from a bundle elsewhere. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const workspaceRoot = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  if (folder === dirname(folder)) throw new Error("this does not run inside of its repository");
  return find(dirname(folder));
}
