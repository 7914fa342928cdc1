// node rows.mjs FILE: holds `traceUrl` against the rows of the Web Platform Tests, `urltestdata.json`.

import { readFileSync } from "node:fs";
import { faultOfDifferences } from "../laws.ts";
import { traceUrl } from "../../src/index.ts";
import { editionDifference, isOlderEdition } from "./editions.ts";

interface Row {
  readonly input: string;
  readonly base?: string | null;
  readonly href?: string;
  readonly failure?: true;
}

const [file = "urltestdata.json"] = process.argv.slice(2);
const rows = (JSON.parse(readFileSync(file, "utf8")) as (Row | string)[]).filter((row) => typeof row !== "string");
let older = 0;
const faults = rows.flatMap(({ input, base, href, failure }) => {
  const from = base ?? undefined;
  const wanted = failure ? undefined : href;
  const found = traceUrl(input, from).href;
  if (found === wanted) return faultOfDifferences(input, from) ?? [];
  // IDNA is the runtime's.
  if (isOlderEdition() && editionDifference(input, from) !== undefined) older++;
  else return [`${found} for ${wanted}: ${JSON.stringify([input, from])}`];
  return [];
});
for (const fault of faults) console.log(`url-standard rows: ${fault}`);
const named = older === 0 ? "" : `, ${older} by the older tables of this runtime`;
console.log(`url-standard rows: ${rows.length} rows, Node ${process.versions.node}: ${faults.length} faults${named}`);
process.exitCode = faults.length === 0 ? 0 : 1;
