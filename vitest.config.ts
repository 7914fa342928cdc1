import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultExclude, defineConfig } from "vitest/config";
import { CountsReporter } from "./tools/counts-reporter.ts";
import { textFiles } from "./tools/text-files.mjs";
import { root as repository, workspacePackages } from "./tools/workspace.mjs";

const setupFiles = [fileURLToPath(new URL("test-setup.ts", import.meta.url))];

// Packages see each other's sources, so that nothing has to be built first.
const conditions = ["@std66/source", "node", "import", "module", "default"];

// Listed here instead of by folder: projects named by folder silently fail to inherit the setup file.
const projects = workspacePackages().map(({ folder, manifest }) => ({ name: manifest.name, root: folder }));
for (const name of ["lab", "tools"]) projects.push({ name, root: fileURLToPath(new URL(name, import.meta.url)) });

/** Whose tests run the command as a process. */
const NEED_THE_COMMAND = new Set(["std66", "tools"]);
const command = fileURLToPath(new URL("apps/cli/test/build.ts", import.meta.url));

/**
 * What takes long by its nature, or needs a build: `vitest run --mode full`. The properties run there too, with more
 * cases.
 */
const FULL = "**/*.full.test.ts";

/** Cases for each property. `run proof properties` has 100,000, and `run proof mutation` 100 (decision 15). */
const [CASES, FULL_CASES] = ["300", "1000"];

/** In a run whose result counts: tools/test.mjs sets the variable. */
const IS_RESULT = process.env["STD66_NODE"] !== undefined;

export default defineConfig(({ mode }) => ({
  test: {
    projects: projects.map(({ name, root }) => project(name, root, mode === "full")),
    // A leftover `.only` fails there.
    allowOnly: mode !== "full" && !IS_RESULT,
    // The default leaves one processor idle: of two, that is half.
    maxWorkers: availableParallelism(),
    reporters: [IS_RESULT ? "minimal" : "default", new CountsReporter(mode === "full")],
    coverage: { provider: "v8", include: ["packages/*/src/**"] },
  },
}));

function project(name: string, root: string, isFull: boolean) {
  // On a busy machine, a test is slow and not wrong.
  return {
    extends: true as const,
    ssr: { resolve: { conditions } },
    resolve: { conditions },
    test: {
      name,
      root,
      setupFiles,
      ...(NEED_THE_COMMAND.has(name) ? { globalSetup: [command] } : {}),
      // With isolation, the same modules would be loaded a hundred times.
      isolate: false,
      testTimeout: 60_000,
      env: { STD66_CASES: isFull ? FULL_CASES : CASES },
      include: isFull ? [FULL, ...withProperties(root)] : ["**/*.test.ts"],
      exclude: [...defaultExclude, ...(isFull ? [] : [FULL])],
    },
  };
}

/** The paths of the tests below a folder that have properties. */
function withProperties(folder: string): string[] {
  const tests = textFiles(/\.test\.ts$/u).filter(({ text }) => text.includes("fc.assert("));
  return tests.map(({ path }) => join(repository, path)).filter((path) => path.startsWith(join(folder, "/")));
}
