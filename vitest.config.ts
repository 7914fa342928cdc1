import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLineReporter } from "./tools/closing-line-reporter.ts";
import { workspacePackages } from "./tools/workspace.mjs";

const setupFiles = [fileURLToPath(new URL("test-setup.ts", import.meta.url))];

// Listed here instead of as folders: projects named by folder do not inherit the set-up file, and say nothing about it.
const projects = workspacePackages().map(({ folder, manifest }) => project(manifest.name, folder));
projects.push(project("tools", fileURLToPath(new URL("tools", import.meta.url))));

export default defineConfig({
  test: {
    projects,
    // Otherwise one processor is left idle: of two, that is half.
    maxWorkers: availableParallelism(),
    reporters: ["default", new ClosingLineReporter()],
    coverage: { provider: "v8", include: ["packages/*/src/**"] },
  },
});

function project(name: string, root: string) {
  // A process for each file would read the same modules a hundred times. The command's tests are processes anyway, and a library
  // that it bundles does not bear to be read in one process with others.
  const isolate = name === "std66";
  // None takes longer than five seconds, but a machine may have more to do.
  return { extends: true as const, test: { name, root, setupFiles, isolate, testTimeout: 60_000 } };
}
