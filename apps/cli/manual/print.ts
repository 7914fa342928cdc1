/** Prints the manual page, for the build. */
import { writeSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { createProgram } from "../src/program.ts";
import { manualPage } from "./manual-page.ts";
import { manualOf } from "./manual-table.ts";

void print();

async function print(): Promise<void> {
  writeSync(1, manualPage(manualOf(await createProgram(() => true)), manifest.version));
}
