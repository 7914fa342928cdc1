/**
 * node measure-files.mjs [--quick] [--write]: measures and prints the page. With `--write`, also writes it to
 * docs/evidence/benchmarks/.
 */
import { parseArgs } from "node:util";
import { fullFiles, quickFiles } from "../settings.ts";
import { writePage } from "../write-page.ts";
import { filesPage } from "./page.ts";
import { runFileTrials } from "./trials.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean" }, write: { type: "boolean" } } });
const settings = values.quick === true ? quickFiles : fullFiles;
const text = filesPage(
  runFileTrials(settings, (progress) => console.error(`… ${progress}`)),
  settings,
);
process.stdout.write(text);
if (values.write === true) writePage("benchmarks/files.md", text);
