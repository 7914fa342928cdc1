// pnpm run field engines ENGINE [ROWS [WAY...]]: installs an engine from PyPI, has it map a table by std66.mjs, and
// compares what it returns with the answers of one process, octet by octet. A way is a part of the run that the program
// of an engine names.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, createReadStream, existsSync, mkdirSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { rowOf } from "./table.mjs";

const ENGINES = ["clickhouse", "duckdb", "polars", "spark"];
const [engine = "", given = "1000000", ...ways] = argumentsOfRun("field", runs, "engines").operands;
if (!ENGINES.includes(engine) || !/^[1-9]\d{0,9}$/u.test(given)) {
  console.error(`engines: one of ${ENGINES.join(", ")}, and how many rows`);
  process.exit(2);
}
const rows = Number(given);
const folder = join(tmpdir(), "std66-engines");
const python = join(folder, engine, "bin", "python");
const here = fileURLToPath(new URL(".", import.meta.url));

mkdirSync(folder, { recursive: true });
if (!existsSync(python)) run("python3", ["-m", "venv", join(folder, engine)]);
run(python, ["-m", "pip", "install", "--quiet", "--requirement", join(here, engine, "requirements.txt")]);
const build = fileURLToPath(new URL("../../../apps/cli/one-file.mjs", import.meta.url));
run(process.execPath, [build, folder]);
run(process.execPath, [build, "--executable", folder]);

const table = join(folder, `table-${rows}.tsv`);
if (!existsSync(table)) writeTable();
const answers = join(folder, `answers-${rows}.tsv`);
const started = performance.now();
const output = openSync(answers, "w");
run(join(folder, "std66.mjs"), ["normalize", "--column", "3", "--exit-zero", "--quiet", "-f", table], output);
closeSync(output);
console.log(`engines: std66 alone: ${rate((performance.now() - started) / 1000)} rows a second, for ${rows} rows`);
const hash = createHash("sha256");
for await (const block of createReadStream(answers)) hash.update(block);

const xml = fileURLToPath(new URL("../../../apps/cli/engines/clickhouse.xml", import.meta.url));
run(
  python,
  [join(here, engine, "main.py"), folder, table, answers, String(rows), hash.digest("hex"), xml, ...ways],
  "inherit",
);

/** @param {number} seconds */
function rate(seconds) {
  return Math.round(rows / seconds).toLocaleString("en");
}

function writeTable() {
  const descriptor = openSync(table, "w");
  let text = "";
  for (let number = 0; number < rows; number++) {
    text += rowOf(number);
    if (text.length < 1_000_000 && number + 1 < rows) continue;
    writeSync(descriptor, text);
    text = "";
  }
  closeSync(descriptor);
}

/** @param {string} program @param {readonly string[]} args @param {"inherit" | "ignore" | number} [out] */
function run(program, args, out = "ignore") {
  const { status, error } = spawnSync(program, args, { stdio: ["ignore", out, "inherit"], timeout: 3_600_000 });
  if (status === 0) return;
  console.error(`engines: ${program} ends with ${error?.message ?? status}`);
  process.exit(1);
}
