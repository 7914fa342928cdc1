// pnpm run site [--path=PATH] [COMMAND [FOLDER]]: serves the site or, with `build` as COMMAND, writes its files, which
// any static host serves from any path. Only `404.html` has to know that PATH, `/` without the option.

import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { ownArguments } from "@std66/tools/arguments.mjs";
import { serve } from "./server.mjs";
import { writeSite } from "./site.mjs";

const { operands, texts } = ownArguments(import.meta.url);
const path = texts["path"] ?? "/";
const [command, folder = fileURLToPath(new URL("dist", import.meta.url))] = operands;
if (command !== undefined && command !== "build") {
  console.error(`site: unknown argument \`${command}\``);
  process.exitCode = 2;
} else if (!/^\/(?:.*\/)?$/u.test(path)) {
  console.error(`site: \`${path}\` does not begin and end with \`/\``);
  process.exitCode = 2;
} else {
  await writeSite(resolve(folder), path);
  if (command === "build") console.log(`site: written to ${resolve(folder)}`);
  else {
    const { address } = await serve(resolve(folder), Number(process.env["PORT"] ?? 8066));
    console.log(`site: ${address}`);
  }
}
