// Checks the tables of docs/history.md against the dialects and the lists of the RFCs. `vitest run -u` rewrites them.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import {
  type DialectId,
  type Outcome,
  type ReasonCode,
  compareResolution,
  compareSyntax,
  dialects,
  otherReadings,
  readings,
  reasons,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc2396bis07,
  rfc3986,
} from "../src/index.ts";
import { SETS, characterSets } from "./history/character-sets.ts";
import { documents, reservedNames, schemes } from "./history/lineage.ts";
import { relativeUses } from "./history/relative-use.ts";
import { semicolons } from "./history/semicolons.ts";
import { unshared } from "./history/unshared.ts";

const page = fileURLToPath(new URL("../../../docs/history.md", import.meta.url));
const BASE = "http://a/b/c/d;p?q";

/** References about the changes that RFC 3986 Appendix D and its predecessors list. */
const references: readonly (readonly [reference: string, base?: string])[] = [
  [""],
  ["", "http://a/b/c/d;p?q#f"],
  ["#s"],
  ["#"],
  ["?y"],
  ["?"],
  [";x"],
  ["g;x=1/./y"],
  ["g;x=1/../y"],
  ["..;x"],
  ["g?"],
  ["g#"],
  ["g;"],
  ["../../../g"],
  ["/./g"],
  ["/../g"],
  ["g:h/../i"],
  ["///g"],
  ["g", "http://a"],
  ["../g", "http://a"],
  ["g", "http://a?x"],
  ["g", "http://a/b;x/c/d"],
  ["../c", "foo:a/b"],
  ["?query2", "mailto:local@domain?query1"],
  [".//g", "f:/a"],
  ["?y", "http://a"],
  [";x", "http://a"],
  ["b/../c", "http://a"],
];

const texts: readonly string[] = [
  "http://h/~user",
  "http://[::1]/",
  "http://[v1.a]/",
  "http://h/?a[1]",
  "foo:",
  "?y",
  "1:b",
  "http://h:/",
  "http://h:80a/",
  "http://a_b/",
  "http://999.1.1.1/",
  "ftp://h/a?b",
  "mailto:a?b",
  "http://user@h/",
  "http://h/#s",
  "http://h/a!b",
  "http://h/a,b",
  "http://h/a b",
];

const BASE_WITH_PARAMS = "http://h/a/b;x;y?q";

const referencesToParams: readonly string[] = ["?r", "#s", ";z", ";z;w", ";", "c", "c;z", ".", "c;z/../d"];

const compared: readonly DialectId[] = ["rfc1808", "rfc2396", "rfc3986"];

function code(text: string): string {
  if (text === "`") return "`` ` ``";
  return text === "" ? "(empty)" : `\`${text.replaceAll("|", "\\|")}\``;
}

function shown(outcome: Outcome | undefined): string {
  if (outcome === undefined) return "";
  if (outcome.kind === "error") return "refused";
  return outcome.kind === "same-document" ? `(cd)${outcome.text && ` ${code(outcome.text)}`}` : code(outcome.text);
}

/** A refusal has the result of the steps beside it, and RFC 3986 that of std66 if it differs. */
function shownBy(id: DialectId, base: string, reference: string): string {
  const cell = shown(dialects[id].resolve(base, reference));
  const others = otherReadings(base, reference, { dialects: [id] }).filter(({ reading }) => reading === "L7");
  const { rows } = compareResolution(base, reference, { dialects: [id] });
  const beside = [
    ...others.map(({ reading, outcome }) => `${reading}: ${shown(outcome)}`),
    ...rows.flatMap(({ dialect, outcome }) => (dialect === "std66" ? [`std66: ${shown(outcome)}`] : [])),
  ];
  return beside.length === 0 ? cell : `${cell} (${beside.join(", ")})`;
}

