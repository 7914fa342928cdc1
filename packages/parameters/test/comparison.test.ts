// Checks the tables of docs/parameters.md against the libraries that they compare. `vitest run -u` rewrites them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import qs from "qs";
import queryString from "query-string";
import { expect, it } from "vitest";
import { type Parameter, type QueryRecord, formatQuery, parseQuery, setInQuery } from "../src/index.ts";

const page = fileURLToPath(new URL("../../../docs/parameters.md", import.meta.url));

/** What each library reads, and what it writes for that. */
const libraries = [
  {
    name: "`@std66/parameters`",
    parse: (query: string): unknown => parseQuery(query),
    again: (query: string): string => formatQuery(parseQuery(query)),
    set: (query: string): string => setInQuery(query, "b", "2"),
  },
  {
    name: "`URLSearchParams`",
    parse: (query: string): unknown => [...new URLSearchParams(query)],
    again: (query: string): string => String(new URLSearchParams(query)),
    set: (query: string): string => {
      const parameters = new URLSearchParams(query);
      parameters.set("b", "2");
      return String(parameters);
    },
  },
  {
    name: "`qs`",
    parse: (query: string): unknown => qs.parse(query),
    again: (query: string): string => qs.stringify(qs.parse(query)),
    set: (query: string): string => qs.stringify({ ...qs.parse(query), b: "2" }),
  },
  {
    name: "`query-string`",
    parse: (query: string): unknown => queryString.parse(query),
    again: (query: string): string => queryString.stringify(queryString.parse(query)),
    set: (query: string): string => queryString.stringify({ ...queryString.parse(query), b: "2" }),
  },
] as const;

const read = [
  "a",
  "a=",
  "a&&b",
  "",
  "a;b",
  "a=1;b=2",
  "a=1+2",
  "a=1%2B2",
  "a=1%262",
  "a=%2541",
  "a=%FF",
  "a=100%",
  "b=1&a=2&b=3",
  "2=x&1=y",
  "a=1=2",
  "=1",
  "?a=1",
  "__proto__=1",
  "constructor=1",
  "a[b]=1",
  "a%5B%5D=1",
];
const rewritten = ["a&a=", "a&&b", "b=1&a=2", "a=1+2", "a=%7e/b", "a=b:c@d,e", "a=1;c", "a=%FF", "a='(!)*'"];
/** What each library writes for a pair, or an object. */
const values: readonly (readonly [shown: string, record: Record<string, unknown>])[] = [
  ['{ q: "C++ a/b" }', { q: "C++ a/b" }],
  ["{ n: 1.5, t: true, f: false }", { n: 1.5, t: true, f: false }],
  ["{ a: undefined, b: null }", { a: undefined, b: null }],
  ['{ a: "" }', { a: "" }],
  ["{ a: [1, 2] }", { a: [1, 2] }],
  ["{ a: [] }", { a: [] }],
  ["{ a: [null, undefined] }", { a: [null, undefined] }],
  ["{ a: NaN }", { a: Number.NaN }],
  ["{ a: { b: 1 } }", { a: { b: 1 } }],
];
const writers = [
  { name: "`@std66/parameters`", write: (record: object): string => formatQuery(record as QueryRecord) },
  { name: "`URLSearchParams`", write: (record: object): string => new URLSearchParams(record as never).toString() },
  { name: "`qs`", write: (record: object): string => qs.stringify(record) },
  { name: "`query-string`", write: (record: object): string => queryString.stringify(record as never) },
] as const;
const changed = ["a=%7e&b=1", "a=1+1&b=1", "a&b=1&c", "b=1&a=1;c", "a=%FF&b=1"];

it("the tables of docs/parameters.md say what the libraries do", async () => {
  let text = readFileSync(page, "utf8");
  text = withTable(text, "read", tableOf(read, "parse"));
  text = withTable(text, "rewritten", tableOf(rewritten, "again"));
  text = withTable(text, "written", tableOfValues());
  text = withTable(text, "changed", tableOf(changed, "set"));
  await expect(text).toMatchFileSnapshot(page);
});

it("the page names the versions that are compared", () => {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  for (const name of ["qs", "query-string"]) {
    expect(readFileSync(page, "utf8")).toContain(`\`${name}\` ${devDependencies[name]}`);
  }
});

it("the tables have what users ask about", () => {
  // The result of `@std66/parameters` for each, from RFC 3986 §2.4 and §3.4 rather than from the page.
  const wanted: readonly (readonly [query: string, pairs: readonly Parameter[]])[] = [
    [
      "a&&b",
      [
        ["a", undefined],
        ["", undefined],
        ["b", undefined],
      ],
    ],
    ["a;b", [["a;b", undefined]]],
    ["a=1+2", [["a", "1+2"]]],
    ["a=1%2B2", [["a", "1+2"]]],
    ["a", [["a", undefined]]],
    ["a=", [["a", ""]]],
  ];
  expect(wanted.filter(([query]) => !read.includes(query))).toEqual([]);
  for (const [query, pairs] of wanted) expect(parseQuery(query)).toEqual(pairs);
});

it("the table of objects has what formatQuery promises", () => {
  const promised = ["q=C%2B%2B%20a/b", "n=1.5&t=true&f=false", "b", "a=", "a=1&a=2", "", "a"];
  expect(values.slice(0, promised.length).map(([, record]) => formatQuery(record as QueryRecord))).toEqual(promised);
  for (const [, record] of values.slice(promised.length)) {
    expect(() => formatQuery(record as QueryRecord)).toThrow(TypeError);
  }
});

function tableOf(texts: readonly string[], how: "parse" | "again" | "set"): string {
  const rows = texts.map((text) => [code(text), ...libraries.map((library) => answer(() => library[how](text)))]);
  return drawn([["query", ...libraries.map(({ name }) => name)], ...rows]);
}

function tableOfValues(): string {
  const rows = values.map(([given, record]) => [
    code(given),
    ...writers.map(({ write }) => answer(() => write(record))),
  ]);
  return drawn([["object", ...writers.map(({ name }) => name)], ...rows]);
}

function drawn(cells: readonly (readonly string[])[]): string {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return lines.join("\n");
}

function answer(run: () => unknown): string {
  try {
    return code(shown(run()));
  } catch (error) {
    return `throws \`${(error as Error).name}\``;
  }
}

/** A value as JavaScript writes it. */
function shown(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return `[${value.map(inner).join(", ")}]`;
  const entries = Object.entries(value as object).map(([name, member]) => `${inner(name)}: ${inner(member)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function inner(value: unknown): string {
  if (value === undefined) return "undefined";
  return typeof value === "object" && value !== null ? shown(value) : JSON.stringify(value);
}

/** Code in a cell of a table. */
function code(text: string): string {
  return text === "" ? "(empty)" : `\`${text.replaceAll("|", "\\|")}\``;
}

function withTable(text: string, name: string, table: string): string {
  const [before = "", after = ""] = text.split(new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`, "u"));
  return `${before}\n\n${table}\n\n${after}`;
}
