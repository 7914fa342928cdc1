// The list of planted faults is of the sources as they are, and the page of evidence has its sums.

import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";

interface Fault {
  readonly file: string;
  readonly text: string;
  readonly fault: string;
  readonly missed?: true;
  readonly why?: string;
}

const faults = JSON.parse(readFileSync(new URL("../planted.json", import.meta.url), "utf8")) as readonly Fault[];

test("each text is in its file once, and is another than the fault", () => {
  expect(faults.length).toBe(100);
  const wrong = faults.filter(
    ({ file, text, fault }) => text === fault || readFileSync(join(root, file), "utf8").split(text).length !== 2,
  );
  expect(wrong).toEqual([]);
});

test("the page has how many faults each package has, and how many of them were found at first", () => {
  const page = readFileSync(join(root, "docs/evidence/conformance.md"), "utf8");
  const names = workspacePackages().map(({ folder }) => {
    return { name: basename(folder), prefix: `${relative(root, folder).replaceAll("\\", "/")}/` };
  });
  const packages = [...new Set(faults.map(({ file }) => names.find(({ prefix }) => file.startsWith(prefix))?.name))];
  const rows = packages.map((name) => {
    const prefix = names.find((each) => each.name === name)?.prefix ?? "none";
    const own = faults.filter(({ file, why }) => file.startsWith(prefix) && why === undefined);
    return `| \`${name}\` | ${own.length} | ${own.filter(({ missed }) => missed === undefined).length} | ${own.length} |`;
  });
  expect(rows.length).toBe(9);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