function referencesTable(): string[] {
  const rows = references.map(([reference, base = BASE]) => {
    const { rows: all, differences } = compareResolution(base, reference, { dialects: compared });
    const why = new Set([
      ...differences.flatMap(({ reasons: codes }) => codes),
      ...all.flatMap((row) => (row.dialect === "std66" ? [row.reason] : [])),
    ]);
    const where = base === BASE ? "" : ` (${code(base)})`;
    return [code(reference) + where, ...compared.map((id) => shownBy(id, base, reference)), [...why].join(", ")];
  });
  return table(["reference (base)", "RFC 1808", "RFC 2396", "RFC 3986", "why"], rows);
}

function textsTable(): string[] {
  const ids: readonly DialectId[] = ["rfc1738", ...compared];
  const rows = texts.map((text) => {
    const { differences } = compareSyntax(text, { dialects: ids });
    const why = new Set(differences.flatMap(({ reasons: codes }) => codes));
    return [code(text), ...ids.map((id) => (dialects[id].isValid(text) ? "yes" : "no")), [...why].join(", ")];
  });
  return table(["text", "RFC 1738", "RFC 1808", "RFC 2396", "RFC 3986", "why"], rows);
}

function readingsTable(): string[] {
  const rows = Object.entries(readings).map(([name, { about, taken, otherwise, option }]) => [
    name,
    about,
    taken,
    otherwise,
    option === undefined ? "" : code(option),
  ]);
  return table(["code", "about", "this reading", "another", "option"], rows);
}

function reasonRows(): string[][] {
  return (Object.keys(reasons) as ReasonCode[]).map((name) => [
    name,
    reasons[name].summary,
    Object.entries(readings)
      .flatMap(([reading, { reasons: resting }]) => (resting.includes(name) ? [reading] : []))
      .join(", "),
  ]);
}

function readingRows(): string[][] {
  return Object.entries(readings).map(([name, { about, because }]) => [name, about, because]);
}

const tsv = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `${cells.join("\t")}\n`).join("");

/** Formats signs as code, the grave accent separately; letters, digits, the space and controls are words. */
function signs(items: readonly string[]): string {
  const words = items.filter((item) => item.length > 1);
  const others = items.filter((item) => item.length === 1 && item !== "`");
  const parts = [
    ...words,
    ...(others.length > 0 ? [code(others.join(" "))] : []),
    ...(items.includes("`") ? [code("`")] : []),
  ];
  return parts.join(", ") || "none";
}

function setsTable(): string[] {
  const rows = characterSets.map((sets) => [
    sets.source,
    ...SETS.map((set) => signs(sets[set].split(" ").filter((item) => item !== ""))),
  ]);
  return table(["RFC", ...SETS], rows);
}

const listed = (items: readonly string[]): string => (items.length === 0 ? "none" : items.map(code).join(", "));

function semicolonsTable(): string[] {
  const rows = semicolons.map((text) => {
    const older = rfc1738.isValid(text) ? (rfc1738.parse(text) as unknown as Readonly<Record<string, unknown>>) : {};
    const { path, params } = rfc1808.parse(text);
    const [type, whole] = [older["type"], older["path"]];
    const in1738 =
      typeof type === "string" ? `type ${code(type)}` : typeof whole === "string" ? `path ${code(whole)}` : "not valid";
    return [
      code(text),
      in1738,
      `path ${code(path)}, params ${listed(params === undefined ? [] : params.split(";"))}`,
      rfc2396
        .parse(text)
        .segments.map((part) => `${code(part.segment)} with ${listed(part.params)}`)
        .join(", "),
      `path ${code(rfc3986.parse(text).path)}`,
    ];
  });
  return table(["text", "RFC 1738", "RFC 1808: params one by one", "RFC 2396: segments with params", "RFC 3986"], rows);
}

function paramsTable(): string[] {
  const rows = referencesToParams.map((reference) => [
    code(reference),
    ...compared.map((id) => shownBy(id, BASE_WITH_PARAMS, reference)),
  ]);
  return table(["reference", "RFC 1808", "RFC 2396", "RFC 3986"], rows);
}

function relativeUseTable(): string[] {
  const rows = relativeUses.map(({ base, reference }) => [
    code(reference),
    code(base),
    ...compared.map((id) => shownBy(id, base, reference)),
  ]);
  return table(["reference", "base", "RFC 1808", "RFC 2396", "RFC 3986"], rows);
}

