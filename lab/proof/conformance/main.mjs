// pnpm run conformance [--write]: compares the parser with Appendix A, at length. conformance:iri [--write]: that of IRIs with RFC
// 3987. --write puts the figures into docs/evidence/grammar.md. conformance:legacy: what RFC 1808 and 2396 accept with the
// grammars printed there. conformance:reasons [PAIRS [SEED]]: each reason for a difference between two standards has an effect.
// conformance:faults [--long]: the trials of `conformance` find one planted fault after the other.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { bundle } from "../bundle.mjs";
import { findFaults } from "./faults.mjs";

const [what = "grammar", ...args] = process.argv.slice(2).filter((word) => word !== "--write");
const isWritten = process.argv.includes("--write");
if (what === "grammar") await compare("conformance", "core", "Appendix A");
else if (what === "iri") await compare("conformance:iri", "iri", "RFC 3987");
else if (what === "legacy") await execute("grammars", args);
else if (what === "reasons") await execute("reasons", args);
else if (what === "faults") process.exitCode = (await findFaults(args.includes("--long") ? "long" : "short")) ? 0 : 1;
else throw new Error(`nothing to run is named ${what}`);

/** @param {string} trials a folder in the tests of legacy @param {readonly string[]} given */
async function execute(trials, given) {
  const program = await bundle("legacy", `test/${trials}/main.ts`);
  process.exitCode = spawnSync(process.execPath, [program, ...given], { stdio: "inherit" }).status ?? 1;
}

/** @param {string} name of the script @param {string} folder of the package @param {string} grammar */
async function compare(name, folder, grammar) {
  const program = await bundle(folder, "test/conformance/main.ts");
  const { status, stdout } = spawnSync(process.execPath, [program, "long"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(stdout);
  process.exitCode = status ?? 1;
  const count = /^\| all, [^|]* \| +([\d,]+) \|/mu.exec(stdout)?.[1];
  if (count !== undefined) console.log(`\n${name}: ${count} texts: the parser and ${grammar} agree about all`);
  if (status === 0 && isWritten) writeFigures(name, stdout);
}

/** @param {string} name @param {string} figures */
function writeFigures(name, figures) {
  const page = join(root, "docs/evidence/grammar.md");
  const text = readFileSync(page, "utf8");
  const begin = `<!-- figures of ${name} -->\n`;
  const start = text.indexOf(begin) + begin.length;
  const end = text.indexOf("\n<!-- end of figures -->", start);
  writeFileSync(page, `${text.slice(0, start)}\n${figures}${text.slice(end)}`);
  spawnSync("pnpm", ["exec", "oxfmt", page], { stdio: "inherit" });
}
