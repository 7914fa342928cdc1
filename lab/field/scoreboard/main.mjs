// pnpm run field scoreboard [--write]: runs the vectors through the resolvers, validators and expanders of npm, which
// it installs first. `--write` puts the results into docs/evidence/scoreboard.md. The status is 1 if a row of our own
// packages is missed.

import { fileURLToPath } from "node:url";
import { run } from "@std66/tools/run.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { expanderStandings, resolverStandings, validatorStandings } from "./boards.mjs";
import { writePage } from "./page.mjs";
import { versionOf } from "./versions.mjs";

/** What the newest whatwg-url and json-schema-ref-parser ask for. */
const NODE = [22, 19];

const isWritten = argumentsOfRun("field", runs, "scoreboard").options["write"] === true;

try {
  console.error("scoreboard: installs the libraries into lab/field/scoreboard, by its lockfile");
  await install();
  const resolvers = await resolverStandings(print);
  const validators = await validatorStandings(print);
  const expanders = await expanderStandings(print);
  if (isWritten) writePage(resolvers, validators, expanders);
  const own = [...resolvers, ...validators, ...expanders].filter(({ contender }) =>
    contender.name.startsWith("@std66/"),
  );
  if (own.some(({ misses }) => misses.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(`scoreboard: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < Number(NODE[0]) || (major === NODE[0] && minor < Number(NODE[1]))) {
    throw new Error(
      `it needs Node ${NODE.join(".")} or newer, as some of the libraries do; this is ${process.versions.node}`,
    );
  }
  const here = fileURLToPath(new URL(".", import.meta.url));
  await run("pnpm", ["install", "--frozen-lockfile"], here).catch((error) => {
    if (!/\bERR_PNPM_\w*FETCH/u.test(String(error))) throw error;
    throw new Error("the libraries cannot be downloaded: connect to the network, and run it again", { cause: error });
  });
}

/** @param {import("./boards.mjs").Standing} standing */
function print({ contender, rows, misses }) {
  const name = `${contender.name} ${versionOf(contender)}`;
  console.log(`${name.padEnd(48)} ${contender.call.padEnd(44)} ${String(rows - misses.length).padStart(4)} of ${rows}`);
}