const codeOrNone = (text: string | undefined): string => (text === undefined ? "none" : code(text));

function obsoleteRulesTable(): string[] {
  const rows = unshared.map(({ rule, translation, lost, gained }) => [
    code(rule),
    code(translation),
    codeOrNone(lost),
    codeOrNone(gained),
  ]);
  return table(["obsolete rule", "translation", "only in the old rule", "only in the translation"], rows);
}

const rfcs = (numbers: readonly number[]): string => numbers.map((number) => `RFC ${number}`).join(", ");

function documentsTable(): string[] {
  const rows = documents.map(({ rfc, year, about, updates = [], obsoletes = [] }) => [
    rfcs([rfc]),
    String(year),
    about,
    rfcs(updates),
    rfcs(obsoletes),
  ]);
  return table(["RFC", "year", "about", "updates", "obsoletes"], rows);
}

function schemesTable(): string[] {
  const rows = [...schemes, ...reservedNames].map(({ name, section, later, remark = "" }) => [
    code(name),
    `RFC 1738 §${section}`,
    [rfcs(later), remark].filter((part) => part !== "").join("; "),
  ]);
  return table(["scheme", "first", "later"], rows);
}

/** Formats a table like the formatter of this repository: columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)];
}

function withTable(text: string, name: string, lines: readonly string[]): string {
  const [before = "", after = ""] = text.split(new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`, "u"));
  return `${before}\n\n${lines.join("\n")}\n\n${after}`;
}

it("the tables of the history agree with the dialects", async () => {
  let text = readFileSync(page, "utf8");
  text = withTable(text, "references", referencesTable());
  text = withTable(text, "texts", textsTable());
  text = withTable(text, "readings", readingsTable());
  text = withTable(text, "sets", setsTable());
  text = withTable(text, "semicolons", semicolonsTable());
  text = withTable(text, "params", paramsTable());
  text = withTable(text, "relative-use", relativeUseTable());
  text = withTable(text, "rules", obsoleteRulesTable());
  text = withTable(text, "documents", documentsTable());
  text = withTable(text, "schemes", schemesTable());
  await expect(text).toMatchFileSnapshot(page);
});

it("the rows beside the page are those of the package", async () => {
  const files = [
    ["../../../docs/history/reasons.tsv", [["code", "difference", "rests on reading"], ...reasonRows()]],
    ["../../../docs/history/readings.tsv", [["code", "about", "because"], ...readingRows()]],
  ] as const;
  for (const [file, rows] of files) {
    expect(rows.flat().filter((cell) => /[\t\n]/u.test(cell))).toEqual([]);
    await expect(tsv(rows)).toMatchFileSnapshot(fileURLToPath(new URL(file, import.meta.url)));
  }
});

it("the last draft agrees with RFC 3986 on all texts and references of the history", () => {
  for (const text of [...texts, ...semicolons]) expect(rfc2396bis07.isValid(text)).toBe(rfc3986.isValid(text));
  for (const [reference, base = BASE] of references)
    expect(rfc2396bis07.resolve(base, reference)).toEqual(rfc3986.resolve(base, reference));
});

it("the README of the vectors has the range of the readings, and leads to their table", () => {
  const readMe = readFileSync(fileURLToPath(new URL("../../vectors/README.md", import.meta.url)), "utf8");
  const older = Object.keys(readings).filter((name) => name.startsWith("L"));
  expect(readMe).toContain(`${older.at(0)} to L${older.length}`);
  expect(readMe).toContain("(../../docs/history.md#where-the-text-leaves-room)");
  expect(readFileSync(page, "utf8")).toContain("\n## Where the text leaves room\n");
});

it("each reference in the history has a reason", () => {
  const why = referencesTable()
    .slice(2)
    .map((row) => row.split("|").at(-2)?.trim());
  expect(why.length).toBe(references.length);
  expect(why).not.toContain("");
});
