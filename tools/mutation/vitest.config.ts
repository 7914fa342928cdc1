// How a mutant meets the tests of its package.

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  test: {
    root: path("../.."),
    include: ["tools/mutation/all-tests.ts"],
    setupFiles: [path("../../test-setup.ts"), path("few-cases.ts")],
    // Stryker knows how long they take, and when one has no end.
    testTimeout: 0,
  },
});
