/**
 * node on-node.mjs full | quick [--table]: races std66 against `URL` alone, and against itself where it does the same
 * in another way. Prints the standings as JSON, which the bench reads from other versions of Node, or a table.
 */
import { makeCorpora } from "../../../proof/compare/src/corpora.ts";
import { figure } from "../../../proof/compare/src/figures.ts";
import { type AnyOperation, isOurs, isUrl } from "../../../proof/compare/src/operation.ts";
import { operations } from "./operations.ts";
import type { NodeColumn } from "./node-columns.ts";
import { runRaces } from "./races.ts";
import { full, quick } from "./settings.ts";
import type { Standing } from "../../../proof/compare/src/standings.ts";
import { table } from "../../../proof/compare/src/table.ts";

const againstUrl = operations.flatMap((operation): AnyOperation[] => {
  const [ours, ...others] = operation.contenders;
  const racing = others.filter(({ name }) => isUrl(name) || isOurs(name));
  const [first, ...rest] = racing;
  if (first === undefined || !racing.some(({ name }) => isUrl(name))) return [];
  return [{ ...operation, contenders: [ours, first, ...rest] }];
});

const settings = process.argv[2] === quick.name ? quick : full;
const standings = runRaces(againstUrl, makeCorpora(settings.texts), settings, () => undefined);
const column: NodeColumn = { version: process.versions.node, standings };
process.stdout.write(process.argv.includes("--table") ? tableOf(column) : JSON.stringify(column));

function tableOf({ version, standings: all }: NodeColumn): string {
  return `${table(["operation", "against", `× on Node ${version}`, "least", "by corpus"], all.flatMap(rowsOf))}\n`;
}

function rowsOf({ title, overall, corpora }: Standing): readonly (readonly string[])[] {
  return overall.map(({ contender, ratio, ofLeast }) => {
    const each = corpora.flatMap(({ corpus, ratios }) => {
      const found = ratios.find((one) => one.contender === contender)?.ratio;
      return found === undefined ? [] : [`${corpus} ${figure(found.median)}`];
    });
    return [title, contender, ratio === undefined ? "" : figure(ratio.median), figure(ofLeast), each.join(", ")];
  });
}
