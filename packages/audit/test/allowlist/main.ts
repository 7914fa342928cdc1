// node main.mjs [TEXTS [SEED]]: checks where programs go with the texts that pass an allowlist, and that `publicHosts`
// requires.

import { spawnSync } from "node:child_process";
import { numberOf } from "../iana.ts";
import { randomNumbers } from "./texts.ts";
import { tryPublicTexts, tryTexts } from "./trials.ts";

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const number = (value: number) => value.toLocaleString("en");

const { passed } = tryTexts(count, randomNumbers(seed));
console.log(`allowlist: ${number(count)} texts, ${number(passed)} pass: no program goes elsewhere with them`);

const addresses = new Set<string>();
const asPublic = tryPublicTexts(count, randomNumbers(seed), (host) => {
  if (numberOf(host) !== undefined) addresses.add(host);
});
console.log(
  `public hosts: ${number(count)} texts, ${number(asPublic.passed)} pass: every program goes to a public host with them`,
);

/** Another judge of addresses, which prints those that are not global. */
const PYTHON = `import ipaddress, sys
for line in sys.stdin:
    address = ipaddress.ip_address(line.strip())
    if not address.is_global or address.is_multicast:
        print(address)`;

const { stdout, error } = spawnSync("python3", ["-c", PYTHON], { input: [...addresses].join("\n"), encoding: "utf8" });
if (error !== undefined) console.log("public hosts: without python3, its `ipaddress` is not asked");
else if (stdout !== "") throw new Error(`not global to Python: ${stdout}`);
else console.log(`public hosts: ${number(addresses.size)} addresses, all of them global to Python's \`ipaddress\``);
