// The tables of docs/history.md are what the dialects do. `vitest run -u` writes them anew.

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
  reasons,
} from "../src/index.ts";

const page = fileURLToPath(new URL("../../../docs/history.md", import.meta.url));
const BASE = "http://a/b/c/d;p?q";

/** Those that the tables of RFC 3986 Appendix D and its predecessors are about. */
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

const compared: readonly DialectId[] = ["rfc1808", "rfc2396", "rfc3986"];

function code(text: string): string {
  return text === "" ? "(empty)" : `\`${text}\``;
}

function shown(outcome: Outcome | undefined): string {
  if (outcome === undefined) return "";
  if (outcome.kind === "error") return "refused";
  return outcome.kind === "same-document" ? `(cd)${outcome.text && ` ${code(outcome.text)}`}` : code(outcome.text);
}

function referencesTable(): string[] {
  const rows = references.map(([reference, base]) => {
    const { rows: all, differences } = compareResolution(base ?? BASE, reference, { dialects: compared });
    const why = new Set(differences.flatMap(({ reasons: codes }) => codes));
    const where = base === undefined ? "" : ` (${code(base)})`;
    return [code(reference) + where, ...all.map(({ outcome }) => shown(outcome)), [...why].join(", ")];
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

function reasonsTable(): string[] {
  const rows = (Object.keys(reasons) as ReasonCode[]).map((name) => {
    const { summary, citations } = reasons[name];
    return [name, summary.replaceAll("|", "\\|"), citations.join(", ")];
  });
  return table(["code", "what", "where"], rows);
}

/** As the formatter of this repository writes tables: columns as wide as their widest cell. */
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

it("R-158 the history of URIs shows what the dialects do", async () => {
  let text = readFileSync(page, "utf8");
  text = withTable(text, "references", referencesTable());
  text = withTable(text, "texts", textsTable());
  text = withTable(text, "reasons", reasonsTable());
  await expect(text).toMatchFileSnapshot(page);
});

it("the history gives a reason for each of its references", () => {
  const why = referencesTable()
    .slice(2)
    .map((row) => row.split("|").at(-2)?.trim());
  expect(why.length).toBe(references.length);
  expect(why).not.toContain("");
});
