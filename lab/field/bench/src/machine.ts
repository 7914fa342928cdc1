/** Describes the machine, and the versions of the contenders. */
import { cpus } from "node:os";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";

export function machine(): string {
  const [first] = cpus();
  return `Node ${process.versions.node} (V8 ${process.versions.v8}), ${cpus().length} × ${first?.model.trim() ?? "CPU"}`;
}

/** The names and versions of the contenders, as `package.json` pins them. */
export function contenders(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(workspaceRoot, "lab/package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return Object.entries(manifest.devDependencies)
    .filter(([name, version]) => /^\d/u.test(version) && !name.startsWith("@types/"))
    .map(([name, version]) => `${name} ${version}`);
}
