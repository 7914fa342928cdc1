// pnpm run proof conformance [--write]: compares the parser with Appendix A, at length; `conformance iri`: that of IRIs
// with RFC
// 3987. `--write` puts the figures into docs/evidence/grammar.md and grammar.tsv.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { bundle } from "../../bundle.mjs";
import { writeRows } from "../../rows.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

const isOfIris = process.argv[2] === "iri";
const name = isOfIris ? "conformance iri" : "conformance";
const isWritten = argumentsOfRun("proof", runs, name, process.argv.slice(3)).options["write"] === true;
if (isOfIris) await compare(name, "iri", "RFC 3987");
else await compare(name, "core", "Appendix A");

/** @param {string} run its name @param {string} folder of the package @param {string} grammar */
async function compare(run, folder, grammar) {
  const program = await bundle(folder, "test/conformance/main.ts");
  const { status, stdout } = spawnSync(process.execPath, [program, "long"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(stdout);
  process.exitCode = status ?? 1;
  const count = /^\| all, [^|]* \| +([\d,]+) \|/mu.exec(stdout)?.[1];
  if (count !== undefined) console.log(`\n${run}: ${count} texts: the parser and ${grammar} agree about all`);
  if (status === 0 && isWritten) writeFigures(run, stdout);
}

/** Writes the sums into the page, and each trial into grammar.tsv. @param {string} run @param {string} figures */
function writeFigures(run, figures) {
  const [productions = "", tried = ""] = figures.trim().split("\n\n");
  const [head = "", rule = "", ...rows] = tried.split("\n");
  const all = rows.pop() ?? "";
  const page = join(root, "docs/evidence/grammar.md");
  const text = readFileSync(page, "utf8");
  const begin = `<!-- figures of ${run} -->\n`;
  const start = text.indexOf(begin) + begin.length;
  const end = text.indexOf("\n<!-- end of figures -->", start);
  writeFileSync(page, `${text.slice(0, start)}\n${productions}\n\n${head}\n${rule}\n${all}\n${text.slice(end)}`);
  spawnSync("pnpm", ["exec", "oxfmt", page], { stdio: "inherit" });
  const kept = readFileSync(join(root, "docs/evidence/grammar.tsv"), "utf8").trim().split("\n").slice(1);
  const others = kept.map((line) => line.split("\t")).filter(([of]) => of !== run);
  const own = rows.map((row) => [run, ...cellsOf(row)]);
  writeRows(
    "grammar",
    ["run", "tried", "texts", "seconds"],
    run === "conformance" ? [...own, ...others] : [...others, ...own],
  );
}

/** @param {string} row of a table */
function cellsOf(row) {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
