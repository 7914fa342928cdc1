// Configures vitest to run only the test files with properties.

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { textFiles } from "@std66/tools/text-files.mjs";
import { root } from "@std66/tools/workspace.mjs";
import { PropertiesReporter } from "./reporter.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  test: {
    root,
    include: textFiles(/\.test\.ts$/u).flatMap((file) => (file.text.includes("fc.assert(") ? [file.path] : [])),
    setupFiles: [path("../../../test-setup.ts"), path("setup.ts")],
    testTimeout: 0,
    maxWorkers: availableParallelism(),
    reporters: [new PropertiesReporter()],
  },
});
