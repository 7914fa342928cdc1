// What the pages tell users to type.

import { publishedPackages, root } from "@std66/tools/workspace.mjs";
import { textFiles } from "@std66/tools/text-files.mjs";
import { readmeBlocks } from "@std66/tools/test/samples/blocks.mjs";
import { relative } from "node:path";

/** @typedef {{ path: string, line: string }} Line */
/** @typedef {{ path: string, names: string[], manifest: { dependencies?: Record<string, string>, overrides: Record<string, string> } }} Overrides */

const readmes = ["README.md", ...publishedPackages().map(({ folder }) => `${relative(root, folder)}/README.md`)];
const pages = textFiles(/\.md$/u);

/** @returns {Line[]} each line that installs our packages, once, with the first page that has it */
export function installLines() {
  const lines = pages
    .filter(({ path }) => readmes.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm install [^`\n]*\bstd66\b[^`\n]*/gu)].map(([line]) => ({ path, line: line.trim() })),
    );
  return lines.filter(({ line }, at) => lines.findIndex((other) => other.line === line) === at);
}

/** @returns {Overrides[]} each that a page tells users to put into their package.json, once */
export function overrides() {
  const written = pages
    .filter(({ path }) => !/CHANGELOG|^docs\/(?:decisions|release)/u.test(path))
    .flatMap(({ path, text }) => {
      const blocks = [...text.matchAll(/^```json\n([^]*?)^```$/gmu)].map(([, code = ""]) => code);
      const spans = [...text.matchAll(/`("overrides": [^`]*)`/gu)].map(([, code = ""]) => `{${code}}`);
      return [...blocks, ...spans]
        .filter((code) => code.includes('"overrides"') && code.includes("@std66/"))
        .map((code) => ({ path, manifest: JSON.parse(code) }));
    });
  const once = written.filter(
    ({ manifest }, at) =>
      written.findIndex((other) => JSON.stringify(other.manifest) === JSON.stringify(manifest)) === at,
  );
  return once.map((entry) => ({ ...entry, names: Object.keys(entry.manifest.overrides) }));
}

/** @returns {Map<string, { command: string, printed: string }[]>} the samples of the command, by page */
export function shellSamples() {
  /** @type {Map<string, { command: string, printed: string }[]>} */
  const samples = new Map();
  for (const { path, code } of readmeBlocks("sh")) {
    if (!/^\$ (?:.*\|\s*)?std66\b/mu.test(code)) continue;
    const commands = [...code.matchAll(/^\$ ((?:.*\\\n)*.*)\n?((?:(?!\$ ).*(?:\n|$))*)/gmu)].map(
      ([, command = "", printed = ""]) => ({ command, printed: printed.trimEnd() }),
    );
    samples.set(path, [...(samples.get(path) ?? []), ...commands]);
  }
  return samples;
}
