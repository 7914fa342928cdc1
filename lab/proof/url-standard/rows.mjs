// pnpm run proof url-standard rows [FILE]: holds `@std66/url-standard` against the Web Platform Tests' rows about URLs:
// those in FILE, or those that the Rust crate `ada-url` carries, which `cargo` downloads. Nothing of them is kept.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundle } from "../../bundle.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

const CRATE = { name: "ada-url", version: "4.0.0" };

const { operands } = argumentsOfRun("proof", runs, "url-standard rows");
const path = await bundle("url-standard", "test/living/rows.ts");
const { status } = spawnSync(process.execPath, [path, operands[0] ?? rowsOfCrate()], { stdio: "inherit" });
process.exitCode = status ?? 1;

/** @returns {string} the path of the rows in the folder where cargo keeps the sources of crates */
function rowsOfCrate() {
  const folder = mkdtempSync(join(tmpdir(), "std66-rows-"));
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "src/lib.rs"), "");
    const dependency = `[dependencies]\n${CRATE.name} = "=${CRATE.version}"\n`;
    writeFileSync(
      join(folder, "Cargo.toml"),
      `[package]\nname = "rows"\nversion = "0.0.0"\nedition = "2021"\n${dependency}`,
    );
    const found = execFileSync("cargo", ["metadata", "--format-version", "1"], { cwd: folder, maxBuffer: 2 ** 26 });
    /** @type {{ packages: { name: string, manifest_path: string }[] }} */
    const { packages } = JSON.parse(String(found));
    const crate = packages.find(({ name }) => name === CRATE.name);
    if (crate === undefined) throw new Error(`cargo has no ${CRATE.name}`);
    return join(dirname(crate.manifest_path), "tests/wpt/urltestdata.json");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
