// pnpm run conformance [--write]: tests the parser against Appendix A, at length. pnpm run conformance:iri [--write] tests that of
// IRIs against RFC 3987. --write puts the figures into docs/grammar.md.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";

const isIri = process.argv.includes("iri");
const name = isIri ? "conformance:iri" : "conformance";
const program = await bundle(isIri ? "iri" : "core", "test/conformance/main.ts");
const { status, stdout } = spawnSync(process.execPath, [program, "long"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
process.stdout.write(stdout);
process.exitCode = status ?? 1;
const count = /^\| all, [^|]* \| +([\d,]+) \|/mu.exec(stdout)?.[1];
if (count !== undefined) {
  console.log(`\n${name}: ${count} texts: the parser and ${isIri ? "RFC 3987" : "Appendix A"} agree about all`);
}

if (status === 0 && process.argv.includes("--write")) {
  const page = join(root, "docs/grammar.md");
  const text = readFileSync(page, "utf8");
  const begin = `<!-- figures of ${name} -->\n`;
  const start = text.indexOf(begin) + begin.length;
  writeFileSync(
    page,
    `${text.slice(0, start)}\n${stdout}${text.slice(text.indexOf("\n<!-- end of figures -->", start))}`,
  );
  spawnSync("pnpm", ["exec", "oxfmt", page], { stdio: "inherit" });
}
