// node checksums.mjs: writes data/SHA256SUMS, which the runner compares with the files, and which `sha256sum --check` reads.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const folder = new URL("data/", import.meta.url);
const lines = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .toSorted()
  .map((name) => {
    const sum = createHash("sha256")
      .update(readFileSync(new URL(name, folder)))
      .digest("hex");
    return `${sum}  ${name}\n`;
  });
writeFileSync(new URL("SHA256SUMS", folder), lines.join(""));
