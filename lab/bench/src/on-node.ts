/**
 * node on-node.mjs full | quick: races std66 against `URL` alone, and prints the standings as JSON. The bench runs it on other
 * versions of Node.
 */
import { makeCorpora } from "./corpora.ts";
import { type AnyOperation, isUrl } from "./operation.ts";
import { operations } from "./operations.ts";
import type { NodeColumn } from "./node-columns.ts";
import { runRaces } from "./races.ts";
import { full, quick } from "./settings.ts";

const againstUrl = operations.flatMap((operation): AnyOperation[] => {
  const url = operation.contenders.find(({ name }) => isUrl(name));
  return url === undefined ? [] : [{ ...operation, contenders: [operation.contenders[0], url] }];
});

const settings = process.argv[2] === quick.name ? quick : full;
const standings = runRaces(againstUrl, makeCorpora(settings.texts), settings, () => undefined);
const column: NodeColumn = { version: process.versions.node, standings };
process.stdout.write(JSON.stringify(column));
