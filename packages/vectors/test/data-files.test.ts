// The JSON files themselves, for users of other languages.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

interface Index {
  readonly kinds: Readonly<
    Record<string, { readonly file: string; readonly rows: number; readonly fields: Readonly<Record<string, string>> }>
  >;
}

const folder = new URL("../data/", import.meta.url);
const names = readdirSync(folder).filter((name) => name !== "SHA256SUMS");
const read = (name: string): string => readFileSync(new URL(name, folder), "latin1");
const index: Index = JSON.parse(read("index.json"));
const kinds = Object.entries(index.kinds).map(([kind, about]) => ({ kind, ...about }));

it.each(names)("%s: contains only printable ASCII, and every line ends in LF", (name) => {
  expect(read(name)).toMatch(/^(?:[ -~]+\n)+$/u);
});

it("index.json names every data file, and package.json exports it", () => {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  expect(new Set([...kinds.map(({ file }) => file), "index.json"])).toEqual(new Set(names));
  for (const name of names) expect(manifest.exports[`./${name}`]).toBe(`./data/${name}`);
});

it.each(kinds)("$file has $rows rows, one per line", ({ kind, file, rows }) => {
  const [first, ...lines] = read(file).trimEnd().split("\n");
  const last = lines.pop();
  expect([first, last]).toEqual(kind === "pitfalls" ? ["{", "}"] : ["[", "]"]);
  expect(lines).toHaveLength(rows);
  expect(lines.filter((line, i) => line.endsWith(",") === (i === rows - 1))).toEqual([]);
  // Without its comma, each line is a whole row.
  for (const line of lines) {
    const row = line.replace(/,$/u, "");
    expect(() => JSON.parse(kind === "pitfalls" ? `{${row}}` : row)).not.toThrow();
  }
});

it.each(kinds)("index.json describes every field of $kind, and no others", ({ file, fields }) => {
  const rows = Object.values<unknown>(JSON.parse(read(file)));
  // A code alone has no fields.
  const found = new Set(rows.flatMap((row) => (typeof row === "string" ? [] : fieldsOf(row))));
  // The fields of a check are described with the kind that they belong to.
  // Those of variables are names that a template chooses.
  const described = [...found].filter(
    (field) => !/^(?:check|variables)\./u.test(field) || Object.hasOwn(fields, field),
  );
  expect(Object.keys(fields).filter((field) => !found.has(field) && !found.has(`${field}.*`))).toEqual([]);
  expect(described.filter((field) => !field.endsWith("*") && !Object.hasOwn(fields, field))).toEqual([]);
});

/** The paths of all fields: an object `expect` gives `expect.*`, and each field a path such as `expect.base`. */
function fieldsOf(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [prefix];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
  return prefix === "" ? below : [`${prefix}.*`, ...below];
}

it("the README has the number of rows of each file, and of all files with results", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const counts = new Map(
    [...readme.matchAll(/^\| `\w+` +\| `([a-z-]+\.json)` +\| +(\d+) \|/gmu)].map(([, file, rows]) => [
      file,
      Number(rows),
    ]),
  );
  expect(counts).toEqual(new Map(kinds.map(({ file, rows }) => [file, rows])));
  const results = kinds.filter(({ kind }) => kind !== "differences" && kind !== "pitfalls");
  const all = results.reduce((sum, { rows }) => sum + rows, 0);
  expect(readme).toContain(`any language: ${all} rows`);
});

it("the README explains every decision that a row, a note or a comment names", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const sources = new URL("../src/", import.meta.url);
  const comments = readdirSync(sources).map((name) => readFileSync(new URL(name, sources), "utf8"));
  const texts = [...names.map(read), ...comments, readme].join("\n");
  const named = [...texts.matchAll(/\(([GLN]\d+)\)|decision ([GLN]\d+)/gu)].map(([, a, b]) => a ?? b);
  expect(new Set(named).size).toBeGreaterThan(5);
  // Those of the older RFCs are beside docs/history.md.
  const older = readFileSync(new URL("../../../docs/history/readings.tsv", import.meta.url), "utf8");
  const isOlder = (code = ""): boolean => older.includes(`\n${code}\t`);
  expect(named.filter((code) => !readme.includes(`\n| ${code} `) && !isOlder(code))).toEqual([]);
});

it("checksums.mjs counts a row that is added, and before it is written, says which files do not have it", () => {
  const copy = mkdtempSync(join(tmpdir(), "std66-rows-"));
  for (const name of ["data", "README.md", "checksums.mjs"])
    cpSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), join(copy, name), { recursive: true });
  const at = (path: string): string => readFileSync(join(copy, path), "utf8");
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(copy, "checksums.mjs"), ...options], { encoding: "utf8" });
  const count = index.kinds["equivalence"]?.rows ?? 0;
  const last = /\n(\{.*\})\n\]\n$/u.exec(at("data/equivalence.json"))?.[1] ?? "";
  writeFileSync(
    join(copy, "data/equivalence.json"),
    at("data/equivalence.json").replace(/\n\]\n$/u, `,\n${last}\n]\n`),
  );
  expect(run()).toMatchObject({
    status: 1,
    stderr: ["data/index.json", "README.md", "data/SHA256SUMS"]
      .map((path) => `packages/vectors/${path} is out of date: node packages/vectors/checksums.mjs --write\n`)
      .join(""),
  });
  expect(run("--write")).toMatchObject({ status: 0, stderr: "" });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(run("write").status).toBe(2);
  expect((JSON.parse(at("data/index.json")) as Index).kinds["equivalence"]?.rows).toBe(count + 1);
  expect(at("README.md")).toContain(` | \`equivalence.json\`       |  ${count + 1} |`);
  const total = Number(
    /any language: (\d+) rows/u.exec(readFileSync(new URL("../README.md", import.meta.url), "utf8"))?.[1],
  );
  expect(at("README.md")).toContain(`any language: ${total + 1} rows`);
  rmSync(copy, { recursive: true });
});
