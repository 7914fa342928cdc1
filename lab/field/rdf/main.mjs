// pnpm run field rdf [--write]: runs parsers of RDF on generated documents, as they are published and with the adapters
// in place of relative-to-absolute-iri and validate-iri. `--write` puts the tables into docs/evidence/rdf.md. The
// status is 1 if a subject that was right before is another one, or if the adapters resolve one wrongly.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolve } from "@std66/oracle";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { install } from "./consumers.mjs";
import { formats } from "./formats.mjs";
import { byResult, table, writeTables } from "./page.mjs";
import { hardReferences, referencesOf } from "./references.mjs";
import { TIME_LIMIT, results } from "./runs.mjs";

const BASE = "http://example.org/data/日本/index";
/** The original takes exponential time for it. */
const SLOW = `http://example.org/${"a".repeat(40)} b`;

const isWritten = argumentsOfRun("field", runs, "rdf").options["write"] === true;
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const temporary = mkdtempSync(join(tmpdir(), "std66-rdf-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
process.on("SIGINT", () => process.exit(130));

try {
  console.error("rdf: installs the parsers into two temporary folders");
  const { before, after } = await install(temporary);
  const references = referencesOf(20_000);
  const documents = [references, ...hardReferences.map((text) => [text])];
  const parsers = [
    [
      "format",
      "parser",
      "version",
      "quads",
      "same subjects",
      "right before",
      "right with ours",
      "seconds before",
      "seconds with ours",
    ],
  ];
  const hard = [["formats", "reference", "before", "with ours"]];
  for (const format of formats) {
    const [wasAll, ...was] = await results(before, format, BASE, documents);
    const [isAll, ...is] = await results(after, format, BASE, documents);
    if (wasAll === undefined || isAll === undefined)
      throw new Error(`${format.parser} does not end within ${TIME_LIMIT} s`);
    const count = (/** @type {(text: string, at: number) => boolean} */ test) => String(references.filter(test).length);
    const same = count((_, at) => wasAll.subjects[at] === isAll.subjects[at]);
    const [wasRight, isRight] = [wasAll, isAll].map(({ subjects }) =>
      count((text, at) => subjects[at] === resolve(BASE, text)),
    );
    parsers.push([
      format.name,
      format.parser,
      dependencies[format.parser],
      String(isAll.quads),
      same,
      wasRight ?? "",
      isRight ?? "",
      seconds(wasAll.ms),
      seconds(isAll.ms),
    ]);
    for (const [at, text] of hardReferences.entries()) {
      const [old, now] = [was[at], is[at]].map((result) => outcome(text, result));
      if (old !== now) hard.push([format.name, `\`${text}\``, old ?? "", now ?? ""]);
    }
    if (isAll.error !== undefined || Number(isRight) < Number(wasRight)) process.exitCode = 1;
  }
  for (const format of formats.slice(0, 1)) {
    const [old] = await results(before, format, BASE, [[SLOW]]);
    const [now] = await results(after, format, BASE, [[SLOW]]);
    hard.push([format.name, "an IRI with 40 letters and a space", outcome(SLOW, old), outcome(SLOW, now)]);
  }
  const grouped = byResult(hard);
  for (const rows of [parsers, grouped]) console.log(`${table(rows)}\n`);
  if (isWritten) writeTables({ parsers, references: grouped });
} catch (error) {
  console.error(`rdf: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** @param {string} text @param {import("./runs.mjs").Result | undefined} result */
function outcome(text, result) {
  if (result === undefined) return `no answer within ${TIME_LIMIT} s`;
  if (result.error !== undefined) return "refused";
  const subject = result.subjects[0];
  if (subject === undefined) return "no quad";
  return `${subject === resolve(BASE, text) ? "right" : "wrong"}: \`${subject}\``;
}

/** @param {number} ms */
function seconds(ms) {
  return (ms / 1000).toFixed(1);
}
