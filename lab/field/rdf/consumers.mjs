// Two folders with the parsers, as users have them: one as they are published, one with the adapters by `overrides`.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "@std66/tools/release/packed.mjs";
import { run } from "@std66/tools/run.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const REPLACED = ["relative-to-absolute-iri", "validate-iri"];

/** @param {string} temporary @returns {Promise<{ before: string, after: string }>} the folders */
export async function install(temporary) {
  const before = join(temporary, "before");
  const after = join(temporary, "after");
  const packed = join(temporary, "packed");
  for (const folder of [before, after, packed]) mkdirSync(folder);
  for (const folder of [before, after]) {
    for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "parse.mjs"]) {
      cpSync(join(here, file), join(folder, file));
    }
  }
  await pnpm(["install", "--frozen-lockfile"], before);
  const tarballs = await pack(
    packed,
    REPLACED.map((name) => `@std66/${name}`),
  );
  const overrides = REPLACED.map((name) => `  ${name}: file:${tarballs.get(`@std66/${name}`) ?? ""}`);
  const settings = join(after, "pnpm-workspace.yaml");
  writeFileSync(settings, `${readFileSync(settings, "utf8")}overrides:\n${overrides.join("\n")}\n`);
  await pnpm(["install", "--no-frozen-lockfile", "--prefer-offline"], after);
  return { before, after };
}

/** @param {string[]} args @param {string} folder */
async function pnpm(args, folder) {
  await run("pnpm", args, folder).catch((error) => {
    if (!/\bERR_PNPM_\w*FETCH/u.test(String(error))) throw error;
    throw new Error("the parsers cannot be downloaded: connect to the network, and run it again", { cause: error });
  });
}
