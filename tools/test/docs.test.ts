// What the pages for people promise: their links lead somewhere, and each page and each folder of the lab has a line.

import { existsSync, readFileSync, readdirSync } from "node:fs";
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

const folders = readdirSync(join(root, "lab"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".") ? [entry.name] : [],
);

test("lab/README.md has each script that starts a folder of the lab, and each folder has one", () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  const started = Object.entries(scripts).flatMap(([name, script]) => {
    const [, folder] = /\bnode lab\/([^/]+)\//u.exec(script) ?? [];
    return folder === undefined ? [] : [{ name, folder }];
  });
  expect(folders.filter((folder) => !started.some((script) => script.folder === folder))).toEqual([]);
  const rows = read("lab/README.md").match(/^\| `run .*$/gmu) ?? [];
  const isListed = ({ name, folder }: { name: string; folder: string }) =>
    rows.some((row) => new RegExp(`^\\| \`run ${name}[ \`].*\\(${folder}/README\\.md\\)`, "u").test(row));
  expect(started.filter((script) => !isListed(script))).toEqual([]);
});
