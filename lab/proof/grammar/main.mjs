// pnpm run proof grammar: proves that the predicates accept what the grammars of RFC 3986 and RFC 3987 generate, or
// prints the shortest text about which they disagree.

import { spawnSync } from "node:child_process";
import { bundle } from "../../bundle.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

argumentsOfRun("proof", runs, "grammar");
let proved = 0;
let all = 0;
for (const folder of ["core", "iri"]) {
  const program = await bundle(folder, "test/proof/main.ts");
  const { status, stdout } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(stdout);
  const lines = stdout.split("\n").filter((line) => line !== "");
  all += lines.length;
  proved += lines.filter((line) => line.endsWith(" states")).length;
  // One that has printed nothing has proved nothing.
  if (status !== 0 || lines.length === 0) process.exitCode = 1;
}
console.log(`\ngrammar: ${proved} of ${all} claims about predicates, rules and classes are proved`);
