/** Finds the root of the repository: this code runs from src/ in tests, and elsewhere from a bundle. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const workspaceRoot = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  if (folder === dirname(folder)) throw new Error("not run inside the repository");
  return find(dirname(folder));
}
