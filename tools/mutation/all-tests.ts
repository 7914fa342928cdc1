// All tests of a package as one, named by the environment: a mutant has the sources read once, and not once for each file.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";

const folder = join(root, "packages", process.env["MUTATED_PACKAGE"] as string, "test");

/** Those that take long: most mutants have been found when their turn comes. */
const LAST = /property|recognisers|seeds|ip-literal/u;
/** Those that take too long: texts of up to 100 MB, and a million of short ones. */
const NEVER = /^(?:hostile|conformance|foreign-copy|subpaths)/u;

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts") && !NEVER.test(name))
  .toSorted((a, b) => Number(LAST.test(a)) - Number(LAST.test(b)));
for (const name of files) {
  try {
    await import(join(folder, name));
  } catch (error) {
    // A file that cannot be read has no tests, which to Stryker were no failure.
    it(`${name} can be read`, () => {
      expect.fail(String(error));
    });
  }
}
