// docs/migrate: its tables are run as samples; here, what a table cannot show by itself.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { validateIri } from "validate-iri";
import { describe, expect, test } from "vitest";
import { migrationRows } from "./samples/tables.mjs";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

const [index, ...rest] = textFiles(/^docs\/migrate\/README\.md$/u);
const pages = textFiles(/^docs\/migrate\/(?!README)[^/]+\.md$/u);
const rows = migrationRows();
const { devDependencies: versions } = JSON.parse(readFileSync(join(root, "tools/package.json"), "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

test("the index links each page", () => {
  expect(rest).toEqual([]);
  expect(pages.length).toBeGreaterThan(7);
  expect(pages.filter(({ path }) => !index?.text.includes(`](${basename(path)})`))).toEqual([]);
});

describe.each(pages.map(({ path, text }) => [path, text] as const))("%s", (path, text) => {
  const ofPage = rows.filter((row) => row.path === path);

  test("compares at least four calls, and shows at least five changes", () => {
    expect(ofPage.filter(({ isSame }) => isSame).length).toBeGreaterThan(3);
    expect(ofPage.filter(({ isSame }) => !isSame).length).toBeGreaterThan(4);
  });

  test("shows as a change only what changes", () => {
    expect(ofPage.filter(({ isSame, theirs, ours }) => !isSame && theirs.returns === ours.returns)).toEqual([]);
  });

  test("names the version of each library that it imports, as does the index", () => {
    const imported = [...text.matchAll(/from "([^"]+)"/gu)].map(([, name = ""]) => name);
    for (const name of imported.filter((each) => !/^(?:@std66\/|node:)/u.test(each))) {
      expect(text).toContain(`\`${name}\` ${versions[name]}`);
      expect(index?.text).toContain(`\`${name}\` ${versions[name]}`);
    }
  });
});

test("validate-iri takes exponential time, as rdf.md says", () => {
  // 64 times as long for 6 letters more. The least of some times counts: a busy machine only makes times longer.
  let [few, many] = [Infinity, Infinity];
  for (let turn = 0; turn < 5; turn++) [few, many] = [Math.min(few, timeFor(14)), Math.min(many, timeFor(20))];
  expect(many / few).toBeGreaterThan(8);
});

/** In microseconds of the processor. */
function timeFor(letters: number): number {
  const from = process.cpuUsage();
  validateIri(`http://a/${"a".repeat(letters)} `);
  const { user, system } = process.cpuUsage(from);
  return Math.max(user + system, 1);
}
