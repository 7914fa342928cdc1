import { join } from "node:path";
import { workspaceRoot } from "../workspace-root.ts";

/** A program of `src/rivals`. */
export function rivalFile(name: string): string {
  return join(workspaceRoot, "lab/field/bench/src/rivals", name);
}
