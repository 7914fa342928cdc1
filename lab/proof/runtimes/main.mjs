// pnpm run proof runtimes [--write] [NAME…]: runs all rows of the vectors in other runtimes, which it installs first,
// or in those named, such as `node-18` or `quickjs`. Fails if a row fails, or if the README's table differs; `--write`
// updates it.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { execute } from "./execute.mjs";
import { installPackages, writeFiles } from "./files.mjs";
import { install } from "./install.mjs";
import { chosen } from "./names.mjs";
import { withLines } from "./read-me.mjs";
import { cellsOf, lineOf } from "./report.mjs";
import { isSupported, runtimes, versionOf } from "./runtimes.mjs";

const README = join(root, "README.md");

const { wanted, isWritten } = chosen("runtimes", runtimes);
if (!isSupported)
  refuse(`no runtimes for ${process.platform} on ${process.arch}: Linux on x64 or arm64, or macOS on arm64`);
const fault = install(runtimes.flatMap(({ folder }) => folder ?? []));
if (fault !== undefined) refuse(fault);

const folder = mkdtempSync(join(tmpdir(), "std66-runtimes-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const loaders = wanted.some(({ isLoader }) => isLoader) ? ["rows.mjs", "rows.cjs"] : [];
installPackages(folder);
await writeFiles(folder, new Set(["package.json", ...loaders, ...wanted.flatMap(({ files }) => files)]));

/** @type {import("./execute.mjs").Report[]} */
const reports = [];
for (const runtime of wanted) {
  if (runtime.folder === undefined) {
    console.log(`${runtime.name.padEnd(11)}has no package for ${process.platform} on ${process.arch}`);
    continue;
  }
  const report = await execute(runtime, versionOf(runtime.folder), folder);
  console.log(lineOf(report));
  reports.push(report);
}

if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
else compareReadme();

function compareReadme() {
  const page = readFileSync(README, "utf8");
  const written = withLines(
    page,
    reports.map((report) => cellsOf(report)),
  );
  if (written === page) return;
  if (isWritten) writeFileSync(README, written);
  else refuse("the table of README.md is out of date; run: npx --yes pnpm@12.21.0 run proof runtimes --write");
}

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(`runtimes: ${message}`);
  process.exit(1);
}
