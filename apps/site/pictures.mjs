// node apps/site/pictures.mjs: writes the pictures of README.md, the components as @std66/report draws them and the
// playground as Chromium shows it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { root } from "@std66/tools/workspace.mjs";
import { serve } from "./server.mjs";
import { writeSite } from "./site.mjs";

const pictures = join(root, "docs/pictures");
const folder = mkdtempSync(join(tmpdir(), "std66-pictures-"));
try {
  writeFileSync(join(pictures, "components.svg"), `${await drawing()}\n`);
  await writeSite(join(folder, "site"));
  await writeScreenshot(join(folder, "site"), join(pictures, "playground.png"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<string>} SVG */
async function drawing() {
  const outfile = join(folder, "picture.mjs");
  const entry = new URL("src/picture.ts", import.meta.url).pathname;
  const conditions = ["@std66/source"];
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", conditions });
  const { picture } = await import(outfile);
  return picture();
}

/** @param {string} site @param {string} path */
async function writeScreenshot(site, path) {
  const { address, close } = await serve(site, 0);
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 900, height: 960 } });
  await page.goto(`${address}play.html#text=?y&base=http://a/b/c/d;p?q&view=standards`);
  await page.locator(".copies").waitFor();
  await page.screenshot({ path });
  await browser.close();
  close();
}
