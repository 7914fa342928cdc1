/** Prints the manual page, for the build. */
import { writeSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { tableOf } from "../src/command-line/command-table.ts";
import { createProgram } from "../src/program.ts";
import { manualPage } from "./manual-page.ts";

void print();

async function print(): Promise<void> {
  writeSync(1, manualPage(tableOf(await createProgram(() => true)), manifest.version));
}
