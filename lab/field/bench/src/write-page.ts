/** Writes files of docs/evidence/. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";

/** @param path within docs/evidence/ */
export function writeDocument(path: string, text: string): string {
  const file = join(workspaceRoot, "docs/evidence", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The same, and formats it. */
export function writePage(path: string, text: string): void {
  const file = writeDocument(path, text);
  spawnSync("pnpm", ["exec", "oxfmt", file], { stdio: "inherit", cwd: workspaceRoot });
}
