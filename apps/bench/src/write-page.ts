/** Writes files of docs/. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";

/** @param path within docs/ */
export function writeDocument(path: string, text: string): string {
  const file = join(workspaceRoot, "docs", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The same, and formats it. */
export function writePage(path: string, text: string): void {
  const file = writeDocument(path, text);
  spawnSync("pnpm", ["exec", "oxfmt", file], { stdio: "inherit", cwd: workspaceRoot });
}
