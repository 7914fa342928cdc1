// What the pages for people promise: their links lead somewhere, and each page has a line.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
/** The files that a page links. */
const linksOf = (path: string): string[] =>
  [...read(path).matchAll(/\]\((?!https?:|#)([^)\s#]+)/gu)].map(([, link = ""]) => join(dirname(path), link));

const pages = textFiles(
  /^(?:CONTRIBUTING|docs\/(?!recipes)[^/]+|docs\/(?:contributing|decisions|evidence)\/.+|lab\/.*README)\.md$/u,
);

test.for(pages.map(({ path }) => path))("the links of %s lead to files", (path) => {
  expect(linksOf(path).filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test.for(["CONTRIBUTING.md", "docs/architecture.md"])("%s names existing files", (path) => {
  const named = [...read(path).matchAll(/`((?:adapters|apps|docs|lab|packages|tools)\/[^`*]*)`/gu)].map(
    ([, name = ""]) => name,
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test("docs/README.md has a line for each page, and for the index of each folder", () => {
  const links = linksOf("docs/README.md");
  const all = textFiles(/^docs\/(?!README)(?:[^/]+|[^/]+\/README|evidence\/.+)\.md$/u).map(({ path }) => path);
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((path) => !links.includes(path))).toEqual([]);
});

const cellsOf = (row: string): number => row.split(/(?<!\\)\|/u).length;

/** The rows of the tables of a page that have another number of cells than the head. */
function unevenRows(text: string): readonly string[] {
  const blocks = text.replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gmu, "").match(/(?:^\|.*\n)+/gmu) ?? [];
  return blocks.flatMap((block) => {
    const [head = "", ...rows] = block.trimEnd().split("\n");
    return rows.filter((row) => cellsOf(row) !== cellsOf(head));
  });
}

test("each row of a table has the cells of its head", () => {
  const tables = textFiles(/\.md$/u).map(({ path, text }) => ({ path, rows: unevenRows(`${text}\n`) }));
  expect(tables.filter(({ rows }) => rows.length > 0)).toEqual([]);
  const escaped = String.raw`| \| | d |`;
  expect(unevenRows(`| a | b |\n| - | - |\n| c |\n${escaped}\n`)).toEqual(["| c |"]);
});
