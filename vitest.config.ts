import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLineReporter } from "./tools/closing-line-reporter.ts";
import { workspacePackages } from "./tools/workspace.mjs";

const setupFiles = [fileURLToPath(new URL("test-setup.ts", import.meta.url))];

// Listed here instead of by folder: projects named by folder silently fail to inherit the setup file.
const projects = workspacePackages().map(({ folder, manifest }) => project(manifest.name, folder));
for (const name of ["lab", "tools"]) projects.push(project(name, fileURLToPath(new URL(name, import.meta.url))));

export default defineConfig({
  test: {
    projects,
    // The default leaves one processor idle: of two, that is half.
    maxWorkers: availableParallelism(),
    reporters: ["default", new ClosingLineReporter()],
    coverage: { provider: "v8", include: ["packages/*/src/**"] },
  },
});

function project(name: string, root: string) {
  // With isolation, the same modules would be loaded a hundred times. The command's tests spawn processes anyway, and a library that
  // it bundles cannot share a process with other tests.
  const isolate = name === "std66";
  // No test takes longer than five seconds, but a machine may be busy.
  return { extends: true as const, test: { name, root, setupFiles, isolate, testTimeout: 60_000 } };
}
