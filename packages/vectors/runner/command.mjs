// The command line of the runner: what it asks, and what it prints and writes.

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { exportJsonSchema } from "./export.mjs";
import { operationNames, operations } from "./questions.mjs";
import { junitReport, terminalReport } from "./report.mjs";
import { CannotRun, verifiedRows } from "./rows.mjs";
import { failuresOf, run } from "./run.mjs";
import { knownFailures } from "./skip.mjs";

const USAGE = `usage: std66-vectors run [OPTION]... -- COMMAND [ARGUMENT]...
       std66-vectors export json-schema FOLDER

run: starts COMMAND, an adapter of an implementation, and asks it every row of the operations that it claims.
PROTOCOL.md of @std66/vectors has the messages.

  --only OPERATION   asks only this operation; can be repeated
  --skip FILE        known failures: "OPERATION ROW" on a line, below a comment with the reason
  --json FILE        writes every answer as JSON
  --junit FILE       writes the report as JUnit XML
  --timeout SECONDS  for an answer; 5 by default, and six times as long for the start
  --help, --version

export: writes the rows as tests of the formats uri, uri-reference, iri and iri-reference, as JSON-Schema-Test-Suite has them.

Status: 0 if every answer is right or a choice that the RFC leaves, or is a known failure; 1 if not; 2 if the run cannot go on:
the report then has the rows that were asked.
`;

/**
 * What the runner prints, and whom it tells that an adapter has been started.
 *
 * @typedef {object} Surroundings
 * @property {(text: string) => void} print
 * @property {(line: string) => void} warn
 * @property {(adapter: { kill(): void }) => void} onStart
 */

/** @param {string[]} args @param {Surroundings} surroundings @returns {Promise<number>} the exit status */
export async function answer(args, surroundings) {
  try {
    return await answerTo(args, surroundings);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    surroundings.warn(error.message);
    return 2;
  }
}

/** @param {string[]} args @param {Surroundings} surroundings */
async function answerTo(args, { print, warn, onStart }) {
  const { values, command, folder } = parsed(args);
  if (values.help) {
    print(USAGE);
    return 0;
  }
  if (values.version) {
    const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    print(`${manifest.version}\n`);
    return 0;
  }
  if (folder !== undefined) {
    attempt(() => exportJsonSchema(verifiedRows(), folder));
    return 0;
  }
  const only = values.only ?? [];
  const unknown = only.find((operation) => !Object.hasOwn(operations, operation));
  if (unknown !== undefined) {
    throw new CannotRun(`--only: no operation \`${unknown}\`; there are ${operationNames}`);
  }
  const limit = Number(values.timeout ?? 5);
  if (!(limit > 0 && limit <= 3600)) throw new CannotRun("--timeout: expected a number of seconds, at most 3600");
  const known = values.skip === undefined ? new Map() : knownFailures(values.skip);
  const rows = verifiedRows();
  const report = await run(command, { rows, only, known, limit, warn, onStart });
  const failures = failuresOf(report, known);
  write(values.json, `${JSON.stringify(report, null, 2)}\n`);
  write(values.junit, junitReport(report));
  print(terminalReport(report, /** @type {any} */ (rows("pitfalls")), failures));
  if (report.stopped !== undefined) throw new CannotRun(report.stopped);
  const { misses, passes, unknown: absent } = failures;
  const isGood = [misses, passes, absent, report.empty, report.notAsked].every(({ length }) => length === 0);
  return isGood ? 0 : 1;
}

/** @param {string[]} args */
function parsed(args) {
  const end = args.indexOf("--");
  const [own, command] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const { values, positionals } = parsedOptions(own);
  const isAsking = values.help || values.version;
  const [name, kind, folder, ...rest] = positionals;
  const isExport = name === "export" && kind === "json-schema" && rest.length === 0 && end === -1;
  if (isExport && folder !== undefined && Object.keys(values).length === 0) return { values, command, folder };
  if (!isAsking && (positionals.length !== 1 || positionals[0] !== "run" || !command[0])) {
    throw new CannotRun("expected: run [OPTION]... -- COMMAND [ARGUMENT]..., or export json-schema FOLDER; see --help");
  }
  return { values, command, folder: undefined };
}

/** @param {string[]} args */
function parsedOptions(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true },
        skip: { type: "string" },
        json: { type: "string" },
        junit: { type: "string" },
        timeout: { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string | undefined} file @param {string} text */
function write(file, text) {
  if (file !== undefined) attempt(() => writeFileSync(file, text));
}

/** @param {() => void} writing */
function attempt(writing) {
  try {
    writing();
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}
