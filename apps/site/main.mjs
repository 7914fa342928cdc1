// pnpm run site [COMMAND [FOLDER]]: serves the site or, with `build` as COMMAND, writes its files, which any static
// host serves from any path.

import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { ownArguments } from "@std66/tools/arguments.mjs";
import { serve } from "./server.mjs";
import { writeSite } from "./site.mjs";

const { operands } = ownArguments(import.meta.url);
const [command, folder = fileURLToPath(new URL("dist", import.meta.url))] = operands;
if (command !== undefined && command !== "build") {
  console.error(`site: unknown argument \`${command}\``);
  process.exitCode = 2;
} else {
  await writeSite(resolve(folder));
  if (command === "build") console.log(`site: written to ${resolve(folder)}`);
  else {
    const { address } = await serve(resolve(folder), Number(process.env["PORT"] ?? 8066));
    console.log(`site: ${address}`);
  }
}
