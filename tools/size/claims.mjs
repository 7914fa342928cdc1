// Finds the sizes that the READMEs state: "everything 6.1 kB" and "`parse` alone 4.6 kB". They are those of the package
// that the line names, or else of the package that the README belongs to.

import { textFiles } from "../text-files.mjs";
import { bundle } from "./bundle.mjs";

const CLAIM = /(?:`(?<name>\w+)` alone|everything) (?<size>\d+\.\d) kB/gu;

/** The READMEs with current sizes written in, and each claim with the measured size. */
export async function sizeClaims() {
  const pages = textFiles(/^(?:(?:packages|adapters)\/[\w-]+\/)?README\.md$/u);
  return Promise.all(
    pages.map(async ({ path, text }) => {
      const folder = /^(?:packages|adapters)\/([\w-]+)/u.exec(path)?.[1];
      const claims = await Promise.all(
        [...text.matchAll(CLAIM)].map(async ({ 0: words, index, groups }) => {
          const start = text.lastIndexOf("\n", index) + 1;
          const module = /`(@std66\/[\w-]+)`/u.exec(text.slice(start, index))?.[1] ?? `@std66/${folder}`;
          const { gzipped } = await bundle(module, groups?.["name"] ?? "*");
          return { words, module, index, stated: Number(groups?.["size"]), gzipped };
        }),
      );
      let written = text;
      for (const { words, index, gzipped } of claims.toReversed()) {
        const now = words.replace(/\d+\.\d/u, (gzipped / 1000).toFixed(1));
        written = written.slice(0, index) + now + written.slice(index + words.length);
      }
      return { path, claims, written };
    }),
  );
}
