// pnpm run conformance [--write]: tests the parser against Appendix A, at length. --write puts the figures into docs/grammar.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";

const { status, stdout } = spawnSync(process.execPath, [await bundle("core", "test/conformance/main.ts"), "long"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
process.stdout.write(stdout);
process.exitCode = status ?? 1;
const count = /^\| all, [^|]* \| +([\d,]+) \|/mu.exec(stdout)?.[1];
if (count !== undefined) console.log(`\nconformance: ${count} texts: the parser and Appendix A agree about all`);

if (status === 0 && process.argv.includes("--write")) {
  const page = join(root, "docs/grammar.md");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace(/(<!-- figures -->\n)[^]*(\n<!-- end of figures -->)/u, `$1\n${stdout}$2`));
  spawnSync("pnpm", ["exec", "oxfmt", page], { stdio: "inherit" });
}
