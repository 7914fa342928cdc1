// The rows of lab/proof/runtimes, run in this process, and what `run proof runtimes` makes of them.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import * as vectors from "@std66/vectors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printing, scriptOf } from "../bundle.mjs";
import { execute } from "../execute.mjs";
import { withLines } from "../read-me.mjs";
import { cellsOf, lineOf } from "../report.mjs";
import { packages } from "../rows/packages.ts";
import { type Result, run } from "../rows/run.ts";
import { withoutLegacy } from "../rows/without-legacy.ts";
import { root } from "@std66/tools/workspace.mjs";

let script = "";
let folder = "";

beforeAll(async () => {
  script = await scriptOf("main");
  folder = mkdtempSync(join(tmpdir(), "std66-runtimes-test-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the rows", () => {
  test("are all those of the vectors, except statements that say nothing to run", () => {
    // What clients did is not expected of anything.
    const { clients: _, seeds, differences, pitfalls, ...kinds } = vectors;
    const statements = seeds.filter(({ check }) => check !== null);
    const ids = [...statements, ...Object.values(kinds).flat()].map(({ id }) => id);
    // The rows of the URL Standard are the examples of its reasons.
    const ofVectors = packages.filter(({ name }) => name !== "@std66/url-standard");
    const asked = ofVectors.flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(new Set(asked)).toEqual(new Set([...ids, ...differences, ...Object.keys(pitfalls)]));
  });

  test("are each asked once of a package", () => {
    for (const { checks } of packages) expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  test("fail if an answer differs or is an error, and name what was expected and found", () => {
    const checks = [
      {
        id: "same",
        ask: () =>
          [
            { a: 1, b: undefined },
            { b: null, a: 1 },
          ] as const,
      },
      { id: "other", ask: () => [{ a: [1] }, { a: [2] }] as const },
      { id: "more", ask: () => [{ a: 1, b: 2 }, { a: 1 }] as const },
      { id: "error", ask: refuse },
    ];
    const failures = [
      'other: expected {"a":[2]}, found {"a":[1]}',
      'more: expected {"a":1}, found {"a":1,"b":2}',
      "error: TypeError: no",
    ];
    expect(run([{ name: "one", checks }])).toEqual([{ name: "one", passed: 1, failures }]);
  });
});

function refuse(): never {
  throw new TypeError("no");
}

/** The result of the script where there is nothing but the language, without `eval`, and what is given. */
function resultsIn(globals: object, text = script): Result[] {
  const context = createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } });
  return JSON.parse(runInContext(`${text}; std66Rows()`, context)) as Result[];
}

describe("the script", () => {
  test("needs nothing but the language and URL", () => {
    const counts = packages.map(({ name, checks }) => ({ name, passed: checks.length, failures: [] }));
    expect(resultsIn({ URL })).toEqual(counts);
  });

  test("says which rows it does not run without URL, and passes all others", () => {
    const counts = packages.map(({ name, checks: { length } }) =>
      name === "@std66/legacy/whatwg"
        ? { name, passed: 0, failures: [], lacks: "URL", notRun: length }
        : { name, passed: length, failures: [] },
    );
    expect(resultsIn({})).toEqual(counts);
  });

  test.each([
    // A row with another result, and functions that no longer do what they say.
    ['"rfc3986": "g:h"', '"rfc3986": "g:i"', "@std66/resolve", "res-001"],
    [
      "function removeDotSegments(path) {",
      "function removeDotSegments(path) { return path;",
      "@std66/core",
      "seed-039",
    ],
    ["function isUri(", "function isUri() { return true; } function unused(", "@std66/core", "seed-057"],
  ])("finds a planted fault: %s as %s", (text, fault, name, row) => {
    const parts = script.split(text);
    expect(parts.length).toBeGreaterThan(1);
    const result = resultsIn({ URL }, parts.join(fault)).find((one) => one.name === name);
    expect(result?.failures.map((line) => line.split(":", 1)[0])).toContain(row);
  });

  test("for Hermes leaves out legacy, and says so", async () => {
    const results = resultsIn({}, await scriptOf("main-hermes"));
    const legacy = results.pop();
    expect(results).toHaveLength(withoutLegacy.length);
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    expect(legacy).toEqual({ name: "@std66/legacy", passed: 0, failures: [], lacks: "named groups" });
  });
});

describe("a runtime", () => {
  const runtime = { name: "This Node", folder: "", command: [process.execPath], files: ["rows.js"], isLoader: false };

  test("is asked by a script that prints the result", async () => {
    writeFileSync(join(folder, "rows.js"), printing(script));
    const report = await execute(runtime, "1.0", folder);
    expect(report).toMatchObject({ version: "1.0", loadedBy: ["script"], faults: [], results: resultsIn({ URL }) });
  });

  test("that cannot load a file, or in which a row fails, has a fault", async () => {
    const failure = JSON.stringify([{ name: "one", passed: 0, failures: ["row: expected 1, found 2"] }]);
    writeFileSync(join(folder, "rows.js"), `console.log('${failure}');`);
    writeFileSync(join(folder, "rows.mjs"), 'import "@std66/none";');
    writeFileSync(join(folder, "rows.cjs"), "console.log('[]');");
    const report = await execute({ ...runtime, isLoader: true }, "1.0", folder);
    expect(report.loadedBy).toEqual(["script", "require"]);
    expect(report.faults).toEqual([
      "script: one: row: expected 1, found 2",
      expect.stringMatching(/^import: Error .*Cannot find package '@std66\/none'/u),
      "require: not the rows of the script",
    ]);
    expect(lineOf(report)).toMatch(
      /0 rows passed, 1 failed .*\n {2}script: one: row: expected 1, found 2\n {2}import: /u,
    );
  });
});

describe("the table of the README", () => {
  const report = { name: "Bun", version: "2.0", loadedBy: ["script", "import"], faults: [], ms: 5 };
  const results = [
    { name: "one", passed: 3, failures: [] },
    { name: "two", passed: 4, failures: [] },
    { name: "three", passed: 0, failures: [], lacks: "URL", notRun: 5 },
  ];
  const cells = ["Bun", "2.0", "7", "5 of three: no URL", "script, import", ""];

  test("has the sum of the rows, and what was not run", () => {
    expect(cellsOf({ ...report, results })).toEqual(cells);
    expect(lineOf({ ...report, results })).toMatch(
      /7 rows passed, 0 failed .* script, import; not run: 5 of three: no URL$/u,
    );
  });

  test.each([
    ["Node 18", ""],
    ["Node 20", "yes"],
    ["Node 26", "yes"],
    ["Bun", ""],
  ])("says whether CI runs the whole suite on %s", (name, cell) => {
    expect(cellsOf({ ...report, name, results }).at(-1)).toBe(cell);
  });

  test("gets new lines, and keeps those of others", () => {
    const old = [
      ["Bun", "1.0", "6", "", "script", ""],
      ["Firefox", "1.0", "6", "", "script", ""],
    ];
    const page = withLines("# a\n\n<!-- where it runs -->\n\n<!-- /where it runs -->\n\n## b\n", old);
    expect(withLines(page, [cells, ["Node 26", "1.0", "7", "", "script", "yes"]])).toBe(`# a

<!-- where it runs -->

| runtime | version | rows passed | not run            | loaded by      | whole suite |
| ------- | ------- | ----------- | ------------------ | -------------- | ----------- |
| Bun     | 2.0     | 7           | 5 of three: no URL | script, import |             |
| Firefox | 1.0     | 6           |                    | script         |             |
| Node 26 | 1.0     | 7           |                    | script         | yes         |

<!-- /where it runs -->

## b
`);
    expect(withLines(page, old)).toBe(page);
  });

  test("has all rows for each browser, which only `run proof browsers --write` writes", () => {
    const all = packages.reduce((sum, { checks }) => sum + checks.length, 0);
    const rows = readFileSync(join(root, "README.md"), "utf8").match(/^\| (?:Chromium|Firefox|WebKitGTK) .*/gmu) ?? [];
    expect(rows.map((row) => row.split("|")[3]?.trim())).toEqual([String(all), String(all), String(all)]);
  });

  test("must have its marks", () => {
    expect(() => withLines("# a\n", [])).toThrow("README.md must contain <!-- where it runs -->");
  });
});
